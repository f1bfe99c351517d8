import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";

const ratio = z.number().positive();
const milliseconds = z.number().nonnegative();
const count = z.int().nonnegative();

const MeasuredFunction = z.strictObject({
  name: z.string(),
  /** Relative to an empty function in the same run. */
  coldStart: ratio,
  /** The same in processor time; null where the system does not tell. */
  processor: z.nullable(ratio),
  memoryMiB: z.number(),
  loadsKiB: z.number(),
});

const MeasuredTimes = z.strictObject({
  functionName: z.string(),
  name: z.string(),
  warmMs: milliseconds,
  warmP95Ms: milliseconds,
  /** Relative to one read of one document in the same run. */
  timesRead: ratio,
});

/** The same on every machine, and counted again without the times by `--counts`. */
const MeasuredCounts = z.strictObject({
  functionName: z.string(),
  name: z.string(),
  roundTrips: count,
  /** Requests to Firestore. */
  rpcs: count,
  reads: count,
  writes: count,
  deletes: count,
  /** Requests to Identity Toolkit. */
  lookups: count,
  modelCalls: count,
});

const PagesMeasured = z.strictObject({
  editorLcpMs: milliseconds,
  voiceLcpMs: milliseconds,
  /** p95 of a key in a long draft, relative to an empty textarea in the same run. */
  typingTimesTextarea: ratio,
  /** p50. */
  clickToSoundMs: milliseconds,
  bargeInToSilenceMs: milliseconds,
});

/** What the last complete run of the benchmark measured. */
export const Measured = z.strictObject({
  on: z.iso.date(),
  command: z.string(),
  surroundings: z.readonly(z.array(z.readonly(z.tuple([z.string(), z.string()])))),
  functions: z.array(MeasuredFunction),
  times: z.array(MeasuredTimes),
  counts: z.array(MeasuredCounts),
  pages: PagesMeasured,
});

export type Measured = z.infer<typeof Measured>;
export type MeasuredFunction = z.infer<typeof MeasuredFunction>;
export type MeasuredOperation = z.infer<typeof MeasuredTimes> & z.infer<typeof MeasuredCounts>;
type PagesMeasured = z.infer<typeof PagesMeasured>;

export const measuredFile = join(import.meta.dirname, "measured.json");

export const readMeasured = (): Measured => Measured.parse(JSON.parse(readFileSync(measuredFile, "utf8")));

/** Operations whose times were measured, with what they send. */
export const operationsOf = ({ times, counts }: Pick<Measured, "times" | "counts">): readonly MeasuredOperation[] => {
  const counted = new Map(counts.map((row) => [row.name, row]));
  return times.flatMap((row) => {
    const found = counted.get(row.name);
    return found === undefined ? [] : [{ ...row, ...found }];
  });
};

/** One line for each function and operation, so that a difference shows which has changed. */
export function writeAsJson(measured: Measured): string {
  const members = Object.entries(measured).map(
    ([name, value]) => `  ${JSON.stringify(name)}: ${Array.isArray(value) ? linesOf(value) : JSON.stringify(value)}`,
  );
  return `{\n${members.join(",\n")}\n}\n`;
}

const linesOf = (rows: readonly unknown[]): string => `[\n${rows.map((row) => `    ${JSON.stringify(row)}`).join(",\n")}\n  ]`;
