import { type ShowCause, textChanges } from "@lectern/client/autosave";
import { history, historyKeymap, isolateHistory, standardKeymap } from "@codemirror/commands";
import { Annotation, ChangeSet, Compartment, EditorState, type Extension, type StateEffect, Transaction } from "@codemirror/state";
import { drawSelection, EditorView, type KeyBinding, keymap, type ViewUpdate } from "@codemirror/view";
import { html, LitElement, type PropertyValues, type TemplateResult } from "lit";
import { property } from "lit/decorators.js";
import { Connection } from "../../shared/connection.ts";
import { controls } from "../../shared/controls.ts";
import type { Direction } from "../../shared/direction.ts";
import { loadPart } from "../../shared/load-part.ts";
import { ContentEvent, MissingPartEvent } from "../events.ts";
import { texts } from "../texts.ts";
import { hasHardBlock, mostHighlightedMarks, textForm, type TextForm } from "./document.ts";
import type { FormatCommand } from "./format-commands.ts";
import type * as Writing from "./writing.ts";
import { sourceStyles, sourceTheme } from "./source-styles.ts";

/** A change by the program, not typed. */
const fromServer = Annotation.define<true>();

/**
 * A decision is undone separately from what was typed just before. Other authors' changes are not the author's to undo: they stay out of the
 * history.
 */
const annotationsOf = {
  decided: [fromServer.of(true), isolateHistory.of("full")],
  merged: [fromServer.of(true), Transaction.addToHistory.of(false)],
} as const satisfies Record<ShowCause, unknown>;

/** 64 px: the area that the bar covers, and a margin. */
const belowBar = 64;

/** Without styles. A constant, because it is compared with the present value. */
const plain: Extension = [];

/** The first line is seen with the title above it. What else the key does follows. */
const toTop = (): boolean => {
  window.scrollTo({ top: 0 });
  return false;
};
const goToTop: KeyBinding = { key: "Mod-Home", mac: "Cmd-ArrowUp", run: toTop, shift: toTop };

/** 500 ms: then a slow device goes on while its author reads. */
const longestParsingMs = 500;

/** `<lectern-source>`: the Markdown source. In a shadow root, where CodeMirror adopts its style sheets: a page's policy refuses others. */
export class SourceEditor extends LitElement {
  static override readonly styles = [controls, sourceStyles];

  /** The initial text. Later ones are set by `show`. */
  @property({ attribute: false }) accessor initial = "";
  /** Its accessible name. */
  @property() accessor label = "";
  @property() accessor language = "";
  @property() accessor direction: Direction = "ltr";
  /** The site's public URL: the base of pictures with a relative address. */
  @property({ attribute: false }) accessor base: string | undefined;
  /** The part for writing, which is loaded beside this one, and may be missing. */
  @property({ attribute: false }) accessor writing: Promise<typeof Writing | undefined> | undefined;

  #view: EditorView | undefined;
  readonly #connection = new Connection(this);
  #form: TextForm = textForm("");
  /** Styles, keys and menu for Markdown. */
  #looks = plain;
  readonly #place = new Compartment();
  readonly #search = new Compartment();
  readonly #tools = new Compartment();
  /** Arrived while an input method was composing a word, which must not be disturbed. */
  #waiting: { readonly changes: ChangeSet; readonly cause: ShowCause } | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    const tell = (): void => void this.dispatchEvent(new Event("lectern-scrolled"));
    window.addEventListener("scroll", tell, { passive: true, signal: this.#connection.signal });
  }

  get view(): EditorView | undefined {
    return this.#view;
  }

  override render(): TemplateResult {
    return html`<div id="text"></div>`;
  }

  override firstUpdated(): void {
    const parent = this.renderRoot.querySelector("#text");
    if (parent === null) return;
    this.#form = textForm(this.initial);
    const root = this.renderRoot instanceof ShadowRoot ? this.renderRoot : document;
    this.#view = new EditorView({ state: EditorState.create({ extensions: this.#extensions() }), parent, root });
    // CodeMirror 6.43 leaves out most of a long line, but takes it to be two pixels high if it is there from the beginning, and then draws it all.
    this.#view.dispatch({ changes: { from: 0, insert: this.#form.toShown(this.initial) }, annotations: annotationsOf.merged });
    void this.#beginWriting();
  }

  async #beginWriting(): Promise<void> {
    const part = await this.writing;
    if (part === undefined || this.#view === undefined) return;
    this.#looks = part.looks({ base: () => this.base });
    const looks = this.#place.reconfigure(this.#looksFor(this.#view.state.doc.toString()));
    this.#view.dispatch({ effects: [this.#tools.reconfigure(part.tools), looks] });
    // What is seen is set at once. CodeMirror stops after 20 ms, and the rest would move when it goes on.
    part.forceParsing(this.#view, this.#view.viewport.to, longestParsingMs);
  }

  async #load<Part>(load: () => Promise<Part>): Promise<Part | undefined> {
    return loadPart(load, () => this.dispatchEvent(new MissingPartEvent()));
  }

  #extensions() {
    return [
      this.#form.extension,
      history(),
      drawSelection(),
      this.#search.of([]),
      EditorView.lineWrapping,
      keymap.of([{ key: "Mod-f", run: this.#openSearch }, goToTop, ...standardKeymap, ...historyKeymap]),
      // The cursor stays off the edges, and off the bars there.
      EditorView.scrollMargins.of(() => ({ top: 96, bottom: 120 })),
      this.#tools.of([]),
      this.#place.of(plain),
      EditorState.transactionExtender.of((transaction) => this.#plainAtOnce(transaction)),
      EditorView.contentAttributes.of(() => ({
        "aria-label": this.label,
        lang: this.language,
        dir: this.direction,
        spellcheck: "true",
        autocorrect: "on",
        autocapitalize: "sentences",
        // Without it axe does not recognise that a scrolling text can be reached by keyboard.
        tabindex: "0",
      })),
      EditorState.phrases.of(texts.source.phrases),
      EditorView.updateListener.of((update) => this.#updated(update)),
      EditorView.domEventHandlers({ compositionend: () => queueMicrotask(() => this.#applyWaiting()) }),
      sourceTheme,
    ];
  }

  /** A new page gets its language, or another one, while it is written. */
  override updated(changed: PropertyValues<this>): void {
    if (changed.has("language")) this.#view?.dispatch({});
  }

  /** Replaces the displayed text; the cursor, the selection and the history stay. */
  show(from: string, to: string, cause: ShowCause): void {
    const view = this.#view;
    if (view === undefined || from === to) return;
    const shown = this.#form.toShown(from);
    const changes = ChangeSet.of([...textChanges(shown, this.#form.toShown(to))], shown.length);
    if (this.#waiting !== undefined) this.#waiting = { changes: this.#waiting.changes.compose(changes), cause };
    else if (view.composing) this.#waiting = { changes, cause };
    else view.dispatch({ changes, annotations: annotationsOf[cause] });
  }

  async format(command: FormatCommand): Promise<void> {
    const part = await this.writing;
    if (part === undefined || this.#view === undefined) return;
    this.#view.focus();
    part.buttonCommands[command](this.#view);
  }

  async pickPicture(): Promise<void> {
    const part = await this.writing;
    if (part === undefined || this.#view === undefined) return;
    // The dialog gives the focus back to the text.
    this.#view.focus();
    part.pickPicture(this.#view);
  }

  find(): void {
    if (this.#view !== undefined) this.#openSearch(this.#view);
  }

  /** Selects a part of the text, and shows it. */
  select(anchor: number, head: number): void {
    this.#view?.dispatch({ selection: { anchor, head }, scrollIntoView: true });
    this.#view?.focus();
  }

  /** The first visible line, counted from zero. */
  firstLine(): number | undefined {
    const view = this.#view;
    if (view === undefined) return undefined;
    const { from } = view.lineBlockAtHeight(Math.max(0, belowBar - view.documentTop));
    return view.state.doc.lineAt(from).number - 1;
  }

  override focus(): void {
    this.#view?.focus();
  }

  /** Search is loaded on demand. */
  readonly #openSearch = (view: EditorView): boolean => {
    void this.#load(async () => import("./search.ts")).then((part) => part?.openSearch(view, this.#search));
    return true;
  };

  #updated({ docChanged, state, changes, transactions }: ViewUpdate): void {
    if (!docChanged) return;
    if (this.#waiting !== undefined) {
      const { cause } = this.#waiting;
      this.#waiting = { changes: this.#waiting.changes.map(changes), cause };
      // What is being composed is kept now, in the text that it will be in.
      this.#tell(this.#waiting.changes.apply(state.doc).toString());
      return;
    }
    const shown = state.doc.toString();
    if (!transactions.some((transaction) => transaction.annotation(fromServer) === true)) this.#tell(shown);
    this.#setLooks(state, shown);
  }

  #tell(shown: string): void {
    this.dispatchEvent(new ContentEvent(this.#form.toText(shown)));
  }

  /** In some blocks highlighting would slow down every keystroke. */
  #looksFor(shown: string): Extension {
    return hasHardBlock(shown) ? plain : this.#looks;
  }

  /** A text that is pasted is not highlighted even once, if it must not be: that alone would take a second. */
  #plainAtOnce({ changes, newDoc, startState }: Transaction): { readonly effects: StateEffect<unknown> } | null {
    const isLong = changes.newLength - changes.length > mostHighlightedMarks;
    if (!isLong || this.#place.get(startState) === plain || this.#looksFor(newDoc.toString()) !== plain) return null;
    return { effects: this.#place.reconfigure(plain) };
  }

  #setLooks(state: EditorState, shown: string): void {
    const wanted = this.#looksFor(shown);
    if (this.#place.get(state) === wanted) return;
    // Not within the update that is being reported.
    queueMicrotask(() => this.#view?.dispatch({ effects: this.#place.reconfigure(wanted) }));
  }

  #applyWaiting(): void {
    const waiting = this.#waiting;
    this.#waiting = undefined;
    if (waiting === undefined || this.#view === undefined) return;
    this.#view.dispatch({ changes: waiting.changes, annotations: annotationsOf[waiting.cause] });
  }
}
