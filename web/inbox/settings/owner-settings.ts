import { isLecternError, type LecternProject, type Placement, type SiteSettings, type SettingsSiteRequest } from "@lectern/client";
import { html, LitElement, nothing, type TemplateResult } from "lit";
import { property, state } from "lit/decorators.js";
import type { PersonIdentity } from "../../shared/app/service.ts";
import { controls } from "../../shared/controls.ts";
import { sentenceOf } from "../app/failure-sentence.ts";
import type { Texts } from "../texts/texts.ts";
import { renderBudgets } from "./budget-table.ts";
import { findProblems } from "./find-problems.ts";
import { readHours, renderHours } from "./hours-field.ts";
import { renderPlacement } from "./placement-field.ts";
import { type Before, effectsOf, toChange } from "./settings-change.ts";
import { settingsStyles } from "./settings-styles.ts";
import { findSettingsTexts } from "./find-settings-texts.ts";
import type { SettingsTexts } from "./settings-texts.ts";
import { renderArea, renderLine } from "./text-field.ts";
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
  /** What the service has refused, by field. */
  @state() accessor #problems: ReadonlyMap<string, string> = new Map();
  @state() accessor #status: readonly string[] = [];
  /** Incremented by changes of how the agent speaks. */
  @state() accessor #version = 0;

  /** Also half of a span, which cannot be saved. */
  get isUnsaved(): boolean {
    return Object.keys(this.#change).length > 0 || this.renderRoot.querySelector(".time:invalid") !== null;
  }

  /** What a save would send. */
  get #change(): SettingsSiteRequest {
    const form = this.renderRoot.querySelector("form");
    if (form === null) return {};
    const values = [...new FormData(form)].map(([name, value]) => [name, typeof value === "string" ? value : ""] as const);
    return toChange(new Map(values), this.#saved, this.#isAlways ? null : readHours(form));
  }

  override firstUpdated(): void {
    void this.#load();
  }

  async #load(): Promise<void> {
    await this.#attempt(async () => {
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
    const { app, failures } = texts;
    const begin = this.#failure === "" ? html`<p role="status">${app.loading}</p>` : this.#renderFailure(failures.again);
    return html`
      <h1 tabindex="-1">${app.settings}</h1>
      ${words !== undefined && settings !== undefined ? this.#renderContent(settings, words) : begin}
    `;
  }

  #renderFailure(again: string): TemplateResult {
    const load = (): void => {
      this.renderRoot.querySelector("h1")?.focus(); // the button is about to be gone
      void this.#load();
    };
    return html`<p role="alert" class="error">${this.#failure}</p>
      <button @click=${load}>${again}</button>`;
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
    type Name = "greeting" | "instructions" | "emails" | "webhook" | "live_agent_slug" | "manager_phone" | "time_zone" | "site_url";
    const field = (name: Name, label: string, hint: string, value: string | null) => {
      return { name, label, hint, value: value ?? "", problem: this.#problems.get(name) };
    };
    const { notify } = settings;
    return html`<form class="stack" @submit=${this.#save} @input=${this.#accept}>
      ${renderArea(field("greeting", words.greeting, words.greetingHint, settings.greeting), 1_000)}
      <label for="voice">${words.voice}</label>
      <select id="voice" name="voice" aria-describedby="voice-hint">
        ${[...new Set([settings.voice, ...voices])].map(
          (voice) => html`<option value=${voice} ?selected=${voice === settings.voice}>${voice}</option>`,
        )}
      </select>
      <p class="hint" id="voice-hint">${words.voiceHint}</p>
      ${renderArea(field("instructions", words.instructions, words.instructionsHint, settings.instructions), 20_000)}
      ${renderPlacement(this.#placement, (placement) => (this.#placement = placement), words)}
      ${renderLine(
        field("live_agent_slug", words.slug, words.slugHint, settings.live_agent_slug),
        "text",
        this.#placement === "destination_page",
      )}
      ${renderLine(field("manager_phone", words.phone, words.phoneHint, settings.manager_phone), "tel")}
      ${renderHours(settings.manager_hours ?? [], {
        isAlways: this.#isAlways,
        setAlways: (isAlways) => (this.#isAlways = isAlways),
        problem: this.#problems.get("manager_hours"),
        words,
      })}
      ${renderLine(field("time_zone", words.timeZone, words.timeZoneHint, settings.time_zone), "text")}
      ${renderLine(field("site_url", words.siteUrl, words.siteUrlHint, settings.site_url), "url")}
      ${renderArea(field("emails", words.emails, words.emailsHint, notify.emails.join("\n")), 6_000)}
      ${renderLine(field("webhook", words.webhook, words.webhookHint, notify.url), "url")}
      ${this.#secret === null ? nothing : html`<p>${words.secret}: <code dir="ltr">${this.#secret}</code></p>`}
      <button class="primary">${words.save}</button>
      <p role="alert" class="error">${this.#failure}</p>
      <div role="status">${this.#status.map((sentence) => html`<p>${sentence}</p>`)}</div>
    </form>`;
  }

  /** What is being changed is no longer what was refused. */
  readonly #accept = ({ target }: Event): void => {
    if (target instanceof HTMLElement && this.#problems.has(target.id))
      this.#problems = new Map([...this.#problems].filter(([name]) => name !== target.id));
  };

  readonly #save = async (event: SubmitEvent): Promise<void> => {
    const [words, project] = [this.#words, this.project];
    event.preventDefault();
    const change = this.#change;
    if (words === undefined || project === undefined) return;
    this.#problems = new Map();
    await this.#attempt(async () => {
      if (Object.keys(change).length === 0) {
        this.#status = [words.saved];
        return;
      }
      const after = await this.#orProblems(project.settings.change(change), change, words);
      if (after === undefined) return;
      this.#saved = { ...this.#saved, ...change };
      this.#secret = after.notify_secret;
      const effects = effectsOf(change, after);
      if (effects.includes("talk")) this.#version++;
      this.#status = [words.saved, ...effects.map((effect) => words.effects[effect])];
    });
  };

  /** Undefined if the service refuses a field: the problem is shown there, and the keyboard goes there. */
  async #orProblems(saving: Promise<SiteSettings>, change: SettingsSiteRequest, words: SettingsTexts): Promise<SiteSettings | undefined> {
    try {
      return await saving;
    } catch (error) {
      if (!isLecternError(error, "invalid_request") || error.details.length === 0) throw error;
      this.#problems = findProblems(error, change, words);
      await this.updateComplete;
      const field = this.renderRoot.querySelector<HTMLElement>('[aria-invalid="true"]');
      if (field === null) this.#failure = words.problems.other;
      else field.focus();
      return undefined;
    }
  }
}
