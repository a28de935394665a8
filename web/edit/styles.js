/** The looks of the mode `edit`. Colours come from the element's own. */

import { css } from "lit";

const board = css`
  .board.edits {
    & svg {
      cursor: crosshair;
    }
    &:focus-within svg {
      touch-action: pinch-zoom;
    }
    & .cell {
      cursor: inherit;
    }
    & .slots {
      stroke: var(--_muted);
      stroke-width: 4;
      opacity: 0.5;
    }
    & .aim {
      stroke: var(--_accent);
      stroke-width: 8;
    }
    &.wall-pushers-craft .aim {
      stroke-width: 14;
      opacity: 0.7;
    }
  }
  @media (forced-colors: active) {
    .board.edits .slots {
      stroke: GrayText;
      opacity: 1;
    }
  }
`;

const bar = css`
  .edit .proof {
    margin: 0;
    min-height: 1.45em;
    text-align: center;
    text-wrap: balance;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  .edit .note {
    color: var(--_muted);
    font-weight: 400;
  }
  .edit .status {
    margin: 0;
  }
  .edit .tools {
    justify-content: center;
    justify-self: center;
  }
  .edit .group .worded {
    padding: 0 0.7rem 0 0.5rem;
    border-color: var(--_line);
  }
  .edit .colours {
    gap: 0.25rem;
    justify-content: center;
  }
  .edit .colours button {
    min-width: 2rem;
    min-height: 2rem;
    padding: 0.125rem;
  }
  .edit .caption {
    min-width: 3em;
    font-size: 0.875em;
    font-weight: 600;
  }
  .edit .bar .switch[aria-pressed="true"] {
    border-color: var(--_accent);
    box-shadow: inset 0 0 0 1px var(--_accent);
  }
  .edit .count {
    display: inline-flex;
    align-items: center;
    gap: 0.35rem;
    color: var(--_muted);
    font-size: 0.875em;
  }
  .edit input[type="number"] {
    width: 3.5em;
    min-height: 2rem;
    margin: 0;
    padding: 0 0.4rem;
    border: 1px solid var(--_muted);
    border-radius: var(--_radius);
    background: var(--_panel);
    color: var(--_text);
    font: inherit;
    font-size: 1.1em;
    font-variant-numeric: tabular-nums;
  }
  .edit .group {
    flex-wrap: wrap;
    align-items: center;
    gap: 0.25rem 0.5rem;
  }
  .edit .bar {
    gap: 0.375rem 1.25rem;
  }
  .edit .group + .group {
    padding: 0;
    border: 0;
  }
  .edit .buttons {
    display: inline-flex;
    gap: 0.125rem;
  }
  .edit .last {
    flex: 1 1 100%;
    margin: 0;
    padding: 0;
    border: 0;
  }
  .edit .ways {
    display: inline-flex;
    flex-wrap: wrap;
    gap: 0.25rem;
    margin-inline-start: auto;
  }
  .edit .icon .faint {
    fill: none;
    opacity: 0.4;
    stroke-width: 1.5;
  }
  @container (max-width: 30rem) {
    .edit .ways {
      flex: 1;
    }
    .edit .ways button {
      flex: 1 1 auto;
    }
  }
`;

export const editStyles = [board, bar];
