import { html, type TemplateResult } from "lit";
import { texts } from "../texts.ts";

export const renderKeysItem = (showKeys: () => void): TemplateResult =>
  html`<button class="item" @click=${showKeys}>${texts.app.keys} <kbd>?</kbd></button>`;
