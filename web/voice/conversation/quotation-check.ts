import type { AnswerCard, Widget } from "@lectern/client";
import type { Caption } from "./captions.ts";
import type { ConversationListener } from "./conversation-view.ts";
import { unquotedNumbers } from "./quoted-numbers.ts";

interface CheckOptions extends Pick<ConversationListener, "onCaption" | "onMismatch"> {
  /** Shows the quotation again. */
  readonly show: (card: AnswerCard) => void;
}

/** Nobody else checks what is spoken: where it has numbers that were not quoted, the quotation is brought forward. */
export class QuotationCheck {
  readonly #options: CheckOptions;
  /** What was quoted, until the visitor says something else. */
  #quoted: AnswerCard | undefined;
  #compared: number | undefined;

  constructor(options: CheckOptions) {
    this.#options = options;
  }

  note(card: Widget): void {
    if (card.card_id === "answer_card") this.#quoted = card;
  }

  forget(): void {
    this.#quoted = undefined;
  }

  readonly onCaption = (caption: Caption): void => {
    const { onCaption, onMismatch, show } = this.#options;
    onCaption(caption);
    const { id, speaker, text, isFinal } = caption;
    const card = this.#quoted;
    if (speaker !== "agent" || !isFinal || card === undefined || this.#compared === id) return;
    this.#compared = id;
    const { question, answer, sources } = card.data;
    const numbers = unquotedNumbers(text, [question, answer, ...sources.map(({ excerpt }) => excerpt)]);
    if (numbers.length === 0) return;
    show(card);
    onMismatch({ question, answer, spoken: text, numbers });
  };
}
