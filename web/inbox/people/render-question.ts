import type { PeopleList } from "@lectern/client";
import { html, type TemplateResult } from "lit";
import type { Texts } from "../texts/en.ts";
import type { PeopleTexts } from "./texts/en.ts";

export const roles = ["admin", "manager", "member"] as const;

export type TeamPerson = PeopleList["people"][number];

/** What an admin is about to do to somebody. Without a role, to remove them. */
export interface Wanted {
  readonly person: TeamPerson;
  readonly role: TeamPerson["role"] | undefined;
}

export const nameOf = ({ name, email, uid }: TeamPerson): string => name ?? email ?? uid;

interface QuestionOptions {
  readonly wanted: Wanted;
  readonly texts: Texts;
  readonly words: PeopleTexts;
  readonly isBusy: boolean;
  readonly failure: string;
  readonly agree: () => unknown;
  readonly dismiss: () => unknown;
}

/** Asks before somebody's role changes: it holds at once. */
export const renderQuestion = ({ wanted, texts, words, isBusy, failure, agree, dismiss }: QuestionOptions): TemplateResult => {
  const { person, role } = wanted;
  const asked = role === undefined ? words.removal : words.change;
  const title = asked.title(nameOf(person), role === undefined ? "" : texts.app.roles[role]);
  const hints = [
    asked.hint,
    ...(role === "admin" ? [words.change.toAdmin] : []),
    ...(role !== undefined && person.role === "admin" ? [words.change.fromAdmin] : []),
  ];
  return html`<lectern-modal label=${title} @lectern-dismiss=${dismiss}>
    <h2>${title}</h2>
    <p>${hints.join(" ")}</p>
    <p role="alert" class="error">${failure}</p>
    <div class="row actions">
      <button @click=${dismiss}>${words.cancel}</button>
      <button class=${role === undefined ? "danger" : "primary"} ?disabled=${isBusy} @click=${agree}>${asked.yes}</button>
    </div>
  </lectern-modal>`;
};
