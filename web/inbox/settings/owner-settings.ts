import type { LecternProject, OpenSpan, SiteSettings, SiteSettingsChange } from "@lectern/client";
import { css, html, LitElement, nothing, type TemplateResult } from "lit";
import { property, state } from "lit/decorators.js";
import { controls } from "../../shared/controls.ts";
import { formValues } from "../../shared/form-values.ts";
import { sentenceOf } from "../app/failure-sentence.ts";
import type { Texts } from "../texts/texts.ts";
import { readHours, renderHours } from "./hours-field.ts";
import { voices } from "./voices.ts";

/** `<lectern-owner-settings>`: how the voice agent speaks, who is called and when, who is notified. */
export class OwnerSettings extends LitElement {
  static override readonly styles = [
    controls,
    css`
      textarea {
        inline-size: 100%;
        min-block-size: 10rem;
      }
      fieldset {
        border: 1px solid var(--l-rule);
        border-radius: var(--l-radius);
      }
      code {
        overflow-wrap: anywhere;
      }
    `,
  ];

  @property({ attribute: false }) accessor project: LecternProject | undefined;
  @property() accessor projectId = "";
  @property({ attribute: false }) accessor texts: Texts | undefined;

  @state() accessor #settings: SiteSettings | undefined;
  @state() accessor #isAlways = true;
  @state() accessor #failure = "";
  @state() accessor #status = "";

  override firstUpdated(): void {
    void this.#attempt(async () => this.project?.settings.read());
  }

  async #attempt(work: () => Promise<SiteSettings | undefined>): Promise<boolean> {
    this.#failure = "";
    this.#status = "";
    try {
      this.#settings = await work();
      this.#isAlways = this.#settings?.manager_hours === null;
      return true;
    } catch (error) {
      if (this.texts !== undefined) this.#failure = sentenceOf(error, this.texts);
      return false;
    }
  }

  override render(): unknown {
    const { texts } = this;
    if (texts === undefined) return nothing;
    const { app } = texts;
    return html`
      <h1>${app.settings}</h1>
      <p role="alert" class="error">${this.#failure}</p>
      ${this.#settings !== undefined ? this.#renderForm(this.#settings, texts) : this.#failure === "" ? html`<p role="status">${app.loading}</p>` : nothing}
      <p role="status">${this.#status}</p>
    `;
  }

  #renderForm(settings: SiteSettings, texts: Texts): TemplateResult {
    const { settings: words } = texts;
    return html`<form class="stack" @submit=${this.#save}>
      ${area("greeting", words.greeting, words.greetingHint, settings.greeting, 1_000)}
      <label for="voice">${words.voice}</label>
      <select id="voice" name="voice">
        ${[...new Set([settings.voice, ...voices])].map(
          (voice) => html`<option value=${voice} ?selected=${voice === settings.voice}>${voice}</option>`,
        )}
      </select>
      ${area("instructions", words.instructions, words.instructionsHint, settings.instructions, 20_000)}
      ${line("manager_phone", words.phone, words.phoneHint, settings.manager_phone ?? "", "tel")}
      ${renderHours(settings.manager_hours ?? [], this.#isAlways, (isAlways) => (this.#isAlways = isAlways), words)}
      ${line("time_zone", words.timeZone, "", settings.time_zone, "text")}
      ${line("site_url", words.siteUrl, "", settings.site_url ?? "", "url")}
      ${area("emails", words.emails, words.emailsHint, settings.notify.emails.join("\n"), 6_000)}
      ${line("webhook", words.webhook, words.webhookHint, settings.notify.url ?? "", "url")}
      ${settings.notify_secret === null ? nothing : html`<p>${words.secret}: <code dir="ltr">${settings.notify_secret}</code></p>`}
      <div class="row">
        <button class="primary">${words.save}</button>
        <a href="/voice/?project=${encodeURIComponent(this.projectId)}" target="_blank" rel="noopener" aria-describedby="try-hint"
          >${words.tryIt}</a
        >
      </div>
      <p class="hint" id="try-hint">${words.tryHint}</p>
    </form>`;
  }

  readonly #save = async (event: SubmitEvent): Promise<void> => {
    const form = event.currentTarget;
    const change = toChange(formValues(event), this.#settings, this.#isAlways ? null : readHours(form));
    if (this.texts === undefined) return;
    if (Object.keys(change).length === 0 || (await this.#attempt(async () => this.project?.settings.change(change))))
      this.#status = this.texts.settings.saved;
  };
}

/** Only changed members: others may be changing the rest. */
const toChange = (values: ReadonlyMap<string, string>, before: SiteSettings | undefined, hours: OpenSpan[] | null): SiteSettingsChange => {
  if (before === undefined) return {};
  const said = (name: string): string => (values.get(name) ?? "").replaceAll("\r\n", "\n");
  const orNull = (name: string): string | null => said(name).trim() || null;
  const emails = said("emails")
    .split("\n")
    .map((email) => email.trim())
    .filter((email) => email !== "");
  const wanted = {
    greeting: said("greeting"),
    ...(said("voice") !== "" && { voice: said("voice") }),
    instructions: said("instructions"),
    manager_phone: orNull("manager_phone"),
    manager_hours: hours,
    time_zone: orNull("time_zone"),
    site_url: orNull("site_url"),
    notify: { emails, url: orNull("webhook") },
  };
  return Object.fromEntries(Object.entries(wanted).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name])));
};

const area = (name: string, label: string, hint: string, value: string, maxLength: number): TemplateResult =>
  html`<label for=${name}>${label}</label>
    <textarea id=${name} name=${name} dir="auto" maxlength=${maxLength} aria-describedby="${name}-hint" .value=${value}></textarea>
    <p class="hint" id="${name}-hint">${hint}</p>`;

const line = (name: string, label: string, hint: string, value: string, type: "tel" | "text" | "url"): TemplateResult =>
  html`<label for=${name}>${label}</label>
    <input class="wide" id=${name} name=${name} type=${type} dir="ltr" autocomplete="off" aria-describedby="${name}-hint" .value=${value} />
    <p class="hint" id="${name}-hint">${hint}</p>`;
