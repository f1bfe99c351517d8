import { html, type TemplateResult } from "lit";
import { chooseLanguage, firstKnown, interfaceLanguages } from "../interface-language.ts";

interface PersonItems {
  readonly texts: {
    readonly interfaceLanguage: string;
    readonly signedInAs: (name: string) => string;
    readonly signOut: string;
  };
  /** The page's language. */
  readonly language: string;
  /** Empty: nobody is signed in at present. */
  readonly name: string;
  readonly signOut: () => unknown;
}

/** The last part of the menu of every page with a sign-in. */
export const renderPersonItems = ({ texts, language, name, signOut }: PersonItems): TemplateResult => html`
  <label class="item choice">
    ${texts.interfaceLanguage}
    <select @change=${changeLanguage}>
      ${Object.entries(interfaceLanguages).map(([tag, own]) => html`<option value=${tag} lang=${tag} ?selected=${tag === language}>${own}</option>`)}
    </select>
  </label>
  <p class="item hint">${name === "" ? "" : texts.signedInAs(name)}</p>
  <button class="item" @click=${signOut}>${texts.signOut}</button>
`;

/** Reloads the page: unsaved text stays on the device, and the browser asks first. */
const changeLanguage = ({ currentTarget }: Event): void => {
  if (!(currentTarget instanceof HTMLSelectElement)) return;
  chooseLanguage(firstKnown([currentTarget.value]));
  location.reload();
};
