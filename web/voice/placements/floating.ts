import { html } from "lit";
import type { Placed } from "./frame.ts";

/** A button in the corner that opens a panel. The page stays usable; Escape puts the panel away, and the conversation goes on. */
export const floating: Placed = ({ texts, dir, heading, status, isOpen, content, open, close }) => {
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    close();
  };
  return html`<div class="floating" dir=${dir} @keydown=${onKey}>
    ${isOpen
      ? html`<section class="panel" part="panel" aria-label=${heading} tabindex="-1">
          <header>
            <h2 part="title">${heading}</h2>
            <button part="button close" aria-expanded="true" @click=${close}>${texts.close}</button>
          </header>
          ${content}
        </section>`
      : html`<button part="button open" class="primary round" aria-expanded="false" title=${status} @click=${open}>${heading}</button>`}
  </div>`;
};
