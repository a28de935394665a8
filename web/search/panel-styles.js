/** The looks of the panels of the search view. */

import { css } from "lit";

const panel = css`
  .panel {
    padding: 0.75rem 0.9rem;
    border: 1px solid var(--_line);
    border-radius: calc(var(--_radius) + 4px);
    background: var(--_panel);
    /* What changes in one panel is laid out and painted there alone. */
    contain: content;
  }
  .panel h2 {
    margin: 0 0 0.4rem;
    color: var(--_muted);
    font-size: 0.875rem;
    font-weight: 600;
  }
  .panel p {
    margin: 0;
  }
  .panel .who {
    float: inline-end;
  }
  .panel .note {
    color: var(--_muted);
    font-size: 0.8125em;
  }
  .legend {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1.25rem;
    margin: 0;
    color: var(--_muted);
    font-size: 0.8125em;
    font-variant-numeric: tabular-nums;
  }
  .legend b {
    color: var(--_text);
  }
  .key::before {
    content: "";
    display: inline-block;
    width: 0.75em;
    height: 0.75em;
    margin-inline-end: 0.4em;
    border-radius: 2px;
    background: currentColor;
  }
  .key.lower::before,
  .key.upper::before {
    width: 1.25em;
    height: 0;
    border-top: 3px solid var(--_exit);
    border-radius: 0;
    background: none;
    vertical-align: 0.2em;
  }
  .key.upper::before {
    border-top: 3px dashed var(--_push);
  }
  .key.dark::before {
    background: var(--_accent);
  }
  .key.light::before {
    border: 1px solid color-mix(in srgb, var(--_accent) 75%, var(--_panel));
    background: color-mix(in srgb, var(--_accent) 45%, var(--_panel));
  }
  .key.whole::before {
    border: 1px solid var(--_muted);
    background: var(--_floor);
  }
  svg .dark {
    fill: var(--_accent);
  }
  /* Light within a rim: the rim alone stands out enough from the ground. */
  svg .light,
  .iteration .all {
    fill: color-mix(in srgb, var(--_accent) 45%, var(--_panel));
    stroke: color-mix(in srgb, var(--_accent) 75%, var(--_panel));
    vector-effect: non-scaling-stroke;
  }
  @media (forced-colors: active) {
    .key::before {
      forced-color-adjust: none;
    }
  }
`;

const hand = css`
  .numbers {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: 1fr;
    margin: 0 0 0.6rem;
    text-align: center;
  }
  .numbers .number {
    display: flex;
    flex-direction: column-reverse;
    gap: 0;
    padding: 0;
    border: 0;
  }
  .numbers dd {
    font-size: 1.375rem;
    font-weight: 700;
    line-height: 1.25;
    font-variant-numeric: tabular-nums;
  }
  .numbers dt {
    color: var(--_muted);
    font-size: 0.8125em;
    font-weight: 400;
  }
  .numbers .limit dd {
    color: var(--_exit);
  }
  .children {
    width: 100%;
    border-collapse: collapse;
    font-size: 0.875em;
  }
  .children th,
  .children td {
    padding: 0.3rem 0.3rem;
    border-top: 1px solid var(--_line);
    text-align: start;
    vertical-align: baseline;
  }
  .children th .swatch {
    width: 1.15rem;
    height: 1.15rem;
  }
  .children .f {
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
  .children .verdict {
    font-weight: 600;
    white-space: nowrap;
  }
  .children .hopeless {
    min-width: 8.5em;
    white-space: normal;
  }
  .children .others th {
    font-weight: 400;
  }
  .children .others td,
  .children .others th {
    padding-block: 0.45rem;
  }
  .children .others .swatch {
    display: inline-block;
    width: 1.15rem;
    height: 1.15rem;
    vertical-align: -0.25em;
  }
  .mark {
    margin-inline-end: 0.15em;
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
    vertical-align: -0.1em;
  }
  .mark .full {
    fill: currentColor;
    stroke: none;
  }
  .kept .verdict,
  .goal .verdict {
    color: var(--_exit);
  }
  .cut .verdict {
    color: var(--_stress);
  }
  .children .illegal,
  .children .path,
  .children .duplicate {
    color: var(--_muted);
  }
  .children .illegal .verdict,
  .children .path .verdict {
    font-weight: 400;
  }
`;

const iterations = css`
  .listed {
    position: relative;
    max-height: 18rem;
    margin: 0 -0.3rem 0.5rem;
    padding: 0;
    overflow-y: auto;
    list-style: none;
  }
  .iteration {
    display: grid;
    grid-template-columns: 2.6em 1fr;
    gap: 0.5rem;
    width: 100%;
    min-height: 1.5rem;
    padding: 0 0.3rem;
    border: 0;
    font-size: 0.875em;
    font-variant-numeric: tabular-nums;
  }
  .listed .iteration:focus-visible {
    outline-offset: -2px;
  }
  .iteration .threshold {
    text-align: end;
  }
  .iteration svg {
    display: block;
    overflow: visible;
  }
  .iteration text {
    fill: var(--_muted);
    font-size: 0.8125rem;
  }
  .iteration .now {
    fill: var(--_accent);
  }
  .iteration.current {
    font-weight: 700;
  }
  .iteration.current text {
    fill: var(--_text);
  }
  .iteration.ahead .all {
    fill: none;
    stroke: var(--_muted);
    stroke-dasharray: 2 3;
  }
  .why {
    font-size: 0.875em;
  }
  .why + .note {
    margin-top: 0.35rem;
  }
`;

export const panelStyles = [panel, hand, iterations];
