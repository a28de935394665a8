/** The card for putting a board in: as text, from a file, with what is wrong with it pointed at. */

import { html, nothing } from "lit";
import { textErrorSentence } from "../strings/index.js";
import { beginning, excerpt } from "./excerpt.js";
import { isLong } from "./input.js";
import { numberField } from "./number-field.js";
import { wholeText } from "./whole-text.js";

/** @param {Event} event */
const textareaOf = (event) =>
  /** @type {HTMLTextAreaElement} */ (
    /** @type {Element} */ (event.currentTarget).closest("section")?.querySelector("textarea")
  );

/** @param {import("./model.js").Model} model @param {import("../strings/index.js").Words} words @param {import("../strings/page.js").PageWords} page */
function complaint({ wrong: { text: problem }, input: { text, isLong } }, words, page) {
  if (problem === null) return nothing;
  const { before, found, after } = excerpt(text, problem);
  const goThere = (/** @type {Event} */ event) => {
    const area = textareaOf(event);
    area.focus();
    area.setSelectionRange(problem.offset, problem.offset + problem.length);
  };
  return html`<p>${textErrorSentence(words, problem)}</p>
    <pre class="excerpt">${before}<mark>${found === "" ? "\u2038" : found}</mark>${after}</pre>
    ${isLong ? nothing : html`<button type="button" class="quiet" @click=${goThere}>${page.goThere}</button>`}`;
}

/** @param {KeyboardEvent} event @returns {"undo" | "redo" | null} */
function undoKey({ key, ctrlKey, metaKey, shiftKey, altKey }) {
  const letter = key.toLowerCase();
  if (!(ctrlKey || metaKey) || altKey || !(letter === "z" || letter === "y")) return null;
  return letter === "y" || shiftKey ? "redo" : "undo";
}

/** The text, to be edited. @param {import("./model.js").Model} model */
function editor(model) {
  const { wrong, input } = model;
  const typed = (/** @type {InputEvent} */ event) => {
    input.text = /** @type {HTMLTextAreaElement} */ (event.target).value;
    model.typed();
  };
  const paste = (/** @type {ClipboardEvent} */ event) => {
    const { value, selectionStart, selectionEnd } = /** @type {HTMLTextAreaElement} */ (event.target);
    const pasted = event.clipboardData?.getData("text/plain") ?? "";
    const text = `${value.slice(0, selectionStart)}${pasted}${value.slice(selectionEnd)}`;
    if (!isLong(text)) return;
    event.preventDefault();
    void model.put(text);
  };
  const keys = (/** @type {KeyboardEvent} */ event) => {
    const step = undoKey(event);
    // What is typed and not read yet is the text box's own affair.
    if (step === null || !model.isDrawing || model.input.isTyping) return;
    event.preventDefault();
    model.element[step]();
  };
  return html`<textarea
    rows="7"
    spellcheck="false"
    autocomplete="off"
    autocapitalize="off"
    aria-labelledby="board-title"
    aria-describedby="board-hint board-problem"
    aria-invalid=${wrong.text === null ? "false" : "true"}
    ${wholeText(input.text)}
    @input=${typed}
    @keydown=${keys}
    @paste=${paste}
  ></textarea>`;
}

/**
 * The beginning of a text that is too long to be edited.
 * @param {import("./model.js").Model} model
 * @param {import("../strings/page.js").PageWords} page
 */
function reader(model, page) {
  const { name, text } = model.input;
  const paste = (/** @type {ClipboardEvent} */ event) =>
    void model.put(event.clipboardData?.getData("text/plain") ?? "");
  const clear = (/** @type {Event} */ event) => {
    const section = /** @type {Element} */ (event.currentTarget).closest("section");
    model.clear();
    // After the drawing, which was asked for just before.
    queueMicrotask(() => section?.querySelector("textarea")?.focus());
  };
  return html`<p class="note">${page.longText(name, text.length)}</p>
    <pre
      class="answer"
      tabindex="0"
      role="region"
      aria-labelledby="board-title"
      aria-describedby="board-hint board-problem"
      @paste=${paste}
    >
${beginning(text)}</pre>
    <div class="buttons">
      <button type="button" class="quiet" @click=${clear}>${page.clear}</button>
    </div>`;
}

/**
 * The form in which the text tells what is drawn. One that it was put in with and that is not to be chosen stays until
 * another one is.
 * @param {import("./model.js").Model} model @param {import("../strings/page.js").PageWords} page
 */
function formChoice(model, page) {
  const { drawing, wrong } = model;
  if (drawing === null || !model.isDrawing) return nothing;
  const { form } = drawing;
  const choices = [...new Set(["judge", "drawn", form])].filter((name) => name !== "");
  const choose = (/** @type {Event} */ event) => {
    const select = /** @type {HTMLSelectElement} */ (event.target);
    wrong.other = drawing.setForm(select.value) ? null : "otherForm";
    select.value = drawing.form;
    model.changed();
  };
  const names = /** @type {Readonly<Record<string, string>>} */ (page.formNames);
  return html`<label class="field"
    >${page.form}
    <select @change=${choose}>
      ${choices.map((name) => html`<option value=${name} .selected=${name === form}>${names[name]}</option>`)}
    </select>
  </label>`;
}

/** @param {import("./model.js").Model} model @param {import("../strings/page.js").PageWords} page */
function sizes(model, page) {
  const { size, start } = model.view;
  if (size === null) return nothing;
  const field = (
    /** @type {string} */ label,
    /** @type {"rows" | "columns" | "startColumn" | "startRow"} */ name,
    /** @type {number} */ usual,
  ) => {
    const typed = (/** @type {string} */ value) => {
      model.input[name] = value;
      model.typed();
    };
    return numberField({ label, value: model.input[name], usual, most: 64, typed });
  };
  return html`<details ?open=${model.input.isUnusual}>
    <summary>${page.sizes}</summary>
    <p class="note">${page.sizesHint(size.rows, size.columns)}</p>
    <div class="fields">
      ${field(page.rows, "rows", size.rows)} ${field(page.columns, "columns", size.columns)}
      ${
        start === null
          ? nothing
          : html`${field(page.startColumn, "startColumn", start.x)} ${field(page.startRow, "startRow", start.y)}`
      }
    </div>
  </details>`;
}

/**
 * @param {import("./model.js").Model} model
 * @param {import("../strings/index.js").Words} words
 * @param {import("../strings/page.js").PageWords} page
 */
export function boardCard(model, words, page) {
  const drop = (/** @type {DragEvent} */ event) => {
    event.preventDefault();
    const { dataTransfer } = event;
    const file = dataTransfer?.files[0];
    if (file !== undefined) void model.putFile(file);
    else void model.put(dataTransfer?.getData("text/plain") ?? "");
  };
  const over = (/** @type {DragEvent} */ event) => event.preventDefault();
  const choose = (/** @type {Event} */ event) => {
    const input = /** @type {HTMLInputElement} */ (event.target);
    void model.putFile(input.files?.[0]);
    input.value = "";
  };
  const openFile = (/** @type {Event} */ event) =>
    /** @type {HTMLInputElement} */ (/** @type {Element} */ (event.currentTarget).nextElementSibling).click();
  const { wrong, input } = model;
  return html`<section class="card" @drop=${drop} @dragover=${over}>
    <h2 id="board-title">${page.board}</h2>
    <p class="note" id="board-hint">${words.puzzles[model.puzzle].forms}</p>
    ${formChoice(model, page)} ${input.isLong ? reader(model, page) : editor(model)}
    <div id="board-problem" class=${wrong.isAny ? "complaint problem" : "complaint"} role="status">
      ${wrong.other === null ? complaint(model, words, page) : html`<p>${page[wrong.other]}</p>`}
    </div>
    <div class="buttons">
      <button type="button" class="quiet" @click=${openFile}>${page.open}</button
      ><input type="file" hidden tabindex="-1" aria-hidden="true" @change=${choose} />
      <button type="button" class="quiet" @click=${() => void model.putSample()}>${page.sample}</button>
    </div>
    ${sizes(model, page)}
  </section>`;
}
