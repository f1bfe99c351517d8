import type { AnswerCard, Widget } from "@lectern/client";
import type { Caption } from "./captions.ts";
import type { ConversationListener } from "./conversation-view.ts";
import { attempt } from "./attempt.ts";

interface CheckOptions extends Pick<ConversationListener, "onCaption" | "onMismatch"> {
  /** Shows the quotation again. */
  readonly show: (card: AnswerCard) => void;
}

/** Checks what the agent speaks: if it contains numbers that were not quoted, the quotation is brought forward. */
export class QuotationCheck {
  readonly #options: CheckOptions;
  /** The last quotation, until the visitor says something else. */
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
    this.#options.onCaption(caption);
    const { id, speaker, text, isFinal } = caption;
    const card = this.#quoted;
    if (speaker !== "agent" || !isFinal || card === undefined || this.#compared === id) return;
    this.#compared = id;
    attempt(async () => this.#compare(text, card));
  };

  async #compare(spoken: string, card: AnswerCard): Promise<void> {
    const { onMismatch, show } = this.#options;
    // Loaded on demand: most conversations have no card.
    const { unquotedNumbers } = await import("./quoted-numbers.ts");
    const { question, answer, sources } = card.data;
    const numbers = unquotedNumbers(spoken, [question, answer, ...sources.map(({ excerpt }) => excerpt)]);
    if (numbers.length === 0) return;
    show(card);
    onMismatch({ question, answer, spoken, numbers });
  }
}
