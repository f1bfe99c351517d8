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

/** What the two decisions about a difference are called: the second text stays, or the first comes back. */
export interface Choices {
  readonly keep: string;
  readonly undo: string;
}

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
  @property({ attribute: false }) accessor choices: Choices = { keep: "", undo: "" };
  @property() accessor label = "";
  @property() accessor language = "";

  #view: EditorView | undefined;
  #seam = "";

  /** The present second text. */
  get content(): string {
    return this.#view === undefined ? this.changed : textForm(this.changed).toText(this.#unseamed(this.#view.state.doc.toString()));
  }

  readonly #unseamed = (text: string): string => (this.#seam === "" ? text : text.replaceAll(this.#seam, ""));

  override render(): TemplateResult {
    return html`<div id="text"></div>`;
  }

  override firstUpdated(): void {
    const parent = this.renderRoot.querySelector("#text");
    const root = this.renderRoot instanceof ShadowRoot ? this.renderRoot : document;
    if (parent === null) return;
    const { toShown, extension } = textForm(this.changed);
    this.#seam = seams.find((seam) => !this.original.includes(seam) && !this.changed.includes(seam)) ?? "";
    const seamed = (text: string): string => text.replaceAll(/\n(?=\n)/g, `\n${this.#seam}`);
    const state = EditorState.create({
      doc: seamed(toShown(this.changed)),
      extensions: [extension, this.#extensions(seamed(textForm(this.original).toShown(this.original)))],
    });
    this.#view = new EditorView({ state, parent, root });
  }

  /** Focuses the choice at the next difference; false if there is none. */
  focusChoice(index = 0): boolean {
    const choices = this.renderRoot.querySelectorAll<HTMLElement>("button[name=accept]");
    const next = choices[index] ?? choices[choices.length - 1];
    next?.focus();
    return next !== undefined;
  }

  /** A button of our own: those of the view know no keyboard. */
  readonly #renderChoice = (name: "accept" | "reject", act: (event: MouseEvent) => void): HTMLElement => {
    const button = document.createElement("button");
    button.name = name;
    button.textContent = name === "accept" ? this.choices.keep : this.choices.undo;
    button.onclick = (event) => {
      const index = [...this.renderRoot.querySelectorAll(`button[name=${name}]`)].indexOf(button);
      act(event);
      if (!this.focusChoice(index)) this.dispatchEvent(new Event("lectern-settled"));
    };
    return button;
  };

  #extensions(original: string): Extension {
    const editing = this.editable ? [history(), keymap.of([...standardKeymap, ...historyKeymap])] : EditorState.readOnly.of(true);
    return [
      editing,
      unifiedMergeView({ original, mergeControls: this.editable && this.#renderChoice, collapseUnchanged: { margin: 2 }, gutter: false }),
      EditorView.lineWrapping,
      EditorView.clipboardOutputFilter.of(this.#unseamed),
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

/** The view makes one difference of two that only an empty line parts. With a character that nobody sees, the line is not empty. */
const seams = ["\u200b", "\u2060", "\u2063"];

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
