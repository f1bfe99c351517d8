import type { ProfileCard } from "@lectern/client";
import { fallbackLabels, fallbackPronounLabels } from "../../client/src/labels.ts";
import type { TemplateResult } from "lit/html.js";
import { frame, rows } from "./card-parts.ts";

/** What visitors have said about themselves. */
export const renderProfile = ({ dir, data, labels, pronoun_labels }: ProfileCard, language: string): TemplateResult => {
  const label = { ...fallbackLabels, ...labels };
  const pronoun = { ...fallbackPronounLabels, ...pronoun_labels }[data.pronoun];
  const name = [data.first_name, data.last_name].filter((part) => part !== null).join(" ");
  return frame(
    { dir, title: name === "" ? label.profile : `${label.profile}: ${name}`, language },
    rows(
      [
        [label.pronoun, data.pronoun === "unspecified" ? null : pronoun],
        [label.phone, data.phone],
        [label.email, data.contact_email],
        [label.language, data.language_label],
      ],
      language,
    ),
  );
};
