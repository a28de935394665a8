/** The looks around the element. The colours are the element's own. */

const text = `
  :root {
    color-scheme: light dark;
    background: light-dark(#faf9f6, #14171b);
    color: light-dark(#1b2027, #eceef1);
    font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", "Noto Sans", "Noto Sans SC", sans-serif;
  }
  .fitted {
    overflow: hidden;
  }
  :root[data-theme="light"] {
    color-scheme: light;
  }
  :root[data-theme="dark"] {
    color-scheme: dark;
  }
  body {
    margin: 0;
  }
  main {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.5rem;
    padding: 0.75rem;
  }
  fewest-moves {
    /* By the width alone: a board as high as its frame would let the frame grow with it. */
    --fewest-board-height: min(100vw, 40rem);
  }
  h1 {
    position: absolute;
    width: 1px;
    height: 1px;
    margin: 0;
    overflow: hidden;
    clip-path: inset(50%);
  }
  p {
    margin: 0;
    font-size: 0.9375rem;
  }
  .problem {
    padding: 0.625rem 0.875rem;
    border-inline-start: 4px solid light-dark(#d55e00, #e69f00);
    background: light-dark(#efede6, #22272e);
    font-size: 1rem;
    overflow-wrap: anywhere;
  }
  p:empty {
    position: absolute;
  }
  .whole {
    text-align: end;
  }
  a {
    display: inline-block;
    min-height: 1.5rem;
    color: light-dark(#0072b2, #56b4e9);
  }
  :focus-visible {
    outline: 2px solid currentColor;
    outline-offset: 2px;
  }
  [hidden] {
    display: none;
  }
`;

export function styles() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
}
