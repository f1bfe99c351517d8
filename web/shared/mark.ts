import { html, type TemplateResult } from "lit";

/** A desk in the one colour, on its stem: also `public/mark.svg`, for tabs. */
export const mark: TemplateResult = html`<svg class="mark" viewBox="0 0 24 24" aria-hidden="true">
  <path d="M12 11v9M8 20h8"></path>
  <path class="desk" d="M3.5 11.5 20.5 6"></path>
</svg>`;
