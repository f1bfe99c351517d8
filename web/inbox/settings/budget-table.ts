import type { Budget } from "@lectern/client";
import { html, type TemplateResult } from "lit";
import { readersLocale } from "../../shared/readers-locale.ts";
import type { SettingsTexts } from "./texts/en.ts";

/** The project's daily limits, and today's usage. */
export const renderBudgets = (budgets: readonly Budget[], texts: SettingsTexts, language: string): TemplateResult => {
  const numbers = new Intl.NumberFormat(language);
  const sizes = new Intl.NumberFormat(language, { style: "unit", unit: "megabyte", maximumFractionDigits: 1 });
  const cell = (unit: Budget["unit"], value: number | null): string => {
    if (value === null) return "–";
    return unit === "media_bytes" ? sizes.format(value / 2 ** 20) : numbers.format(value);
  };
  const [used, unused] = [budgets.filter((budget) => (budget.used ?? 0) > 0), budgets.filter((budget) => !((budget.used ?? 0) > 0))];
  const table = (some: readonly Budget[], name: string): TemplateResult =>
    html`<div class="scrolls" role="region" aria-label=${name} tabindex="0">
      <table>
        <thead>
          <tr>
            <th scope="col">${texts.limited}</th>
            <th scope="col">${texts.usedToday}</th>
            <th scope="col">${texts.wholeSite}</th>
            <th scope="col">${texts.eachPerson}</th>
          </tr>
        </thead>
        <tbody>
          ${some.map(
            ({ unit, used, project, person }) =>
              html`<tr>
                <th scope="row">${texts.units[unit]}</th>
                <td><bdi>${cell(unit, used)}</bdi></td>
                <td><bdi>${cell(unit, project)}</bdi></td>
                <td><bdi>${cell(unit, person)}</bdi></td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>`;
  return html`<section>
    <p class="hint">${texts.limitsHint(dayBegins(language))}</p>
    ${used.length === 0 ? html`<p>${texts.nothingUsed}</p>` : table(used, texts.usedToday)}
    <details>
      <summary>${texts.unused(unused.length)}</summary>
      ${table(unused, texts.limited)}
    </details>
  </section>`;
};

/** The limits begin anew at midnight UTC. */
const dayBegins = (language: string): string =>
  new Intl.DateTimeFormat(readersLocale(language), { timeStyle: "short" }).format(new Date().setUTCHours(0, 0));
