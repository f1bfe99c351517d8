import { html, type TemplateResult } from "lit";
import type { AppPlace } from "../../shared/app/app-bar.ts";
import type { Texts } from "../texts/en.ts";

/** A part of the page could not be loaded: a deployment has replaced it. */
export const renderMissingPart = ({ app, failures }: Texts, here: AppPlace | undefined): TemplateResult =>
  html`<div class="place">
    <h1>${here === undefined ? app.name : app[here]}</h1>
    <p role="alert" class="error">${failures.unexpected}</p>
    <button @click=${() => location.reload()}>${failures.again}</button>
  </div>`;
