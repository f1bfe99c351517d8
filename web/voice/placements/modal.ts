import { html } from "lit";
import type { Placed } from "./frame.ts";

/** A dialog above the page, which cannot be used meanwhile. Closing it ends the conversation. */
export const modal: Placed = ({ texts, dir, heading, content, open, close }) =>
  html`<button part="button open" class="primary" aria-haspopup="dialog" @click=${open}>${heading}</button>
    <dialog part="dialog" dir=${dir} aria-label=${heading} @close=${close}>
      <section class="panel" part="panel" tabindex="-1">
        <header>
          <h2 part="title">${heading}</h2>
          <button part="button close" @click=${close}>${texts.close}</button>
        </header>
        ${content}
      </section>
    </dialog>`;
