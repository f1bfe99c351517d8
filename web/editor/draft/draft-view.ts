import type { LecternProject, OpenedDraft } from "@lectern/client";
import type { ShowCause, Text } from "@lectern/client/autosave";
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { property, state } from "lit/decorators.js";
import { Connection } from "../../shared/connection.ts";
import { controls } from "../../shared/controls.ts";
import { type Direction, directionOf } from "../../shared/direction.ts";
import { loadPart } from "../../shared/load-part.ts";
import { noFacts, type SiteFacts } from "../app/site-facts.ts";
import { languageName } from "../app/words.ts";
import { type ContentEvent, type FieldEvent, MissingPartEvent } from "../events.ts";
import type { MetadataForm } from "../form/metadata-form.ts";
import type { PageTitle } from "../form/page-title.ts";
import { type Field, fieldsOf } from "../form/template-fields.ts";
import { titleOf } from "../form/title-of.ts";
import { markedParts } from "../list/mark-words.ts";
import { takeWantedWords } from "../list/wanted-words.ts";
import type { FormatCommand } from "../source/format-commands.ts";
import type { SourceEditor } from "../source/source-editor.ts";
import { texts } from "../texts.ts";
import type { DraftSession } from "./draft-session.ts";
import { followTitle } from "./follow-title.ts";
import { renderFoot } from "./foot.ts";
import { renderFields } from "./render-fields.ts";
import type { Panels } from "./panels.ts";
import { TitleSight } from "./title-sight.ts";
import type { Face } from "./typeface.ts";
import { viewStyles } from "./view-styles.ts";
import { WordCount } from "./word-count.ts";

/** The text editor, which is most of the page: asked for beside the text, not after it. */
export const loadSource = async () => import("../source/define.ts");

/** `<lectern-draft-view>`: the text of a draft, with its fields and the preview next to it. */
export class DraftView extends LitElement {
  static override readonly styles = [controls, viewStyles];

  @property({ attribute: false }) accessor session: DraftSession | undefined;
  @property({ attribute: false }) accessor opened: OpenedDraft | undefined;
  /** The text that the session shows now. */
  @property({ attribute: false }) accessor text: Text | undefined;
  @property({ attribute: false }) accessor refusals: ReadonlyMap<string, string> = new Map();
  @property({ attribute: false }) accessor panels: Panels = { page: false, preview: false, comments: false };
  @property({ attribute: false }) accessor project: LecternProject | undefined;
  /** Empty while there is no draft to comment on. */
  @property() accessor draftId = "";
  @property({ attribute: false }) accessor site: SiteFacts | undefined;
  @property() accessor face: Face = "serif";

  /** The address follows the title: a page that is being begun. */
  @property({ type: Boolean }) accessor follows = false;

  @state() accessor #hasSource = false;

  readonly #count = new WordCount(this);
  /** The same array for the same template, because the forms compare it. */
  #fields: readonly Field[] = [];

  readonly #connection = new Connection(this);

  constructor() {
    super();
    new TitleSight(this);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener("lectern-focus-lost", () => this.source?.focus(), { signal: this.#connection.signal });
    void this.#loadSource();
  }

  /** Shows a text that was not typed here. */
  show(from: Text, to: Text, cause: ShowCause): void {
    this.source?.show(from.content, to.content, cause);
  }

  /** Focuses the fields, if they cover the text. */
  focusPage(): void {
    this.renderRoot.querySelector<HTMLElement>(".page header button")?.focus();
  }

  /** Focuses the title above the text, or a field next to it. */
  async focusField(key: string): Promise<void> {
    await this.updateComplete;
    const isTitle = key === titleOf(this.#fields, this.text?.metadata ?? {})?.key;
    if (isTitle) this.renderRoot.querySelector("lectern-title")?.focus();
    else await this.renderRoot.querySelector("lectern-metadata-form")?.focusField(key);
  }

  get source(): SourceEditor | null {
    return this.renderRoot.querySelector("lectern-source");
  }

  async #loadSource(): Promise<void> {
    const part = await loadPart(loadSource, () => this.dispatchEvent(new MissingPartEvent()));
    this.#hasSource = part !== undefined;
    void import("../comments/define.ts").catch(() => undefined);
    await this.updateComplete;
    if (this.#showWanted()) return;
    // In a new page somebody begins to write, unless they are busy already.
    const root = this.getRootNode();
    if (this.text?.content !== "" || !(root instanceof ShadowRoot) || root.host.matches(":focus-within")) return;
    const title = this.renderRoot.querySelector("lectern-title");
    (title?.isEmpty === true ? title : this.source)?.focus();
  }

  /** What somebody looked for when they opened the page. Returns whether there was something. */
  #showWanted(): boolean {
    const { opened, text } = this;
    const search = takeWantedWords(opened?.draftId, opened?.live_page?.docId);
    if (search === undefined || text === undefined) return false;
    const parts = markedParts(text.content, search);
    const first = parts.findIndex(({ isFound }) => isFound);
    if (first === -1) return false;
    const from = parts.slice(0, first).reduce((sum, part) => sum + part.text.length, 0);
    this.source?.select(from, from + (parts[first]?.text.length ?? 0));
    return true;
  }

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("opened")) this.#fields = fieldsOf(this.opened?.template ?? null);
    if (this.text !== undefined) this.#count.want(this.text.content, this.opened?.doc.language ?? "");
  }

  override render(): TemplateResult | typeof nothing {
    const { opened, text, panels } = this;
    if (opened === undefined || text === undefined) return nothing;
    const { language } = opened.doc;
    const direction = directionOf(language);
    return html`
      <div class="desk ${panels.page || panels.comments ? "with-page" : ""} ${panels.preview ? "with-preview" : ""}">
        <div class="writing">
          <div class="kind"><slot name="start">${[languageName(language), opened.template?.name].filter(Boolean).join(" · ")}</slot></div>
          ${this.#renderTitle(opened, text)}
          ${this.#hasSource ? this.#renderSource(language, direction, text) : html`<p class="hint">${texts.draft.loadingSource}</p>`}
        </div>
        ${panels.preview ? this.#renderPreview(language, direction, text) : nothing}
        ${
          panels.page
            ? renderFields({
                ...{ opened, session: this.session, fields: this.#fields, metadata: text.metadata, refusals: this.refusals },
                plan: (this.site ?? noFacts).plan,
                change: this.#changeField,
                close: () => void this.dispatchEvent(new Event("lectern-close")),
              })
            : nothing
        }
        <lectern-comments
          class="page"
          ?open=${panels.comments}
          .project=${this.project}
          draftId=${this.draftId}
          .text=${text.content}
          @lectern-toggle=${() => this.dispatchEvent(new Event("lectern-comments"))}
        ></lectern-comments>
      </div>
      ${renderFoot({
        count: this.#count.shown,
        format: (command: FormatCommand) => void this.source?.format(command),
        pickPicture: () => void this.source?.pickPicture(),
        find: () => this.source?.find(),
      })}
    `;
  }

  #renderTitle({ doc: { metadata, language } }: OpenedDraft, text: Text): TemplateResult | typeof nothing {
    const field = titleOf(this.#fields, text.metadata);
    if (field === undefined) return nothing;
    return html`<lectern-title
      .field=${field}
      .metadata=${text.metadata}
      .original=${metadata}
      refusal=${this.refusals.get(field.key) ?? ""}
      language=${language}
      @lectern-field=${this.#changeField}
      @lectern-onward=${() => this.source?.focus()}
    ></lectern-title>`;
  }

  #renderSource(language: string, direction: Direction, text: Text): TemplateResult {
    return html`<lectern-source
      .initial=${text.content}
      label=${texts.draft.textLabel}
      language=${language}
      direction=${direction}
      face=${this.face}
      .base=${this.site?.plan.siteUrl}
      @lectern-content=${this.#changeContent}
      @lectern-scrolled=${({ currentTarget }: Event) => this.#follow(currentTarget)}
    ></lectern-source>`;
  }

  #renderPreview(language: string, direction: Direction, text: Text): TemplateResult {
    return html`<lectern-preview
      class="preview"
      heading=${titleOf(this.#fields, text.metadata) === undefined ? "" : text.metadata["title"]}
      .markdown=${text.content}
      .base=${this.site?.plan.siteUrl}
      language=${language}
      direction=${direction}
      face=${this.face}
    ></lectern-preview>`;
  }

  /** The preview scrolls with the text. */
  #follow(source: EventTarget | null): void {
    if (!this.panels.preview || source === null) return;
    const line = this.source?.firstLine();
    if (line !== undefined) this.renderRoot.querySelector("lectern-preview")?.scrollToLine(line);
  }

  readonly #changeContent = ({ detail: content }: ContentEvent): void => {
    this.session?.typed({ content });
  };

  readonly #changeField = ({ detail: { key, value } }: FieldEvent): void => {
    if (this.session === undefined) return;
    const { metadata: before } = this.session.text;
    const changed = { ...before, [key]: value };
    const metadata = this.follows ? followTitle(before, changed, this.opened?.doc.language) : changed;
    this.session.typed({ metadata: Object.fromEntries(Object.entries(metadata).filter(([, kept]) => kept !== undefined)) });
  };
}

declare global {
  interface HTMLElementTagNameMap {
    "lectern-draft-view": DraftView;
    "lectern-metadata-form": MetadataForm;
    "lectern-title": PageTitle;
    "lectern-source": SourceEditor;
  }
}
