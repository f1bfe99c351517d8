import type { LecternProject } from "@lectern/client";
import { html, type TemplateResult } from "lit";
import { formValues } from "../../shared/form-values.ts";
import type { Texts } from "../texts/en.ts";
import type { PeopleTexts } from "./texts/en.ts";
import { roles } from "./render-question.ts";

export type Invited = Parameters<LecternProject["people"]["invite"]>[0];

interface FormOptions {
  readonly texts: Texts;
  readonly words: PeopleTexts;
  readonly isBusy: boolean;
  /** Until then what was typed stays in it. */
  readonly isShown: boolean;
  /** Returns whether it was done. */
  readonly invite: (wish: Invited) => Promise<boolean>;
}

export const renderInviteForm = ({ texts, words, isBusy, isShown, invite }: FormOptions): TemplateResult => {
  const submit = async (event: SubmitEvent): Promise<void> => {
    const [values, form] = [formValues(event), event.currentTarget];
    const text = (name: string): string => (values.get(name) ?? "").trim();
    const [first, last] = [text("first_name"), text("last_name")];
    const isDone = await invite({
      email: text("email"),
      role: roles.find((role) => role === text("role")) ?? "manager",
      ...(first !== "" && { first_name: first }),
      ...(last !== "" && { last_name: last }),
    });
    if (isDone && form instanceof HTMLFormElement) form.reset();
  };
  return html`<form id="invitation" aria-label=${words.invite} ?hidden=${!isShown} @submit=${submit}>
    <div class="fields">
      <label>${words.email}<input name="email" type="email" autocomplete="off" required maxlength="254" /></label>
      <label
        >${words.role}<select name="role">
          ${roles.map((role) => html`<option value=${role} ?selected=${role === "manager"}>${texts.app.roles[role]}</option>`)}
        </select></label
      >
      <label>${words.firstName}<input name="first_name" autocomplete="off" maxlength="100" /></label>
      <label>${words.lastName}<input name="last_name" autocomplete="off" maxlength="100" /></label>
    </div>
    <button class="primary" ?disabled=${isBusy}>${isBusy ? words.sending : words.send}</button>
  </form>`;
};
