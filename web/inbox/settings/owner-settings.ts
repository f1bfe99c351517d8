import type { LecternProject, Placement, SiteSettings, SiteSettingsChange } from "@lectern/client";
import { html, LitElement, nothing, type TemplateResult } from "lit";
import { property, state } from "lit/decorators.js";
import type { PersonIdentity } from "../../shared/app/service.ts";
import { controls } from "../../shared/controls.ts";
import { sentenceOf } from "../app/failure-sentence.ts";
import type { Texts } from "../texts/texts.ts";
import { renderBudgets } from "./budget-table.ts";
import { readHours, renderHours } from "./hours-field.ts";
import { renderPlacement } from "./placement-field.ts";
import { type Before, effectsOf, toChange } from "./settings-change.ts";
import { settingsStyles } from "./settings-styles.ts";
import { findSettingsTexts, type SettingsTexts } from "./settings-texts.ts";
import { voices } from "./voices.ts";

/** `<lectern-owner-settings>`: how the voice agent speaks and where it appears, who is called and when, who is notified, and the limits. */
export class OwnerSettings extends LitElement {
  static override readonly styles = [controls, settingsStyles];

  @property({ attribute: false }) accessor project: LecternProject | undefined;
  @property({ attribute: false }) accessor identity: PersonIdentity | undefined;
  @property() accessor projectId = "";
  @property({ attribute: false }) accessor texts: Texts | undefined;
  @property() accessor language = "en";

  @state() accessor #words: SettingsTexts | undefined;
  /** As first read: the fields begin with it. No later answer is put into them, because somebody may be typing. */
  @state() accessor #settings: SiteSettings | undefined;
  /** What the fields are compared with: as read, and what was saved since. */
  #saved: Before = {};
  @state() accessor #placement: Placement = "none";
  @state() accessor #isAlways = true;
  @state() accessor #secret: string | null = null;
  @state() accessor #failure = "";
  @state() accessor #status: readonly string[] = [];
  /** Incremented by changes of how the agent speaks. */
  @state() accessor #version = 0;

  #connection = new AbortController();

  override connectedCallback(): void {
    super.connectedCallback();
    this.#connection = new AbortController();
    const ask = (event: Event): void => {
      if (Object.keys(this.#change).length > 0) event.preventDefault();
    };
    window.addEventListener("beforeunload", ask, { signal: this.#connection.signal });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#connection.abort();
  }

  /** What a save would send. */
  get #change(): SiteSettingsChange {
    const form = this.renderRoot.querySelector("form");
    if (form === null) return {};
    const values = [...new FormData(form)].map(([name, value]) => [name, typeof value === "string" ? value : ""] as const);
    return toChange(new Map(values), this.#saved, this.#isAlways ? null : readHours(form));
  }

  override firstUpdated(): void {
    void this.#attempt(async () => {
      const [found, settings] = await Promise.all([findSettingsTexts([this.language]), this.project?.settings.read({ budgets: "today" })]);
      if (settings === undefined) return;
      this.#words = found.texts;
      this.#settings = this.#saved = settings;
      this.#secret = settings.notify_secret;
      this.#isAlways = settings.manager_hours === null;
      this.#placement = settings.live_agent_placement;
    });
  }

  async #attempt(work: () => Promise<void>): Promise<void> {
    this.#failure = "";
    this.#status = [];
    try {
      await work();
    } catch (error) {
      if (this.texts !== undefined) this.#failure = sentenceOf(error, this.texts);
    }
  }

  override render(): unknown {
    const [{ texts }, words, settings] = [this, this.#words, this.#settings];
    if (texts === undefined) return nothing;
    const { app } = texts;
    return html`
      <h1>${app.settings}</h1>
      ${
        words !== undefined && settings !== undefined
          ? this.#renderContent(settings, words)
          : html`<p role="alert" class="error">${this.#failure}</p>
              ${this.#failure === "" ? html`<p role="status">${app.loading}</p>` : nothing}`
      }
    `;
  }

  #renderContent(settings: SiteSettings, words: SettingsTexts): TemplateResult {
    return html`<div class="columns">
        ${this.#renderForm(settings, words)}
        <lectern-trial
          projectId=${this.projectId}
          language=${this.language}
          .identity=${this.identity}
          .texts=${words}
          .version=${this.#version}
        ></lectern-trial>
      </div>
      ${settings.budgets === undefined ? nothing : renderBudgets(settings.budgets, words, this.language)}`;
  }

  #renderForm(settings: SiteSettings, words: SettingsTexts): TemplateResult {
    return html`<form class="stack" @submit=${this.#save}>
      ${area("greeting", words.greeting, words.greetingHint, settings.greeting, 1_000)}
      <label for="voice">${words.voice}</label>
      <select id="voice" name="voice" aria-describedby="voice-hint">
        ${[...new Set([settings.voice, ...voices])].map(
          (voice) => html`<option value=${voice} ?selected=${voice === settings.voice}>${voice}</option>`,
        )}
      </select>
      <p class="hint" id="voice-hint">${words.voiceHint}</p>
      ${area("instructions", words.instructions, words.instructionsHint, settings.instructions, 20_000)}
      ${renderPlacement(this.#placement, (placement) => (this.#placement = placement), words)}
      ${line("live_agent_slug", words.slug, words.slugHint, settings.live_agent_slug ?? "", "text", this.#placement === "destination_page")}
      ${line("manager_phone", words.phone, words.phoneHint, settings.manager_phone ?? "", "tel")}
      ${renderHours(settings.manager_hours ?? [], this.#isAlways, (isAlways) => (this.#isAlways = isAlways), words)}
      ${line("time_zone", words.timeZone, words.timeZoneHint, settings.time_zone, "text")}
      ${line("site_url", words.siteUrl, words.siteUrlHint, settings.site_url ?? "", "url")}
      ${area("emails", words.emails, words.emailsHint, settings.notify.emails.join("\n"), 6_000)}
      ${line("webhook", words.webhook, words.webhookHint, settings.notify.url ?? "", "url")}
      ${this.#secret === null ? nothing : html`<p>${words.secret}: <code dir="ltr">${this.#secret}</code></p>`}
      <button class="primary">${words.save}</button>
      <p role="alert" class="error">${this.#failure}</p>
      <div role="status">${this.#status.map((sentence) => html`<p>${sentence}</p>`)}</div>
    </form>`;
  }

  readonly #save = async (event: SubmitEvent): Promise<void> => {
    const [words, project] = [this.#words, this.project];
    event.preventDefault();
    const change = this.#change;
    if (words === undefined || project === undefined) return;
    await this.#attempt(async () => {
      if (Object.keys(change).length === 0) {
        this.#status = [words.saved];
        return;
      }
      const after = await project.settings.change(change);
      this.#saved = { ...this.#saved, ...change };
      this.#secret = after.notify_secret;
      const effects = effectsOf(change, after);
      if (effects.includes("talk")) this.#version++;
      this.#status = [words.saved, ...effects.map((effect) => words.effects[effect])];
    });
  };
}

const area = (name: string, label: string, hint: string, value: string, maxLength: number): TemplateResult =>
  html`<label for=${name}>${label}</label>
    <textarea id=${name} name=${name} dir="auto" maxlength=${maxLength} aria-describedby="${name}-hint" .value=${value}></textarea>
    <p class="hint" id="${name}-hint">${hint}</p>`;

const line = (name: string, label: string, hint: string, value: string, type: "tel" | "text" | "url", isRequired = false): TemplateResult =>
  html`<label for=${name}>${label}</label>
    <input
      class="wide"
      id=${name}
      name=${name}
      type=${type}
      dir="ltr"
      autocomplete="off"
      aria-describedby="${name}-hint"
      ?required=${isRequired}
      .value=${value}
    />
    <p class="hint" id="${name}-hint">${hint}</p>`;
