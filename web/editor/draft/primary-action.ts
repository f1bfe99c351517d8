import { html, type TemplateResult } from "lit";
import { texts } from "../texts.ts";

interface PrimaryActionOptions {
  readonly save: () => void;
}

/** The one primary button of a draft: its words say what it does. */
export const renderPrimaryAction = ({ save }: PrimaryActionOptions): TemplateResult =>
  html`<button class="primary" @click=${save}>${texts.draft.save}</button>`;
