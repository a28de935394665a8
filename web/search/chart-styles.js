/** The looks of the charts, meters and counts of the search view. */

import { css } from "lit";

export const chartStyles = css`
  .chart {
    position: relative;
    margin: 0.5rem 0 0.25rem;
    padding-inline-start: 2em;
  }
  .chart svg {
    display: block;
    width: 100%;
    height: 5rem;
    fill: none;
    border-inline-start: 1px solid var(--_line);
    border-bottom: 1px solid var(--_line);
  }
  .tick {
    position: absolute;
    inset-inline-start: 0;
    width: 1.7em;
    color: var(--_muted);
    font-size: 0.8125em;
    line-height: 1;
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  .tick.top {
    top: 0.35em;
  }
  .tick.middle {
    top: calc(50% - 0.5em);
  }
  .tick.bottom {
    bottom: 0.2em;
  }
  .axis {
    margin-inline-start: auto;
  }
  .chart path {
    vector-effect: non-scaling-stroke;
    stroke-width: 2.5px;
    stroke-linejoin: round;
  }
  .chart .lower {
    stroke: var(--_exit);
  }
  .chart .upper {
    stroke: var(--_push);
    stroke-dasharray: 5 4;
  }
  .chart .at {
    stroke: var(--_muted);
    stroke-width: 1px;
    stroke-dasharray: 1 3;
  }
  .chart .meet {
    stroke: var(--_exit);
    stroke-width: 9px;
    stroke-linecap: round;
  }
  .stack .row {
    min-height: 1.7em;
    margin-bottom: 0.25rem;
    text-align: start;
  }
  .meter {
    display: block;
    margin-bottom: 0.3rem;
    overflow: visible;
  }
  .meter .whole {
    fill: var(--_floor);
    stroke: var(--_muted);
  }
  .stack .scale,
  .sizes {
    margin-top: 0.6rem;
  }
  .sizes .legend {
    justify-content: space-between;
  }
  .ramp svg {
    margin: 0 0.2em;
    vertical-align: -0.15em;
  }
  .sizes svg {
    display: block;
    width: 100%;
    height: 3.75rem;
    margin: 0.25rem 0;
    border-bottom: 1px solid var(--_line);
  }
  .facts {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(10.5rem, 1fr));
    gap: 0 1.25rem;
    margin: 0 0 0.5rem;
    font-size: 0.875em;
  }
  .facts div {
    display: flex;
    justify-content: space-between;
    gap: 0.5rem;
  }
  .facts dt {
    color: var(--_muted);
    font-weight: 400;
  }
  .facts dd {
    font-variant-numeric: tabular-nums;
  }
  .counts details {
    font-size: 0.875em;
  }
  .counts summary {
    min-height: 1.5rem;
    color: var(--_muted);
    cursor: pointer;
  }
  .counts ul {
    margin: 0.3rem 0 0;
    padding-inline-start: 1.1rem;
  }
`;
