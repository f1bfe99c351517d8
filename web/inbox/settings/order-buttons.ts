import { html, nothing, type TemplateResult } from "lit";
import { ArrowDown, ArrowUp, type IconNode } from "lucide";
import { icon } from "../../shared/icons/icon.ts";
import type { SettingsTexts } from "./texts/en.ts";

type Step = -1 | 1;

interface OrderOptions {
  /** Of the entry, and of the last one. */
  readonly index: number;
  readonly last: number;
  /** ID of what names the entry, where nothing around it does. */
  readonly entry?: string;
  readonly words: Pick<SettingsTexts["managers"], "moveUp" | "moveDown" | "remove">;
  readonly move: (step: Step) => void;
  readonly remove: () => void;
}

/** The buttons of an entry in a list that people order. */
export const renderOrderButtons = ({ index, last, entry, words, move, remove }: OrderOptions): TemplateResult => {
  const arrow = (step: Step, name: string, picture: IconNode, end: number): TemplateResult =>
    html`<button
      type="button"
      data-step=${step}
      aria-label=${name}
      aria-describedby=${entry ?? nothing}
      title=${name}
      ?disabled=${index === end}
      @click=${() => move(step)}
    >
      ${icon(picture)}
    </button>`;
  return html`<div class="row end">
    ${arrow(-1, words.moveUp, ArrowUp, 0)} ${arrow(1, words.moveDown, ArrowDown, last)}
    <button type="button" class="plain" aria-describedby=${entry ?? nothing} @click=${remove}>${words.remove}</button>
  </div>`;
};

/** A list with one of its entries a step further. */
export const moveEntry = <Entry>(list: readonly Entry[], index: number, step: Step): readonly Entry[] =>
  list.toSpliced(index, 1).toSpliced(index + step, 0, ...list.slice(index, index + 1));

/** The keyboard stays at the button, or at the other one where the entry can go no further. */
export const stepAfter = (index: number, step: Step, last: number): number => (index === (step === 1 ? last : 0) ? -step : step);
