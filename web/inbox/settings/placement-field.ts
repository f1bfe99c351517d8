import type { Placement } from "@lectern/client";
import { html, svg, type TemplateResult } from "lit";
import type { SettingsTexts } from "./texts/en.ts";

export type Place = Exclude<Placement, "none">;

type Box = readonly [x: number, y: number, width: number, height: number];

/** What a picture of 108 by 58 shows: the site, and the assistant on it. */
const drawings: Readonly<Record<Place, { readonly site: Box; readonly agent: Box }>> = {
  homepage: { site: [6, 6, 96, 12], agent: [6, 22, 96, 26] },
  destination_page: { site: [18, 6, 72, 4], agent: [16, 15, 76, 37] },
  widget: { site: [6, 6, 96, 24], agent: [80, 43, 22, 9] },
  modal: { site: [6, 6, 96, 46], agent: [20, 10, 68, 38] },
};

const places = ["homepage", "destination_page", "widget", "modal"] as const satisfies readonly Place[];

export const isPlace = (placement: Placement): placement is Place => placement !== "none";

interface PlacementOptions {
  readonly chosen: Place;
  readonly choose: (place: Place) => void;
  readonly isOff: boolean;
  readonly words: SettingsTexts;
}

/** Where the assistant appears, as pictures. */
export const renderPlacement = ({ chosen, choose, isOff, words }: PlacementOptions): TemplateResult =>
  html`<fieldset ?disabled=${isOff}>
    <legend class="unseen">${words.labels.live_agent_placement}</legend>
    <div class="pictures">
      ${places.map(
        (place) =>
          html`<label class="picture"
            ><input
              class="unseen"
              type="radio"
              name="live_agent_placement"
              value=${place}
              .checked=${chosen === place}
              @change=${() => choose(place)}
            />${draw(place)}<span>${words.placements[place]}</span></label
          >`,
      )}
    </div>
  </fieldset>`;

const draw = (place: Place): TemplateResult =>
  html`<svg viewBox="0 0 108 58" aria-hidden="true">
    ${box("ground", [0, 0, 108, 58])} ${box("on-site", drawings[place].site)} ${box("agent", drawings[place].agent)}
  </svg>`;

const box = (name: string, [x, y, width, height]: Box): TemplateResult =>
  svg`<rect class=${name} x=${x} y=${y} width=${width} height=${height} rx=${name === "agent" && height < 10 ? 4.5 : 2}></rect>`;
