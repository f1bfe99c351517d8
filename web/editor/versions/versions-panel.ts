import type { LecternProject, PublishedVersion, Version, VersionSummary } from "@lectern/client";
import type { JournalEntry, Text } from "@lectern/client/autosave";
import { html, LitElement, nothing, type TemplateResult } from "lit";
import { property, state } from "lit/decorators.js";
import { ChevronLeft } from "lucide";
import { Connection } from "../../shared/connection.ts";
import { keyed } from "lit/directives/keyed.js";
import { controls } from "../../shared/controls.ts";
import { icon } from "../../shared/icons/icon.ts";
import { sentenceOf } from "../words/errors.ts";
import { locale, timeText } from "../words/words.ts";
import { copyText } from "../draft/copy-text.ts";
import { lineStyles } from "../draft/line-styles.ts";
import { renderLines } from "../draft/render-opening.ts";
import { type ChangesEvent, DecidedEvent } from "../events.ts";
import type { Labels } from "../words/labels.ts";
import { lateTexts } from "../late-texts.ts";
import { texts } from "../texts.ts";
import { restored } from "./restored.ts";
import { momentText } from "./moment-text.ts";
import { versionsStyles } from "./versions-styles.ts";

/** Texts on this device that the author has decided against. */
interface SetAside {
  readonly setAside: () => Promise<readonly JournalEntry[]>;
  readonly dropSetAside: (entry: JournalEntry) => void;
}

/** One of a draft, or of what was live. */
type Chosen = Version | PublishedVersion;

type ReadVersion = (versionId: string, signal: AbortSignal) => Promise<Chosen | undefined>;

const timeOf = (at: string): string => momentText(at, new Date(), locale());

/** `<lectern-versions>`: lists, compares and restores earlier texts of a draft and its page. Restoring is a save, so it can be undone. */
export class VersionsPanel extends LitElement {
  static override readonly styles = [controls, lineStyles, versionsStyles];

  @property({ attribute: false }) accessor project: LecternProject | undefined;
  /** Empty for a live page without a draft. */
  @property() accessor draftId = "";
  /** The page that is live, or was before. */
  @property() accessor docId = "";
  /** The page's. */
  @property() accessor name = "";
  /** The text that the author sees now. */
  @property({ attribute: false }) accessor current: Text | undefined;
  @property({ attribute: false }) accessor labels: Labels = new Map();
  @property({ attribute: false }) accessor setAside: SetAside | undefined;

  @state() accessor #versions: readonly VersionSummary[] | undefined;
  @state() accessor #published: readonly VersionSummary[] = [];
  @state() accessor #aside: readonly JournalEntry[] = [];
  /** Pressed last; until it is read there is nothing to restore. */
  @state() accessor #wanted = "";
  @state() accessor #chosen: Chosen | undefined;
  /** Of each one that was compared. */
  @state() accessor #changes: ReadonlyMap<string, number> = new Map();
  @state() accessor #failure = "";
  @state() accessor #copied = "";

  readonly #connection = new Connection(this);

  override firstUpdated(): void {
    void this.#attempt(async (signal) => {
      const { project, draftId, docId } = this;
      if (project === undefined) return;
      const [own, page] = await Promise.all([
        draftId === "" ? undefined : project.drafts.versions(draftId, { signal }),
        project.documents.versions(docId, { signal }),
      ]);
      this.#published = page.versions;
      this.#versions = own?.versions ?? [];
      const [newest] = this.#versions;
      const [former] = page.versions;
      if (newest !== undefined) await this.#choose(newest.versionId, this.#readOwn);
      else if (former !== undefined) await this.#choose(former.versionId, this.#readPublished);
    });
    void this.#lookAside();
  }

  async #lookAside(): Promise<void> {
    try {
      this.#aside = (await this.setAside?.setAside()) ?? [];
    } catch {
      this.#aside = []; // this browser stores nothing
    }
  }

  async #attempt(work: (signal: AbortSignal) => Promise<void>): Promise<void> {
    const { signal } = this.#connection;
    this.#failure = "";
    try {
      await work(signal);
    } catch (error) {
      if (!signal.aborted) this.#failure = sentenceOf(error);
    }
  }

  override render(): TemplateResult {
    return html`
      <lectern-modal page label=${lateTexts.versions.heading} @lectern-dismiss=${this.#close}>
        <header>
          <button class="plain back" title=${texts.draft.close} @click=${this.#close}>
            ${icon(ChevronLeft, { turns: true })}<bdi>${this.name}</bdi>
          </button>
          <h2>${lateTexts.versions.heading}</h2>
          <button class="primary" ?disabled=${this.#chosen === undefined} @click=${this.#restore}>${lateTexts.versions.restore}</button>
        </header>
        <p role="alert" class="error">${this.#failure}</p>
        <div class="sides">
          <div class="timeline">${this.#renderList()} ${this.#aside.length === 0 ? nothing : this.#renderAside()}</div>
          <div class="text" @lectern-changes=${this.#count}>${this.#renderText()}</div>
        </div>
      </lectern-modal>
    `;
  }

  get #isEmpty(): boolean {
    return this.#versions?.length === 0 && this.#published.length === 0;
  }

  #renderList(): TemplateResult | typeof nothing {
    if (this.#versions === undefined || this.#isEmpty) return nothing;
    return html`
      ${this.#renderVersions(this.#versions, this.#readOwn)}
      ${this.#published.length === 0 ? nothing : html`<h3>${lateTexts.versions.published}</h3>`}
      ${this.#renderVersions(this.#published, this.#readPublished)}
      ${this.#versions.length + this.#published.length > 1 ? nothing : html`<p class="hint">${lateTexts.versions.noneHint}</p>`}
    `;
  }

  readonly #readOwn: ReadVersion = async (id, signal) => this.project?.drafts.version(this.draftId, id, { signal });

  readonly #readPublished: ReadVersion = async (id, signal) => this.project?.documents.version(this.docId, id, { signal });

  #renderVersions(versions: readonly VersionSummary[], read: ReadVersion): TemplateResult | typeof nothing {
    if (versions.length === 0) return nothing;
    return html`<ol>
      ${versions.map(
        ({ versionId, saved_at: at, saved_by_name: name, title }, index) =>
          html`<li>
            <button aria-current=${this.#wanted === versionId} @click=${async () => this.#choose(versionId, read)}>
              <b><time datetime=${at} title=${timeText(at)}>${timeOf(at)}</time></b>
              ${name === null ? nothing : html` · <bdi>${name}</bdi>`}${this.#renderCount(versionId)}
              ${title === null || title === this.current?.metadata["title"] ? nothing : html`<bdi class="hint">${title}</bdi>`}
              ${index < versions.length - 1 ? nothing : html`<span class="hint">${lateTexts.versions.first}</span>`}
            </button>
          </li>`,
      )}
    </ol>`;
  }

  #renderCount(versionId: string): string | typeof nothing {
    const count = this.#changes.get(versionId);
    return count === undefined ? nothing : ` · ${lateTexts.compare.changes(count)}`;
  }

  #renderText(): unknown {
    const { current } = this;
    const chosen = this.#chosen;
    if (this.#isEmpty) return html`<p role="status">${lateTexts.versions.none} ${lateTexts.versions.noneHint}</p>`;
    if (current === undefined || this.#failure !== "") return nothing;
    if (chosen === undefined) return renderLines(lateTexts.versions.loading);
    const { doc, versionId, saved_at: at } = chosen;
    // Each version gets a new comparison, so that nothing of the last one remains.
    return keyed(
      versionId,
      html`<h3 dir="auto" lang=${doc.language}>${doc.metadata["title"]}</h3>
        <lectern-compare
          page
          .original=${restored(current, doc)}
          .changed=${current}
          .labels=${this.labels}
          originalName=${timeOf(at)}
          changedName=${lateTexts.versions.now}
          language=${doc.language}
        ></lectern-compare>
        <p class="hint">${lateTexts.versions.hint}</p>`,
    );
  }

  #renderAside(): TemplateResult {
    return html`
      <h3>${lateTexts.versions.setAside}</h3>
      <p class="hint">${lateTexts.versions.setAsideHint}</p>
      <ul>
        ${this.#aside.map(
          (entry) =>
            html`<li class="row">
              <details>
                <summary>${lateTexts.versions.setAsideAt(timeText(new Date(entry.atMs).toISOString()))}</summary>
                <pre dir="auto" tabindex="0">${entry.text.content}</pre>
              </details>
              <button @click=${async () => (this.#copied = await copyText(entry.text.content))}>${texts.copy.button}</button>
              <button class="danger" @click=${() => this.#drop(entry)}>${lateTexts.journal.drop}</button>
            </li>`,
        )}
      </ul>
      <p role="status" class="hint">${this.#copied}</p>
    `;
  }

  async #choose(versionId: string, read: ReadVersion): Promise<void> {
    this.#wanted = versionId;
    this.#chosen = undefined;
    await this.#attempt(async (signal) => {
      const found = await read(versionId, signal);
      if (this.#wanted === versionId) this.#chosen = found;
    });
  }

  readonly #count = ({ detail: count }: ChangesEvent): void => {
    this.#changes = new Map([...this.#changes, [this.#wanted, count]]);
  };

  readonly #restore = (): void => {
    if (this.current !== undefined && this.#chosen !== undefined)
      this.dispatchEvent(new DecidedEvent(restored(this.current, this.#chosen.doc)));
  };

  #drop(entry: JournalEntry): void {
    this.setAside?.dropSetAside(entry);
    this.#aside = this.#aside.filter(({ run }) => run !== entry.run);
  }

  readonly #close = (): void => {
    this.dispatchEvent(new Event("lectern-close"));
  };
}
