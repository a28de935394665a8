/** The card for what a search came to: the moves as text, the proof, the counts. */

import { html, nothing } from "lit";
import { beginning } from "./excerpt.js";
import { isLong } from "./input.js";

/**
 * @typedef {import("../types.js").Answer} Answer
 * @typedef {import("../strings/index.js").Words} Words
 * @typedef {import("../strings/page.js").PageWords} PageWords
 * @typedef {import("./model.js").Model} Model
 */

/** Whether the search behind an answer proves what it finds. @param {Model} model @param {Answer} answer */
function proves({ engines, puzzles, puzzle }, { engine, bound }) {
  const isOptimal = engines.every(({ name, optimal }) => name !== engine || optimal);
  return isOptimal && puzzles.every(({ name, inadmissible }) => name !== puzzle || !inadmissible.includes(bound));
}

/**
 * An answer as the judge, or the program, writes it: whole lines.
 * @param {import("./model.js").Answered} answered @param {PageWords} page
 */
function textOfOne({ answer, text }, page) {
  if (answer.status === "solved") return text;
  return `${answer.status === "no-solution" ? page.noWayLine : page.limitLine(answer.lowerBound)}\n`;
}

/** Those of all cases, once each has its answer; else that of the case shown. @param {Model} model @param {PageWords} page */
export function textOf({ answers, all: { count: cases }, case: shown, answerSeparator }, page) {
  const isWhole = cases > 1 && answers.size === cases;
  const wanted = isWhole ? Array.from({ length: cases }, (_, index) => index) : [shown - 1];
  return wanted
    .flatMap((index) => answers.get(index) ?? [])
    .map((answered) => textOfOne(answered, page))
    .join(answerSeparator);
}

/** @param {Answer} answer @param {PageWords} page */
function headline({ status, moves, lowerBound }, page) {
  if (status === "solved" && moves !== null) return page.moves(moves.length);
  if (status === "limit" && moves !== null) return page.between(lowerBound, moves.length);
  return status === "no-solution" ? page.noWay : page.caseLimit(lowerBound);
}

/** @param {Model} model @param {Answer} answer @param {PageWords} page */
function proof(model, answer, page) {
  const { status, moves, lowerBound, stats } = answer;
  if (status === "solved" && moves !== null) {
    return proves(model, answer) ? page.proof(moves.length, stats.generated) : page.provedElsewhere;
  }
  return status === "no-solution" ? page.provedNone(stats.generated) : page.provedLeast(lowerBound);
}

/** @param {Model} model @param {Answer} answer @param {Words} words @param {PageWords} page */
function facts(model, answer, words, page) {
  const { stats, engine, bound, milliseconds } = answer;
  const { board } = model.element;
  const own = words.puzzles[model.puzzle];
  /** @type {[string, string][]} */
  const rows = [
    [page.facts.size, board === null ? "" : page.sizeValue(board.rows, board.columns)],
    [page.facts.engine, words.engines[engine] ?? engine],
    [page.facts.bound, own.bounds[bound] ?? bound],
    [page.facts.generated, words.number(stats.generated)],
    [page.facts.expanded, words.number(stats.expanded)],
    [page.facts.duplicates, words.number(stats.duplicates)],
    [page.facts.cut, words.number(stats.cut)],
    [page.facts.frontier, words.number(stats.peakFrontier)],
    [page.facts.memory, page.bytes(stats.peakBytes)],
    [page.facts.time, page.time(milliseconds)],
  ];
  return html`<dl class="facts">
    ${rows.map(
      ([name, value]) =>
        html`<div>
          <dt>${name}</dt>
          <dd>${value}</dd>
        </div>`,
    )}
  </dl>`;
}

/**
 * @param {Model} model
 * @param {Words} words
 * @param {PageWords} page
 * @param {{ copied: string, copy: (text: string) => void }} clipboard `copied`: what to say about the last copying
 */
export function answerCard(model, words, page, { copied, copy }) {
  const { answer } = model;
  const text = textOf(model, page);
  const answered = model.answers.get(model.case - 1);
  if (answer === null && model.answers.size < model.all.count) {
    return html`<section class="card">
      <h2>${page.answer}</h2>
      <p class="note">${page.noAnswer}</p>
    </section>`;
  }
  return html`<section class="card prints">
    <h2>${page.answer}</h2>
    ${
      answer === null
        ? nothing
        : html`<p class="headline">${headline(answer, page)}</p>
            <p>${proof(model, answer, page)}</p>`
    }
    <h3 id="answer-title">${page.asText}</h3>
    <pre class="answer" tabindex="0" role="region" aria-labelledby="answer-title">
${isLong(text) ? beginning(text) : text}</pre>
    <div class="buttons">
      <button type="button" class="quiet" @click=${() => copy(text)}>${page.copy}</button>
      <span class="note" role="status">${copied}</span>
    </div>
    ${
      answer?.status === "limit" && answer.moves !== null
        ? html`<h3 id="best-title">${page.bestFound(answer.moves.length)}</h3>
            <pre class="answer" tabindex="0" role="region" aria-labelledby="best-title">${answered?.text}</pre>`
        : nothing
    }
    ${answer === null ? nothing : facts(model, answer, words, page)}
  </section>`;
}
