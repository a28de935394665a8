/** Looks of the gallery. */

import { css } from "lit";

export const galleryStyles = css`
  .shelf {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
    gap: 0.75rem;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .shelf button {
    display: grid;
    grid-template-columns: 6.5rem minmax(0, 1fr);
    gap: 0.125rem 0.875rem;
    align-content: start;
    width: 100%;
    height: 100%;
    padding: 0.625rem;
    border-color: var(--line);
    text-align: start;
  }
  .shelf [aria-current="true"] {
    border-color: var(--accent);
    background: var(--soft);
  }
  .shelf fewest-thumbnail {
    grid-row: 1 / 4;
    width: 6.5rem;
    height: 6.5rem;
  }
  .shelf strong {
    font-weight: 600;
  }
  .shelf .done {
    color: var(--text);
    font-weight: 600;
  }
  @media (max-width: 26rem) {
    .shelf button {
      grid-template-columns: 4.5rem minmax(0, 1fr);
    }
    .shelf fewest-thumbnail {
      grid-row: 1 / 3;
      width: 4.5rem;
      height: 4.5rem;
    }
    .shelf button > :last-child {
      grid-column: 1 / -1;
    }
  }
`;
