import type { InboxItem } from "@lectern/client";
import { html, nothing, type TemplateResult } from "lit";
import { repeat } from "lit/directives/repeat.js";
import type { Texts } from "../texts/en.ts";
import { whenOf } from "./when-of.ts";

interface RowOptions {
  readonly items: readonly InboxItem[];
  /** The item beside the list. */
  readonly shown: InboxItem | undefined;
  readonly texts: Texts;
  /** The reader's language. */
  readonly language: string;
  readonly choose: (itemId: string) => unknown;
}

/** The list: who or what, in one line, and when. */
export const renderRows = ({ items, shown, texts, language, choose }: RowOptions): TemplateResult =>
  html`<ul>
    ${repeat(
      items,
      ({ itemId }) => itemId,
      (item) =>
        html`<li>
          <button
            id="row-${item.itemId}"
            class="plain item-row"
            aria-current=${item === shown ? "true" : nothing}
            @click=${() => choose(item.itemId)}
          >
            ${renderRow(item, texts, language)}
          </button>
        </li>`,
    )}
  </ul>`;

const renderRow = (item: InboxItem, texts: Texts, reader: string): TemplateResult => {
  const { kind, text, language, visitor } = item;
  return html`${
      kind === "question"
        ? html`<b dir="auto" lang=${language}>${text}</b>`
        : html`<b dir="auto">${visitor?.name ?? texts.item.unknownVisitor}</b> <span dir="auto" lang=${language}>${text}</span>`
    } <span class="hint">${texts.item.kind[kind]} · ${whenOf(item, texts, reader, { isShort: true })}</span>`;
};
