import type { LecternProject } from "@lectern/client";
import { LitElement, html, nothing, type TemplateResult } from "lit";
import { property, state } from "lit/decorators.js";
import { keyed } from "lit/directives/keyed.js";
import { loadPart } from "../../shared/load-part.ts";
import { MissingPartEvent } from "../events.ts";
import type { PictureWish } from "./picture-event.ts";

/** `<lectern-pictures>`: pictures that the author wants to add, one after the other. */
export class PictureQueue extends LitElement {
  @property({ attribute: false }) accessor project: LecternProject | undefined;

  @state() accessor #wishes: readonly PictureWish[] = [];

  async ask(wish: PictureWish): Promise<void> {
    const part = await loadPart(
      async () => import("./define.ts"),
      () => this.dispatchEvent(new MissingPartEvent()),
    );
    if (part !== undefined) this.#wishes = [...this.#wishes, wish];
  }

  override render(): TemplateResult | typeof nothing {
    const [wish] = this.#wishes;
    if (wish === undefined) return nothing;
    const next = (): void => void (this.#wishes = this.#wishes.slice(1));
    const dialog = html`<lectern-picture .project=${this.project} .wish=${wish} @lectern-close=${next}></lectern-picture>`;
    return html`${keyed(wish, dialog)}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "lectern-pictures": PictureQueue;
  }
}
