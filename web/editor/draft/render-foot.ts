import { html, nothing, type TemplateResult } from "lit";
import { Bold, Code, Heading2, type IconNode, Image, Italic, Link, List, ListOrdered, Search, Table2, TextQuote } from "lucide";
import { icon } from "../../shared/icons/icon.ts";
import { numberText } from "../words/words.ts";
import type { FormatCommand } from "../source/format-commands.ts";
import { texts } from "../texts.ts";
import type { Count } from "./count-words.ts";

interface FootOptions {
  /** There is a text. */
  readonly isReady: boolean;
  readonly count: Count | undefined;
  readonly format: (command: FormatCommand) => void;
  readonly pickPicture: () => void;
  readonly find: () => void;
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

/** The tools are one stop of the Tab key, and arrows go from one to the next: https://www.w3.org/WAI/ARIA/apg/patterns/toolbar/ */
const walk = (event: KeyboardEvent): void => {
  const { currentTarget, target, key } = event;
  if (!(currentTarget instanceof HTMLElement)) return;
  const buttons = [...currentTarget.querySelectorAll("button")];
  const here = buttons.findIndex((button) => button === target);
  const onwards = getComputedStyle(currentTarget).direction === "rtl" ? "ArrowLeft" : "ArrowRight";
  const places: Readonly<Record<string, number>> = {
    ArrowLeft: here + (onwards === "ArrowLeft" ? 1 : -1),
    ArrowRight: here + (onwards === "ArrowRight" ? 1 : -1),
    Home: 0,
    End: -1,
  };
  const next = buttons.at((places[key] ?? Number.NaN) % buttons.length);
  if (places[key] === undefined || next === undefined) return;
  event.preventDefault();
  for (const button of buttons) button.tabIndex = button === next ? 0 : -1;
  next.focus();
};

/** A pressed tool leaves the focus, and with it the keyboard of a phone, to the text. */
const keepFocus = (event: Event): void => event.preventDefault();

/** Below the text: formatting, and the length of the text. */
export const renderFoot = ({ isReady, count, format, pickPicture, find }: FootOptions): TemplateResult => html`
  <div class="foot" ?inert=${!isReady}>
    <div role="toolbar" aria-label=${texts.source.toolbar} class="row tools" @keydown=${walk} @mousedown=${keepFocus}>
      ${tools.map(([command, drawn], index) => renderTool(texts.source.commands[command], drawn, () => format(command), index === 0))}
      ${renderTool(texts.source.commands.picture, Image, pickPicture)} ${renderTool(texts.source.find, Search, find)}
    </div>
    <div class="row about">
      ${
        count === undefined || count.words === 0
          ? nothing
          : html`<span>${texts.source.words(count.words, numberText(count.words))}</span>
              <span>${texts.source.minutes(count.minutes)}</span>`
      }
    </div>
  </div>
`;

const renderTool = (name: string, drawn: IconNode, use: () => void, isStop = false): TemplateResult =>
  html`<button type="button" tabindex=${isStop ? 0 : -1} aria-label=${name} title=${name} @click=${use}>${icon(drawn)}</button>`;
