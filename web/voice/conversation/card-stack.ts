import type { Widget } from "@lectern/client";

/** The cards of a conversation, the newest first. One with the same ID is replaced. */
export class CardStack {
  #cards: readonly Widget[] = [];

  get list(): readonly Widget[] {
    return this.#cards;
  }

  /** The visitor's language, as their profile says. */
  get language(): string | undefined {
    return this.#cards.find((card) => card.card_id === "profile_card")?.data.language;
  }

  show(card: Widget): void {
    this.#cards = [card, ...this.#cards.filter(({ card_id }) => card_id !== card.card_id)];
  }
}
