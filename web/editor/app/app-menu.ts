import { html, nothing, type TemplateResult } from "lit";
import { renderPersonItems } from "../../shared/menu/person-items.ts";
import { texts, textsLanguage } from "../texts.ts";
import { addressOf, type Route } from "./route.ts";

export interface AppMenuOptions {
  readonly route: Route;
  /** Empty: nobody is signed in at present. */
  readonly name: string;
  readonly signOut: () => void;
  readonly showKeys: () => void;
}

/** The last part of every page's menu. */
export const renderAppMenu = ({ route, name, signOut, showKeys }: AppMenuOptions): TemplateResult => html`
  ${
    route.kind === "start" || route.kind === "settings"
      ? nothing
      : html`<a class="item" href=${addressOf({ kind: "settings", projectId: route.projectId })}>${texts.app.settings}</a>`
  }
  ${route.kind === "start" ? nothing : html`<a class="item" href="/inbox/#/${encodeURIComponent(route.projectId)}">${texts.app.inbox}</a>`}
  <button class="item" @click=${showKeys}>${texts.app.keys} <kbd>?</kbd></button>
  ${renderPersonItems({ texts: texts.app, language: textsLanguage, name, signOut })}
`;
