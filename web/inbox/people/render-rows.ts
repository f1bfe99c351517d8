import type { PeopleList } from "@lectern/client";
import { html, nothing, type TemplateResult } from "lit";
import { initialsOf } from "../../shared/initials-of.ts";
import { readersLocale } from "../../shared/readers-locale.ts";
import type { Texts } from "../texts/en.ts";
import type { PeopleTexts } from "./texts/en.ts";
import type { Invited } from "./render-invite-form.ts";
import { nameOf, roles, type TeamPerson, type Wanted } from "./render-question.ts";

export interface RowOptions {
  readonly texts: Texts;
  readonly words: PeopleTexts;
  readonly language: string;
  /** Who is signed in. */
  readonly uid: string;
  readonly isAdmin: boolean;
  readonly isBusy: boolean;
  readonly invite: (wish: Invited) => void;
  readonly withdraw: (email: string) => void;
  readonly ask: (wanted: Wanted) => void;
}

type Invitation = PeopleList["invitations"][number];

export const renderInvitation = (
  { email, role, expires_at: expiresAt, mailed_at: mailedAt }: Invitation,
  { texts, words, language, isAdmin, isBusy, invite, withdraw }: RowOptions,
): TemplateResult => {
  const day = new Intl.DateTimeFormat(readersLocale(language), { day: "numeric", month: "long" }).format(new Date(expiresAt));
  const when = Date.parse(expiresAt) <= Date.now() ? words.expired : mailedAt === null ? words.mailFailed : words.expires(day);
  const buttons = html`<button aria-label=${`${words.sendAgain}: ${email}`} ?disabled=${isBusy} @click=${() => invite({ email, role })}>
      ${words.sendAgain}
    </button>
    <button class="plain" aria-label=${`${words.withdraw}: ${email}`} ?disabled=${isBusy} @click=${() => withdraw(email)}>
      ${words.withdraw}
    </button>`;
  return html`<li>
    <div class="who">
      <p><bdi>${email}</bdi></p>
      <p class="hint">${texts.app.roles[role]} · ${when}</p>
    </div>
    ${isAdmin ? buttons : nothing}
  </li>`;
};

export const renderPerson = (person: TeamPerson, { texts, words, uid, isAdmin, ask }: RowOptions): TemplateResult => {
  const { name, email, role, account } = person;
  const notes = [
    ...(name === null || email === null ? [] : [email]),
    ...(person.uid === uid ? [words.you] : []),
    ...(account === "enabled" ? [] : [words.accounts[account]]),
  ];
  const choose = ({ currentTarget }: Event): void => {
    if (!(currentTarget instanceof HTMLSelectElement)) return;
    const chosen = roles.find((one) => one === currentTarget.value);
    // Shown as it is until the change is made.
    currentTarget.value = role;
    if (chosen !== undefined && chosen !== role) ask({ person, role: chosen });
  };
  const controls = html`<select aria-label=${words.roleOf(nameOf(person))} .value=${role} @change=${choose}>
      ${roles.map((one) => html`<option value=${one} ?selected=${one === role}>${texts.app.roles[one]}</option>`)}
    </select>
    <button class="danger" aria-label=${`${words.remove}: ${nameOf(person)}`} @click=${() => ask({ person, role: undefined })}>
      ${words.remove}
    </button>`;
  return html`<li>
    <span class="person" data-initials=${initialsOf(nameOf(person))}></span>
    <div class="who">
      <p><bdi>${nameOf(person)}</bdi></p>
      <p class="hint">${notes.map((note, index) => html`${index === 0 ? "" : " · "}<bdi>${note}</bdi>`)}</p>
    </div>
    ${isAdmin ? controls : html`<span>${texts.app.roles[role]}</span>`}
  </li>`;
};
