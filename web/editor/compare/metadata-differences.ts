import type { JsonObject } from "@lectern/client";
import { html, nothing, type TemplateResult } from "lit";
import { texts } from "../texts.ts";

export interface Difference {
  readonly key: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** The fields in which two texts differ. */
export const differencesOf = (before: JsonObject, after: JsonObject): readonly Difference[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]))
    .map((key) => ({ key, before: before[key], after: after[key] }));

export const valueText = (value: unknown): string =>
  value === undefined || value === null || value === "" ? texts.compare.nothing : typeof value === "string" ? value : JSON.stringify(value);

interface TableOptions {
  readonly differences: readonly Difference[];
  readonly originalName: string;
  readonly changedName: string;
}

export const renderDifferences = ({ differences, originalName, changedName }: TableOptions): TemplateResult | typeof nothing =>
  differences.length === 0
    ? nothing
    : html`<table>
        <thead>
          <tr>
            <th scope="col">${texts.compare.field}</th>
            <th scope="col">${originalName}</th>
            <th scope="col">${changedName}</th>
          </tr>
        </thead>
        <tbody>
          ${differences.map(
            ({ key, before, after }) =>
              html`<tr>
                <th scope="row"><code>${key}</code></th>
                <td dir="auto">${valueText(before)}</td>
                <td dir="auto">${valueText(after)}</td>
              </tr>`,
          )}
        </tbody>
      </table>`;
