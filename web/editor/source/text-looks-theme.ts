import { EditorView } from "@codemirror/view";
import { levels } from "./list-looks.ts";
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
  // As in `view-styles.ts`.
  "@media (width < 64rem)": { ".cm-away, .cm-away *": { fontSize: "0 !important" } },
  ".cm-link": {
    color: "var(--l-accent-text)",
    textDecoration: "underline",
    textDecorationThickness: "0.06em",
    textUnderlineOffset: "0.16em",
  },
  ...Object.fromEntries(levels.map((level) => [`.cm-level-${level}`, { "--indent": `calc(${level} * var(--l-40))` }])),
  ".cm-item": {
    paddingInlineStart: "var(--indent) !important",

    textIndent: "calc(-1 * var(--indent))",
  },
  ".cm-item + .cm-item": { paddingBlockStart: "var(--l-4) !important" },
  ".cm-item *": { textIndent: "0" },
  ".cm-bullet": { display: "inline-block", inlineSize: "var(--indent)", textAlign: "end" },
  ".cm-picture img": { maxInlineSize: "100%", maxBlockSize: "12rem", borderRadius: "var(--l-radius)", verticalAlign: "bottom" },
  ".cm-alone": { display: "block", marginBlock: "var(--l-8)" },
  ".cm-alone img": { display: "block", blockSize: "auto", maxBlockSize: "none" },
  ".cm-picture > span": { fontFamily: "var(--l-font)", fontSize: "var(--l-text-13)", color: "var(--l-faint)" },
  ".cm-rule": {
    display: "inline-block",
    inlineSize: "100%",
    verticalAlign: "middle",
    marginBlock: "var(--l-20)",
    borderBlockStart: "1px solid var(--l-rule)",
  },
  ".cm-line:has(.cm-rule) + .cm-gap-line + .cm-heading-line": { paddingBlockStart: "0 !important" },
  ".cm-fence": { fontSize: "0 !important", lineHeight: "var(--l-12)" },
  ".cm-task": { inlineSize: "18px", blockSize: "18px", minBlockSize: "0", margin: "0 2px 0 0", verticalAlign: "-2px", cursor: "pointer" },
  ".cm-item > .cm-task": { marginInlineStart: "calc(var(--indent) - var(--l-24))" },
  ".cm-item > .cm-bullet ~ .cm-task": { marginInlineStart: "0" },
  ".cm-row": {
    fontSize: "var(--l-text-16)",
    fontVariantNumeric: "tabular-nums",
    borderBlockEnd: "1px solid var(--l-rule)",
    paddingBlock: "var(--l-8) !important",
  },
  ".cm-head": { fontWeight: "600" },
  ".cm-delimiter": { blockSize: "0", overflow: "hidden" },
  ".cm-cell": {
    display: "inline-block",
    verticalAlign: "top",
    paddingInlineEnd: "var(--l-24)",
    boxSizing: "border-box",
    overflowWrap: "break-word",
  },
  ".cm-last": { paddingInlineEnd: "0" },
  ".cm-middle": { textAlign: "center" },
  ".cm-end": { textAlign: "end" },
  ...widths,
});
