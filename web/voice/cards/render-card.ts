import type { Widget } from "@lectern/client";
import { html, nothing } from "lit/html.js";
import { renderAnswer } from "./answer-card.ts";
import { renderBrief } from "./brief-card.ts";
import type { Part } from "./card-parts.ts";
import type { CardSetting } from "./card-setting.ts";
import { renderCompanies } from "./company-card.ts";
import { renderMessage, renderQuestion } from "./item-cards.ts";
import { renderProfile } from "./profile-card.ts";

/** A card. An invalid one is shown as a line of text. */
export const renderCard = (card: Widget, setting: CardSetting): Part => {
  try {
    return draw(card, setting);
  } catch {
    return html`<p part="card" class="notice" dir="auto">${textsIn(card.data).join(" · ")}</p>`;
  }
};

/** The texts in a card, whatever its form: another service may have sent it. */
const textsIn = (data: unknown): readonly string[] =>
  typeof data === "object" && data !== null ? Object.values(data).filter((value) => typeof value === "string") : [];

/** The card of a phone call is part of the controls. Unknown cards of a newer service are not shown. */
const draw = (card: Widget, setting: CardSetting): Part => {
  const { language } = setting;
  switch (card.card_id) {
    case "profile_card":
      return renderProfile(card, language);
    case "answer_card":
      return renderAnswer(card, setting);
    case "question_card":
      return renderQuestion(card, language);
    case "message_card":
      return renderMessage(card, language);
    case "company_card":
      return renderCompanies(card, setting);
    case "brief_card":
      return renderBrief(card, language);
    case "transfer_call":
    default:
      return nothing;
  }
};
