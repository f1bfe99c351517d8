import { EditorView } from "@codemirror/view";
import { css } from "lit";

export const sourceStyles = css`
  :host {
    --face: var(--l-serif);
    --margin: max(var(--l-12), var(--l-48) * var(--hang, 0));
    font-size: var(--l-text-19);
  }
  :host([face="sans"]) {
    --face: var(--l-font);
    font-size: var(--l-text-16);
  }
  :host([face="mono"]) {
    --face: var(--l-mono);
    font-size: var(--l-text-16);
  }
`;

/** CodeMirror's parts, styled with the page's tokens. Without a box or a scroll bar: the text is the page. */
export const sourceTheme = EditorView.theme({
  "&": { color: "var(--l-text)" },
  "&.cm-focused": { outline: "none" },
  // What hangs in the margin would be cut off if the scroller did not reach there.
  ".cm-scroller": {
    fontFamily: "var(--face, var(--l-serif))",
    lineHeight: "var(--l-line-reading)",
    marginInline: "calc(-1 * var(--margin))",
    paddingInline: "var(--margin)",
  },
  ".cm-content": { padding: "0 0 var(--l-64)", caretColor: "var(--l-accent-text)" },
  ".cm-line": { padding: "0" },
  ".cm-cursor": { borderInlineStart: "2px solid var(--l-accent-text)" },
  "&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground": {
    background: "color-mix(in oklch, var(--l-accent) 25%, transparent)",
  },
});
