import { css, html, LitElement, type TemplateResult } from "lit";
import { state } from "lit/decorators.js";
import { createAppCheck } from "../../shared/app-check.ts";
import { controls } from "../../shared/controls.ts";
import { isLocal, loadFirebaseConfig } from "../../shared/firebase-config.ts";
import { formValues } from "../../shared/form-values.ts";
import type { Person, SignIn } from "../../shared/sign-in.ts";
import { isPlacement, placements } from "../placement.ts";

const texts = {
  heading: "Voice assistant",
  hello: (name: string): string => `Signed in as ${name}`,
  signOut: "Sign out",
  project: "Project",
  placement: "Placement",
  language: "Language of the page",
  show: "Show",
  loading: "Loading…",
  notConfigured: "Sign-in is not set up: this Firebase project has no web app. docs/deploying.md says how to add one.",
} as const;

/** By the address: the policy of our pages lets no form be sent. */
const show = (event: SubmitEvent): void => {
  location.search = new URLSearchParams([...formValues(event)]).toString();
};

/** `<lectern-voice-page>`: signs a visitor in and shows `<lectern-voice>` as a customer's page would. */
export class VoicePage extends LitElement {
  static override readonly styles = [
    controls,
    css`
      main {
        max-inline-size: 60rem;
        margin-inline: auto;
        padding: 1rem;
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: 1.25rem;
      }
      header {
        justify-content: space-between;
      }
    `,
  ];

  @state() accessor #signIn: SignIn | undefined;
  /** Null: nobody; undefined: not yet known. */
  @state() accessor #person: Person | null | undefined;
  @state() accessor #failure: string | undefined;
  #getAppCheckToken: ReturnType<typeof createAppCheck>;
  readonly #asked = new URLSearchParams(location.search);

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#start();
  }

  async #start(): Promise<void> {
    try {
      const [config, { createSignIn }] = await Promise.all([loadFirebaseConfig(), import("../../shared/sign-in.ts")]);
      this.#getAppCheckToken = createAppCheck(config);
      this.#signIn = createSignIn(config);
      this.#signIn.watch((person) => {
        this.#person = person ?? null;
      });
    } catch {
      this.#failure = texts.notConfigured;
    }
  }

  override render(): TemplateResult {
    return html`<main>${this.#renderContent()}</main>`;
  }

  #renderContent(): TemplateResult {
    if (this.#failure !== undefined) return html`<p role="alert">${this.#failure}</p>`;
    if (this.#person === undefined) return html`<p>${texts.loading}</p>`;
    if (this.#person === null)
      return html`<lectern-sign-in .signIn=${this.#signIn} ?local=${isLocal(location.hostname)}></lectern-sign-in>`;
    return this.#renderAgent(this.#person);
  }

  #renderAgent({ name }: Person): TemplateResult {
    const project = this.#asked.get("project") ?? "demo";
    const placement = this.#asked.get("placement") ?? "destination_page";
    const language = this.#asked.get("lang") ?? "en";
    return html`<header class="row">
        <h1>${texts.heading}</h1>
        <div class="row">
          <span>${texts.hello(name)}</span>
          <button class="plain" @click=${async () => this.#signIn?.leave()}>${texts.signOut}</button>
        </div>
      </header>
      <lectern-voice
        project=${project}
        placement=${isPlacement(placement) ? placement : "destination_page"}
        lang=${language}
        .getIdToken=${this.#signIn?.getIdToken}
        .getAppCheckToken=${this.#getAppCheckToken}
      ></lectern-voice>
      <form class="row" @submit=${show}>
        <label for="project">${texts.project}</label>
        <input id="project" name="project" .value=${project} required />
        <label for="placement">${texts.placement}</label>
        <select id="placement" name="placement">
          ${placements.map((value) => html`<option ?selected=${value === placement}>${value}</option>`)}
        </select>
        <label for="lang">${texts.language}</label>
        <input id="lang" name="lang" .value=${language} size="8" />
        <button>${texts.show}</button>
      </form>`;
  }
}
