import { css, html, LitElement, type TemplateResult } from "lit";
import { state } from "lit/decorators.js";
import { createAppCheck } from "../../shared/app-check.ts";
import { controls } from "../../shared/controls.ts";
import { loadFirebaseConfig } from "../../shared/firebase-config.ts";
import { isLocal } from "../../shared/is-local.ts";
import { formValues } from "../../shared/form-values.ts";
import type { Person, SignIn } from "../../shared/sign-in.ts";
import { isPlacement, placements } from "../placements/placement.ts";
import type { DemoSite } from "./demo-site.ts";

const texts = {
  tools: "Demonstration",
  hello: (name: string): string => `Signed in as ${name}`,
  signOut: "Sign out",
  project: "Project",
  placement: "Placement",
  placements: { homepage: "Home page", destination_page: "Page of its own", widget: "Widget", modal: "Dialog", none: "None" },
  language: "Language of the page",
  pages: "Pages of the project",
  show: "Show",
  loading: "Loading…",
  notConfigured: "Sign-in is not set up: this Firebase project has no web app. docs/deploying.md says how to add one.",
} as const;

/** Navigates by URL, because the pages' policy forbids form submissions. */
const show = (changes: Readonly<Record<string, string>>): void => {
  const asked = new URLSearchParams(location.search);
  for (const [name, value] of Object.entries(changes)) asked.set(name, value);
  location.search = asked.toString();
};

/** `<lectern-voice-page>`: signs a visitor in and shows the agent on a customer's site, below a separate bar. */
export class VoicePage extends LitElement {
  static override readonly styles = [
    controls,
    css`
      .tools {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        justify-content: space-between;
        gap: var(--l-8) var(--l-24);
        padding: var(--l-8) var(--l-20);
        border-block-end: 2px dashed var(--l-line-color);
        background: var(--l-tint);
        font-family: var(--l-mono);
        font-size: var(--l-text-13);
      }
      .tools label {
        font-size: var(--l-text-13);
        font-weight: 400;
      }
      .tools [aria-pressed="true"] {
        background: var(--l-text);
        color: var(--l-surface);
      }
      @media (forced-colors: active) {
        .tools [aria-pressed="true"] {
          background: SelectedItem;
          color: SelectedItemText;
        }
      }
      .tools input {
        inline-size: 6em;
      }
      .tools :is(button, input) {
        min-block-size: var(--l-32);
        padding: 0 var(--l-8);
      }
      .gate {
        display: grid;
        justify-content: center;
        padding: var(--l-64) var(--l-20);
      }
    `,
  ];

  @state() accessor #signIn: SignIn | undefined;
  /** Null: nobody is signed in; undefined: not yet known. */
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
    if (this.#failure !== undefined) return html`<main class="gate"><p role="alert">${this.#failure}</p></main>`;
    if (this.#person === undefined) return html`<main class="gate"><p>${texts.loading}</p></main>`;
    if (this.#person === null)
      return html`<main class="gate">
        <lectern-sign-in .signIn=${this.#signIn} ?local=${isLocal(location.hostname)}></lectern-sign-in>
      </main>`;
    return this.#renderSite(this.#person);
  }

  #renderSite(person: Person): TemplateResult {
    const asked = this.#asked.get("placement") ?? "destination_page";
    const placement = isPlacement(asked) ? asked : "destination_page";
    const project = this.#asked.get("project") ?? "demo";
    const language = this.#asked.get("lang") ?? "en";
    const hasPages = this.#asked.get("pages") === "shown";
    return html`${this.#renderTools(person, { placement, project, language, hasPages })}
      <lectern-demo-site
        .project=${project}
        .placement=${placement}
        .language=${language}
        .hasPages=${hasPages}
        .getIdToken=${this.#signIn?.getIdToken}
        .getAppCheckToken=${this.#getAppCheckToken}
      ></lectern-demo-site>`;
  }

  #renderTools(
    { name }: Person,
    { placement, project, language, hasPages }: Pick<DemoSite, "placement" | "project" | "language" | "hasPages">,
  ): TemplateResult {
    return html`<section class="tools" aria-label=${texts.tools}>
      <div class="row" role="group" aria-label=${texts.placement}>
        ${placements.map(
          (value) =>
            html`<button aria-pressed=${value === placement} @click=${() => show({ placement: value })}>
              ${texts.placements[value]}
            </button>`,
        )}
      </div>
      <form class="row" @submit=${(event: SubmitEvent) => show(Object.fromEntries(formValues(event)))}>
        <label for="project">${texts.project}</label>
        <input id="project" name="project" .value=${project} required />
        <label for="lang">${texts.language}</label>
        <input id="lang" name="lang" .value=${language} />
        <button>${texts.show}</button>
      </form>
      <button aria-pressed=${hasPages} @click=${() => show({ pages: hasPages ? "" : "shown" })}>${texts.pages}</button>
      <div class="row">
        <span>${texts.hello(name)}</span>
        <button class="plain" @click=${async () => this.#signIn?.leave()}>${texts.signOut}</button>
      </div>
    </section>`;
  }
}
