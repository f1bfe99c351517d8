import type { AnswerCard } from "@lectern/client";
import { html, nothing, type TemplateResult } from "lit/html.js";
import { frame } from "./card-parts.ts";

/** What the site says to a question, and where. */
export const renderAnswer = ({ dir, data, labels }: AnswerCard): TemplateResult =>
  frame(
    dir,
    data.question,
    html`<blockquote part="answer" dir="auto" lang=${data.sources[0]?.language ?? nothing}>${data.answer}</blockquote>
      ${
        data.sources.length === 0
          ? nothing
          : html`<h4>${labels.sources}</h4>
              <ul part="sources">
                ${data.sources.map(
                  ({ title, excerpt, language }) =>
                    html`<li lang=${language}><strong dir="auto">${title}</strong> <span class="faint" dir="auto">${excerpt}</span></li>`,
                )}
              </ul>`
      }`,
  );
