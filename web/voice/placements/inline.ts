import { html } from "lit";
import type { Placed } from "./frame.ts";

/** In the flow of the page: a card on a home page, or the main area of a page of its own. */
export const inline =
  (placement: "homepage" | "destination_page"): Placed =>
  ({ dir, heading, content }) =>
    html`<section class="panel ${placement}" part="panel" dir=${dir} aria-label=${heading} tabindex="-1">
      <h2 part="title">${heading}</h2>
      ${content}
    </section>`;
