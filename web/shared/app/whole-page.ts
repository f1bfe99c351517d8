import { html, type TemplateResult } from "lit";
import { greyRows } from "../grey-rows.ts";
import { mark } from "../mark.ts";
import type { AppTexts } from "./texts/en.ts";

/** Shows newcomers where they are. */
export const renderDoor = (signIn: TemplateResult): TemplateResult =>
  html`<main class="door" tabindex="-1"><div class="card">${mark} ${signIn}</div></main>`;

/** A page with a single content. Every page has a heading, because screen readers begin there. */
export const renderAlone = (content: TemplateResult): TemplateResult => html`<main class="place" tabindex="-1">${content}</main>`;

/** The bar, and grey rows where its page will be. */
export const renderLoading = (sentence: string): TemplateResult =>
  html`<div class="bar"></div>
    <main class="place" tabindex="-1">
      <h1 role="status" class="unseen">${sentence}</h1>
      ${greyRows}
    </main>`;

/** Whoever is signed in has no right to be here. */
export const renderNoAccess = ({ noAccess, noAccessHint, chooseAnother }: AppTexts): TemplateResult =>
  html`<div class="place">${renderProblem(noAccess, noAccessHint, html`<a class="button primary" href="#/">${chooseAnother}</a>`)}</div>`;

/** Alone on its page, with the way on if there is one. */
export const renderProblem = (heading: string, sentence: string, way?: TemplateResult): TemplateResult =>
  html`<div class="alone">
    ${mark}
    <h1>${heading}</h1>
    <p role="alert" class="hint">${sentence}</p>
    ${way}
  </div>`;
