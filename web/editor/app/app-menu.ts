import { html, nothing, type TemplateResult } from "lit";
import { chooseLanguage, firstKnown, interfaceLanguages } from "../../shared/interface-language.ts";
import { texts, textsLanguage } from "../texts.ts";
import { addressOf, type Route } from "./route.ts";

export interface AppMenuOptions {
  readonly route: Route;
  /** Empty: nobody is signed in at the moment. */
  readonly name: string;
  readonly signOut: () => void;
  readonly showKeys: () => void;
}

/** What every page's menu ends with. */
export const renderAppMenu = ({ route, name, signOut, showKeys }: AppMenuOptions): TemplateResult => html`
  ${
    route.kind === "start" || route.kind === "settings"
      ? nothing
      : html`<a class="item" href=${addressOf({ kind: "settings", projectId: route.projectId })}>${texts.app.settings}</a>`
  }
  <button class="item" @click=${showKeys}>${texts.app.keys} <kbd>?</kbd></button>
  <div class="item choice">
    <label for="interface">${texts.app.interfaceLanguage}</label>
    <select id="interface" @change=${changeLanguage}>
      ${Object.entries(interfaceLanguages).map(
        ([tag, own]) => html`<option value=${tag} lang=${tag} ?selected=${tag === textsLanguage}>${own}</option>`,
      )}
    </select>
  </div>
  <p class="item hint">${name === "" ? "" : texts.app.signedInAs(name)}</p>
  <button class="item" @click=${signOut}>${texts.app.signOut}</button>
`;

/** Everything is rendered anew: what is not saved stays on the device, and the browser asks before it goes. */
const changeLanguage = ({ currentTarget }: Event): void => {
  if (!(currentTarget instanceof HTMLSelectElement)) return;
  chooseLanguage(firstKnown([currentTarget.value]));
  location.reload();
};
