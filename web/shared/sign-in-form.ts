import { css, html, LitElement, nothing, type TemplateResult } from "lit";
import { property, state } from "lit/decorators.js";
import type { Person as DemoPerson } from "./demo-people.ts";
import { controls } from "./controls.ts";
import { formValues } from "./form-values.ts";
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
        font-size: var(--l-text-23);
        margin-block-end: var(--l-4);
      }
      form {
        margin-block-start: var(--l-24);
      }
      .demo {
        margin-block-start: var(--l-20);
        padding-block-start: var(--l-16);
        border-block-start: 1px solid var(--l-rule);
        gap: var(--l-8);
      }
      .demo h2 {
        font-size: var(--l-text-14);
        margin: 0;
      }
      .demo button {
        font-size: var(--l-text-14);
        font-weight: 450;
        overflow-wrap: anywhere;
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
  @state() accessor #demo: DemoLogins | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.local) void this.#loadDemoLogins();
  }

  override render(): TemplateResult {
    return html`
      <h1>${this.texts.heading}</h1>
      ${this.texts.about === "" ? nothing : html`<p class="hint">${this.texts.about}</p>`}
      <form class="stack" @submit=${this.#submit}>
        <label for="email">${this.texts.email}</label>
        <input class="wide" id="email" name="email" type="email" autocomplete="username" required value=${this.email} />
        <label for="password">${this.texts.password}</label>
        <input class="wide" id="password" name="password" type="password" autocomplete="current-password" required />
        <div class="row">
          <button class="primary" ?disabled=${this.#isBusy}>${this.#isBusy ? this.texts.entering : this.texts.enter}</button>
          <button class="plain" type="button" @click=${this.#forgot}>${this.texts.forgot}</button>
        </div>
      </form>
      <p role="status" class="error">${this.#message}</p>
      ${this.#demo === undefined ? nothing : this.#renderDemo(this.#demo)}
    `;
  }

  #renderDemo({ people, password }: DemoLogins): TemplateResult {
    return html`
      <section class="demo stack" aria-labelledby="demo">
        <h2 id="demo">${this.texts.demo}</h2>
        ${people.map(
          ({ email, role }) =>
            html`<button ?disabled=${this.#isBusy} @click=${async () => this.#enter(email, password)}>
              ${this.texts.asPerson(email, role)}
            </button>`,
        )}
      </section>
    `;
  }

  async #loadDemoLogins(): Promise<void> {
    const { password, people } = await import("./demo-people.ts");
    this.#demo = { password, people: [...people].sort((one, other) => speaks(other) - speaks(one)) };
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
    if (email === "") this.#message = this.texts.needsEmail;
    else this.#tell(await this.signIn?.resetPassword(email), this.texts.resetSent);
  };

  #tell(failure: SignInFailure | undefined, success: string): void {
    this.#message = failure === undefined ? success : this.texts.failures[failure];
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "lectern-sign-in": SignInForm;
  }
}
