import type { InboxItem } from "@lectern/client";
import type { LitElement } from "lit";
import { isTyping } from "../../shared/is-typing.ts";

/** Where an item is instead of the list. */
const narrow = "(max-width: 52rem)";

/** The keyboard goes on there. An item instead of the list begins at its top, below what became of the one before. */
export const goTo = (place: HTMLElement | null | undefined): void => {
  place?.focus();
  if (place?.localName === "section" && matchMedia(narrow).matches) window.scrollTo({ top: 0 });
};

/** Which item is beside the list. Until somebody chooses, it is the first; narrow windows then show the list alone. */
export class Choice {
  readonly #host: LitElement;
  readonly #items: () => readonly InboxItem[];
  #chosen: string | undefined;

  constructor(host: LitElement, items: () => readonly InboxItem[]) {
    this.#host = host;
    this.#items = items;
  }

  get isMade(): boolean {
    return this.#chosen !== undefined;
  }

  get shown(): InboxItem | undefined {
    return this.#items().find(({ itemId }) => itemId === this.#chosen) ?? this.#items()[0];
  }

  set(itemId: string | undefined): void {
    this.#chosen = itemId;
    this.#host.requestUpdate();
  }

  /** The keyboard goes on where the item can be answered, or back at its row. */
  async choose(itemId: string | undefined): Promise<void> {
    const row = `row-${this.#chosen}`;
    this.set(itemId);
    await this.#host.updateComplete;
    this.#focus(...(itemId === undefined ? [row] : [`text-${itemId}`, `item-${itemId}`]));
  }

  /** J and K go through the list, while nothing is typed. E ends the item that is shown: then this returns it. */
  press(event: KeyboardEvent): InboxItem | undefined {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || isTyping(event)) return undefined;
    const step = { j: 1, k: -1 }[event.key];
    if (step === undefined) return event.key === "e" ? this.shown : undefined;
    const next = this.#items()[this.#items().findIndex((one) => one === this.shown) + step];
    if (next !== undefined) {
      this.set(next.itemId);
      this.#focus(`row-${next.itemId}`);
    }
    return undefined;
  }

  #focus(...ids: readonly string[]): void {
    const [first] = ids.flatMap((id) => this.#host.shadowRoot?.getElementById(id) ?? []);
    goTo(first);
  }
}
