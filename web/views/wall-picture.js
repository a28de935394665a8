/** The picture of Wall Pushers: floor, trail, walls, exits, player, from the ground up. */

import { css, svg } from "lit";
import { guard } from "lit/directives/guard.js";
import { arrowHead, directions } from "./shapes.js";
import { bar, centre, line, lines, metrics, playerOf, slidBars, slideOf, unit, walls } from "./wall-geometry.js";
import { nameCell } from "./wall-words.js";

/**
 * @typedef {import("./index.js").Scene} Scene
 * @typedef {import("./index.js").Place} Place
 * @typedef {import("./index.js").Happening} Happening
 * @typedef {import("./index.js").HappeningEvent} HappeningEvent
 * @typedef {import("./shapes.js").Direction} Direction
 * @typedef {Scene["board"]} Board
 */

export const styles = css`
  .wall-pushers {
    & .wall {
      stroke: var(--_wall);
    }
    & .outline {
      stroke: var(--_outline);
    }
    & .pushed,
    & .closed {
      stroke: var(--_push);
    }
    & .ghost,
    & .refused {
      stroke: var(--_push);
      stroke-dasharray: 1 12;
    }
    & .exit {
      stroke: var(--_exit);
    }
    & .hit:hover + .exit,
    & .hint,
    & .trail {
      stroke: var(--_accent);
    }
    & .stretch {
      stroke-linecap: butt;
    }
    & .player {
      fill: var(--_accent);
      stroke: var(--_surface);
    }
    & .before {
      fill: var(--_floor);
      stroke: var(--_accent);
    }
    & .eye {
      fill: var(--_on-accent);
      stroke: none;
    }
  }
`;

/**
 * A row of cells is looked at again only where something in it has changed: a large board has thousands of them.
 * @param {Scene} scene
 */
function drawFloor(scene) {
  const { board, shot, active, label, words, heat = null } = scene;
  const { rows, columns } = board;
  const { gap } = metrics(board);
  const side = unit - 2 * gap;
  const player = playerOf(shot);
  const targets = new Set(
    shot.moves.map((move) => {
      const { row, column } = directions[/** @type {Direction} */ (move)];
      return (player.row + row) * columns + player.column + column;
    }),
  );
  const cellAt = (/** @type {number} */ row, /** @type {number} */ column) => {
    const at = row * columns + column;
    const kind = targets.has(at) ? "cell target" : "cell";
    return svg`<rect
      role="gridcell"
      class=${heat === null ? kind : `${kind} heat-${heat.shades[at]}`}
      x=${column * unit + gap} y=${row * unit + gap} width=${side} height=${side} rx=${gap * 2.4}
      data-row=${row} data-column=${column}
      tabindex=${row === active.row && column === active.column ? 0 : -1}
      aria-label=${nameCell(scene, { row, column }) + (heat?.names?.[at] ?? "")}></rect>`;
  };
  const rowAt = (/** @type {number} */ row) => {
    const [from, to] = [row * columns, (row + 1) * columns];
    const content = [
      shot.cells.subarray(from, to).join(),
      [...targets].filter((at) => at >= from && at < to).join(),
      heat?.shades.slice(from, to).join(),
      heat?.names?.slice(from, to).join(),
      row === active.row ? active.column : -1,
      row === player.row ? player.column : -1,
      words,
    ];
    return guard(content, () => Array.from({ length: columns }, (_, column) => cellAt(row, column)));
  };
  return svg`<g role="grid" aria-label=${label} aria-readonly=${scene.isEdited ? "false" : "true"}>${Array.from(
    { length: rows },
    (_, row) => svg`<g role="row" aria-label=${words.row(row + 1)}>${rowAt(row)}</g>`,
  )}</g>`;
}

/** How much there is in each cell, in its corner, which no way leads through. @param {Scene} scene */
function drawLabels({ board, heat = null }) {
  const { gap, mark } = metrics(board);
  return heat?.labels?.map((label, at) => {
    const [row, column] = [Math.floor(at / board.columns), at % board.columns];
    return svg`<text class="heat-label" x=${column * unit + gap + 8} y=${row * unit + gap + 20 * mark}
      font-size=${15 * mark}>${label}</text>`;
  });
}

/** @param {Scene} scene @param {ReturnType<typeof walls>["exits"]} exits */
function drawExits({ board, shot }, exits) {
  const { mark, outside } = metrics(board);
  const player = playerOf(shot);
  return exits.map(({ row, column, side }) => {
    const step = directions[side];
    const place = { row: row + step.row, column: column + step.column };
    if (player.row === place.row && player.column === place.column) return null;
    const middle = centre(board, place);
    const reach = unit / 2 - 2;
    const pull = outside * 0.18;
    return svg`<rect class="hit" data-row=${place.row} data-column=${place.column}
        x=${middle.x - (step.row === 0 ? outside : reach)} y=${middle.y - (step.row === 0 ? reach : outside)}
        width=${2 * (step.row === 0 ? outside : reach)} height=${2 * (step.row === 0 ? reach : outside)}></rect>
      <path class="exit" stroke-width=${6.5 * mark}
        d=${arrowHead(middle.x - step.column * pull, middle.y - step.row * pull, side, 17 * mark)}></path>`;
  });
}

/** An arrow where the hint leads to. @param {Board} board @param {Place} from @param {Direction} move */
function drawHint(board, from, move) {
  const { mark } = metrics(board);
  const { row, column } = directions[move];
  const { x, y } = centre(board, { row: from.row + row, column: from.column + column });
  return svg`<path class="hint" stroke-width=${8 * mark} d=${arrowHead(x, y, move, 22 * mark)}></path>`;
}

/** A ring where the player was before the move that led here, as walls leave a ghost. @param {Scene} scene */
function drawBefore({ board, trail }) {
  const before = trail[trail.length - 2];
  if (before === undefined) return null;
  const { player: radius, mark } = metrics(board);
  const { x, y } = centre(board, playerOf(before));
  return svg`<circle class="before" cx=${x} cy=${y} r=${radius * 0.8} stroke-width=${3.5 * mark}></circle>`;
}

/** @param {Scene} scene */
function drawPlayer({ board, shot, last, hint }) {
  const { player: radius, mark } = metrics(board);
  const place = playerOf(shot);
  const { x, y } = centre(board, place);
  const looks = last === null ? null : directions[/** @type {Direction} */ (last.move)];
  const eye = looks === null ? { x: 0.34, y: -0.3 } : { x: looks.column * 0.44, y: looks.row * 0.44 };
  return svg`${
    hint === null ? null : drawHint(board, place, /** @type {Direction} */ (hint))
  }<g transform="translate(${x} ${y})"><g data-part="player">
      <circle class="player" r=${radius} stroke-width=${4 * mark}></circle>
      <circle class="eye" cx=${eye.x * radius} cy=${eye.y * radius} r=${radius * 0.2}></circle>
    </g></g>`;
}

/**
 * The way so far. Its last stretch, and one that is being taken back, are apart: they grow and shrink with the player.
 * @param {Scene} scene
 */
function drawTrail({ board, trail, undone }) {
  const points = trail.map((shot) => {
    const { x, y } = centre(board, playerOf(shot));
    return `${x} ${y}`;
  });
  const width = 3.5 * metrics(board).mark;
  const stretch = (
    /** @type {string} */ part,
    /** @type {string} */ from,
    /** @type {string} */ to,
    /** @type {number} */ hidden,
  ) =>
    svg`<path class="trail stretch" data-part=${part} stroke-width=${width} pathLength="1" stroke-dasharray="1"
      stroke-dashoffset=${hidden} d="M${from}L${to}"></path>`;
  const last = points.length - 1;
  const walk = undone?.events.find((event) => event.kind === "walk");
  const after = walk === undefined ? null : centre(board, { row: walk.toRow, column: walk.toColumn });
  return svg`${
    last < 2
      ? null
      : svg`<polyline class="trail" points=${points.slice(0, -1).join(" ")} stroke-width=${width}></polyline>`
  }${last < 1 ? null : stretch("trail", points[last - 1], points[last], 0)}${
    after === null ? null : stretch("untrail", points[last], `${after.x} ${after.y}`, 1)
  }`;
}

/** @param {Scene} scene */
export function draw(scene) {
  const { board, shot, last, undone, active, refused } = scene;
  const size = metrics(board);
  const { inner, outline, exits } = walls(board, shot);
  const pushed = slideOf(last);
  const returned = slideOf(undone);
  const apart = new Set();
  if (pushed !== undefined) apart.add(slidBars(pushed).to.key);
  if (returned !== undefined) apart.add(slidBars(returned).from.key);
  const closed = last?.events.find((event) => event.kind === "close");
  const cut = size.wall * 0.32;
  const ring = centre(board, active);
  const reach = Math.max(unit / 2 - 13, 28 * size.mark);
  const player = playerOf(shot);
  return svg`${drawFloor(scene)}<g aria-hidden="true">
    ${drawLabels(scene)} ${drawTrail(scene)} ${drawBefore(scene)}
    ${
      pushed === undefined
        ? null
        : svg`<path class="ghost" stroke-width=${size.wall * 0.4} d=${line(slidBars(pushed).from, cut)}></path>`
    }
    <path class="wall" stroke-width=${size.wall} d=${lines(inner, apart, cut)}></path>
    <path class="outline" stroke-width=${size.outline} d=${lines(outline, apart, 0)}></path>
    ${
      returned === undefined
        ? null
        : svg`<path class="wall" data-part="undone" stroke-width=${size.wall} d=${line(slidBars(returned).from, cut)}></path>`
    }
    ${
      refused === null
        ? null
        : svg`<path class="refused" stroke-width=${size.wall * 0.5}
            d=${line(bar(player.row, player.column, /** @type {Direction} */ (refused)), cut)}></path>`
    }
    ${drawExits(scene, exits)}
    ${closed === undefined ? null : drawClosed(board, closed)}
    ${drawPlayer(scene)}
    ${
      pushed === undefined
        ? null
        : svg`<path class="pushed" data-part="pushed" stroke-width=${closed === undefined ? size.wall * 1.3 : size.outline}
            d=${line(slidBars(pushed).to, closed === undefined ? cut : 0)}></path>`
    }
    <rect class="ring" x=${ring.x - reach} y=${ring.y - reach} width=${2 * reach} height=${2 * reach}
      rx=${reach * 0.24} stroke-width=${6 * size.mark}></rect>
  </g>`;
}

/** The exit that has just been closed: seen only while it flashes. @param {Board} board @param {HappeningEvent} event */
function drawClosed(board, { row, column, side }) {
  const { mark } = metrics(board);
  const step = directions[/** @type {Direction} */ (side)];
  const { x, y } = centre(board, { row: row + step.row, column: column + step.column });
  return svg`<path class="closed" data-part="closed" opacity="0" stroke-width=${7 * mark}
    d=${arrowHead(x, y, /** @type {Direction} */ (side), 17 * mark)}></path>`;
}
