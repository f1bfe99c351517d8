import { EditorView } from "@codemirror/view";
import { mostColumns } from "./table-looks.ts";

const columns = Array.from({ length: mostColumns }, (_, index) => index + 1);

/** A rule of its own for each number of columns: the page's policy refuses styles in attributes. */
const widths = Object.fromEntries(columns.map((count) => [`.cm-of-${count}`, { inlineSize: `max(${99.9 / count}%, 6rem)` }]));

/** 6 characters: five of a heading, and a space. The margin has no room for more. */
export const longestHanging = 6;

/** `--hang` is 1 where the margin has room. A typewriter's letters are all as wide as its nought. */
const margins = Object.fromEntries(
  Array.from({ length: longestHanging + 1 }, (_, length) => [
    `.cm-hang-${length}`,
    {
      marginInlineStart: `calc((-${length}ch - var(--before, 0%)) * var(--hang, 0))`,
      marginInlineEnd: "calc(var(--before, 0%) * var(--hang, 0))",
    },
  ]),
);

export const textLooksTheme = EditorView.baseTheme({
  ".cm-mark": { color: "var(--l-faint)", fontWeight: "400" },
  ".cm-hang, .cm-hang *": { fontFamily: "var(--l-mono)", fontSize: "var(--l-text-13)", fontWeight: "400", fontStyle: "normal" },
  ...margins,
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
