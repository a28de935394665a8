/** Looks of the tree. */

import { css } from "lit";

export const treeStyles = css`
  .tree-tools {
    display: flex;
    flex-wrap: wrap;
    gap: 0.375rem;
  }
  .tree-tools button {
    min-width: 2.25rem;
  }
  .tree-frame {
    overflow: hidden;
    border: 1px solid var(--line);
    border-radius: 10px;
  }
  .tree-frame canvas {
    display: block;
    width: 100%;
    height: 260px;
    cursor: grab;
    touch-action: pan-y;
  }
  .tree-frame canvas:focus {
    touch-action: none;
  }
  .tree-frame canvas:focus-visible {
    outline-offset: -2px;
  }
  .tree-frame canvas:active {
    cursor: grabbing;
  }
  .pointed {
    min-height: 1.5em;
  }
  .legend {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 1.125rem;
    margin: 0;
    padding: 0;
    color: var(--muted);
    font-size: 0.9375rem;
    list-style: none;
  }
  .legend li {
    display: flex;
    align-items: center;
    gap: 0.375rem;
  }
  .legend svg {
    overflow: visible;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.5;
  }
  .legend .dot {
    fill: currentColor;
    stroke: none;
  }
  .legend circle.dot:not([class*="ink"]) {
    color: var(--text);
  }
  .legend .thick {
    stroke-width: 3;
  }
  .outline {
    margin: 0;
    padding-inline-start: 2rem;
    font-size: 0.9375rem;
  }
  .outline button {
    min-height: 1.75rem;
    padding: 0 0.375rem;
    text-align: start;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;
