import type { DocumentSummary } from "@lectern/client";
import { html, type TemplateResult } from "lit";
import { directionOf } from "../../shared/direction.ts";
import { texts } from "../texts.ts";
import { renderBack } from "./render-back.ts";

/** While a page is loaded: the bar, its title if the list has it, and lines where its text will be. */
export const renderOpening = (pages: string, known: DocumentSummary | undefined): TemplateResult => {
  const language = known?.language ?? "";
  const title = known?.title ?? known?.slug ?? "";
  return html`
    <header class="bar">
      <div class="in-one-line">${renderBack(pages)}</div>
    </header>
    <div class="lines" aria-busy="true">
      <h1 dir=${directionOf(language)} lang=${language}>
        ${title === "" ? html`<span class="unseen">${texts.draft.loading}</span>` : title}
      </h1>
      ${renderLines(texts.draft.loading)}
    </div>
  `;
};

/** Where a text will be. */
export const renderLines = (sentence: string): TemplateResult => html`
  <p role="status" class="unseen">${sentence}</p>
  <div class="line"></div>
  <div class="line"></div>
  <div class="line"></div>
`;
