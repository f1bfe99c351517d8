import { html, nothing, svg, type TemplateResult } from "lit";

export interface Series {
  readonly label: string;
  /** One for each week. */
  readonly counts: readonly number[];
}

interface ChartOptions {
  readonly title: string;
  /** The label of each week. */
  readonly weeks: readonly string[];
  readonly series: readonly Series[];
  readonly format: (count: number) => string;
}

const gap = 0.25;

/** More values than these have no room: only the first and the last week are named. */
const mostValues = 12;

/** Stacked bars by week, with the sum of each above it. The picture contains nothing that the table does not. */
export const renderBarChart = ({ title, weeks, series, format }: ChartOptions): TemplateResult => {
  const sums = weeks.map((_, index) => series.reduce((sum, { counts }) => sum + (counts[index] ?? 0), 0));
  const highest = Math.max(0, ...sums);
  const areAllNamed = weeks.length <= mostValues;
  return html`<section aria-hidden="true">
    <h2>${title}</h2>
    ${renderLegend(series)}
    <div class="chart">
      <svg>
        ${weeks.map((_, index) => renderBar(series, index, { weeks: weeks.length, highest, value: areAllNamed ? format(sums[index] ?? 0) : "" }))}
        <line class="ground" x1="0" x2="100%" y1="100%" y2="100%" />
      </svg>
      <p class="hint ${areAllNamed ? "weeks" : "ends"}">
        ${weeks.map((week, index) => (areAllNamed || index === 0 || index === weeks.length - 1 ? html`<span>${week}</span>` : nothing))}
      </p>
    </div>
  </section>`;
};

interface TableOptions extends ChartOptions {
  /** The header of the first column. */
  readonly weekLabel: string;
}

/** The numbers by week, the newest first. */
export const renderWeeks = ({ title, weekLabel, weeks, series, format }: TableOptions): TemplateResult =>
  html`<h3>${title}</h3>
    <div class="scroll" role="region" tabindex="0" aria-label=${title}>
      <table>
        <thead>
          <tr>
            <th scope="col">${weekLabel}</th>
            ${series.map(({ label }) => html`<th scope="col">${label}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${weeks
            .map(
              (week, index) =>
                html`<tr>
                  <th scope="row" class="week">${week}</th>
                  ${series.map(({ counts }) => html`<td>${format(counts[index] ?? 0)}</td>`)}
                </tr>`,
            )
            .toReversed()}
        </tbody>
      </table>
    </div>`;

const renderLegend = (series: readonly Series[]): TemplateResult =>
  html`<ul class="legend">
    ${series.map(
      ({ label }, index) =>
        html`<li>
          <svg viewBox="0 0 10 10"><rect class="series-${index}" width="10" height="10" /></svg>
          ${label}
        </li>`,
    )}
  </ul>`;

interface BarOptions {
  readonly weeks: number;
  readonly highest: number;
  /** Above the bar. */
  readonly value: string;
}

/** In hundredths of the chart's size: its text is not stretched. */
const renderBar = (series: readonly Series[], index: number, { weeks, highest, value }: BarOptions): TemplateResult => {
  const step = 100 / weeks;
  let top = 100;
  const bars = series.map(({ counts }, which) => {
    const tall = highest === 0 ? 0 : ((counts[index] ?? 0) / highest) * 100;
    top -= tall;
    return svg`<rect class="series-${which}" x="${(index + gap / 2) * step}%" y="${top}%" width="${step * (1 - gap)}%" height="${tall}%" />`;
  });
  return svg`${bars}<text x="${(index + 0.5) * step}%" y="${top}%" dy="-0.4em" text-anchor="middle">${value}</text>`;
};
