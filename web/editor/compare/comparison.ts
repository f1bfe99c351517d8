import { history, historyKeymap, standardKeymap } from "@codemirror/commands";
import { unifiedMergeView } from "@codemirror/merge";
import { EditorState, type Extension } from "@codemirror/state";
import { EditorView, keymap } from "@codemirror/view";
import { css, html, LitElement, type TemplateResult } from "lit";
import { property } from "lit/decorators.js";
import { controls } from "../../shared/controls.ts";
import { directionOf } from "../../shared/direction.ts";
import { textForm } from "../source/document.ts";
import { sourceTheme } from "../source/source-styles.ts";
import { lateTexts } from "../late-texts.ts";

/**
 * `<lectern-comparison>`: two texts in one view, with removed lines struck out above added ones. In the editable form each difference has two
 * buttons, and `content` is the result.
 */
export class Comparison extends LitElement {
  static override readonly styles = [
    controls,
    css`
      :host {
        border: 1px solid var(--l-rule);
        border-radius: var(--l-radius);
        overflow: hidden;
      }
    `,
  ];

  @property({ attribute: false }) accessor original = "";
  @property({ attribute: false }) accessor changed = "";
  @property({ type: Boolean }) accessor editable = false;
  @property() accessor label = "";
  @property() accessor language = "";

  #view: EditorView | undefined;

  /** The present second text. */
  get content(): string {
    return this.#view === undefined ? this.changed : textForm(this.changed).toText(this.#view.state.doc.toString());
  }

  override render(): TemplateResult {
    return html`<div id="text"></div>`;
  }

  override firstUpdated(): void {
    const parent = this.renderRoot.querySelector("#text");
    const root = this.renderRoot instanceof ShadowRoot ? this.renderRoot : document;
    if (parent === null) return;
    const { toShown, extension } = textForm(this.changed);
    const state = EditorState.create({
      doc: toShown(this.changed),
      extensions: [extension, this.#extensions(textForm(this.original).toShown(this.original))],
    });
    this.#view = new EditorView({ state, parent, root });
  }

  #extensions(original: string): Extension {
    const editing = this.editable ? [history(), keymap.of([...standardKeymap, ...historyKeymap])] : EditorState.readOnly.of(true);
    return [
      editing,
      unifiedMergeView({ original, mergeControls: this.editable, collapseUnchanged: { margin: 2 }, gutter: false }),
      EditorView.lineWrapping,
      EditorState.phrases.of(lateTexts.compare.phrases),
      EditorView.contentAttributes.of({
        "aria-label": this.label,
        lang: this.language,
        dir: directionOf(this.language),
        // Read-only text must still be reachable by keyboard, to be read and scrolled.
        tabindex: "0",
      }),
      // The first one takes precedence.
      comparisonTheme,
      sourceTheme,
    ];
  }
}

const comparisonTheme = EditorView.theme({
  "&": { maxBlockSize: "45dvh", fontSize: "var(--l-text-16)" },
  ".cm-scroller": { overflow: "auto" },
  ".cm-content": { minBlockSize: "4rem", padding: "var(--l-12)" },
  // Lines show where, words show what.
  ".cm-changedLine, &.cm-merge-b .cm-changedLine": { background: "var(--l-added)" },
  ".cm-changedText, &.cm-merge-b .cm-changedText": {
    background: "color-mix(in oklch, var(--l-good) 22%, transparent)",
    textDecoration: "underline",
  },
  ".cm-deletedChunk": { background: "var(--l-removed)", paddingInline: "var(--l-12)", marginInline: "calc(-1 * var(--l-12))" },
  ".cm-deletedChunk .cm-deletedText": {
    background: "color-mix(in oklch, var(--l-danger) 22%, transparent)",
    textDecoration: "line-through",
  },
  ".cm-deletedChunk .cm-deletedLine, .cm-deletedChunk .cm-deletedLine del": { textDecoration: "none" },
  ".cm-deletedChunk .cm-chunkButtons": { position: "static", display: "flex", gap: "var(--l-8)", paddingBlock: "var(--l-4)" },
  ".cm-deletedChunk button, .cm-deletedChunk button[name=accept], .cm-deletedChunk button[name=reject]": {
    color: "var(--l-text)",
    background: "var(--l-raised)",
    border: "1px solid var(--l-line-color)",
    borderRadius: "var(--l-radius)",
    fontFamily: "var(--l-font)",
    fontSize: "var(--l-text-13)",
    padding: "var(--l-4) var(--l-8)",
  },
  ".cm-collapsedLines": {
    background: "var(--l-tint)",
    color: "var(--l-faint)",
    fontFamily: "var(--l-font)",
    fontSize: "var(--l-text-13)",
    padding: "var(--l-4) var(--l-12)",
  },
  // Some fonts lack the sign that CodeMirror uses.
  ".cm-collapsedLines:before, .cm-collapsedLines:after": { content: "'…'" },
});
