/** The cases of a text as a list, each with its answer once it is known. Seen only where there are several. */

import { html, nothing } from "lit";
import { keyed } from "lit/directives/keyed.js";

/**
 * @typedef {import("./model.js").Model} Model
 * @typedef {import("../strings/page.js").PageWords} PageWords
 */

/** @param {import("../types.js").Answer | undefined} answer @param {PageWords} page */
function outcome(answer, page) {
  if (answer === undefined) return "";
  if (answer.status === "solved") return page.caseMoves(answer.upperBound);
  return answer.status === "no-solution" ? page.caseNone : page.caseLimit(answer.lowerBound);
}

/** @param {Model} model @param {PageWords} page */
function list(model, page) {
  const { from, to, answers } = model.all;
  // Another part of the list begins at its top, wherever the one before was scrolled to.
  return keyed(
    from,
    html`<ol class="cases">
      ${Array.from({ length: to - from }, (_, offset) => from + offset).map(
        (index) =>
          html`<li>
            <button
              type="button"
              aria-current=${model.case === index + 1 ? "true" : "false"}
              @click=${() => void model.show(index + 1)}
            >
              <span>${page.caseName(index + 1)}</span>
              <span class="note">${outcome(answers.get(index)?.answer, page)}</span>
            </button>
          </li>`,
      )}
    </ol>`,
  );
}

/** Ways to the cases that are not listed. @param {Model} model @param {PageWords} page */
function otherParts(model, page) {
  const { all } = model;
  const { from, to, count } = all;
  if (to - from === count) return nothing;
  const go = (/** @type {Event} */ event) => {
    const wanted = /** @type {HTMLInputElement} */ (event.target).valueAsNumber;
    if (Number.isInteger(wanted) && wanted >= 1 && wanted <= count) void model.show(wanted);
  };
  return html`<div class="buttons">
      <button type="button" class="quiet" ?disabled=${from === 0} @click=${() => all.earlier()}>${page.earlier}</button>
      <button type="button" class="quiet" ?disabled=${to === count} @click=${() => all.later()}>${page.later}</button>
      <span class="note" role="status">${page.caseRange(from + 1, to, count)}</span>
    </div>
    <label class="field"
      >${page.goToCase}
      <input type="number" inputmode="numeric" min="1" max=${count} @change=${go} />
    </label>`;
}

/** @param {Model} model @param {PageWords} page */
export function casesCard(model, page) {
  const { all } = model;
  const { count, answers, isRunning, spoken } = all;
  if (count < 2) return nothing;
  const toggle = () => (isRunning ? all.stop() : void model.answerAll());
  return html`<section class="card">
    <h2>${page.cases}</h2>
    ${list(model, page)} ${otherParts(model, page)}
    <div class="buttons">
      <button type="button" class="quiet" @click=${toggle}>${isRunning ? page.stopAll : page.solveAll}</button>
      ${isRunning ? html`<progress aria-label=${page.answeringAll} max=${count} .value=${answers.size}></progress>` : nothing}
      <span class="note" role="status">${isRunning || spoken > 0 ? page.allDone(spoken, count) : nothing}</span>
    </div>
  </section>`;
}
