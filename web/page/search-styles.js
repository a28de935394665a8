/** Looks that the cards share which look closer at a search. */

import { css } from "lit";

export const searchStyles = css`
  .wide {
    grid-column: 1 / -1;
  }
  .card-head {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    justify-content: space-between;
    gap: 0.5rem 1rem;
  }
  .card-head > div {
    flex: 1 1 18rem;
  }
  .card-head .field {
    flex: 0 1 22rem;
    min-width: 0;
  }
  .ink-0 {
    color: light-dark(#d55e00, #e69f00);
  }
  .ink-1 {
    color: light-dark(#0072b2, #56b4e9);
  }
  .ink-2 {
    color: light-dark(#007a5a, #2fc49a);
  }
  .ink-line {
    color: var(--line);
  }
  .ink-ground {
    color: var(--panel);
  }
  .ink-text {
    color: var(--text);
  }
  .ink-muted {
    color: var(--muted);
  }
  .ink-edge {
    color: var(--edge);
  }
  .ink-lit {
    color: var(--accent);
  }
  .ink-cut {
    color: var(--wrong);
  }
  .ink-goal {
    color: light-dark(#007a5a, #2fc49a);
  }
  .transport {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.5rem 0.75rem;
  }
  .transport .primary {
    min-width: 7.5rem;
    border-color: var(--accent);
    background: light-dark(#0072b2, #56b4e9);
    color: light-dark(#ffffff, #14171b);
    font-weight: 600;
  }
  .transport .course {
    display: flex;
    flex: 1 1 14rem;
    align-items: center;
    gap: 0.625rem;
    min-width: 0;
  }
  .transport input {
    flex: 1;
    min-width: 0;
    margin: 0;
    accent-color: var(--accent);
  }
  .transport .place {
    min-width: 6.5rem;
    font-variant-numeric: tabular-nums;
    text-align: end;
    white-space: nowrap;
  }
  .inline {
    display: flex;
    align-items: center;
    gap: 0.5rem;
    color: var(--muted);
    font-size: 0.9375rem;
  }
  .inline select {
    min-width: 0;
    max-width: 100%;
    padding: 0 0.5rem;
    background: var(--panel);
    color: var(--text);
    font-size: 1rem;
  }
  .inline input {
    min-height: 1.5rem;
    width: 1.125rem;
    margin: 0;
    accent-color: var(--accent);
  }
  .inline {
    min-width: 0;
  }
  .findings {
    overflow-wrap: anywhere;
    min-height: 1.5em;
    font-size: 1.0625rem;
  }
  .findings strong {
    font-variant-numeric: tabular-nums;
  }
  @media (max-width: 30rem) {
    .transport > button,
    .transport .inline select {
      flex: 1 1 auto;
    }
    .transport .inline {
      flex: 1 1 100%;
    }
    .transport .place {
      min-width: 0;
    }
  }
  .unseen {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  @media (forced-colors: active) {
    .transport .primary {
      border-color: ButtonText;
    }
    [class*="ink-"] {
      forced-color-adjust: none;
      color: CanvasText;
    }
    .ink-line,
    .ink-edge {
      color: GrayText;
    }
    .ink-ground {
      color: Canvas;
    }
    .ink-lit {
      color: Highlight;
    }
    .ink-cut {
      color: LinkText;
    }
  }
`;

/** @type {Set<CSSStyleSheet>} */
const adopted = new Set();

/**
 * Gives the document the looks of a card, once: they come with it, and a strict policy allows no other way.
 * @param {readonly import("lit").CSSResult[]} styles
 */
export function adopt(styles) {
  for (const { styleSheet } of [searchStyles, ...styles]) {
    if (styleSheet === undefined || adopted.has(styleSheet)) continue;
    adopted.add(styleSheet);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, styleSheet];
  }
}
