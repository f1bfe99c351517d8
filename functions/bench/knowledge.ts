import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import * as z from "zod";
import type { Parameters } from "../local/stack/env-file.ts";
import { onMeasuredCore } from "./cores.ts";
import { median, percentile } from "../local/figures/statistics.ts";
import { table } from "./table.ts";

const times = z.array(z.number()).min(1);

/** Results of `knowledge-run.ts`, in milliseconds. */
const KnowledgeFigures = z.object({ readMs: times, checkMs: times, buildMs: times, queryMs: times, indexMiB: z.number() });

type KnowledgeFigures = z.infer<typeof KnowledgeFigures>;

/** Measures the search of `ask` against Firestore's emulator. */
export async function measureKnowledge(environment: Parameters): Promise<KnowledgeFigures> {
  const [command, ...words] = [...onMeasuredCore, process.execPath, "--expose-gc", join(import.meta.dirname, "knowledge-run.ts")] as const;
  const child = spawn(command, words, { stdio: ["ignore", "inherit", "inherit", "ipc"], env: { NODE_ENV: "production", ...environment } });
  const ended = once(child, "exit").then(() => {
    throw new Error("The process that measures the search ended too early");
  });
  const messages: readonly unknown[] = await Promise.race([once(child, "message"), ended]);
  await ended.catch(() => undefined);
  return KnowledgeFigures.parse(messages[0]);
}

/** A section of the report. */
export const knowledgeSection = ({ readMs, checkMs, buildMs, queryMs, indexMiB }: KnowledgeFigures): string => `
## Search of \`ask\`

${table(
  ["500 pages in 5 languages", "p50 ms", "p95 ms", "× reading"],
  (
    [
      ["reading all pages from Firestore's emulator", readMs],
      ["building the index of all languages", buildMs],
      ["looking whether anything has changed", checkMs],
      ["finding passages", queryMs],
    ] as const
  ).map(([name, values]) => [
    name,
    median(values).toFixed(1),
    percentile(values, 95).toFixed(1),
    (median(values) / median(readMs)).toFixed(3),
  ]),
)}

Pages, passages and index take ${indexMiB.toFixed(1)} MiB of memory. Pages and questions: \`functions/test/knowledge/street\`.
A site of up to 20,000 characters is given to the model as a whole; of this one it gets twelve passages.
`;
