import type { LecternProject, PublishedVersion, Version, VersionSummary } from "@lectern/client";
import type { JournalEntry, Text } from "@lectern/client/autosave";
import { html, LitElement, nothing, type TemplateResult } from "lit";
import { property, state } from "lit/decorators.js";
import { Connection } from "../../shared/connection.ts";
import { keyed } from "lit/directives/keyed.js";
import { controls } from "../../shared/controls.ts";
import { readersLocale } from "../../shared/readers-locale.ts";
import { sentenceOf } from "../app/errors.ts";
import { timeText } from "../app/words.ts";
import { copyText } from "../draft/copy-text.ts";
import { DecidedEvent } from "../events.ts";
import type { Labels } from "../form/template-fields.ts";
import { lateTexts } from "../late-texts.ts";
import { texts, textsLanguage } from "../texts.ts";
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

/** `<lectern-versions>`: lists, compares and restores earlier texts of a draft and its page. Restoring is a save, so it can be undone. */
export class VersionsPanel extends LitElement {
  static override readonly styles = [controls, versionsStyles];

  @property({ attribute: false }) accessor project: LecternProject | undefined;
  /** Empty for a live page without a draft. */
  @property() accessor draftId = "";
  /** The page that is live, or was before. */
  @property() accessor docId = "";
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
      <lectern-modal large label=${lateTexts.versions.heading} @lectern-dismiss=${this.#close}>
        <h2>${lateTexts.versions.heading}</h2>
        <p role="alert" class="error">${this.#failure}</p>
        <div class="sides">
          <div>${this.#renderList()} ${this.#aside.length === 0 ? nothing : this.#renderAside()}</div>
          ${this.#chosen === undefined ? nothing : this.#renderChosen(this.#chosen)}
        </div>
        <div class="row actions"><button @click=${this.#close}>${texts.draft.close}</button></div>
      </lectern-modal>
    `;
  }

  #renderList(): TemplateResult {
    if (this.#versions === undefined) return html`<p role="status">${lateTexts.versions.loading}</p>`;
    const isEmpty = this.#versions.length === 0 && this.#published.length === 0;
    if (isEmpty) return html`<p role="status">${lateTexts.versions.none} ${lateTexts.versions.noneHint}</p>`;
    return html`
      ${this.#renderVersions(this.#versions, this.#readOwn)}
      ${this.#published.length === 0 ? nothing : html`<h3>${lateTexts.versions.published}</h3>`}
      ${this.#renderVersions(this.#published, this.#readPublished)}
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
              <b><time datetime=${at} title=${timeText(at)}>${momentText(at, new Date(), readersLocale(textsLanguage))}</time></b>
              ${name === null ? nothing : html` · <bdi>${name}</bdi>`}
              ${title === null || title === this.current?.metadata["title"] ? nothing : html`<bdi class="hint">${title}</bdi>`}
              ${index < versions.length - 1 ? nothing : html`<span class="hint">${lateTexts.versions.first}</span>`}
            </button>
          </li>`,
      )}
    </ol>`;
  }

  #renderChosen({ doc, versionId }: Chosen): unknown {
    if (this.current === undefined) return nothing;
    const text = restored(this.current, doc);
    // Each version gets a new comparison, so that nothing of the last one remains.
    return keyed(
      versionId,
      html`<div class="stack">
        <lectern-compare
          class="wide"
          .original=${this.current}
          .changed=${text}
          .labels=${this.labels}
          originalName=${lateTexts.versions.now}
          changedName=${lateTexts.versions.then}
          language=${doc.language}
        ></lectern-compare>
        <p class="hint">${lateTexts.versions.hint}</p>
        <button class="primary" @click=${() => this.dispatchEvent(new DecidedEvent(text))}>${lateTexts.versions.restore}</button>
      </div>`,
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

  #drop(entry: JournalEntry): void {
    this.setAside?.dropSetAside(entry);
    this.#aside = this.#aside.filter(({ run }) => run !== entry.run);
  }

  readonly #close = (): void => {
    this.dispatchEvent(new Event("lectern-close"));
  };
}
