import type { Figures } from "./measure.ts";
import type { Measured } from "./measured.ts";
import { coldStartRatio, processorRatio, startsOf, timesOf, timesRead, trafficOf } from "./report-tables.ts";
import { median, percentile } from "../local/figures/statistics.ts";

/** What is kept of a run. */
export const toMeasured = (figures: Figures): Pick<Measured, "functions" | "times" | "counts"> => ({
  functions: figures.functions.map((deployed) => {
    const processor = processorRatio(figures, deployed);
    return {
      name: deployed.name,
      coldStart: rounded(coldStartRatio(figures, deployed), 2),
      processor: Number.isNaN(processor) ? null : rounded(processor, 2),
      memoryMiB: rounded(median(startsOf(figures, deployed).map(({ residentMiB }) => residentMiB)), 0),
      loadsKiB: rounded(deployed.loadedBytes / 1024, 0),
    };
  }),
  times: figures.tasks.map((task) => ({
    functionName: task.deployed.name,
    name: task.operation.name,
    warmMs: rounded(median(timesOf(figures, task)), 1),
    warmP95Ms: rounded(percentile(timesOf(figures, task), 95), 1),
    timesRead: rounded(timesRead(figures, task), 1),
  })),
  counts: toCounts(figures),
});

/** What the operations send. */
export const toCounts = (figures: Pick<Figures, "tasks" | "traffic">): Measured["counts"] =>
  figures.tasks.map((task) => ({ functionName: task.deployed.name, name: task.operation.name, ...trafficOf(figures, task) }));

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));
