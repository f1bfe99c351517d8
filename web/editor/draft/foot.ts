import { html, nothing, type TemplateResult } from "lit";
import { Bold, Code, Heading2, Image, Italic, Link, List, ListOrdered, Search, Table2, TextQuote } from "lucide";
import { icon } from "../../shared/icons/icon.ts";
import { languageName, numberText } from "../app/words.ts";
import type { FormatCommand } from "../source/format-commands.ts";
import { texts } from "../texts.ts";
import type { Count } from "./count-words.ts";
import { decodeFace, type Face } from "./typeface.ts";

interface FootOptions {
  readonly language: string;
  readonly count: Count | undefined;
  readonly face: Face;
  readonly format: (command: FormatCommand) => void;
  readonly pickPicture: () => void;
  readonly find: () => void;
  readonly setFace: (face: Face) => void;
}

const tools = [
  ["bold", Bold],
  ["italic", Italic],
  ["heading", Heading2],
  ["bullets", List],
  ["numbers", ListOrdered],
  ["quote", TextQuote],
  ["link", Link],
  ["code", Code],
  ["table", Table2],
] as const satisfies readonly (readonly [FormatCommand, unknown])[];

/** Below the text: formatting, and the length of the text. There are few enough buttons for each to be reached by Tab. */
export const renderFoot = ({ language, count, face, format, pickPicture, find, setFace }: FootOptions): TemplateResult => html`
  <div class="foot">
    <div role="group" aria-label=${texts.source.toolbar} class="row tools">
      ${tools.map(([command, drawn]) => {
        const name = texts.source.commands[command];
        return html`<button type="button" aria-label=${name} title=${name} @click=${() => format(command)}>${icon(drawn)}</button>`;
      })}
      <button type="button" aria-label=${texts.source.commands.picture} title=${texts.source.commands.picture} @click=${pickPicture}>
        ${icon(Image)}
      </button>
      <button type="button" aria-label=${texts.source.find} title=${texts.source.find} @click=${find}>${icon(Search)}</button>
    </div>
    <div class="row about">
      ${
        count === undefined
          ? nothing
          : html`<span>${texts.source.words(count.words, numberText(count.words))}</span>
              <span>${texts.source.minutes(count.minutes)}</span>`
      }
      <span>${languageName(language)}</span>
      <select
        aria-label=${texts.source.face}
        title=${texts.source.face}
        @change=${({ currentTarget }: Event) => currentTarget instanceof HTMLSelectElement && setFace(decodeFace(currentTarget.value))}
      >
        ${(["serif", "sans", "mono"] as const).map(
          (name) => html`<option value=${name} ?selected=${name === face}>${texts.source.faces[name]}</option>`,
        )}
      </select>
    </div>
  </div>
`;
