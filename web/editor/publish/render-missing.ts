import type { OpenedDraft } from "@lectern/client";
import { html, nothing, type TemplateResult } from "lit";
import { labelIn } from "../words/labels.ts";
import { labelsOf } from "../form/template-fields.ts";
import { lateTexts } from "../late-texts.ts";
import type { MissingField } from "./missing-fields.ts";

/** The fields that keep the page from going live, each with a link to it. */
export const renderMissing = (
  missing: readonly MissingField[],
  { template }: Pick<OpenedDraft, "template">,
  show: (key: string) => void,
): TemplateResult | typeof nothing => {
  if (missing.length === 0) return nothing;
  const labels = labelsOf(template);
  return html`<div class="missing">
    <p>${lateTexts.publish.missing}</p>
    <ul>
      ${missing.map(
        ({ key, reason }) =>
          html`<li class="row"><button @click=${() => show(key)}>${labelIn(labels, key)}</button><span class="hint">${reason}</span></li>`,
      )}
    </ul>
  </div>`;
};
