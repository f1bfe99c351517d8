import { html, type TemplateResult } from "lit";
import { addressOf } from "../route.ts";
import { texts } from "../texts.ts";

/** The ways on from a draft that is gone. */
export const renderGone = (projectId: string, close: () => void): TemplateResult =>
  html`<div class="row actions">
    <a href=${addressOf({ kind: "pages", projectId })}>${texts.draft.back}</a>
    <button @click=${close}>${texts.draft.close}</button>
  </div>`;
