import { css, html, LitElement, nothing, type TemplateResult } from "lit";
import { property, state } from "lit/decorators.js";
import type { Person as DemoPerson } from "./demo-people.ts";
import { controls } from "./controls.ts";
import { formValues } from "./form-values.ts";
import { initialsOf } from "./initials-of.ts";
import type { SignInFailure, SignInTexts } from "./sign-in-texts/en.ts";
import { signIn as english } from "./sign-in-texts/en.ts";
import type { SignIn } from "./sign-in.ts";

interface DemoLogins {
  readonly password: string;
  readonly people: readonly (DemoPerson & { readonly name: string })[];
}

/** Speakers of the page's language come first: the agent greets them in it. */
const speaks = ({ profile }: DemoPerson): number => Number(profile?.language === document.documentElement.lang);

/**
 * `<lectern-sign-in>`: e-mail and password, and in a local stack the demo logins. `SignIn.watch` reports who is signed in; `lectern-entered` says
 * that signing in worked, whoever was signed in before.
 */
export class SignInForm extends LitElement {
  static override readonly styles = [
    controls,
    css`
      .title {
        font-size: var(--l-text-28);
        margin-block-end: var(--l-24);
      }
      :host([inner]) .title {
        font-size: var(--l-text-19);
        margin-block-end: var(--l-12);
      }
      .reason {
        margin: calc(-1 * var(--l-12)) 0 var(--l-24);
        color: var(--l-faint);
      }
      /** Two beside each other, however wide the dialog is. */
      section {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(max(9.5rem, 34%), 100%), 1fr));
        gap: var(--l-4);
        margin: var(--l-16) calc(-1 * var(--l-8)) calc(-1 * var(--l-8));
      }
      #demo {
        grid-column: 1 / -1;
        margin: 0 var(--l-8);
        padding-block-start: var(--l-12);
        border-block-start: 1px solid var(--l-rule);
        color: var(--l-faint);
        font: 400 var(--l-text-13) / var(--l-line) var(--l-font);
        letter-spacing: 0;
      }
      section button {
        justify-content: start;
        padding-inline: var(--l-8);
        text-align: start;
      }
      .who {
        display: grid;
        min-inline-size: 0;
        line-height: 1.25;
      }
      .who > * {
        overflow: hidden;
        text-overflow: ellipsis;
        white-space: nowrap;
      }
      .who .hint {
        font-size: var(--l-text-13);
        font-weight: 400;
      }
      .forgot {
        padding-inline: 0;
        color: var(--l-faint);
        font-weight: 400;
      }
    `,
  ];

  @property({ attribute: false }) accessor signIn: SignIn | undefined;
  @property({ attribute: false }) accessor texts: SignInTexts = english;
  /** The address that is expected. */
  @property() accessor email = "";
  /** Why somebody who was signed in has to do so again. They go on at once: nothing else on the page can be done. */
  @property() accessor reason = "";
  /** Below another heading. */
  @property({ type: Boolean }) accessor inner = false;
  /** Shows the demo logins. */
  @property({ type: Boolean }) accessor local = false;

  @state() accessor #isBusy = false;
  @state() accessor #message = "";
  @state() accessor #isFailed = false;
  @state() accessor #demo: DemoLogins | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.local) void this.#loadDemoLogins();
  }

  override firstUpdated(): void {
    if (this.reason !== "") this.renderRoot.querySelector<HTMLElement>("#email")?.focus();
  }

  override render(): TemplateResult {
    const { texts } = this;
    return html`
      ${this.inner ? html`<h2 class="title">${texts.heading}</h2>` : html`<h1 class="title">${texts.heading}</h1>`}
      ${this.reason === "" ? nothing : html`<p class="reason">${this.reason}</p>`}
      <form class="stack" @submit=${this.#submit}>
        <label for="email">${texts.email}</label>
        <input class="wide" id="email" name="email" type="email" autocomplete="username" required value=${this.email} />
        <label for="password">${texts.password}</label>
        <input class="wide" id="password" name="password" type="password" autocomplete="current-password" required />
        <p role="status" class=${this.#isFailed ? "error" : "hint"}>${this.#message}</p>
        <div class="row">
          <button class="primary" ?disabled=${this.#isBusy}>${this.#isBusy ? texts.entering : texts.enter}</button>
          <button class="plain forgot" type="button" @click=${this.#forgot}>${texts.forgot}</button>
        </div>
      </form>
      ${this.#demo === undefined ? nothing : this.#renderDemo(this.#demo)}
    `;
  }

  #renderDemo({ people, password }: DemoLogins): TemplateResult {
    const { demo, roles } = this.texts;
    return html`<section aria-labelledby="demo">
      <h2 id="demo">${demo}</h2>
      ${people.map(
        ({ email, role, name }) =>
          html`<button class="plain" ?disabled=${this.#isBusy} @click=${async () => this.#enter(email, password)}>
            <span class="person" data-initials=${initialsOf(name)}></span>
            <span class="who"><bdi>${name}</bdi> <span class="hint">${roles[role ?? "none"]}</span></span>
          </button>`,
      )}
    </section>`;
  }

  async #loadDemoLogins(): Promise<void> {
    try {
      const { nameOf, password, people } = await import("./demo-people.ts");
      const inOrder = [...people].sort((one, other) => speaks(other) - speaks(one));
      this.#demo = { password, people: inOrder.map((person) => ({ ...person, name: nameOf(person) })) };
    } catch {
      // The form works without them.
    }
  }

  readonly #submit = async (event: SubmitEvent): Promise<void> => {
    const values = formValues(event);
    await this.#enter(values.get("email") ?? "", values.get("password") ?? "");
  };

  async #enter(email: string, password: string): Promise<void> {
    this.#isBusy = true;
    this.#message = "";
    const failure = await this.signIn?.enter(email, password);
    this.#tell(failure, "");
    this.#isBusy = false;
    if (failure === undefined) this.dispatchEvent(new Event("lectern-entered"));
  }

  readonly #forgot = async (): Promise<void> => {
    const email = this.renderRoot.querySelector<HTMLInputElement>("#email")?.value ?? "";
    if (email === "") this.#say(this.texts.needsEmail, true);
    else this.#tell(await this.signIn?.resetPassword(email), this.texts.resetSent);
  };

  #tell(failure: SignInFailure | undefined, success: string): void {
    this.#say(failure === undefined ? success : this.texts.failures[failure], failure !== undefined);
  }

  #say(message: string, isFailed: boolean): void {
    this.#message = message;
    this.#isFailed = isFailed;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "lectern-sign-in": SignInForm;
  }
}
