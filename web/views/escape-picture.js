/** The picture of Escape: cells, the way of the walker that is followed, marks, from the ground up. */

import { css, nothing, svg } from "lit";
import { arrowHead, directions } from "./shapes.js";
import {
  centre,
  dots,
  eventAt,
  groups,
  isOnRing,
  isSame,
  kindOf,
  metrics,
  toOf,
  unit,
  walkers,
} from "./escape-geometry.js";

/**
 * @typedef {import("./index.js").Place} Place
 * @typedef {import("./shapes.js").Direction} Direction
 * @typedef {Scene["board"]} Board
 * @typedef {readonly Place[] | null} Followed where the walker that is followed was, from the start to the state shown
 * @typedef {import("./index.js").Scene} Scene
 */

export const styles = css`
  .escape {
    /* The element rounds the corners of all pictures, which would cut those of small cells off. */
    overflow: visible;
    & .bad {
      fill: light-dark(
        color-mix(in srgb, var(--_wall) 92%, var(--_floor)),
        color-mix(in srgb, var(--_wall) 50%, var(--_floor))
      );
    }
    & .exit {
      fill: transparent;
      stroke: var(--_exit);
      stroke-width: 1px;
      vector-effect: non-scaling-stroke;
    }
    & .dashed {
      stroke-width: 1.75px;
      stroke-dasharray: 5 4;
    }
    & .used {
      stroke-width: 2px;
      stroke-dasharray: none;
    }
    & .dashed.used {
      stroke-width: 3px;
    }
    & .marks {
      stroke: var(--_accent);
    }
    & .trail,
    & .followed,
    & .refused {
      stroke: var(--_push);
    }
    & .shut-in {
      stroke: var(--_stress);
    }
    & .stretch {
      stroke-linecap: butt;
    }
    & .followed {
      fill: var(--_surface);
    }
    & .followed.inside {
      fill: var(--_push);
      stroke: var(--_surface);
    }
    & .eye {
      fill: var(--_surface);
    }
    & .hint {
      stroke: var(--_on-accent);
    }
    @media (forced-colors: active) {
      & .bad {
        fill: CanvasText;
      }
    }
  }
`;

/** @param {import("./index.js").Named} scene @param {Place} place */
export function nameCell({ board, shot, words, followed = null, obstacle = null }, place) {
  const last = followed?.[followed.length - 1];
  return words.cell({
    row: place.row + 1,
    column: place.column + 1,
    kind: kindOf(board, shot, place),
    followed: last !== undefined && isSame(last, place),
    shutIn: obstacle !== null && isSame(obstacle, place),
  });
}

/** @param {Scene} scene */
function drawCells(scene) {
  const { board, shot, last, undone, active, label, words } = scene;
  const { gap, dashed } = metrics(board);
  const exit = `cell exit${dashed ? " dashed" : ""}`;
  const classes = { bad: "cell bad", free: "cell", walker: "cell target", exit };
  const escaped = last === null || undone !== null ? [] : groups(last, true).escaped;
  const used = new Set(escaped.map(({ row, column }) => `${row} ${column}`));
  const side = unit - 2 * gap;
  const cellAt = (/** @type {number} */ row, /** @type {number} */ column) => svg`<rect
    role="gridcell"
    class=${used.has(`${row} ${column}`) ? `${exit} used` : classes[kindOf(board, shot, { row, column })]}
    x=${column * unit + gap} y=${row * unit + gap} width=${side} height=${side} rx="14"
    data-row=${row} data-column=${column}
    tabindex=${row === active.row && column === active.column ? 0 : -1}
    aria-label=${nameCell(scene, { row, column })}></rect>`;
  return svg`<g role="grid" aria-label=${label} aria-readonly=${scene.isEdited ? "false" : "true"}>${Array.from(
    { length: board.rows },
    (_, row) =>
      svg`<g role="row" aria-label=${words.row(row + 1)}>${Array.from({ length: board.columns }, (_, column) =>
        cellAt(row, column),
      )}</g>`,
  )}</g>`;
}

/**
 * One path for all that move alike: thousands of marks are then as quick to set in motion as one.
 * @param {string} part @param {readonly Place[]} places @param {number} radius @param {boolean} [hidden]
 */
const drawMarks = (part, places, radius, hidden = false) =>
  places.length === 0
    ? null
    : svg`<path class="marks" data-part=${part} stroke-width=${2 * radius} opacity=${hidden ? 0 : nothing}
        d=${dots(places)}></path>`;

/** @param {Scene} scene */
function drawWalkers({ board, shot, last, undone }) {
  const { mark } = metrics(board);
  const happening = undone ?? last;
  if (happening === null) return drawMarks("standing", walkers(board, shot), mark);
  const forward = undone === null;
  const { walked, blocked, escaped, merged } = groups(happening, forward);
  return svg`${drawMarks("escaped", escaped, mark, forward)}${drawMarks("blocked", blocked, mark)}${drawMarks(
    "walked",
    walked,
    mark,
  )}${drawMarks("merged", merged, mark)}`;
}

/**
 * The way of the walker that is followed. Its last stretch, and one that is being taken back, grow and shrink with it.
 * @param {Scene} scene @param {readonly Place[]} followed
 */
function drawTrail({ board, undone }, followed) {
  const { trail, mark } = metrics(board);
  const points = followed.map((place) => {
    const { x, y } = centre(place);
    return `${x} ${y}`;
  });
  const end = points.length - 1;
  const stretch = (
    /** @type {string} */ part,
    /** @type {string} */ from,
    /** @type {string} */ to,
    /** @type {number} */ hidden,
  ) =>
    from === to
      ? null
      : svg`<path class="trail stretch" data-part=${part} stroke-width=${trail} pathLength="1" stroke-dasharray="1"
          stroke-dashoffset=${hidden} d="M${from}L${to}"></path>`;
  const gone = eventAt(undone, followed[end]);
  const after = gone === null ? null : centre(toOf(gone));
  return svg`<path class="trail" d="M${points[0]}h0" stroke-width=${mark}></path>${
    end < 2
      ? null
      : svg`<polyline class="trail" points=${points.slice(0, -1).join(" ")} stroke-width=${trail}></polyline>`
  }${end < 1 ? null : stretch("trail", points[end - 1], points[end], 0)}${
    after === null ? null : stretch("untrail", points[end], `${after.x} ${after.y}`, 1)
  }`;
}

/** Larger than the others and with an eye; only its outline once it has escaped. @param {Scene} scene @param {Place} place */
function drawFollowed({ board, hint }, place) {
  const { followed, halo } = metrics(board);
  const { x, y } = centre(place);
  const isOut = isOnRing(board, place);
  return svg`<g transform="translate(${x} ${y})"><g data-part="followed">
    ${isOut ? svg`<circle class="followed" r=${followed - halo / 2} stroke-width=${halo}></circle>` : null}
    <g data-part="inside" opacity=${isOut ? 0 : nothing}>
      <circle class="followed inside" r=${followed} stroke-width=${halo}></circle>
      ${hint === null ? svg`<circle class="eye" r=${followed * 0.36}></circle>` : null}
    </g>
  </g></g>`;
}

/** An arrow head in every mark. @param {Scene} scene @param {Direction} move */
function drawHint({ board, shot }, move) {
  const { mark } = metrics(board);
  const arrows = walkers(board, shot).map((place) => {
    const { x, y } = centre(place);
    return arrowHead(x, y, move, mark * 0.5);
  });
  return svg`<path class="hint" stroke-width=${mark * 0.3} d=${arrows.join("")}></path>`;
}

/** A bar before every mark, on the side where it does not go. @param {Scene} scene @param {Direction} move */
function drawRefused({ board, shot }, move) {
  const { row, column } = directions[move];
  const { mark } = metrics(board);
  const bars = walkers(board, shot).map((place) => {
    const { x, y } = centre(place);
    const middle = `${x + (column * unit) / 2 - row * mark} ${y + (row * unit) / 2 - column * mark}`;
    return `M${middle}l${2 * row * mark} ${2 * column * mark}`;
  });
  return svg`<path class="refused" stroke-width=${mark * 0.3} d=${bars.join("")}></path>`;
}

/**
 * A cell that nobody leaves, in double lines on all its sides.
 * @param {Board} board @param {Place} place
 */
function drawShutIn(board, place) {
  const { ring, gap } = metrics(board);
  const { x, y } = centre(place);
  const frame = (/** @type {number} */ inset, /** @type {number} */ round) => {
    const side = unit - 2 * inset;
    return svg`<rect class="shut-in" x=${x - side / 2} y=${y - side / 2} width=${side} height=${side} rx=${round}
      stroke-width=${ring * 0.8}></rect>`;
  };
  return svg`${frame(gap + ring * 0.4, 14)}${frame(gap + ring * 2.2, 8)}`;
}

/** @param {Scene} scene */
export function draw(scene) {
  const { board, active, hint, refused, followed, obstacle } = scene;
  const { ring } = metrics(board);
  const { x, y } = centre(active);
  const reach = (unit - ring) / 2;
  return svg`${drawCells(scene)}<g aria-hidden="true">
    ${obstacle === null ? null : drawShutIn(board, obstacle)}
    ${followed ? drawTrail(scene, followed) : null}
    ${drawWalkers(scene)}
    ${followed ? drawFollowed(scene, followed[followed.length - 1]) : null}
    ${hint === null ? null : drawHint(scene, /** @type {Direction} */ (hint))}
    ${refused === null ? null : drawRefused(scene, /** @type {Direction} */ (refused))}
    <rect class="ring" x=${x - reach} y=${y - reach} width=${2 * reach} height=${2 * reach} rx="16"
      stroke-width=${ring}></rect>
  </g>`;
}
