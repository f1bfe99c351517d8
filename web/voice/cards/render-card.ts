import type { Widget } from "@lectern/client";
import { nothing } from "lit";
import { renderAnswer } from "./answer-card.ts";
import { renderBrief } from "./brief-card.ts";
import type { Part } from "./card-parts.ts";
import { renderCompanies } from "./company-card.ts";
import { renderMessage, renderQuestion } from "./item-cards.ts";
import { renderProfile } from "./profile-card.ts";

/** A card, as it looks. That of a phone call is part of the controls. Cards of a newer service are not shown. */
export const renderCard = (card: Widget, language: string): Part => {
  switch (card.card_id) {
    case "profile_card":
      return renderProfile(card);
    case "answer_card":
      return renderAnswer(card);
    case "question_card":
      return renderQuestion(card, language);
    case "message_card":
      return renderMessage(card, language);
    case "company_card":
      return renderCompanies(card);
    case "brief_card":
      return renderBrief(card);
    case "transfer_call":
    default:
      return nothing;
  }
};
