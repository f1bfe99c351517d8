import { html, nothing, type TemplateResult } from "lit";
import { texts } from "../texts.ts";
import { addressOf, type Route } from "./route.ts";

interface BarOptions {
  readonly route: Route;
  /** Empty: nobody is signed in at the moment. */
  readonly name: string;
  readonly signOut: () => void;
}

/** What stands above every page of a project. */
export const renderBar = ({ route, name, signOut }: BarOptions): TemplateResult => {
  const { projectId } = { projectId: "", ...route };
  const link = (to: Route, text: string): TemplateResult =>
    html`<a href=${addressOf(to)} aria-current=${route.kind === to.kind ? "page" : nothing}>${text}</a>`;
  return html`
    <nav class="row bar" aria-label=${texts.app.navigation}>
      <a class="brand" href=${addressOf({ kind: "start" })}>${texts.app.name}</a>
      ${
        projectId === ""
          ? nothing
          : html`<bdi>${projectId}</bdi> ${link({ kind: "pages", projectId }, texts.app.pages)}
              ${link({ kind: "settings", projectId }, texts.app.settings)}`
      }
      <span class="person hint">${name === "" ? "" : texts.app.signedInAs(name)}</span>
      <button class="plain" @click=${signOut}>${texts.app.signOut}</button>
    </nav>
  `;
};
