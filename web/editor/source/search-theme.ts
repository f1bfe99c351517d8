import { EditorView } from "@codemirror/view";

/** The find and replace panel, below the bar of the page. */
export const searchTheme = EditorView.theme({
  ".cm-button": {
    background: "var(--l-raised)",
    border: "1px solid var(--l-line-color)",
    borderRadius: "var(--l-radius)",
    color: "var(--l-text)",
    fontFamily: "var(--l-font)",
    fontSize: "var(--l-text-13)",
    padding: "var(--l-4) var(--l-8)",
    minBlockSize: "var(--l-32)",
  },
  ".cm-button:active": { background: "var(--l-hover)" },
  ".cm-textfield": {
    backgroundColor: "var(--l-raised)",
    border: "1px solid var(--l-line-color)",
    borderRadius: "var(--l-radius)",
    fontSize: "var(--l-text-14)",
    padding: "var(--l-4) var(--l-8)",
    minBlockSize: "var(--l-32)",
  },
  ".cm-panels": { background: "var(--l-raised)", color: "var(--l-text)", fontFamily: "var(--l-font)", zIndex: "2" },
  ".cm-panels.cm-panels-top": {
    insetBlockStart: "calc(var(--bar) + var(--l-8)) !important",
    border: "1px solid var(--l-rule)",
    borderRadius: "var(--l-radius-large)",
    boxShadow: "var(--l-middle)",
    marginBlockEnd: "var(--l-16)",
  },
  ".cm-panel.cm-search": {
    display: "flex",
    flexWrap: "wrap",
    gap: "var(--l-4)",
    alignItems: "center",
    padding: "var(--l-12) var(--l-48) var(--l-12) var(--l-12)",
  },
  ".cm-panel.cm-search br": { display: "none" },
  // Two rows of a field and its buttons, then the search options.
  ".cm-panel.cm-search::after": { content: "''", flexBasis: "100%", order: "1" },
  ".cm-panel.cm-search label": {
    display: "inline-flex",
    alignItems: "center",
    fontSize: "var(--l-text-13)",
    fontWeight: "400",
    order: "2",
  },
  ".cm-panel.cm-search .cm-textfield": { flex: "1 1 16rem", margin: "0" },
  ".cm-panel.cm-search .cm-button": { margin: "0" },
  ".cm-panel.cm-search [name=close]": {
    inset: "var(--l-8) var(--l-8) auto auto",
    inlineSize: "var(--l-32)",
    minBlockSize: "var(--l-32)",
    fontSize: "var(--l-text-19)",
  },
  ".cm-searchMatch": { background: "var(--l-added)" },
  ".cm-searchMatch-selected": { background: "var(--l-accent-tint)", outline: "1px solid var(--l-accent-text)" },
});
