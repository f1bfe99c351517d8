import { html, type TemplateResult } from "lit";
import { mark } from "../mark.ts";

/** Shows newcomers where they are. */
export const renderDoor = (app: string, signIn: TemplateResult): TemplateResult =>
  html`<main class="door" tabindex="-1">
    <div class="card">
      ${mark}
      <p class="site" dir="auto">${app}</p>
      ${signIn}
    </div>
  </main>`;

/** A page with a single content. Every page has a heading, because screen readers begin there. */
export const renderAlone = (content: TemplateResult): TemplateResult => html`<main class="place" tabindex="-1">${content}</main>`;

export const renderLoading = (sentence: string): TemplateResult =>
  html`<div role="status">
    ${mark}
    <h1 class="hint">${sentence}</h1>
  </div>`;

/** Alone on its page, with the way on if there is one. */
export const renderProblem = (heading: string, sentence: string, way?: TemplateResult): TemplateResult =>
  html`<div class="alone">
    ${mark}
    <h1>${heading}</h1>
    <p role="alert" class="hint">${sentence}</p>
    ${way}
  </div>`;
