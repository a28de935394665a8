/** Looks of the searches side by side. */

import { css } from "lit";

export const compareStyles = css`
  .lanes {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
    gap: 0.75rem;
  }
  .lane {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-content: start;
    gap: 0.5rem 0.625rem;
    min-width: 0;
    margin: 0;
    padding: 0.625rem 0.75rem 0.75rem;
    border: 1px solid var(--line);
    border-radius: 10px;
  }
  .lane-head {
    grid-column: 1 / -1;
    display: flex;
    align-items: center;
    gap: 0.5rem;
    min-height: 2rem;
  }
  .lane-head select {
    flex: 1;
    min-width: 0;
    padding: 0 0.5rem;
    background: var(--panel);
    font-weight: 600;
  }
  .lane-head button {
    min-width: 2rem;
    min-height: 2rem;
    padding: 0;
    font-size: 1.125rem;
    line-height: 1;
  }
  .sample {
    flex: none;
    width: 2rem;
    height: 0.75rem;
    stroke: currentColor;
    stroke-width: 2.5;
  }
  .curves {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem 1.25rem;
  }
  .chart {
    position: relative;
    min-height: 240px;
  }
  .chart .uplot,
  .chart .uplot * {
    box-sizing: border-box;
  }
  .chart .u-wrap {
    position: relative;
  }
  .chart canvas {
    display: block;
    width: 100%;
    height: 100%;
  }
  .chart .u-over,
  .chart .u-under,
  .chart .u-axis {
    position: absolute;
    pointer-events: none;
  }
  .numbers {
    width: 100%;
    border-collapse: collapse;
    font-size: 0.9375rem;
    font-variant-numeric: tabular-nums;
  }
  .numbers caption {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  .numbers th,
  .numbers td {
    padding: 0.375rem 0.5rem;
    border-top: 1px solid var(--line);
    text-align: end;
    vertical-align: top;
  }
  .numbers thead th {
    border-top: 0;
    color: var(--muted);
    font-weight: 400;
  }
  .numbers th:first-child,
  .numbers td.words,
  .numbers th.words {
    text-align: start;
  }
  .numbers th:first-child {
    padding-inline-start: 0;
  }
  .numbers th:last-child,
  .numbers td:last-child {
    padding-inline-end: 0;
  }
  .numbers .named {
    display: flex;
    align-items: center;
    gap: 0.5rem;
  }
  @media (max-width: 48rem) {
    .numbers thead {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    .numbers,
    .numbers tbody {
      display: block;
    }
    .numbers tr {
      display: grid;
      grid-template-columns: repeat(auto-fit, minmax(13rem, 1fr));
      gap: 0 2rem;
      padding: 0.375rem 0;
      border-top: 1px solid var(--line);
    }
    .numbers th,
    .numbers td {
      border: 0;
      padding: 0.125rem 0;
    }
    .numbers tbody th,
    .numbers td.words {
      grid-column: 1 / -1;
    }
    .numbers td:not(.words) {
      display: flex;
      justify-content: space-between;
      gap: 0.5rem;
    }
    .numbers td:not(.words)::before {
      content: attr(data-label);
      color: var(--muted);
    }
  }
`;
