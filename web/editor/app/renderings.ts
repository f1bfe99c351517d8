import { html, type TemplateResult } from "lit";
import { texts } from "../texts.ts";

export const renderMissingPart = (): TemplateResult =>
  html`<div role="alert" class="row banner">
    <p>${texts.app.missingPart}</p>
    <button @click=${() => location.reload()}>${texts.app.reload}</button>
  </div>`;

export const renderKeysItem = (showKeys: () => void): TemplateResult =>
  html`<button class="item" @click=${showKeys}>${texts.app.keys} <kbd>?</kbd></button>`;
