import { html, svg, type TemplateResult } from "lit";

export interface Series {
  readonly label: string;
  /** One for each week. */
  readonly counts: readonly number[];
}

interface ChartOptions {
  readonly title: string;
  /** The header of the table's first column. */
  readonly weekLabel: string;
  /** The label of each week. */
  readonly weeks: readonly string[];
  readonly series: readonly Series[];
  readonly format: (count: number) => string;
}

const width = 600;
const height = 140;
const gap = 0.25;

/** Stacked bars by week, with the numbers in a table below. The picture contains nothing that the table does not. */
export const renderBarChart = (options: ChartOptions): TemplateResult => {
  const { title, weekLabel, weeks, series, format } = options;
  const highest = Math.max(0, ...weeks.map((_, index) => heightOf(series, index)));
  return html`<section>
    <h2>${title}</h2>
    ${series.length > 1 ? renderLegend(series) : ""}
    <div class="chart">
      <span class="hint">${format(highest)}</span>
      <svg viewBox="0 0 ${width} ${height}" preserveAspectRatio="none" aria-hidden="true">
        ${weeks.map((_, index) => renderBar(series, index, { weeks: weeks.length, highest }))}
        <line class="ground" x1="0" x2=${width} y1=${height} y2=${height} vector-effect="non-scaling-stroke" />
      </svg>
      <p class="hint ends"><span>${weeks[0]}</span><span>${weeks.length > 1 ? weeks.at(-1) : ""}</span></p>
    </div>
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
                  <th scope="row">${week}</th>
                  ${series.map(({ counts }) => html`<td>${format(counts[index] ?? 0)}</td>`)}
                </tr>`,
            )
            .toReversed()}
        </tbody>
      </table>
    </div>
  </section>`;
};

const renderLegend = (series: readonly Series[]): TemplateResult =>
  html`<ul class="legend">
    ${series.map(
      ({ label }, index) =>
        html`<li>
          <svg viewBox="0 0 10 10" aria-hidden="true"><rect class="series-${index}" width="10" height="10" /></svg>
          ${label}
        </li>`,
    )}
  </ul>`;

const heightOf = (series: readonly Series[], index: number): number => series.reduce((sum, { counts }) => sum + (counts[index] ?? 0), 0);

const renderBar = (series: readonly Series[], index: number, { weeks, highest }: { readonly weeks: number; readonly highest: number }) => {
  const step = width / weeks;
  let top = height;
  return series.map(({ counts }, which) => {
    const tall = highest === 0 ? 0 : ((counts[index] ?? 0) / highest) * height;
    top -= tall;
    return svg`<rect class="series-${which}" x=${(index + gap / 2) * step} y=${top} width=${step * (1 - gap)} height=${tall} />`;
  });
};
