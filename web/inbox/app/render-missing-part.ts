import { html, type TemplateResult } from "lit";
import type { AppPlace } from "../../shared/app/app-bar.ts";
import { renderProblem } from "../../shared/app/whole-page.ts";
import type { Texts } from "../texts/en.ts";

/** A part of the page could not be loaded: a deployment has replaced it. */
export const renderMissingPart = ({ app }: Texts, here: AppPlace | undefined): TemplateResult => {
  const way = html`<button class="primary" @click=${() => location.reload()}>${app.reload}</button>`;
  return html`<div class="place">${renderProblem(here === undefined ? app.name : app[here], app.missingPart, way)}</div>`;
};
