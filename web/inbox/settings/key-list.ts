import type { ApiKey, KeyScope, LecternProject } from "@lectern/client";
import { html, LitElement, nothing, type TemplateResult } from "lit";
import { property, state } from "lit/decorators.js";
import { controls } from "../../shared/controls.ts";
import { readersLocale } from "../../shared/readers-locale.ts";
import { sentenceOf } from "../texts/failure-sentence.ts";
import type { Texts } from "../texts/en.ts";
import { settingsStyles } from "./settings-styles.ts";
import type { SettingsTexts } from "./texts/en.ts";

const scopes = ["read", "write", "publish", "inbox", "answer"] as const satisfies readonly KeyScope[];

const lifetimes = [365, 90, 30, 0] as const;

const dayMs = 86_400_000;

/** `<lectern-keys>`: the keys with which programs work on the site. For admins. */
export class KeyList extends LitElement {
  static override readonly styles = [controls, settingsStyles];

  @property({ attribute: false }) accessor project: LecternProject | undefined;
  @property({ attribute: false }) accessor keys: readonly ApiKey[] = [];
  @property({ attribute: false }) accessor words: SettingsTexts["keys"] | undefined;
  @property({ attribute: false }) accessor texts: Texts | undefined;
  @property() accessor language = "en";

  /** The key that was made last: it is shown this once. */
  @state() accessor #made: { readonly name: string; readonly key: string } | undefined;
  /** The key that the admin is asked about. */
  @state() accessor #asked: ApiKey | undefined;
  @state() accessor #isBusy = false;
  @state() accessor #failure = "";

  override render(): unknown {
    const { words } = this;
    if (words === undefined) return nothing;
    return html`<section aria-labelledby="keys">
        <h2 id="keys" tabindex="-1">${words.title}</h2>
        <p class="hint">${this.keys.length === 0 ? `${words.hint} ${words.none}` : words.hint}</p>
        <ul class="rows">
          ${this.keys.map((key) => this.#renderKey(key, words))}
        </ul>
        ${this.#renderMade(words)}
        <p role="alert" class="error">${this.#asked === undefined ? this.#failure : ""}</p>
        ${this.#renderForm(words)}
      </section>
      ${this.#asked === undefined ? nothing : this.#renderQuestion(this.#asked, words)}`;
  }

  #renderKey(key: ApiKey, words: SettingsTexts["keys"]): TemplateResult {
    const days = new Intl.DateTimeFormat(readersLocale(this.language), { dateStyle: "medium" });
    const day = (time: string): string => days.format(new Date(time));
    const { name, created_by_name: maker, created_at: made, last_used_at: used, expires_at: end } = key;
    const facts = [
      words.madeBy(maker ?? "–", day(made)),
      used === null ? words.neverUsed : words.lastUsed(day(used)),
      end === null ? words.neverExpires : (new Date(end).getTime() < Date.now() ? words.expired : words.expiresOn)(day(end)),
    ];
    return html`<li class="row">
      <span class="grows"
        ><b dir="auto">${name}</b><br /><span class="hint"
          >${key.scopes.map((scope) => words.scope[scope]).join(" · ")}<br />${facts.join(" · ")}</span
        ></span
      >
      <button class="danger" aria-label="${words.revoke} ${name}" @click=${() => this.#ask(key)}>${words.revoke}</button>
    </li>`;
  }

  #renderMade(words: SettingsTexts["keys"]): unknown {
    const made = this.#made;
    if (made === undefined) return nothing;
    return html`<div class="new-key" role="status">
      <p>${words.copyNow(made.name)}</p>
      <lectern-secret value=${made.key} label=${made.name} .words=${words}></lectern-secret>
    </div>`;
  }

  #renderForm(words: SettingsTexts["keys"]): TemplateResult {
    return html`<form @submit=${this.#make}>
      <div class="field">
        <label for="key-name">${words.name}</label>
        <input class="wide" id="key-name" name="name" required maxlength="60" dir="auto" autocomplete="off" />
      </div>
      <fieldset class="field">
        <legend>${words.scopes}</legend>
        ${scopes.map(
          (scope) =>
            html`<label class="row"
              ><input type="checkbox" name="scopes" value=${scope} ?checked=${scope === "read"} />${words.scope[scope]}</label
            >`,
        )}
      </fieldset>
      <div class="field">
        <label for="key-end">${words.expires}</label>
        <select id="key-end" name="days">
          ${lifetimes.map((days) => html`<option value=${days}>${words.lifetimes[days]}</option>`)}
        </select>
      </div>
      <button ?disabled=${this.#isBusy}>${words.make}</button>
    </form>`;
  }

  #renderQuestion(key: ApiKey, words: SettingsTexts["keys"]): TemplateResult {
    const cancel = (): void => {
      if (!this.#isBusy) this.#asked = undefined;
    };
    return html`<lectern-modal label=${words.revokeQuestion(key.name)} @lectern-dismiss=${cancel}>
      <h2>${words.revokeQuestion(key.name)}</h2>
      <p>${words.revokeHint}</p>
      <p role="alert" class="error">${this.#failure}</p>
      <div class="row actions end">
        <button ?disabled=${this.#isBusy} @click=${cancel}>${words.cancel}</button>
        <button class="danger" ?disabled=${this.#isBusy} @click=${async () => this.#revoke(key)}>${words.revoke}</button>
      </div>
    </lectern-modal>`;
  }

  #ask(key: ApiKey): void {
    this.#failure = "";
    this.#asked = key;
  }

  readonly #make = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget;
    if (!(form instanceof HTMLFormElement)) return;
    const values = new FormData(form);
    const [given, days] = [values.get("name"), Number(values.get("days"))];
    const name = typeof given === "string" ? given : "";
    const chosen = scopes.filter((scope) => values.getAll("scopes").includes(scope));
    if (chosen.length === 0) {
      this.#failure = this.words?.chooseScope ?? "";
      return;
    }
    const expiresAt = days === 0 ? null : new Date(Date.now() + days * dayMs).toISOString();
    await this.#attempt(async (project) => {
      const { key } = await project.keys.make({ name, scopes: chosen, expires_at: expiresAt });
      this.#made = { name: name.trim(), key };
      form.reset();
    });
  };

  async #revoke(key: ApiKey): Promise<void> {
    const isDone = await this.#attempt(async (project) => project.keys.revoke(key.keyId));
    if (!isDone) return;
    this.#asked = undefined;
    await this.updateComplete;
    this.renderRoot.querySelector("h2")?.focus(); // the button is gone
  }

  /** What happened is read again, also after a failure: an answer may have been lost. Returns whether it succeeded. */
  async #attempt(work: (project: LecternProject) => Promise<unknown>): Promise<boolean> {
    const { project, texts } = this;
    if (project === undefined || texts === undefined || this.#isBusy) return false;
    this.#isBusy = true;
    this.#failure = "";
    const failed = await work(project).then(
      () => undefined,
      (error: unknown) => sentenceOf(error, texts),
    );
    this.keys = await project.keys.list().then(
      ({ keys }) => keys,
      () => this.keys,
    );
    this.#failure = failed ?? "";
    this.#isBusy = false;
    return failed === undefined;
  }
}
