import { html, type TemplateResult } from "lit";

/** Shown instead of the content. Every page has a heading, because screen readers begin there. */
export const renderLoading = (sentence: string): TemplateResult => html`<div role="status"><h1>${sentence}</h1></div>`;

export const renderProblem = (heading: string, sentence: string): TemplateResult => html`
  <h1>${heading}</h1>
  <p role="alert" class="error">${sentence}</p>
`;
