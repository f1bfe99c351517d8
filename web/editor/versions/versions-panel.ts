import type { LecternProject, PublishedVersion, Version, VersionSummary } from "@lectern/client";
import type { JournalEntry, Text } from "@lectern/client/autosave";
import { html, LitElement, nothing, type TemplateResult } from "lit";
import { property, state } from "lit/decorators.js";
import { Connection } from "../../shared/connection.ts";
import { controls } from "../../shared/controls.ts";
import { sentenceOf } from "../app/errors.ts";
import { renderAgo, timeText } from "../app/words.ts";
import { copyText } from "../draft/copy-text.ts";
import { DecidedEvent } from "../events.ts";
import type { Labels } from "../form/template-fields.ts";
import { lateTexts } from "../late-texts.ts";
import { texts } from "../texts.ts";
import { restored } from "./restored.ts";
import { sizeText } from "./size-text.ts";
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
        ${this.#renderList()} ${this.#chosen === undefined ? nothing : this.#renderChosen(this.#chosen)}
        ${this.#aside.length === 0 ? nothing : this.#renderAside()}
        <div class="row actions"><button @click=${this.#close}>${texts.draft.close}</button></div>
      </lectern-modal>
    `;
  }

  #renderList(): TemplateResult {
    if (this.#versions === undefined) return html`<p role="status">${lateTexts.versions.loading}</p>`;
    const isEmpty = this.#versions.length === 0 && this.#published.length === 0;
    if (isEmpty) return html`<p role="status">${lateTexts.versions.none} ${lateTexts.versions.noneHint}</p>`;
    return html`
      ${this.#renderVersions(this.#versions, async (id, signal) => this.project?.drafts.version(this.draftId, id, { signal }))}
      ${this.#published.length === 0 ? nothing : html`<h3>${lateTexts.versions.published}</h3>`}
      ${this.#renderVersions(this.#published, async (id, signal) => this.project?.documents.version(this.docId, id, { signal }))}
    `;
  }

  #renderVersions(versions: readonly VersionSummary[], read: ReadVersion): TemplateResult | typeof nothing {
    if (versions.length === 0) return nothing;
    return html`<ol>
      ${versions.map(
        ({ versionId, saved_at: at, saved_by_name: name, title, bytes }, index, { [index + 1]: before }) =>
          html`<li>
            <button aria-pressed=${this.#chosen?.versionId === versionId} @click=${async () => this.#choose(versionId, read)}>
              <b>${renderAgo(at)}${name === null ? nothing : html` ${lateTexts.versions.by(name)}`}</b>
              ${title === null ? nothing : html`<bdi>${title}</bdi>`}
              <span class="hint">${timeText(at)}${bytes === null ? nothing : html` · ${sizeText(bytes, before?.bytes)}`}</span>
            </button>
          </li>`,
      )}
    </ol>`;
  }

  #renderChosen({ doc, saved_at: at }: Chosen): TemplateResult | typeof nothing {
    if (this.current === undefined) return nothing;
    const text = restored(this.current, doc);
    return html`
      <h3>${lateTexts.versions.compare(timeText(at))}</h3>
      <lectern-compare
        .original=${this.current}
        .changed=${text}
        .labels=${this.labels}
        originalName=${lateTexts.versions.now}
        changedName=${lateTexts.versions.then}
        language=${doc.language}
      ></lectern-compare>
      <p class="hint">${lateTexts.versions.hint}</p>
      <div class="row">
        <button class="primary" @click=${() => this.dispatchEvent(new DecidedEvent(text))}>${lateTexts.versions.restore}</button>
      </div>
    `;
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

  /** Each version gets a new editor, so that nothing of the last comparison remains. */
  async #choose(versionId: string, read: ReadVersion): Promise<void> {
    this.#chosen = undefined;
    await this.#attempt(async (signal) => {
      this.#chosen = await read(versionId, signal);
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
