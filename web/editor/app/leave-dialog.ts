import { html, type TemplateResult } from "lit";
import { texts } from "../texts.ts";

interface LeaveOptions {
  readonly leave: () => void;
  readonly stay: () => void;
}

/** Asks before the author leaves text that exists only on this device. */
export const renderLeaveDialog = ({ leave, stay }: LeaveOptions): TemplateResult =>
  html`<lectern-modal label=${texts.leaving.heading} @lectern-dismiss=${stay}>
    <h2>${texts.leaving.heading}</h2>
    <p>${texts.leaving.explanation}</p>
    <div class="row actions">
      <button class="primary" @click=${stay}>${texts.leaving.stay}</button>
      <button @click=${leave}>${texts.leaving.leave}</button>
    </div>
  </lectern-modal>`;
