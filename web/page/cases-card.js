/** The cases of a text as a list, each with its answer once it is known. Seen only where there are several. */

import { html, nothing } from "lit";

/** @param {import("../types.js").Answer | undefined} answer @param {import("../strings/page.js").PageWords} page */
function outcome(answer, page) {
  if (answer === undefined) return "";
  if (answer.status === "solved") return page.caseMoves(answer.upperBound);
  return answer.status === "no-solution" ? page.caseNone : page.caseLimit(answer.lowerBound);
}

/** @param {import("./model.js").Model} model @param {import("../strings/page.js").PageWords} page */
export function casesCard(model, page) {
  const { cases, answers, answering } = model;
  if (cases < 2) return nothing;
  const done = answers.size;
  return html`<section class="card">
    <h2>${page.cases}</h2>
    <ol class="cases">
      ${Array.from(
        { length: cases },
        (_, index) =>
          html`<li>
            <button
              type="button"
              aria-current=${model.case === index + 1 ? "true" : "false"}
              @click=${() => void model.show(index + 1)}
            >
              <span>${page.caseName(index + 1)}</span> <span class="note">${outcome(answers.get(index), page)}</span>
            </button>
          </li>`,
      )}
    </ol>
    <div class="buttons">
      <button type="button" class="quiet" @click=${() => (answering ? model.stopAll() : void model.answerAll())}>
        ${answering ? page.stopAll : page.solveAll}
      </button>
      <span class="note" role="status">${done === 0 ? nothing : page.allDone(done, cases)}</span>
    </div>
  </section>`;
}
