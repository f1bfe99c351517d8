import type { JsonObject } from "@lectern/client";
import { html, nothing, type TemplateResult } from "lit";
import { own } from "@lectern/client/autosave";
import { labelIn } from "../app/errors.ts";
import type { Labels } from "../form/template-fields.ts";
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

export const valueText = (value: unknown): string =>
  value === undefined || value === null || value === ""
    ? lateTexts.compare.nothing
    : typeof value === "string"
      ? value
      : JSON.stringify(value);

interface TableOptions {
  readonly differences: readonly Difference[];
  readonly labels: Labels;
  readonly originalName: string;
  readonly changedName: string;
  /** Undefined: they can only be looked at. */
  readonly choices: Choices | undefined;
  readonly undone: ReadonlySet<string>;
  readonly choose: (key: string, isUndone: boolean) => void;
}

export const renderDifferences = ({
  differences,
  labels,
  originalName,
  changedName,
  choices,
  undone,
  choose,
}: TableOptions): TemplateResult | typeof nothing =>
  differences.length === 0
    ? nothing
    : html`<table>
        <thead>
          <tr>
            <th scope="col">${lateTexts.compare.field}</th>
            <th scope="col">${originalName}</th>
            <th scope="col">${changedName}</th>
          </tr>
        </thead>
        <tbody>
          ${differences.map(
            ({ key, before, after }) =>
              html`<tr>
                  <th scope="row">${labelIn(labels, key)}</th>
                  <td dir="auto">${valueText(before)}</td>
                  <td dir="auto">${valueText(after)}</td>
                </tr>
                ${
                  choices === undefined
                    ? nothing
                    : html`<tr>
                        <td colspan="3">${renderChoices(choices, undone.has(key), (isUndone) => choose(key, isUndone))}</td>
                      </tr>`
                }`,
          )}
        </tbody>
      </table>`;
