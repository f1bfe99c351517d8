import { html, type TemplateResult } from "lit";
import { lateTexts } from "../late-texts.ts";
import { texts } from "../texts.ts";

/** While publishing takes long. What is sent already cannot be taken back. */
export const renderWait = (isSent: boolean, close: () => void): TemplateResult =>
  html`<p role="status">${texts.publish.busy}</p>
    <div class="row actions"><button ?disabled=${isSent} @click=${close}>${lateTexts.publish.close}</button></div>`;
