import { EditorView } from "@codemirror/view";
import { mostColumns } from "./table-looks.ts";

const columns = Array.from({ length: mostColumns }, (_, index) => index + 1);

/** A rule of its own for each number of columns: the page's policy refuses styles in attributes. */
const widths = Object.fromEntries(columns.map((count) => [`.cm-of-${count}`, { inlineSize: `max(${99.9 / count}%, 6rem)` }]));

export const textLooksTheme = EditorView.baseTheme({
  ".cm-mark": { color: "var(--l-faint)", fontWeight: "400" },
  ".cm-dim": { color: "color-mix(in oklch, var(--l-text) 35%, transparent)", fontWeight: "400" },
  "@media (prefers-contrast: more)": { ".cm-dim": { color: "inherit" } },
  "@media (forced-colors: active)": { ".cm-dim": { color: "inherit" } },
  ".cm-link": { color: "var(--l-accent-text)", textDecoration: "underline" },
  ".cm-picture img": { maxInlineSize: "100%", maxBlockSize: "12rem", borderRadius: "var(--l-radius)", verticalAlign: "bottom" },
  ".cm-alone": { display: "block", marginBlock: "var(--l-8)" },
  ".cm-alone img": { display: "block", maxBlockSize: "none" },
  ".cm-picture > span": { fontFamily: "var(--l-font)", fontSize: "var(--l-text-13)", color: "var(--l-faint)" },
  ".cm-rule": { display: "inline-block", inlineSize: "100%", verticalAlign: "middle", borderBlockStart: "1px solid var(--l-line-color)" },
  ".cm-task": { inlineSize: "18px", blockSize: "18px", minBlockSize: "0", margin: "0 2px 0 0", verticalAlign: "-2px", cursor: "pointer" },
  ".cm-row": {
    fontFamily: "var(--l-font)",
    fontSize: "var(--l-text-16)",
    borderBlockEnd: "1px solid var(--l-rule)",
    paddingBlock: "var(--l-4) !important",
  },
  ".cm-head": { fontWeight: "600", borderBlockEnd: "1px solid var(--l-line-color)" },
  ".cm-delimiter": { blockSize: "0", overflow: "hidden" },
  ".cm-cell": {
    display: "inline-block",
    verticalAlign: "top",
    paddingInlineEnd: "var(--l-8)",
    boxSizing: "border-box",
    overflowWrap: "break-word",
  },
  ".cm-middle": { textAlign: "center" },
  ".cm-end": { textAlign: "end" },
  ...widths,
});
