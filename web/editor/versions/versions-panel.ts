import type { LecternProject, Version, VersionSummary } from "@lectern/client";
import type { Text } from "@lectern/client/autosave";
import { css, html, LitElement, nothing, type TemplateResult } from "lit";
import { property, state } from "lit/decorators.js";
import { controls } from "../../shared/controls.ts";
import { sentenceOf } from "../app/errors.ts";
import { timeText } from "../app/words.ts";
import { DecidedEvent } from "../events.ts";
import { texts } from "../texts.ts";
import { restored } from "./restored.ts";

/** `<lectern-versions>`: earlier texts of a draft: list, compare, restore. Restoring is an ordinary save, so it can be undone. */
export class VersionsPanel extends LitElement {
  static override readonly styles = [
    controls,
    css`
      ol {
        list-style: none;
        padding: 0;
        margin: 0 0 1rem;
        max-block-size: 30dvh;
        overflow: auto;
      }
      ol button {
        inline-size: 100%;
        text-align: start;
        margin-block-end: 0.3rem;
      }
    `,
  ];

  @property({ attribute: false }) accessor project: LecternProject | undefined;
  @property() accessor draftId = "";
  /** What the author sees now. */
  @property({ attribute: false }) accessor current: Text | undefined;
  @property() accessor language = "";

  @state() accessor #versions: readonly VersionSummary[] | undefined;
  @state() accessor #chosen: Version | undefined;
  @state() accessor #failure = "";

  readonly #connection = new AbortController();

  override firstUpdated(): void {
    void this.#attempt(async (signal) => {
      this.#versions = (await this.project?.drafts.versions(this.draftId, { signal }))?.versions;
    });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#connection.abort();
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
      <lectern-modal large label=${texts.versions.heading} @lectern-dismiss=${this.#close}>
        <h2>${texts.versions.heading}</h2>
        <p role="alert" class="error">${this.#failure}</p>
        ${this.#renderList()} ${this.#chosen === undefined ? nothing : this.#renderChosen(this.#chosen)}
        <div class="row actions"><button @click=${this.#close}>${texts.draft.close}</button></div>
      </lectern-modal>
    `;
  }

  #renderList(): TemplateResult {
    if (this.#versions === undefined) return html`<p role="status">${texts.versions.loading}</p>`;
    if (this.#versions.length === 0) return html`<p role="status">${texts.versions.none}</p>`;
    return html`<ol>
      ${this.#versions.map(
        ({ versionId, saved_at: at, saved_by_name: name, title }) =>
          html`<li>
            <button aria-pressed=${this.#chosen?.versionId === versionId} @click=${async () => this.#choose(versionId)}>
              ${texts.versions.saved(timeText(at), name)}${title === null ? nothing : html`: <bdi>${title}</bdi>`}
            </button>
          </li>`,
      )}
    </ol>`;
  }

  #renderChosen({ versionId, doc, saved_at: at }: Version): TemplateResult | typeof nothing {
    if (this.current === undefined) return nothing;
    const text = restored(this.current, doc);
    // Another version is another comparison: its editor is made anew.
    return html`
      <h3>${texts.versions.compare(timeText(at))}</h3>
      <lectern-compare
        data-version=${versionId}
        .original=${this.current}
        .changed=${text}
        originalName=${texts.versions.now}
        changedName=${texts.versions.then}
        language=${doc.language}
      ></lectern-compare>
      <p class="hint">${texts.versions.hint}</p>
      <div class="row">
        <button class="primary" @click=${() => this.dispatchEvent(new DecidedEvent(text))}>${texts.versions.restore}</button>
      </div>
    `;
  }

  async #choose(versionId: string): Promise<void> {
    this.#chosen = undefined;
    await this.#attempt(async (signal) => {
      this.#chosen = await this.project?.drafts.version(this.draftId, versionId, { signal });
    });
  }

  readonly #close = (): void => {
    this.dispatchEvent(new Event("lectern-close"));
  };
}
