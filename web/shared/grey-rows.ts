import { html, type TemplateResult } from "lit";

/** In the place of what is being loaded. */
export const greyRows: TemplateResult = html`<div class="grey-rows" aria-hidden="true"><i></i><i></i><i></i><i></i></div>`;
