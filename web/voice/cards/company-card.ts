import type { CompanyCard } from "@lectern/client";
import { html, nothing, type TemplateResult } from "lit/html.js";
import { languageOf } from "../../shared/language-of.ts";
import { frame, link, rows } from "./card-parts.ts";

/** Companies to choose from. Some registries require attribution. */
export const renderCompanies = ({ dir, data, labels }: CompanyCard, language: string): TemplateResult =>
  frame(
    { dir, title: labels.companies, language },
    html`${rows([[labels.query, data.query]], language)} ${data.candidates.length === 0 ? html`<p>${labels.none}</p>` : nothing}
      <ol part="candidates">
        ${data.candidates.map((candidate) => renderCandidate(candidate, labels))}
      </ol>
      ${data.incomplete ? html`<p class="faint">${labels.incomplete}</p>` : nothing}`,
  );

const renderCandidate = (candidate: CompanyCard["data"]["candidates"][number], labels: CompanyCard["labels"]): TemplateResult =>
  html`<li>
    <strong dir="auto" lang=${languageOf(candidate.name, "")}>${candidate.name}</strong>
    ${rows([
      [labels.address, candidate.address ?? candidate.town],
      [labels.registry_id, candidate.registry_id],
      [labels.status, candidate.status === "active" ? null : labels[candidate.status]],
    ])}
    ${link(candidate.website, candidate.website)}
    <p class="faint">${labels.source}: ${link(candidate.source_url, candidate.source_name)}</p>
  </li>`;
