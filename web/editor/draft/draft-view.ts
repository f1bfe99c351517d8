import type { DocumentSummary, JsonObject, LecternProject, OpenedDraft } from "@lectern/client";
import type { ShowCause, Text } from "@lectern/client/autosave";
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { property, state } from "lit/decorators.js";
import { Connection } from "../../shared/connection.ts";
import { controls } from "../../shared/controls.ts";
import { type Direction, directionOf } from "../../shared/direction.ts";
import { loadPart } from "../../shared/load-part.ts";
import { noFacts, type SiteFacts } from "../site/site-facts.ts";
import { languageName } from "../words/words.ts";
import { type ContentEvent, type FieldEvent, MissingPartEvent } from "../events.ts";
import { hasDetails } from "../form/other-values.ts";
import { type Field, fieldsOf } from "../form/template-fields.ts";
import { firstFields, titleOf } from "../form/title-of.ts";
import { takeSearchedPlace } from "../list/searched-words.ts";
import type { FormatCommand } from "../source/format-commands.ts";
import type { SourceEditor } from "../source/source-editor.ts";
import type * as Writing from "../source/writing.ts";
import { texts } from "../texts.ts";
import type { DraftSession } from "../session/draft-session.ts";
import type { NewPageWords } from "../session/new-page-words.ts";
import { followTitle } from "../session/follow-title.ts";
import { renderFoot } from "./render-foot.ts";
import { loadSource, loadWriting, withinPatience } from "../source/load-source.ts";
import { lineStyles } from "./line-styles.ts";
import { renderFields } from "./render-fields.ts";
import { renderLines } from "./render-opening.ts";
import type { Panels } from "./panels.ts";
import { TitleSight } from "./title-sight.ts";
import type { Face } from "./typeface.ts";
import { viewStyles } from "./view-styles.ts";
import { WordCount } from "./word-count.ts";

/** `<lectern-draft-view>`: the text of a draft, with its fields and the preview next to it; lines in its place until it is there. */
export class DraftView extends LitElement {
  static override readonly styles = [controls, lineStyles, viewStyles];

  @property({ attribute: false }) accessor session: DraftSession | undefined;
  /** What is typed into a new page that is only being begun. */
  @property({ attribute: false }) accessor early: NewPageWords | undefined;
  @property({ attribute: false }) accessor opened: OpenedDraft | undefined;
  /** The text that the session shows now, or what was typed before there is one. */
  @property({ attribute: false }) accessor text: Text | undefined;
  @property({ attribute: false }) accessor refusals: ReadonlyMap<string, string> = new Map();
  @property({ attribute: false }) accessor panels: Panels = { page: false, preview: false, comments: false };
  @property({ attribute: false }) accessor project: LecternProject | undefined;
  /** Empty while there is no draft to comment on. */
  @property() accessor draftId = "";
  @property({ attribute: false }) accessor site: SiteFacts | undefined;
  /** As far as the list has it. */
  @property({ attribute: false }) accessor known: DocumentSummary | undefined;
  @property() accessor face: Face = "serif";

  /** The address follows the title: a page that is being begun. */
  @property({ type: Boolean }) accessor follows = false;

  @state() accessor #hasSource = false;
  #writing: Promise<typeof Writing | undefined> | undefined;
  #isShown = false;

  readonly #count = new WordCount(this);
  /** The same array for the same template, because the forms compare it. */
  #fields: readonly Field[] = firstFields();
  readonly #connection = new Connection(this);

  constructor() {
    super();
    new TitleSight(this);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener("lectern-focus-lost", () => this.source?.focus(), { signal: this.#connection.signal });
    void this.#loadSource();
    if (this.follows) void this.focusField("title");
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
    if (key === titleOf(this.#fields, this.text?.metadata ?? {})?.key) this.renderRoot.querySelector("lectern-title")?.focus();
    else await this.renderRoot.querySelector("lectern-metadata-form")?.focusField(key);
  }

  get source(): SourceEditor | null {
    return this.renderRoot.querySelector("lectern-source");
  }

  async #loadSource(): Promise<void> {
    const load = async <Part>(part: () => Promise<Part>) => loadPart(part, () => this.dispatchEvent(new MissingPartEvent()));
    this.#writing = load(loadWriting);
    const part = await load(loadSource);
    await withinPatience(this.#writing);
    this.#hasSource = part !== undefined;
    void import("../comments/define.ts").catch(() => undefined);
  }

  override updated(): void {
    if (this.#isShown || this.source === null) return;
    this.#isShown = true;
    void this.source.updateComplete.then(() => this.#begin());
  }

  #begin(): void {
    const { opened, text } = this;
    // As it is shown: there, all line ends are one character.
    const shown = this.source?.view?.state.doc.toString() ?? "";
    const wanted = takeSearchedPlace(shown, [opened?.draftId, opened?.live_page?.docId]);
    if (wanted !== undefined) return this.source?.select(...wanted);
    // In a new page somebody begins to write, unless they are busy already.
    const root = this.getRootNode();
    if (text?.content !== "" || !(root instanceof ShadowRoot) || root.host.matches(":focus-within")) return;
    const title = this.renderRoot.querySelector("lectern-title");
    (title?.isEmpty === true ? title : this.source)?.focus();
  }

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("opened")) this.#fields = this.opened === undefined ? firstFields() : fieldsOf(this.opened.template);
    if (this.text !== undefined) this.#count.want(this.text.content, this.opened?.doc.language ?? "");
  }

  override render(): TemplateResult {
    const { opened, text, panels, known } = this;
    const isThere = opened !== undefined && text !== undefined;
    const hasFields = panels.page && isThere && hasDetails(opened, text.metadata);
    const language = opened?.doc.language ?? known?.language ?? "";
    const direction = directionOf(language);
    return html`
      <div class="desk ${hasFields || panels.comments ? "with-page" : ""} ${panels.preview ? "with-preview" : ""}">
        <div class="writing">
          <div class="kind">
            <slot name="start">${[language && languageName(language), opened?.template?.name].filter(Boolean).join(" · ")}</slot>
          </div>
          ${this.#renderTitle(language, text?.metadata ?? { title: known?.title })}
          ${text !== undefined && this.#hasSource ? this.#renderSource(language, direction, text) : renderLines(texts.draft.loading)}
        </div>
        ${
          panels.preview && isThere
            ? html`<lectern-preview
                class="preview"
                heading=${titleOf(this.#fields, text.metadata) === undefined ? "" : text.metadata["title"]}
                .markdown=${text.content}
                .base=${this.site?.plan.siteUrl}
                language=${language}
                direction=${direction}
                face=${this.face}
              ></lectern-preview>`
            : nothing
        }
        ${
          hasFields
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
          .text=${text?.content ?? ""}
          @lectern-toggle=${() => this.dispatchEvent(new Event("lectern-comments"))}
        ></lectern-comments>
      </div>
      ${renderFoot({
        isReady: isThere && this.#hasSource,
        count: this.#count.shown,
        format: (command: FormatCommand) => void this.source?.format(command),
        pickPicture: () => void this.source?.pickPicture(),
        find: () => this.source?.find(),
      })}
    `;
  }

  #renderTitle(language: string, metadata: JsonObject): TemplateResult | typeof nothing {
    const field = titleOf(this.#fields, metadata);
    if (field === undefined) return nothing;
    return html`<lectern-title
      ?inert=${this.text === undefined}
      .field=${field}
      .metadata=${metadata}
      .original=${this.opened?.doc.metadata ?? {}}
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
      .writing=${this.#writing}
      @lectern-content=${({ detail: content }: ContentEvent) => this.#type({ content })}
      @lectern-scrolled=${() => this.#follow()}
    ></lectern-source>`;
  }

  /** The preview scrolls with the text. */
  #follow(): void {
    const line = this.panels.preview ? this.source?.firstLine() : undefined;
    if (line !== undefined) this.renderRoot.querySelector("lectern-preview")?.scrollToLine(line);
  }

  #type(change: Partial<Text>): void {
    (this.session ?? this.early)?.typed(change);
  }

  readonly #changeField = ({ detail: { key, value } }: FieldEvent): void => {
    const before = (this.session ?? this.early)?.text.metadata ?? {};
    const changed = { ...before, [key]: value };
    const metadata = this.follows ? followTitle(before, changed, this.opened?.doc.language) : changed;
    this.#type({ metadata: Object.fromEntries(Object.entries(metadata).filter(([, kept]) => kept !== undefined)) });
  };
}

declare global {
  interface HTMLElementTagNameMap {
    "lectern-draft-view": DraftView;
    "lectern-source": SourceEditor;
  }
}
