/** The looks of the search view. Colours come from the element's own. */

import { css, unsafeCSS } from "lit";
import { chartStyles } from "./chart-styles.js";
import { shades } from "./facts.js";
import { panelStyles } from "./panel-styles.js";

/** The most of another colour that a floor takes on and walls, ways and numbers can still be told from it, in percent. */
const darkest = 28;

const heat = Array.from({ length: shades }, (_, index) => {
  const share = Math.round((darkest * (index + 1)) / shades);
  return `.heat-${index + 1}{fill:color-mix(in srgb, var(--_exit) ${share}%, var(--_floor))}`;
});

const layout = css`
  .search {
    gap: 0.75rem;
  }
  .stage,
  .panels {
    display: grid;
    gap: 0.75rem;
    align-content: start;
    min-width: 0;
  }
  @container (min-width: 46rem) {
    .search:not(.alone) {
      grid-template-columns: minmax(0, 11fr) minmax(0, 9fr);
      align-items: start;
    }
  }
  .search .board,
  .search .bar {
    contain: layout;
  }
  .search .board svg {
    max-height: var(--fewest-board-height, max(16rem, 56vh));
  }
  /* Room for what is usual, or everything below would jump at each step. */
  .search .status {
    min-height: 4.35em;
    margin: 0;
    text-wrap: pretty;
  }
  ${unsafeCSS(heat.join(""))}
  .board .heat-label {
    fill: var(--_text);
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`;

const bar = css`
  .search .bar {
    gap: 0.375rem 0.5rem;
  }
  .transport {
    flex: none;
  }
  .search .speed {
    flex: 1;
    justify-content: end;
  }
  .search .speed select {
    max-width: 11rem;
  }
  .search .bar input[type="number"] {
    width: 6em;
    min-height: 2rem;
    margin: 0 0.15em;
    padding: 0 0.4rem;
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    background: var(--_panel);
    color: var(--_text);
    font: inherit;
    font-variant-numeric: tabular-nums;
  }
  .along {
    display: flex;
    flex: 1 1 100%;
    flex-wrap: wrap;
    align-items: center;
    min-width: 0;
  }
  .search .last {
    flex: 1 1 100%;
    flex-wrap: wrap;
    margin: 0;
    padding: 0;
    border: 0;
    font-size: 0.9375em;
  }
  .search .tell {
    padding: 0 0.7rem;
    border-color: var(--_line);
  }
  .search .tell[aria-pressed="true"] {
    border-color: var(--_accent);
    box-shadow: inset 0 0 0 1px var(--_accent);
  }
  .ways {
    display: inline-flex;
    gap: 0.25rem;
    margin-inline-start: auto;
  }
  :host(:dir(rtl)) .search {
    & .speed {
      justify-content: start;
    }
    & .last {
      margin: 0;
    }
    & .ways {
      margin-inline: 0 auto;
    }
  }
  @container (max-width: 26rem) {
    .board .heat-label {
      display: none;
    }
    .search .bar input[type="number"] {
      width: 5em;
    }
    .search .bar input[type="range"] {
      min-width: 4rem;
    }
  }
`;

export const searchStyles = [layout, bar, ...panelStyles, chartStyles];
