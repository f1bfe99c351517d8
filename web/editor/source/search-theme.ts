import { EditorView } from "@codemirror/view";

/** The panel to find and replace: as wide as the text, right below the bar, and as quiet. */
export const searchTheme = EditorView.theme({
  ".cm-panels": { background: "var(--l-surface)", color: "var(--l-text)", fontFamily: "var(--l-font)", zIndex: "2" },
  ".cm-panels.cm-panels-top": {
    insetBlockStart: "var(--bar) !important",
    borderBlockEnd: "1px solid var(--l-rule)",
    marginBlockEnd: "var(--l-16)",
    marginInline: "calc(-1 * var(--margin))",
    paddingInline: "var(--margin)",
  },
  ".cm-panel.cm-search": { display: "block", padding: "var(--l-4) 0" },
  ".cm-search-row": { display: "flex", flexWrap: "wrap", gap: "var(--l-4)", alignItems: "center", minBlockSize: "var(--l-40)" },
  ".cm-panel.cm-search input:not([type=checkbox])": {
    flex: "1 1 8rem",
    minInlineSize: "0",
    minBlockSize: "var(--l-32)",
    margin: "0 var(--l-4) 0 0",
    fontSize: "var(--l-text-14)",
  },
  ".cm-panel.cm-search button": { minBlockSize: "var(--l-32)", margin: "0", border: "0", background: "none" },
  ".cm-panel.cm-search button:hover": { background: "var(--l-hover)" },
  ".cm-panel.cm-search button:has(.icon)": { inlineSize: "var(--l-32)", padding: "0" },
  ".cm-panel.cm-search [role=status]": { fontSize: "var(--l-text-13)", color: "var(--l-faint)", fontVariantNumeric: "tabular-nums" },
  ".cm-panel.cm-search label": {
    display: "inline-flex",
    gap: "var(--l-4)",
    alignItems: "center",
    marginInlineEnd: "var(--l-8)",
    fontSize: "var(--l-text-13)",
    fontWeight: "400",
  },
  ".cm-searchMatch": { background: "var(--l-accent-tint)" },
  ".cm-searchMatch-selected": { outline: "1px solid var(--l-accent-text)" },
});
