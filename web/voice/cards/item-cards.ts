import type { MessageCard, QuestionCard } from "@lectern/client";
import { html, type TemplateResult } from "lit/html.js";
import { languageOf } from "../../shared/language-of.ts";
import { frame, moment, rows } from "./card-parts.ts";

/** An open question: as the team gets it, or as a receipt for its visitor. */
export const renderQuestion = ({ dir, data, labels }: QuestionCard, language: string): TemplateResult =>
  frame({ dir, title: labels.question, language }, [
    said(data.question, data.language),
    rows([[labels.answer, data.answer]], data.language),
    data.open_count === null
      ? ""
      : rows(
          [
            [labels.asked_at, moment(data.asked_at, language)],
            [labels.asked_count, data.asked_count?.toString()],
            [labels.open_count, data.open_count.toString()],
          ],
          language,
        ),
  ]);

/** A visitor's message to the team, or their receipt. */
export const renderMessage = ({ dir, data, labels }: MessageCard, language: string): TemplateResult =>
  frame({ dir, title: labels.message, language }, [
    said(data.message, data.language),
    rows(
      [
        [labels.name, data.name],
        [labels.phone, data.phone],
        [labels.email, data.email],
        [labels.call_back_at, data.call_back_at === null ? null : moment(data.call_back_at, language)],
        [labels.left_at, data.open_count === null ? null : moment(data.left_at, language)],
        [labels.open_count, data.open_count?.toString()],
      ],
      language,
    ),
  ]);

/** The title says what it is. */
const said = (text: string, language: string): TemplateResult => html`<p dir="auto" lang=${languageOf(text, language)}>${text}</p>`;
