import type { JsonObject } from "@lectern/client";
import { html, nothing, type TemplateResult } from "lit";
import { own } from "@lectern/client/autosave";
import { labelIn, type Labels } from "../words/labels.ts";
import { lateTexts } from "../late-texts.ts";
import { type Choices, renderChoices } from "./render-choices.ts";

export interface Difference {
  readonly key: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** The fields in which two texts differ. */
export const differencesOf = (before: JsonObject, after: JsonObject): readonly Difference[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .map((key) => ({ key, before: own(before, key), after: own(after, key) }))
    .filter((difference) => JSON.stringify(difference.before) !== JSON.stringify(difference.after));

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === "";

export const valueText = (value: unknown): string =>
  isEmpty(value) ? lateTexts.compare.nothing : typeof value === "string" ? value : JSON.stringify(value);

interface DifferencesOptions {
  readonly differences: readonly Difference[];
  readonly labels: Labels;
  /** Undefined: they can only be looked at. */
  readonly choices: Choices | undefined;
  readonly undone: ReadonlySet<string>;
  readonly choose: (key: string, isUndone: boolean) => void;
}

/** One line for each field: what was there, and what is. */
export const renderDifferences = ({ differences, labels, choices, undone, choose }: DifferencesOptions): TemplateResult | typeof nothing =>
  differences.length === 0
    ? nothing
    : html`<ul>
        ${differences.map(
          ({ key, before, after }) =>
            html`<li>
              <b>${labelIn(labels, key)}:</b> ${isEmpty(before) ? nothing : html`<del dir="auto">${valueText(before)}</del>`}
              <ins dir="auto">${valueText(after)}</ins>
              ${choices === undefined ? nothing : renderChoices(choices, undone.has(key), (isUndone) => choose(key, isUndone))}
            </li>`,
        )}
      </ul>`;
