import type { OpenedDraft } from "@lectern/client";
import { isSameText } from "@lectern/client/autosave";
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { property, state } from "lit/decorators.js";
import { Info } from "lucide";
import { icon } from "../../shared/icons/icon.ts";
import type { NoticeOptions } from "../draft/draft-notices.ts";
import type { DecidedEvent, TellEvent } from "../events.ts";
import { labelsOf } from "../form/template-fields.ts";
import { lateTexts } from "../late-texts.ts";
import { texts } from "../texts.ts";
import { type KeyChanges, KeyWatch } from "./key-watch.ts";

/**
 * `<lectern-others>`: one line about what others have done to the draft. What keys have changed since the author last looked is counted, and can be
 * looked at. It has no shadow root, because the page has the styles of notices.
 */
export class OthersNotice extends LitElement {
  @property({ attribute: false }) accessor options: NoticeOptions | undefined;

  @state() accessor #found: KeyChanges | undefined;
  /** The search that is going on. */
  @state() accessor #search: object | undefined;
  @state() accessor #isShown = false;

  #watch: KeyWatch | undefined;

  protected override createRenderRoot(): this {
    return this;
  }

  override willUpdate(changed: PropertyValues<this>): void {
    const before = changed.get("options");
    if (this.options === undefined || !changed.has("options")) return;
    const { project, author, opened, isDraft, merged, changedBy } = this.options;
    const draftId = isDraft ? opened.draftId : undefined;
    if (draftId !== this.#watch?.draftId) {
      this.#found = undefined;
      this.#watch = project && draftId !== undefined ? new KeyWatch({ project, author, draftId }) : undefined;
      void this.#look(opened);
    } else if ((merged && merged !== before?.merged) || (changedBy && changedBy !== before?.changedBy)) void this.#look();
  }

  /** Asks what is stored now, unless it is known. */
  async #look(known?: OpenedDraft): Promise<void> {
    const watch = this.#watch;
    const search = watch && {};
    this.#search = search;
    if (watch === undefined) return;
    let found = this.#found;
    try {
      const now = known ?? (await this.options?.project?.drafts.read(watch.draftId));
      found = now && (await watch.look(now));
    } catch {
      // offline, or the draft is gone: the save state says so
    }
    if (search !== this.#search) return;
    this.#found = found;
    this.#search = undefined;
  }

  override render(): TemplateResult | typeof nothing {
    const { options } = this;
    const found = this.#found;
    if (options === undefined) return nothing;
    return html`
      ${this.#search !== undefined || found?.isNewest === true ? nothing : this.#renderPeople(options)}
      ${found === undefined ? nothing : this.#renderKeys(found, options)}
    `;
  }

  #renderPeople({ merged, changedBy, session }: NoticeOptions): TemplateResult {
    return html`
      ${changedBy === undefined ? nothing : renderLine(texts.draft.changedMeanwhile(changedBy.name), this.#renderClose(this.#forgetPeople))}
      ${merged === undefined || session.queue.phase.kind === "conflict" ? nothing : renderLine(texts.draft.merged, this.#renderClose(this.#forgetPeople))}
    `;
  }

  #renderKeys(found: KeyChanges, { opened, session, tell }: NoticeOptions): TemplateResult {
    const look = html`<button @click=${() => (this.#isShown = true)}>${lateTexts.others.look(found.places)}</button>`;
    return html`
      ${renderLine(
        lateTexts.others.changed(found.who, found.places),
        look,
        this.#renderClose(() => this.#decided(found)),
      )}
      ${
        this.#isShown
          ? html`<lectern-key-changes
              .found=${found}
              .session=${session}
              .labels=${labelsOf(opened.template)}
              language=${opened.doc.language}
              @lectern-close=${() => (this.#isShown = false)}
              @lectern-tell=${({ detail }: TellEvent) => tell({ done: detail })}
              @lectern-decided=${({ detail }: DecidedEvent) => {
                if (!isSameText(detail, session.text)) session.replace(detail);
                this.#decided(found);
              }}
            ></lectern-key-changes>`
          : nothing
      }
    `;
  }

  #renderClose(act: () => void): TemplateResult {
    return html`<button @click=${act}>${texts.draft.close}</button>`;
  }

  #decided(found: KeyChanges): void {
    this.#watch?.decide(found);
    this.#isShown = false;
    this.#found = undefined;
    if (found.isNewest) this.#forgetPeople();
  }

  readonly #forgetPeople = (): void => this.options?.tell({ merged: undefined, changedBy: undefined });
}

const renderLine = (sentence: string, ...buttons: readonly TemplateResult[]): TemplateResult =>
  html`<div class="notice">
    <p>${icon(Info)}<span>${sentence}</span></p>
    ${buttons}
  </div>`;
