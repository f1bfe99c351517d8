import { EditorView } from "@codemirror/view";
import { css } from "lit";

export const sourceStyles = css`
  :host {
    border: 1px solid var(--l-line-color);
    border-radius: 0 0 6px 6px;
    background: var(--l-raised);
  }
  :host(:focus-within) {
    outline: 3px solid var(--l-accent);
    outline-offset: 2px;
  }
`;

/** CodeMirror's parts in the colours of the page. */
export const sourceTheme = EditorView.theme({
  "&": { minBlockSize: "18rem", maxBlockSize: "75dvh", color: "var(--l-text)" },
  "&.cm-focused": { outline: "none" },
  ".cm-scroller": { fontFamily: "ui-monospace, monospace", lineHeight: "1.6", overflow: "auto" },
  ".cm-content": { padding: "0.75rem", caretColor: "var(--l-text)", minBlockSize: "18rem" },
  ".cm-cursor": { borderInlineStartColor: "var(--l-text)" },
  ".cm-button": {
    background: "var(--l-raised)",
    border: "1px solid var(--l-line-color)",
    borderRadius: "6px",
    color: "var(--l-text)",
    fontSize: "0.9rem",
    padding: "0.2rem 0.6rem",
  },
  ".cm-button:active": { background: "var(--l-hover)" },
  ".cm-panel.cm-search .cm-textfield, .cm-panel.cm-search label": { fontSize: "0.9rem", fontWeight: "400" },
  ".cm-textfield": { backgroundColor: "var(--l-raised)", border: "1px solid var(--l-line-color)" },
  ".cm-panels.cm-panels-top": { borderBlockEndColor: "var(--l-rule)" },
  ".cm-panels": { background: "var(--l-tint)", color: "var(--l-text)" },
  "&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground": {
    background: "color-mix(in srgb, var(--l-accent) 30%, transparent)",
  },
});
