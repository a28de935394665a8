/** The looks of the card for taking boards away; they come with it. */

import { css } from "lit";

const { styleSheet } = css`
  .take-form {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.625rem;
  }
  .take-form:empty {
    display: none;
  }
  .take-form .fields {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
  }
  .take-form .field:has(select):nth-child(-n + 2) {
    grid-column: 1 / -1;
  }
  .take-form .primary {
    border-color: var(--accent);
    background: var(--accent);
    color: light-dark(#ffffff, #14171b);
    font-weight: 600;
  }
  .take-form button:disabled {
    opacity: 0.6;
    cursor: default;
  }
  .take-form progress {
    flex: 1 1 6rem;
    min-width: 0;
    accent-color: var(--accent);
  }
  .take-check {
    display: flex;
    align-items: center;
    gap: 0.5rem;
    min-height: 1.75rem;
  }
  .take-check input {
    width: 1.125rem;
    min-height: 1.125rem;
    margin: 0;
    accent-color: var(--accent);
  }
  .take-remark {
    overflow-wrap: anywhere;
  }
  .take-strip {
    margin: 0;
    overflow: hidden;
    border: 1px solid var(--line);
    border-radius: 10px;
    background: var(--surface);
  }
  .take-strip.light {
    color-scheme: light;
  }
  .take-strip.dark {
    color-scheme: dark;
  }
  .take-strip.printed {
    display: none;
  }
  .take-strip svg {
    display: block;
    width: 100%;
    height: auto;
  }
  @media print {
    .take-form > :not(.take-strip, pre),
    .take-strip.dark {
      display: none;
    }
    .take-strip,
    .take-strip.printed {
      display: block;
      overflow: visible;
      border: 0;
      background: none;
    }
    .take-strip svg {
      break-inside: avoid;
    }
    /* The heading stays with the first row. */
    .take-strip svg:first-of-type {
      break-after: avoid;
    }
  }
`;

/** Gives the document the looks, once: a strict policy allows no other way. */
export function dress() {
  if (styleSheet === undefined || document.adoptedStyleSheets.includes(styleSheet)) return;
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, styleSheet];
}
