import { html, type TemplateResult } from "lit";
import { Search } from "lucide";
import { icon } from "../../shared/icons/icon.ts";
import { texts } from "../texts.ts";

export const renderMissingPart = (): TemplateResult =>
  html`<div role="alert" class="row banner">
    <p>${texts.app.missingPart}</p>
    <button @click=${() => location.reload()}>${texts.app.reload}</button>
  </div>`;

export const renderFind = (find: () => void): TemplateResult =>
  html`<button class="plain find" @click=${find} aria-label="${texts.app.find}, Ctrl K" title=${texts.app.find}>
    ${icon(Search)}<kbd>Ctrl K</kbd>
  </button>`;

export const renderKeysItem = (showKeys: () => void): TemplateResult =>
  html`<button class="item" @click=${showKeys}>${texts.app.keys} <kbd>?</kbd></button>`;
