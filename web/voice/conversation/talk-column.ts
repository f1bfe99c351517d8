import type { Widget } from "@lectern/client";

/** A card or a call between the captions, at its place in time. */
export type Insert = {
  /** The newest caption at that moment; 0 before any. */
  readonly after: number;
} & (
  | { readonly kind: "card"; readonly card: Widget }
  /** A past phone call. */
  | { readonly kind: "call"; readonly id: number; readonly seconds: number }
);

/** The number of older answers, questions and messages that can be read again. */
const mostOfKind = 20;

/** Cards and phone calls of a conversation, newest last. A card with the same key is replaced. */
export class TalkColumn {
  #inserts: readonly Insert[];
  #calls: number;

  /** `earlier`: of the page before. */
  constructor(earlier: readonly Insert[] = []) {
    this.#inserts = earlier;
    this.#calls = Math.max(0, ...earlier.map((insert) => (insert.kind === "call" ? insert.id : 0)));
  }

  get list(): readonly Insert[] {
    return this.#inserts;
  }

  /** The language in the visitor's profile. */
  get language(): string | undefined {
    for (const insert of this.#inserts)
      if (insert.kind === "card" && insert.card.card_id === "profile_card") return insert.card.data.language;
    return undefined;
  }

  show(card: Widget, after: number): void {
    const key = keyOf(card);
    const others = this.#inserts.filter((insert) => insert.kind !== "card" || keyOf(insert.card) !== key);
    const alike = others.filter((insert) => insert.kind === "card" && isOneOfMany(insert.card));
    const oldest = alike.length < mostOfKind || !isOneOfMany(card) ? undefined : alike[0];
    this.#inserts = [...others.filter((insert) => insert !== oldest), { kind: "card", card, after }];
  }

  noteCall(seconds: number, after: number): void {
    this.#calls += 1;
    this.#inserts = [...this.#inserts, { kind: "call", id: this.#calls, seconds, after }];
  }
}

/** Cards with the same key replace each other: there is one profile, but more than one question. */
export const keyOf = (card: Widget): string => {
  if (card.card_id === "answer_card") return `answer_card ${card.data.question}`;
  if (card.card_id === "question_card") return `question_card ${card.data.question_id}`;
  return card.card_id === "message_card" ? `message_card ${card.data.message_id}` : card.card_id;
};

const isOneOfMany = (card: Widget): boolean => keyOf(card) !== card.card_id;
