import type { AnswerCard } from "@lectern/client";
import { html, nothing } from "lit/html.js";
import { relativeDay } from "../../shared/relative-time.ts";
import { frame, type Part } from "./card-parts.ts";
import { pageAddress } from "./page-address.ts";
import type { CardSetting } from "./card-setting.ts";

type Source = AnswerCard["data"]["sources"][number];

/** What the site says to a question, and where. The question is above it in the column: a folded card says where the answer is from. */
export const renderAnswer = ({ dir, data, labels }: AnswerCard, { language, pages }: CardSetting): Part => {
  const [source] = data.sources;
  const isPage = source !== undefined && source.slug !== null;
  return frame({ dir, title: isPage ? source.title : labels.sources, language: isPage ? source.language : language, className: "answer" }, [
    html`<blockquote part="answer" dir="auto" lang=${source?.language ?? nothing}>${data.answer}</blockquote>`,
    source === undefined
      ? nothing
      : html`<p class="faint" lang=${language}>
          ${labels.sources}${
            source.slug === null
              ? dayOf(source, language)
              : html`:
                  <span part="sources" lang=${source.language}
                    >${renderPage(source, pageAddress(pages, { ...source, slug: source.slug }))}</span
                  >`
          }
        </p>`,
  ]);
};

const dayOf = ({ answered_at: at }: Source, language: string): string =>
  at === undefined ? "" : ` · ${relativeDay(Date.parse(at), Date.now(), language)}`;

/** In this tab: a conversation continues on the site's next page. */
const renderPage = ({ title }: Source, address: string | undefined): Part =>
  address === undefined ? html`<bdi>${title}</bdi>` : html`<a href=${address} dir="auto">${title}</a>`;
