import { EditorView } from "@codemirror/view";
import { css } from "lit";

export const sourceStyles = css`
  :host {
    border: 1px solid var(--lectern-line);
    border-radius: 0 0 6px 6px;
    background: var(--lectern-field);
  }
  :host(:focus-within) {
    outline: 3px solid var(--lectern-accent);
    outline-offset: 2px;
  }
`;

/** CodeMirror's parts in the colours of the page. */
export const sourceTheme = EditorView.theme({
  "&": { minBlockSize: "18rem", maxBlockSize: "75dvh", color: "var(--lectern-text)" },
  "&.cm-focused": { outline: "none" },
  ".cm-scroller": { fontFamily: "ui-monospace, monospace", lineHeight: "1.6", overflow: "auto" },
  ".cm-content": { padding: "0.75rem", caretColor: "var(--lectern-text)", minBlockSize: "18rem" },
  ".cm-cursor": { borderInlineStartColor: "var(--lectern-text)" },
  ".cm-button": {
    background: "var(--lectern-field)",
    border: "1px solid var(--lectern-line)",
    borderRadius: "6px",
    color: "var(--lectern-text)",
    fontSize: "0.9rem",
    padding: "0.2rem 0.6rem",
  },
  ".cm-button:active": { background: "var(--lectern-hover)" },
  ".cm-panel.cm-search .cm-textfield, .cm-panel.cm-search label": { fontSize: "0.9rem", fontWeight: "400" },
  ".cm-textfield": { backgroundColor: "var(--lectern-field)", border: "1px solid var(--lectern-line)" },
  ".cm-panels.cm-panels-top": { borderBlockEndColor: "var(--lectern-rule)" },
  ".cm-panels": { background: "var(--lectern-soft)", color: "var(--lectern-text)" },
  "&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground": {
    background: "color-mix(in srgb, var(--lectern-accent) 30%, transparent)",
  },
});
