import type { Placement } from "@lectern/client";
import { html, type TemplateResult } from "lit";
import type { SettingsTexts } from "./settings-texts.ts";

const placements = ["homepage", "destination_page", "widget", "modal", "none"] as const satisfies readonly Placement[];

/** Where the voice agent appears. */
export const renderPlacement = (chosen: Placement, choose: (placement: Placement) => void, texts: SettingsTexts): TemplateResult =>
  html`<fieldset>
    <legend>${texts.placement}</legend>
    ${placements.map(
      (placement) =>
        html`<div class="choice">
          <input
            type="radio"
            id=${placement}
            name="live_agent_placement"
            value=${placement}
            .checked=${chosen === placement}
            @change=${() => choose(placement)}
            aria-describedby="${placement}-hint"
          />
          <label for=${placement}>${texts.placements[placement].name}</label>
          <p class="hint" id="${placement}-hint">${texts.placements[placement].meaning}</p>
        </div>`,
    )}
  </fieldset>`;
