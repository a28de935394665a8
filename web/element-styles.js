/** The element's looks. Adopted as a style sheet: nothing here needs inline styles. Custom properties are the theme. */

import { css } from "lit";
import { bars } from "./element-bar-styles.js";
import { pageStyles } from "./element-page-styles.js";
import { views } from "./views/index.js";

/** Colours of Okabe and Ito for whatever carries meaning; shapes carry the same meaning beside them. */
const theme = css`
  :host {
    color-scheme: light dark;
    --_surface: var(--fewest-surface, light-dark(#faf9f6, #14171b));
    --_panel: var(--fewest-panel, light-dark(#ffffff, #1d2127));
    --_line: var(--fewest-line, light-dark(#dcd9d0, #343a43));
    --_text: var(--fewest-text, light-dark(#1b2027, #eceef1));
    --_muted: var(--fewest-muted, light-dark(#596170, #a3acb9));
    --_floor: var(--fewest-floor, light-dark(#efede6, #22272e));
    --_hover: var(--fewest-hover, light-dark(#e2ded2, #303741));
    --_wall: var(--fewest-wall, light-dark(#3c4350, #b4bbc6));
    --_outline: var(--fewest-outline, light-dark(#1b2027, #eceef1));
    --_accent: var(--fewest-accent, light-dark(#0072b2, #56b4e9));
    --_on-accent: var(--fewest-on-accent, light-dark(#ffffff, #0b141b));
    --_push: var(--fewest-push, light-dark(#d55e00, #e69f00));
    --_exit: var(--fewest-exit, light-dark(#00855f, #1fb98d));
    --_stress: var(--fewest-stress, light-dark(#a84a00, #e69f00));
    --_radius: var(--fewest-radius, 10px);
  }
  :host([theme="light"]) {
    color-scheme: light;
  }
  :host([theme="dark"]) {
    color-scheme: dark;
  }
  @media (forced-colors: active) {
    :host {
      --_wall: CanvasText;
      --_outline: CanvasText;
      --_floor: Canvas;
      --_hover: Canvas;
      --_accent: Highlight;
      --_on-accent: HighlightText;
      --_push: LinkText;
      --_exit: CanvasText;
      --_muted: CanvasText;
      --_line: CanvasText;
    }
  }
`;

const layout = css`
  :host {
    display: block;
    container-type: inline-size;
    box-sizing: border-box;
    color: var(--_text);
    background: var(--_surface);
    font-family: var(--fewest-font, system-ui, -apple-system, "Segoe UI", "Noto Sans", "Noto Sans SC", sans-serif);
    font-size: var(--fewest-font-size, 1rem);
    line-height: 1.45;
  }
  :host([hidden]) {
    display: none;
  }
  *,
  *::before {
    box-sizing: border-box;
  }
  .frame {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.5rem;
  }
  .board {
    display: flex;
    justify-content: center;
  }
  .board svg {
    display: block;
    max-width: 100%;
    height: auto;
    max-height: var(--fewest-board-height, max(16rem, 72vh));
    border-radius: var(--_radius);
    -webkit-tap-highlight-color: transparent;
  }
  .board.swipes:focus-within svg {
    touch-action: pinch-zoom;
  }
  .counter {
    margin: 0;
    text-align: center;
    text-wrap: balance;
    color: var(--_muted);
    font-size: 0.9375em;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  .counter span {
    white-space: nowrap;
  }
  .swatch {
    display: block;
  }
  .row {
    margin: 0;
    min-height: 1.7em;
    text-align: center;
    font-family: var(--fewest-mono, ui-monospace, "SF Mono", "Cascadia Mono", "DejaVu Sans Mono", monospace);
    font-weight: 600;
    line-height: 1.7;
    letter-spacing: 0.04em;
    color: var(--_muted);
    overflow-wrap: anywhere;
  }
  .row .swatch {
    display: inline-block;
    width: 1.15em;
    height: 1.15em;
    vertical-align: -0.2em;
  }
  .to-come .swatch {
    opacity: 0.55;
  }
  .made {
    color: var(--_text);
  }
  .now {
    color: var(--_accent);
    padding: 0 0.05em 0.1em;
    border-bottom: 2px solid currentColor;
  }
  .now.stressed {
    color: var(--_stress);
    border-bottom-width: 4px;
    border-bottom-style: double;
  }
  .to-come {
    font-weight: 400;
  }
  .status {
    margin: 0.25rem 0 0;
    min-height: 1.45em;
    text-align: center;
    text-wrap: balance;
  }
  .badge {
    padding: 0.05rem 0.6rem 0.1rem;
    border: 1px solid var(--_accent);
    border-radius: 99px;
    font-size: 0.875em;
  }
  .problem {
    margin: 0;
    padding: 0.6rem 0.8rem;
    border-inline-start: 4px solid var(--_push);
    background: var(--_panel);
  }
  .problem p {
    margin: 0;
  }
  .problem button {
    margin-block-start: 0.5rem;
    border-color: var(--_muted);
  }
  .unseen {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;

/** What all pictures share. */
const picture = css`
  svg [aria-hidden="true"] * {
    fill: none;
    stroke-linecap: round;
    stroke-linejoin: round;
    pointer-events: none;
  }
  .cell {
    fill: var(--_floor);
    outline: none;
  }
  .cell.target,
  svg .hit {
    cursor: pointer;
  }
  @media (hover: hover) {
    .cell.target:hover {
      fill: var(--_hover);
    }
  }
  svg [aria-hidden="true"] .hit {
    fill: transparent;
    pointer-events: all;
  }
  .ring {
    display: none;
    stroke: var(--_accent);
  }
  svg:has(.cell:focus-visible) .ring {
    display: inline;
  }
  svg:has(.cell:focus-visible) {
    outline: 2px solid var(--_accent);
    outline-offset: 2px;
  }
  @media (forced-colors: active) {
    .cell {
      stroke: GrayText;
      stroke-width: 1;
    }
  }
`;

export const styles = [theme, layout, picture, bars, ...Object.values(views).map((view) => view.styles), ...pageStyles];
