import type { LecternProject, PeopleList } from "@lectern/client";
import { html, LitElement, nothing, type TemplateResult } from "lit";
import { property, state } from "lit/decorators.js";
import { Connection } from "../../shared/connection.ts";
import { controls } from "../../shared/controls.ts";
import { greyRows } from "../../shared/grey-rows.ts";
import { sentenceOf } from "../texts/failure-sentence.ts";
import type { Texts } from "../texts/en.ts";
import { findPeopleTexts } from "./find-people-texts.ts";
import { peopleStyles } from "./people-styles.ts";
import type { PeopleTexts } from "./texts/en.ts";
import { refusalOf } from "./refusal.ts";
import { type Invited, renderInviteForm } from "./render-invite-form.ts";
import { nameOf, renderQuestion, type Wanted } from "./render-question.ts";
import { renderInvitation, renderPerson, type RowOptions } from "./render-rows.ts";

/** `<lectern-owner-people>`: who has access to a site, and who is invited. Managers see it, admins change it. */
export class OwnerPeople extends LitElement {
  static override readonly styles = [controls, peopleStyles];

  @property({ attribute: false }) accessor project: LecternProject | undefined;
  @property({ attribute: false }) accessor texts: Texts | undefined;
  @property() accessor language = "en";
  /** Who is signed in. */
  @property() accessor uid = "";

  @state() accessor #words: PeopleTexts | undefined;
  @state() accessor #list: PeopleList | undefined;
  @state() accessor #failure = "";
  /** What has happened last. */
  @state() accessor #done = "";
  @state() accessor #isBusy = false;
  @state() accessor #wanted: Wanted | undefined;
  @state() accessor #isInviting = false;

  readonly #connection = new Connection(this);

  override firstUpdated(): void {
    void findPeopleTexts([this.language]).then(({ texts }) => (this.#words = texts));
    void this.#load();
  }

  /** Whether an invitation was begun. */
  get isUnsaved(): boolean {
    return [...this.renderRoot.querySelectorAll<HTMLInputElement>("form input")].some(({ value }) => value !== "");
  }

  readonly #load = async (): Promise<void> => {
    const { project, texts } = this;
    const { signal } = this.#connection;
    if (project === undefined || texts === undefined) return;
    this.#failure = "";
    try {
      const list = await project.people.list({ signal });
      if (!signal.aborted) this.#list = list;
    } catch (error) {
      if (!signal.aborted) this.#failure = sentenceOf(error, texts);
    }
  };

  /** Does something, says what came of it, and shows the list as it is then. Returns whether it was done. */
  async #change(act: (project: LecternProject) => Promise<string>): Promise<boolean> {
    const [{ project, texts }, words] = [this, this.#words];
    const { signal } = this.#connection;
    if (project === undefined || texts === undefined || words === undefined || this.#isBusy) return false;
    this.#isBusy = true;
    this.#done = "";
    this.#failure = "";
    try {
      const done = await act(project);
      const list = await project.people.list({ signal }).catch(() => undefined);
      if (list !== undefined) this.#list = list;
      // Last: who hears it may go on at once.
      this.#done = done;
      return true;
    } catch (error) {
      this.#failure = refusalOf(error, texts, words);
      return false;
    } finally {
      this.#isBusy = false;
    }
  }

  async #invite(wish: Invited, words: PeopleTexts): Promise<boolean> {
    const isDone = await this.#change(async ({ people }) => {
      const { invitation } = await people.invite(wish);
      return invitation?.mailed_at === null ? words.notMailed(wish.email) : words.invited(wish.email);
    });
    if (isDone && this.#isInviting) await this.#turnForm();
    return isDone;
  }

  /** The keyboard goes on in the form, and afterwards where it was opened. */
  readonly #turnForm = async (): Promise<void> => {
    this.#isInviting = !this.#isInviting;
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>(this.#isInviting ? "form input" : ".invite")?.focus();
  };

  override render(): unknown {
    const [{ texts }, words, list] = [this, this.#words, this.#list];
    if (texts === undefined) return nothing;
    const isAdmin = list?.people.some(({ uid, role }) => uid === this.uid && role === "admin") === true;
    return html`
      <div class="row head">
        <h1 tabindex="-1">${texts.app.people}</h1>
        ${isAdmin && words !== undefined ? this.#renderInvite(words) : nothing}
      </div>
      <p role="alert" class="error">${this.#wanted === undefined ? this.#failure : ""}</p>
      ${
        list !== undefined && words !== undefined
          ? this.#renderPeople(list, isAdmin, { texts, words })
          : this.#failure === ""
            ? html`<p role="status" class="unseen">${texts.app.loading}</p>
                ${greyRows}`
            : html`<button @click=${this.#load}>${texts.failures.again}</button>`
      }
    `;
  }

  #renderInvite({ invite }: PeopleTexts): TemplateResult {
    return html`<button class="invite" aria-expanded=${this.#isInviting} aria-controls="invitation" @click=${this.#turnForm}>
      ${invite}
    </button>`;
  }

  #renderPeople(list: PeopleList, isAdmin: boolean, say: { readonly texts: Texts; readonly words: PeopleTexts }): TemplateResult {
    const { texts, words } = say;
    const rows: RowOptions = {
      ...{ ...say, uid: this.uid, language: this.language, isAdmin, isBusy: this.#isBusy },
      invite: (wish) => void this.#invite(wish, words),
      withdraw: (email) => void this.#withdraw(email, words),
      ask: this.#ask,
    };
    return html`
      <p class="hint">${words.intro} ${isAdmin ? "" : words.readOnly}</p>
      ${isAdmin ? renderInviteForm({ ...say, isBusy: this.#isBusy, isShown: this.#isInviting, invite: async (wish) => this.#invite(wish, words) }) : nothing}
      <p role="status" class="done">${this.#done}</p>
      <section>
        <h2>${words.team}</h2>
        <ul>
          ${list.people.map((person) => renderPerson(person, rows))}
        </ul>
      </section>
      ${
        list.invitations.length === 0
          ? nothing
          : html`<section>
              <h2>${words.waiting}</h2>
              <ul>
                ${list.invitations.map((invitation) => renderInvitation(invitation, rows))}
              </ul>
            </section>`
      }
      ${
        this.#wanted === undefined
          ? nothing
          : renderQuestion({
              ...{ wanted: this.#wanted, texts, words, isBusy: this.#isBusy, failure: this.#failure },
              agree: this.#agree,
              dismiss: this.#dismiss,
            })
      }
    `;
  }

  readonly #ask = (wanted: Wanted): void => {
    this.#failure = "";
    this.#wanted = wanted;
  };

  readonly #dismiss = (): void => {
    this.#wanted = undefined;
    this.#failure = "";
  };

  readonly #agree = async (): Promise<void> => {
    const [wanted, words, texts] = [this.#wanted, this.#words, this.texts];
    if (wanted === undefined || words === undefined || texts === undefined) return;
    const { person, role } = wanted;
    const isDone = await this.#change(async ({ people }) => {
      await people.change(person.uid, role === undefined ? { remove: true } : { role });
      return role === undefined ? words.removed(nameOf(person)) : words.changed(nameOf(person), texts.app.roles[role]);
    });
    if (!isDone) return;
    this.#wanted = undefined;
    // The button that opened the dialog may be gone.
    await this.updateComplete;
    this.renderRoot.querySelector("h1")?.focus();
  };

  async #withdraw(email: string, words: PeopleTexts): Promise<void> {
    const isDone = await this.#change(async ({ people }) => {
      await people.withdraw(email);
      return words.withdrawn(email);
    });
    if (isDone) this.renderRoot.querySelector("h1")?.focus();
  }
}
