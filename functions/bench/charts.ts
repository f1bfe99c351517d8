import type { Figures } from "./measure.ts";
import { allowedColdStart, coldStartRatio, timesRead } from "./report-tables.ts";

/** The two charts at the top of the report: https://mermaid.js.org/syntax/xyChart.html, drawn by GitHub. */
export const charts = (figures: Figures): string => [coldStartChart(figures), readChart(figures)].join("\n\n");

interface Bars {
  readonly title: string;
  readonly unit: string;
  readonly bars: readonly (readonly [string, number])[];
  /** The limit that the values may reach. */
  readonly allowed?: number;
}

function coldStartChart(figures: Figures): string {
  return chart({
    title: "Cold start (bars; line: an empty function)",
    unit: "ratio",
    bars: figures.functions.map((deployed) => [deployed.name, coldStartRatio(figures, deployed)]),
    allowed: allowedColdStart.people,
  });
}

/** 40 characters of an operation's name: longer labels would cover its bar. */
const longestLabel = 40;

function readChart(figures: Figures): string {
  return chart({
    title: "Warm requests, in reads of one document",
    unit: "× read",
    bars: figures.tasks.map((task) => [shorten(task.operation.name.replace(/^tool: /, "")), timesRead(figures, task)]),
  });
}

const shorten = (name: string): string => (name.length > longestLabel ? `${name.slice(0, longestLabel - 1)}…` : name);

function chart({ title, unit, bars, allowed }: Bars): string {
  const values = bars.map(([, value]) => value);
  const lines = [
    // Horizontal bars leave room for their names.
    "%%{init: {'xyChart': {'height': " + String(80 + 22 * bars.length) + ", 'xAxis': {'labelFontSize': 11}}}}%%",
    "xychart-beta horizontal",
    `    title "${title}"`,
    `    x-axis [${bars.map(([name]) => JSON.stringify(name)).join(", ")}]`,
    `    y-axis "${unit}" 0 --> ${Math.ceil(Math.max(...values, allowed ?? 0) * 10) / 10}`,
    `    bar [${values.map((value) => value.toFixed(2)).join(", ")}]`,
    ...(allowed === undefined ? [] : [`    line [${bars.map(() => allowed.toFixed(2)).join(", ")}]`]),
  ];
  return ["```mermaid", ...lines, "```"].join("\n");
}
