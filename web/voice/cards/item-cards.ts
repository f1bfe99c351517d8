import type { MessageCard, QuestionCard } from "@lectern/client";
import type { TemplateResult } from "lit/html.js";
import { frame, moment, rows } from "./card-parts.ts";

/** An open question, as the team gets it. */
export const renderQuestion = ({ dir, data, labels }: QuestionCard, language: string): TemplateResult =>
  frame({ dir, title: labels.question, language }, [
    rows(
      [
        [labels.question, data.question],
        [labels.answer, data.answer],
      ],
      data.language,
    ),
    rows(
      [
        [labels.asked_at, moment(data.asked_at, language)],
        [labels.asked_count, String(data.asked_count)],
        [labels.open_count, String(data.open_count)],
      ],
      language,
    ),
  ]);

/** A visitor's message to the team. */
export const renderMessage = ({ dir, data, labels }: MessageCard, language: string): TemplateResult =>
  frame({ dir, title: labels.message, language }, [
    rows([[labels.message, data.message]], data.language),
    rows(
      [
        [labels.name, data.name],
        [labels.phone, data.phone],
        [labels.email, data.email],
        [labels.left_at, moment(data.left_at, language)],
        [labels.open_count, String(data.open_count)],
      ],
      language,
    ),
  ]);
