import { html, type TemplateResult } from "lit";
import { chooseLanguage, firstKnown, interfaceLanguages } from "../interface-language.ts";

interface PersonItems {
  readonly texts: {
    readonly interfaceLanguage: string;
    readonly signedInAs: (name: string) => string;
    readonly signOut: string;
  };
  /** Of the page. */
  readonly language: string;
  /** Empty: nobody is signed in at the moment. */
  readonly name: string;
  readonly signOut: () => unknown;
}

/** What the menu of every page that people sign in to ends with. */
export const renderPersonItems = ({ texts, language, name, signOut }: PersonItems): TemplateResult => html`
  <div class="item choice">
    <label for="interface">${texts.interfaceLanguage}</label>
    <select id="interface" @change=${changeLanguage}>
      ${Object.entries(interfaceLanguages).map(([tag, own]) => html`<option value=${tag} lang=${tag} ?selected=${tag === language}>${own}</option>`)}
    </select>
  </div>
  <p class="item hint">${name === "" ? "" : texts.signedInAs(name)}</p>
  <button class="item" @click=${signOut}>${texts.signOut}</button>
`;

/** Everything is rendered anew: what is not saved stays on the device, and the browser asks before it goes. */
const changeLanguage = ({ currentTarget }: Event): void => {
  if (!(currentTarget instanceof HTMLSelectElement)) return;
  chooseLanguage(firstKnown([currentTarget.value]));
  location.reload();
};
