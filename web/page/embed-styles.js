/** The looks of the card for embedding. */

import { css } from "lit";

export const embedStyles = css`
  .embed-body,
  .embed-codes,
  .embed-code,
  .embed-preview {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.5rem;
    align-content: start;
  }
  .embed-body {
    gap: 1rem;
  }
  .embed-codes {
    gap: 1.25rem;
  }
  @media (min-width: 60rem) {
    .embed-body {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    }
    .embed-body > .fields {
      grid-column: 1 / -1;
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
  .embed-code .card-head {
    align-items: center;
  }
  .embed-code textarea {
    font-size: 0.8125rem;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  .embed-preview iframe {
    max-width: 100%;
    border: 0;
    outline: 1px solid var(--line);
  }
`;
