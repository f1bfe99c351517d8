import { html, svg, type TemplateResult } from "lit";

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

const width = 600;
const height = 140;
const gap = 0.25;

/** More values than these have no room below their bars. */
const mostValues = 12;

/** Stacked bars by week, with the sum of each. The picture contains nothing that the table does not. */
export const renderBarChart = ({ title, weeks, series, format }: ChartOptions): TemplateResult => {
  const sums = weeks.map((_, index) => series.reduce((sum, { counts }) => sum + (counts[index] ?? 0), 0));
  const highest = Math.max(0, ...sums);
  return html`<section aria-hidden="true">
    <h2>${title}</h2>
    ${renderLegend(series)}
    <div class="chart">
      <svg viewBox="0 0 ${width} ${height}" preserveAspectRatio="none">
        ${weeks.map((_, index) => renderBar(series, index, { weeks: weeks.length, highest }))}
        <line class="ground" x1="0" x2=${width} y1=${height} y2=${height} vector-effect="non-scaling-stroke" />
      </svg>
      ${weeks.length > mostValues ? "" : html`<p class="values">${sums.map((sum) => html`<span>${format(sum)}</span>`)}</p>`}
      <p class="hint ends"><span>${weeks[0]}</span><span>${weeks.length > 1 ? weeks.at(-1) : ""}</span></p>
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

const renderBar = (series: readonly Series[], index: number, { weeks, highest }: { readonly weeks: number; readonly highest: number }) => {
  const step = width / weeks;
  let top = height;
  return series.map(({ counts }, which) => {
    const tall = highest === 0 ? 0 : ((counts[index] ?? 0) / highest) * height;
    top -= tall;
    return svg`<rect class="series-${which}" x=${(index + gap / 2) * step} y=${top} width=${step * (1 - gap)} height=${tall} />`;
  });
};
