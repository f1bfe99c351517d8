import type { CompanyCard } from "@lectern/client";
import { html, nothing, type TemplateResult } from "lit/html.js";
import { languageOf } from "../../shared/language-of.ts";
import { frame, link, rows } from "./card-parts.ts";
import type { CardSetting } from "./card-setting.ts";

/** Companies to choose from. Some registries require attribution. */
export const renderCompanies = ({ dir, data, labels }: CompanyCard, { language, say }: CardSetting): TemplateResult =>
  frame(
    { dir, title: labels.companies, language },
    html`${rows([[labels.query, data.query]], language)} ${data.candidates.length === 0 ? html`<p>${labels.none}</p>` : nothing}
      <ol part="candidates">
        ${data.candidates.map((candidate) => renderCandidate(candidate, labels, say))}
      </ol>
      ${data.incomplete ? html`<p class="faint">${labels.incomplete}</p>` : nothing}`,
  );

/** Pressing one says which it is. */
const renderCandidate = (
  candidate: CompanyCard["data"]["candidates"][number],
  labels: CompanyCard["labels"],
  say: CardSetting["say"],
): TemplateResult =>
  html`<li>
    <button
      part="button candidate"
      class="candidate"
      type="button"
      @click=${() => say([candidate.name, candidate.registry_id].filter((part) => part !== null).join(", "))}
    >
      <strong dir="auto" lang=${languageOf(candidate.name, "")}>${candidate.name}</strong>
      ${[candidate.address ?? candidate.town, candidate.registry_id, candidate.status === "active" ? null : labels[candidate.status]].map(
        (text) => (text === null ? nothing : html`<span class="faint" dir="auto">${text}</span>`),
      )}
    </button>
    ${link(candidate.website, candidate.website)}
    <p class="faint">${labels.source}: ${link(candidate.source_url, candidate.source_name)}</p>
  </li>`;
