import type { LecternProject, OpenedDraft } from "@lectern/client";
import { isSameText } from "@lectern/client/autosave";
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { property, state } from "lit/decorators.js";
import { closing, notice } from "../notices/notice.ts";
import type { DecidedEvent, TellEvent } from "../events.ts";
import { labelsOf } from "../form/template-fields.ts";
import { lateTexts } from "../late-texts.ts";
import type { DraftSession } from "../session/draft-session.ts";
import type { News } from "../session/news.ts";
import { texts } from "../texts.ts";
import { type KeyChanges, KeyWatch } from "./key-watch.ts";

export interface OthersOptions extends News {
  readonly project: LecternProject | undefined;
  /** The signed-in person. */
  readonly author: string;
  readonly opened: OpenedDraft;
  readonly session: DraftSession;
  /** Of the draft that is stored. */
  readonly draftId: string | undefined;
  readonly tell: (news: Partial<News>) => void;
}

/**
 * `<lectern-others>`: one line about what others have done to the draft. What keys have changed since the author last looked is counted, and can be
 * looked at. It has no shadow root, because the page has the styles of notices.
 */
export class OthersNotice extends LitElement {
  @property({ attribute: false }) accessor options: OthersOptions | undefined;

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
    const { project, author, opened, draftId, merged, changedBy } = this.options;
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

  #renderPeople({ merged, changedBy, session }: OthersOptions): TemplateResult {
    return html`
      ${changedBy === undefined ? nothing : notice(texts.draft.changedMeanwhile(changedBy.name), closing(this.#forgetPeople))}
      ${merged === undefined || session.queue.phase.kind === "conflict" ? nothing : notice(texts.draft.merged, closing(this.#forgetPeople))}
    `;
  }

  #renderKeys(found: KeyChanges, { opened, session, tell }: OthersOptions): TemplateResult {
    return html`
      ${notice(
        lateTexts.others.changed(found.who, found.places),
        { name: lateTexts.others.look(found.places), act: () => (this.#isShown = true) },
        closing(() => this.#decided(found)),
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

  #decided(found: KeyChanges): void {
    this.#watch?.decide(found);
    this.#isShown = false;
    this.#found = undefined;
    if (found.isNewest) this.#forgetPeople();
  }

  readonly #forgetPeople = (): void => this.options?.tell({ merged: undefined, changedBy: undefined });
}
