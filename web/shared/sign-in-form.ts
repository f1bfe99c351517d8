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
  readonly people: readonly DemoPerson[];
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
      h1 {
        font-size: var(--l-text-28);
        margin-block-end: var(--l-24);
      }
      h2 {
        margin: 0;
        color: var(--l-faint);
        font: 400 var(--l-text-13) / var(--l-line) var(--l-font);
        letter-spacing: 0;
      }
      section {
        margin-block-end: var(--l-24);
        padding-block-end: var(--l-16);
        border-block-end: 1px solid var(--l-rule);
      }
      section button {
        justify-content: start;
        gap: var(--l-12);
        inline-size: calc(100% + var(--l-16));
        max-inline-size: none;
        min-block-size: var(--l-48);
        margin-inline: calc(-1 * var(--l-8));
        padding-inline: var(--l-8);
        text-align: start;
      }
      section .hint {
        margin-inline-start: auto;
        font-weight: 400;
        white-space: nowrap;
      }
      bdi {
        min-inline-size: 0;
        overflow-wrap: anywhere;
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
  /** Shows the demo logins. */
  @property({ type: Boolean }) accessor local = false;

  @state() accessor #isBusy = false;
  @state() accessor #message = "";
  @state() accessor #isFailed = false;
  /** Null if they cannot be loaded. */
  @state() accessor #demo: DemoLogins | null | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.local) void this.#loadDemoLogins();
  }

  override render(): TemplateResult {
    const { texts } = this;
    return html`
      <h1>${texts.heading}</h1>
      ${this.#demo ? this.#renderDemo(this.#demo) : nothing}
      <form class="stack" ?hidden=${this.#waits} @submit=${this.#submit}>
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
    `;
  }

  #renderDemo({ people, password }: DemoLogins): TemplateResult {
    const { demo, roles } = this.texts;
    return html`<section aria-labelledby="demo">
      <h2 id="demo">${demo}</h2>
      ${people.map(({ email, role, profile }) => {
        const name = profile === undefined ? email : `${profile.first_name} ${profile.last_name}`;
        return html`<button class="plain" ?disabled=${this.#isBusy} @click=${async () => this.#enter(email, password)}>
          <span class="person" data-initials=${initialsOf(name)}></span><bdi>${name}</bdi>
          <span class="hint">${roles[role ?? "none"]}</span>
        </button>`;
      })}
    </section>`;
  }

  /** For the demo logins, which stand above the form: it would move. */
  get #waits(): boolean {
    return this.local && this.#demo === undefined;
  }

  async #loadDemoLogins(): Promise<void> {
    try {
      const { password, people } = await import("./demo-people.ts");
      this.#demo = { password, people: [...people].sort((one, other) => speaks(other) - speaks(one)) };
    } catch {
      this.#demo = null;
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
