import type { DocumentSummary } from "@lectern/client";
import { html, nothing, type TemplateResult } from "lit";
import { directionOf } from "../../shared/direction.ts";
import { texts } from "../texts.ts";
import { renderBack } from "./render-back.ts";
import { renderMissingPart } from "../notices/render-missing-part.ts";

interface OpeningOptions {
  readonly known: DocumentSummary | undefined;
  readonly isPartMissing: boolean;
}

/** The bar while a page is loaded. */
export const renderOpening = (pages: string, { known, isPartMissing }: OpeningOptions): TemplateResult => {
  const language = known?.language ?? "";
  return html`
    <header class="bar">
      <div class="in-one-line">
        ${renderBack(pages)}
        <h1 dir=${directionOf(language)} lang=${language}>${known?.title ?? known?.slug ?? texts.draft.loading}</h1>
      </div>
    </header>
    ${isPartMissing ? renderMissingPart(texts.app.textSafe) : nothing}
  `;
};

/** Where a text will be. */
export const renderLines = (sentence: string): TemplateResult => html`
  <p role="status" class="unseen">${sentence}</p>
  <div class="line"></div>
  <div class="line"></div>
  <div class="line"></div>
`;
