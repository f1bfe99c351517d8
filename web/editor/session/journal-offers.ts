import { type Autosave, isDirty, isSameText, type JournalOffer, type Text } from "@lectern/client/autosave";

export type ShownOffer = Exclude<JournalOffer, { readonly kind: "nothing" }>;

interface JournalOffersOptions {
  readonly autosave: Pick<Autosave, "queue" | "nextOffer" | "acceptOffer" | "drop">;
  readonly onChange: () => void;
  readonly onFailure: (error: unknown) => void;
}

/** The texts of dead tabs, one after the other: the next one is looked up when everything is saved, so that each decision concerns only one. */
export class JournalOffers {
  readonly #options: JournalOffersOptions;
  #current: ShownOffer | undefined;
  /** The draft's text that the offer was made for. */
  #stored: Text | undefined;
  #mayBeMore = true;

  constructor(options: JournalOffersOptions) {
    this.#options = options;
  }

  get current(): ShownOffer | undefined {
    return this.#current;
  }

  /** Call after every change of the queue. */
  look(): void {
    const queue = this.#options.autosave.queue();
    // Typing before the dialog appears hides it until that is saved. An offer made for an older text would take others' new lines away.
    if (isDirty(queue) || (this.#stored !== undefined && !isSameText(queue.base.text, this.#stored))) this.#show(undefined);
    if (!isDirty(queue) && queue.phase.kind === "saved" && this.#mayBeMore && this.#current === undefined) void this.#ask();
  }

  accept(text: Text): void {
    const { entry } = this.#decided();
    this.#options.autosave.acceptOffer(entry, text);
  }

  drop(): void {
    const { entry } = this.#decided();
    this.#options.autosave.drop(entry);
    this.look();
  }

  #decided(): ShownOffer {
    const offer = this.#current;
    if (offer === undefined) throw new Error("Nothing is offered.");
    this.#show(undefined);
    return offer;
  }

  async #ask(): Promise<void> {
    this.#mayBeMore = false;
    try {
      const offer = await this.#options.autosave.nextOffer();
      this.#mayBeMore = offer.kind !== "nothing" || isDirty(this.#options.autosave.queue());
      this.#show(offer.kind === "nothing" ? undefined : offer);
      this.look();
    } catch (error) {
      this.#options.onFailure(error);
    }
  }

  #show(offer: ShownOffer | undefined): void {
    if (offer === this.#current) return;
    this.#current = offer;
    this.#stored = offer && this.#options.autosave.queue().base.text;
    this.#options.onChange();
  }
}
