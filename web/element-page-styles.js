/** How the element suits the page: one that runs from right to left, and one on paper. */

import { css } from "lit";

/**
 * The words are English or Chinese, a board has an east, and time runs from left to right: a page from right to left
 * mirrors none of them, only how the bar is laid out.
 */
const direction = css`
  .frame,
  slot,
  .problem > * {
    direction: ltr;
  }
  .problem > * {
    text-align: match-parent;
  }
  :host(:dir(rtl)) .bar,
  :host(:dir(rtl)) .last {
    flex-direction: row-reverse;
  }
  :host(:dir(rtl)) .main.wide,
  :host(:dir(rtl)) .last {
    margin-inline: 0 auto;
  }
  :host(:dir(rtl)) .group + .group:not(.last) {
    padding-inline: 0 0.5rem;
    border-inline: 0 solid var(--_line);
    border-inline-end-width: 1px;
  }
  @container (max-width: 30rem) {
    :host(:dir(rtl)) .group + .group:not(.last) {
      padding: 0;
      border: 0;
    }
  }
`;

/** Black on white, whatever the theme, and nothing that one could press. */
const print = css`
  .beyond {
    display: none;
  }
  @media print {
    :host,
    :host([theme]) {
      color-scheme: light;
      --_surface: #fff;
      --_panel: #fff;
      --_line: #767676;
      --_text: #000;
      --_muted: #000;
      --_floor: #fff;
      --_hover: #fff;
      --_wall: #000;
      --_outline: #000;
      --_accent: #000;
      --_on-accent: #fff;
      --_push: #000;
      --_exit: #000;
      --_stress: #000;
      break-inside: avoid;
      print-color-adjust: exact;
    }
    .bar,
    .problem button,
    .badge,
    .gap,
    dialog,
    svg:has(.cell:focus-visible) .ring {
      display: none;
    }
    .beyond {
      display: inline;
    }
    .row {
      color: #000;
    }
    svg:has(.cell:focus-visible) {
      outline: none;
    }
    .cell {
      stroke: #767676;
      stroke-width: 1;
    }
  }
`;

export const pageStyles = [direction, print];
