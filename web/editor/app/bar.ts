import { html, nothing, type TemplateResult } from "lit";
import { CircleUser, Search } from "lucide";
import { icon } from "../../shared/icons/icon.ts";
import { texts } from "../texts.ts";
import { type AppMenuOptions, renderAppMenu } from "./app-menu.ts";
import { addressOf, type Route } from "./route.ts";

interface BarOptions extends AppMenuOptions {
  /** The project's name. */
  readonly site: string;
  readonly find: () => void;
}

/** The bar above a project's pages. A draft has its own. */
export const renderBar = (options: BarOptions): TemplateResult => {
  const { route, name, site, find } = options;
  const { projectId } = { projectId: "", ...route };
  const link = (to: Route, text: string): TemplateResult =>
    html`<a class=${to.kind} href=${addressOf(to)} aria-current=${route.kind === to.kind ? "page" : nothing}>${text}</a>`;
  return html`
    <nav class="bar" aria-label=${texts.app.navigation}>
      <a class="brand" href=${addressOf({ kind: "start" })}><bdi>${projectId === "" ? texts.app.name : site}</bdi></a>
      ${
        projectId === ""
          ? nothing
          : html`${link({ kind: "pages", projectId }, texts.app.pages)} ${link({ kind: "settings", projectId }, texts.app.settings)}
              <button class="plain find" @click=${find} aria-label="${texts.app.find}, Ctrl K" title=${texts.app.find}>
                ${icon(Search)}<kbd>Ctrl K</kbd>
              </button>`
      }
      <lectern-menu label=${name === "" ? texts.app.more : texts.app.signedInAs(name)}>
        <span slot="face" class="person">${icon(CircleUser)}</span>
        ${renderAppMenu(options)}
      </lectern-menu>
    </nav>
  `;
};
