/** The looks of the bar below a board and of the list of keys. */

import { css } from "lit";

export const bars = css`
  .bar {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.375rem;
    padding: 0.5rem;
    border: 1px solid var(--_line);
    border-radius: calc(var(--_radius) + 4px);
    background: var(--_panel);
  }
  .group {
    display: inline-flex;
    gap: 0.25rem;
  }
  .sole {
    display: contents;
  }
  .group.moves {
    flex-wrap: wrap;
  }
  .group.many {
    flex-basis: 100%;
  }
  .group:has(.swatch) button {
    min-width: 2rem;
    min-height: 2rem;
    padding: 0;
  }
  .group + .group {
    padding-inline-start: 0.5rem;
    border-inline-start: 1px solid var(--_line);
  }
  .group.many + .group {
    padding-inline-start: 0;
    border: 0;
  }
  .space {
    flex: 1;
  }
  .last {
    align-items: center;
    margin-inline-start: auto;
  }
  button,
  select {
    min-width: 2.25rem;
    min-height: 2.25rem;
    margin: 0;
    border: 1px solid transparent;
    border-radius: var(--_radius);
    background: transparent;
    color: inherit;
    font: inherit;
    cursor: pointer;
  }
  button {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 0.4rem;
    padding: 0 0.4rem;
    white-space: nowrap;
  }
  @media (hover: hover) {
    button:hover,
    select:hover {
      background: var(--_floor);
    }
    .main:hover {
      background: color-mix(in srgb, var(--_accent) 88%, var(--_text));
    }
  }
  button:focus-visible,
  select:focus-visible,
  input:focus-visible {
    outline: 2px solid var(--_accent);
    outline-offset: 2px;
  }
  button[aria-disabled="true"] {
    color: var(--_muted);
    cursor: default;
  }
  button[aria-disabled="true"] .icon {
    opacity: 0.45;
  }
  button[aria-disabled="true"] .swatch {
    opacity: 0.3;
  }
  .switch[aria-pressed="true"] {
    border-color: var(--_muted);
    background: var(--_floor);
  }
  .lit {
    border-color: var(--_accent);
    color: var(--_accent);
  }
  .main {
    min-width: 3rem;
    background: var(--_accent);
    color: var(--_on-accent);
    font-weight: 600;
  }
  .main.wide {
    margin-inline-start: auto;
    padding: 0 0.9rem 0 0.7rem;
    white-space: normal;
  }
  .quiet {
    padding: 0 0.8rem;
    border-color: var(--_line);
  }
  select {
    padding: 0 0.4rem;
    border-color: var(--_line);
    background: var(--_panel);
  }
  .icon {
    display: block;
    fill: currentColor;
    stroke: currentColor;
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .icon .open {
    fill: none;
  }
  .icon .bars {
    stroke-width: 4;
  }
  input[type="range"] {
    flex: 1 1 9rem;
    min-width: 7rem;
    min-height: 1.5rem;
    margin: 0 0.25rem;
    accent-color: var(--_accent);
    cursor: pointer;
  }
  progress {
    flex: 1 1 6rem;
    min-width: 4rem;
    accent-color: var(--_accent);
  }
  .place {
    color: var(--_muted);
    font-size: 0.875em;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  progress + .place {
    white-space: normal;
  }
  .speed {
    display: inline-flex;
    align-items: center;
    gap: 0.4rem;
    color: var(--_muted);
    font-size: 0.875em;
  }
  .speed select {
    color: var(--_text);
  }
  dialog {
    max-width: min(34rem, calc(100vw - 2rem));
    max-height: calc(100vh - 2rem);
    padding: 1.25rem 1.5rem;
    overflow: auto;
    border: 1px solid var(--_line);
    border-radius: calc(var(--_radius) + 4px);
    background: var(--_panel);
    color: var(--_text);
  }
  dialog:focus {
    outline: none;
  }
  dialog::backdrop {
    background: rgb(0 0 0 / 0.45);
  }
  h2 {
    margin: 0 0 0.5rem;
    font-size: 1.05rem;
  }
  dialog p {
    margin: 0 0 0.5rem;
  }
  dialog p + h2 {
    margin-top: 1.1rem;
  }
  dl {
    margin: 0 0 1rem;
  }
  dl div {
    display: grid;
    grid-template-columns: 8.5rem 1fr;
    gap: 0.75rem;
    padding: 0.25rem 0;
    border-top: 1px solid var(--_line);
  }
  dt {
    font-weight: 600;
  }
  dd {
    margin: 0;
  }
  @media (forced-colors: active) {
    .main {
      forced-color-adjust: none;
    }
  }
  @container (max-width: 30rem) {
    .bar {
      padding: 0.375rem;
    }
    .group {
      gap: 0.125rem;
    }
    .group + .group {
      padding-inline-start: 0;
      border: 0;
    }
    .quiet {
      padding: 0 0.5rem;
    }
    input[type="range"] {
      flex-basis: 5rem;
      min-width: 5rem;
    }
    .speed select {
      font-size: 0.875em;
    }
    .space {
      flex-basis: 100%;
      height: 0;
    }
    .main.wide {
      flex: 1 1 100%;
      min-height: 2.75rem;
    }
    .last {
      flex: 1;
      justify-content: space-between;
    }
    dl div {
      grid-template-columns: 6.5rem 1fr;
    }
  }
`;
