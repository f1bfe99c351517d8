import { isLecternError, type Lectern, type OpenedInvitation } from "@lectern/client";
import { html, LitElement, nothing, type TemplateResult } from "lit";
import { property, state } from "lit/decorators.js";
import { appStyles } from "../../shared/app/app-styles.ts";
import type { Service } from "../../shared/app/service.ts";
import { renderProblem } from "../../shared/app/whole-page.ts";
import { Connection } from "../../shared/connection.ts";
import { controls } from "../../shared/controls.ts";
import { greyRows } from "../../shared/grey-rows.ts";
import { mark } from "../../shared/mark.ts";
import type { Person } from "../../shared/sign-in.ts";
import { sentenceOf } from "../texts/failure-sentence.ts";
import type { Texts } from "../texts/en.ts";
import { findPeopleTexts } from "./find-people-texts.ts";
import { joinStyles } from "./join-styles.ts";
import type { PeopleTexts } from "./texts/en.ts";

/** What the address of an invitation names. */
export interface JoinLink {
  readonly projectId: string;
  readonly invitationId: string;
  readonly secret: string;
}

type Seen =
  | { readonly kind: "asking" }
  | { readonly kind: "gone" }
  | { readonly kind: "failed"; readonly sentence: string }
  | { readonly kind: "open"; readonly invitation: OpenedInvitation };

/** `<lectern-join>`: where somebody accepts an invitation, signed in or not. */
export class JoinPage extends LitElement {
  static override readonly styles = [controls, appStyles, joinStyles];

  @property({ attribute: false }) accessor service: Service | undefined;
  /** Null: nobody is signed in. */
  @property({ attribute: false }) accessor person: Person | null = null;
  @property({ attribute: false }) accessor link: JoinLink | undefined;
  @property({ attribute: false }) accessor texts: Texts | undefined;
  @property() accessor language = "en";

  @state() accessor #words: PeopleTexts | undefined;
  @state() accessor #seen: Seen = { kind: "asking" };
  @state() accessor #isBusy = false;
  /** Why it was not accepted, or not begun. */
  @state() accessor #problem = "";
  /** Whoever is signed in cannot accept it. */
  @state() accessor #isForOther = false;
  @state() accessor #news = "";

  readonly #connection = new Connection(this);

  override firstUpdated(): void {
    void findPeopleTexts([this.language]).then(({ texts }) => (this.#words = texts));
    void this.#show();
  }

  async #use(lectern: Lectern | undefined, action: "show" | "prepare" | "accept"): Promise<OpenedInvitation | undefined> {
    if (this.link === undefined) return undefined;
    const { projectId, invitationId, secret } = this.link;
    return lectern?.project(projectId).people.useInvitation(invitationId, { secret, action }, { signal: this.#connection.signal });
  }

  readonly #show = async (): Promise<void> => {
    this.#seen = { kind: "asking" };
    try {
      const invitation = await this.#use(this.service?.lecternOfNobody, "show");
      if (invitation !== undefined) this.#seen = { kind: "open", invitation };
    } catch (error) {
      this.#fail(error);
    }
  };

  #fail(error: unknown): void {
    if (this.#connection.signal.aborted || this.texts === undefined) return;
    this.#seen = isGone(error) ? { kind: "gone" } : { kind: "failed", sentence: sentenceOf(error, this.texts) };
  }

  override render(): unknown {
    const [{ texts }, words, seen] = [this, this.#words, this.#seen];
    if (texts === undefined || words === undefined) return nothing;
    if (seen.kind === "gone") {
      const way = html`<a class="button" href="#/">${this.person === null ? texts.signIn.enter : texts.app.projects}</a>`;
      return html`<div class="place">${renderProblem(words.join.gone, words.join.goneHint, way)}</div>`;
    }
    return html`<div class="door"><div class="card">${mark} ${this.#renderSeen(seen, texts, words)}</div></div>`;
  }

  #renderSeen(seen: Exclude<Seen, { readonly kind: "gone" }>, texts: Texts, words: PeopleTexts): TemplateResult {
    switch (seen.kind) {
      case "asking":
        return html`<h1 role="status" class="unseen">${texts.app.loading}</h1>
          ${greyRows}`;
      case "failed":
        return html`<p role="alert" class="error">${seen.sentence}</p>
          <button @click=${this.#show}>${texts.failures.again}</button>`;
      case "open":
        return seen.invitation.accepted ? this.#renderDone(seen.invitation, words) : this.#renderInvitation(seen.invitation, texts, words);
    }
  }

  #renderDone({ projectId, name, role }: OpenedInvitation, { join }: PeopleTexts): TemplateResult {
    return html`<h1 tabindex="-1">${join.done(name)}</h1>
      ${role === "member" ? nothing : html`<p><a class="button primary" href=${`/editor/#/${encodeURIComponent(projectId)}`}>${join.open(name)}</a></p>`}`;
  }

  #renderInvitation(invitation: OpenedInvitation, texts: Texts, { join }: PeopleTexts): TemplateResult {
    const { name, role, email, invited_by_name: by } = invitation;
    return html`
      <h1>${join.title(name)}</h1>
      <p>${by === null ? join.fromNobody(name, role) : join.from(by, name, role)}</p>
      ${this.#problem === join.wrong(email) ? nothing : html`<p class="hint">${join.forAddress(email)}</p>`}
      ${this.person === null ? this.#renderDoor(email, texts, join) : this.#renderAccept(this.person, texts, join)}
      <p role="status">${this.#news}</p>
    `;
  }

  #renderAccept({ name }: Person, { app }: Texts, join: PeopleTexts["join"]): TemplateResult {
    return html`<div class="choice">
      <p>${join.signedInAs(name)}</p>
      ${this.#renderProblem()}
      <div class="row">
        ${
          this.#isForOther
            ? nothing
            : html`<button class="primary" ?disabled=${this.#isBusy} @click=${this.#accept}>
                ${this.#isBusy ? join.accepting : join.accept}
              </button>`
        }
        <button class=${this.#isForOther ? "primary" : "plain"} @click=${this.#leave}>${app.anotherAccount}</button>
      </div>
    </div>`;
  }

  /** Above the buttons: what is pressed next depends on it. */
  #renderProblem(): TemplateResult {
    return html`<p role="alert" class="error">${this.#problem}</p>`;
  }

  #renderDoor(email: string, texts: Texts, join: PeopleTexts["join"]): TemplateResult {
    return html`<div class="choice">
        <lectern-sign-in
          .signIn=${this.service?.signIn}
          .texts=${texts.signIn}
          email=${email}
          inner
          @lectern-entered=${() => (this.#news = "")}
        ></lectern-sign-in>
      </div>
      <div class="choice row new">
        ${this.#renderProblem()}
        <p>${join.newHere}</p>
        <button ?disabled=${this.#isBusy} @click=${async () => this.#choosePassword(email, join)}>${join.choosePassword}</button>
      </div>`;
  }

  /** The account must be nobody else's before its owner chooses a password. */
  async #choosePassword(email: string, join: PeopleTexts["join"]): Promise<void> {
    const { texts, service } = this;
    if (texts === undefined || service === undefined) return;
    await this.#attempt(async () => {
      await this.#use(service.lecternOfNobody, "prepare");
      const failure = await service.signIn.resetPassword(email);
      if (failure === undefined) this.#news = join.passwordSent(email);
      else this.#problem = texts.signIn.failures[failure];
    });
  }

  readonly #accept = async (): Promise<void> => {
    const { person, service } = this;
    if (person === null || service === undefined) return;
    await this.#attempt(async () => {
      const invitation = await this.#use(service.lecternOf(person), "accept");
      if (invitation === undefined) return;
      this.#seen = { kind: "open", invitation };
      await this.updateComplete;
      this.renderRoot.querySelector("h1")?.focus();
    });
  };

  readonly #leave = (): void => {
    this.#problem = "";
    this.#isForOther = false;
    void this.service?.signIn.leave();
  };

  async #attempt(act: () => Promise<void>): Promise<void> {
    this.#isBusy = true;
    this.#problem = "";
    this.#news = "";
    try {
      await act();
    } catch (error) {
      this.#refuse(error);
    } finally {
      this.#isBusy = false;
    }
  }

  #refuse(error: unknown): void {
    const [{ texts }, words, seen] = [this, this.#words, this.#seen];
    if (texts === undefined || words === undefined || seen.kind !== "open") return;
    const { join } = words;
    const { email } = seen.invitation;
    if (isGone(error)) this.#fail(error);
    else if (isLecternError(error, "wrong_account")) {
      this.#isForOther = true;
      this.#problem = error.details.some(({ path }) => path === "sign_in") ? join.shared : join.wrong(email);
      void this.updateComplete.then(() => this.renderRoot.querySelector<HTMLElement>(".primary")?.focus()); // the button is gone
    } else if (isLecternError(error, "address_unconfirmed")) {
      this.#problem = join.unconfirmed(email);
      // A password is chosen where nobody is signed in.
      void this.service?.signIn.leave();
    } else this.#problem = sentenceOf(error, texts);
  }
}

const isGone = (error: unknown): boolean => isLecternError(error, "invitation_gone");
