import { html, nothing, type TemplateResult } from "lit";
import { lateTexts } from "../late-texts.ts";
import { textsLanguage } from "../texts.ts";
import { fromLocalTime, toLocalTime, zoneName } from "./local-time.ts";

interface WhenOptions {
  readonly isLater: boolean;
  /** In the control's format. */
  readonly when: string;
  readonly setLater: (isLater: boolean) => void;
  readonly setWhen: (when: string) => void;
}

/** Now, or at a time in the author's time zone. */
export const renderWhen = ({ isLater, when, setLater, setWhen }: WhenOptions): TemplateResult => {
  const said = lateTexts.publish;
  const at = new Date(fromLocalTime(when) ?? Date.now());
  const choice = (name: string, isChosen: boolean, choose: () => void): TemplateResult =>
    html`<label class="row"><input type="radio" name="when" .checked=${isChosen} @change=${choose} /><span>${name}</span></label>`;
  return html`<fieldset class="when">
    <legend>${said.when}</legend>
    ${choice(said.now, !isLater, () => setLater(false))} ${choice(said.later, isLater, () => setLater(true))}
    ${
      isLater
        ? html`<div class="row">
            <input
              type="datetime-local"
              aria-label=${said.when}
              aria-describedby="zone"
              .value=${when}
              min=${toLocalTime(new Date())}
              @change=${({ currentTarget }: Event) => currentTarget instanceof HTMLInputElement && setWhen(currentTarget.value)}
            />
            <p class="hint" id="zone">${said.zone(zoneName(at, textsLanguage))}</p>
          </div>`
        : nothing
    }
  </fieldset>`;
};
