import { html, nothing, type TemplateResult } from "lit/html.js";
import { languageOf } from "../../shared/language-of.ts";

export type Part = TemplateResult | typeof nothing;

interface CardTitle {
  readonly dir: "ltr" | "rtl";
  readonly title: string;
  /** BCP 47, of the title. */
  readonly language: string;
  readonly className?: string;
}

/** A card: a title, and its content, which can be folded. Everything in it is text. */
export const frame = ({ dir, title, language, className = "" }: CardTitle, content: unknown): TemplateResult =>
  html`<article part="card" class="card ${className}" dir=${dir}>
    <details open>
      <summary><h3 part="card-title" dir="auto" lang=${language}>${title}</h3></summary>
      <div class="card-body">${content}</div>
    </details>
  </article>`;

type Row = readonly [label: string | undefined, value: string | null | undefined];

/** Rows of a label and a value in this language. Those without a value are left out. */
export const rows = (pairs: readonly Row[], language = ""): TemplateResult =>
  html`<dl>
    ${pairs.map(([label, value]) =>
      value === null || value === undefined || value === ""
        ? nothing
        : html`<dt>${label}</dt>
            <dd dir="auto" lang=${languageOf(value, language)}>${value}</dd>`,
    )}
  </dl>`;

const openSchemes = new Set(["https:", "http:"]);

/** A URL that a page may link to. Undefined: it is shown as text. */
export const safeAddress = (address: string | null): string | undefined => {
  if (address === null) return undefined;
  try {
    const { protocol, href } = new URL(address);
    return openSchemes.has(protocol) ? href : undefined;
  } catch {
    return undefined; // not a URL
  }
};

export const link = (address: string | null, text: string | null): Part => {
  const shown = text ?? address;
  if (shown === null || shown === "") return nothing;
  const href = safeAddress(address);
  return href === undefined
    ? html`<span dir="auto">${shown}</span>`
    : html`<a href=${href} target="_blank" rel="noopener noreferrer nofollow" dir="auto">${shown}</a>`;
};

/** A point in time, in words of a language. */
export const moment = (time: string, language: string): string => {
  const date = new Date(time);
  return Number.isNaN(date.getTime()) ? time : new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" }).format(date);
};
