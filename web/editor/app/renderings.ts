import { html, type TemplateResult } from "lit";
import { texts } from "../texts.ts";
import { projectName } from "./device-projects.ts";
import type { Route } from "./route.ts";

/** A page with a single content. */
export const renderAlone = (content: TemplateResult): TemplateResult => html`<main class="place" tabindex="-1">${content}</main>`;

export const renderMissingPart = (): TemplateResult =>
  html`<div role="alert" class="row banner">
    <p>${texts.app.missingPart}</p>
    <button @click=${() => location.reload()}>${texts.app.reload}</button>
  </div>`;

/** Shows newcomers where they are. */
export const renderDoor = (route: Route, signIn: TemplateResult): TemplateResult => {
  const { projectId } = { projectId: "", ...route };
  return html`<main class="door" tabindex="-1">
    <div class="card">
      <p class="site" dir="auto">${projectId === "" ? texts.app.name : projectName(projectId)}</p>
      ${signIn}
    </div>
  </main>`;
};
