import type { BriefCard, BriefField } from "@lectern/client";
import { html, nothing, type TemplateResult } from "lit/html.js";
import { frame, link, rows } from "./card-parts.ts";

/** In the order in which a person would mention them. */
const paths: readonly (keyof BriefCard["data"]["fields"])[] = [
  "summary",
  "industry",
  "products_services",
  "target_audience",
  "unique_selling_points",
  "service_area",
  "opening_hours",
  "primary_language",
  "languages",
  "brand_tone",
  "intent",
  "greeting_draft",
  "voice",
];

const contactKeys = ["address", "phone", "email", "website"] as const;

/** What is known of a company, field by field with its source. */
export const renderBrief = ({ dir, data, labels }: BriefCard, language: string): TemplateResult => {
  const { company, contact, fields, state } = data;
  return frame(
    { dir, title: labels.brief, language },
    html`<p>
        <strong dir="auto">${company?.name ?? labels.no_company}</strong> <span class="badge">${labels[state]}</span>
        ${company?.closed === true ? html`<span class="badge">${labels.closed}</span>` : nothing}
      </p>
      ${rows(contactKeys.map((key) => [labels[key], textOf(contact[key])]))}
      <dl>${paths.map((path) => renderField(labels[path], fields[path], labels))}</dl>`,
  );
};

const renderField = (label: string, { text, edited, source }: BriefField, labels: BriefCard["labels"]): TemplateResult | typeof nothing =>
  text === null
    ? nothing
    : html`<dt>${label}</dt>
        <dd>
          <span dir="auto">${text}</span>
          <span class="faint">
            ${edited ? labels.edited : source === null ? nothing : link(source.url, labels[`source_${source.kind}`])}
          </span>
        </dd>`;

const textOf = (value: unknown): string | null => (typeof value === "string" ? value : null);
