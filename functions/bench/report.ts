import { charts } from "./charts.ts";
import { isPinned } from "./cores.ts";
import { remoteMs } from "./cost.ts";
import type { Figures } from "./measure.ts";
import type { Options } from "./options.ts";
import { prices } from "./prices.ts";
import { allowedColdStart, costTable, functionTable, operationTable, reasons, spread, timesOf } from "./report-tables.ts";

interface Run {
  readonly figures: Figures;
  readonly options: Options;
  /** As it was typed. */
  readonly command: string;
  readonly at: Date;
  readonly surroundings: readonly (readonly [string, string])[];
}

/** What `docs/benchmarks.md` says. */
export const render = ({ figures, options, command, at, surroundings }: Run): string => `# Benchmarks

${charts(figures)}

Written by \`${command}\` on ${at.toISOString().slice(0, 10)}. Do not edit: run it again.
${options.quick ? "\n**A smoke run: too few rounds for figures that anything should be decided by.**\n" : ""}
${surroundings.map(([name, value]) => `- ${name}: ${value}`).join("\n")}

## Functions

${functionTable(figures)}

Cold start is the ratio to an empty function that is written the usual way and has no compile cache; it may be ${allowedColdStart.people.toFixed(2)} at most, and
${allowedColdStart.webhooks.toFixed(2)} for a webhook. It is measured with the compile cache of the image, as in production; "without cache" is the same without.
CPU is the same ratio of the time on a processor, which hardly changes when the machine is busy.
Everything is measured with the first of the function's operations below. RT: requests to Firestore that wait for one another,
"of" as many as it may take. R, W, D: documents read, written and deleted, as they are billed. **Bold**: more than was promised.

## Operations

${operationTable(figures)}

One read of one document with the Admin SDK, over gRPC as it comes, took ${spread(timesOf(figures, undefined))} ms in the same run;
"× read" is the ratio of the medians. RPC: requests to Firestore. ID: requests to Identity Toolkit. M: requests to Gemini.

Why each takes so many reads (every request also verifies a token, for which the Auth emulator is asked once, and a query of the emulator takes two to
four times as long as a read):

${reasons(figures)}

## Cost of a million requests

${costTable(figures)}

\`\`\`
Firestore   = 1,000,000 × (R × ${prices.firestore.per100kReads} + W × ${prices.firestore.per100kWrites} + D × ${prices.firestore.per100kDeletes}) / 100,000
function    = ${prices.functions.perMillionRequests} + 1,000,000 × seconds × (vCPU × ${prices.functions.perVcpuSecond} + GiB × ${prices.functions.perGibSecond})
taken       = warm p50 + (RT + ID) × ${remoteMs} ms
seconds     = taken, rounded up to ${prices.functions.billedStepMs} ms               when requests come one at a time
            = the greater of warm p50 and taken / concurrency  when they fill their instances
\`\`\`

US dollars, for the default region, by ${prices.asOf} (${prices.firestore.source}, ${prices.functions.source}); the table is \`functions/bench/prices.ts\`.
Free tiers are not taken off. The ${remoteMs} ms are an estimate of what a request to Google's services takes longer than to the emulators.
Not in it: stored data, Hosting, network, logs, cold starts, and what external services charge or how long they take: here they are
emulators that answer at once.

## Method

${methodOf(options)}
`;

const methodOf = ({ rounds, requests, warmUp }: Options): string => `\
- All in one run, against the emulators. Each of ${rounds} rounds starts every function once, in a new order, then sends ${requests} requests
  of every operation and ${requests} raw reads, mixed. A round before them is not counted.
- The functions are installed as Google does it: the files that are uploaded, \`npm ci --omit=dev\`, and the compile cache that this fills.
- Cold start: from the start of the process (functions-framework with the build) to the end of its first answer, when that is
  the right one after all of the work. Median, and the range. The empty function is \`functions/bench/floor\`: \`onRequest\`, not bundled.
- ${isPinned ? "What is measured has the last core of the machine for itself, as an instance with one processor; emulators and bench run on the others." : "Nothing is bound to a core: this machine has no `taskset`, or one core only."}
- Memory: what is resident after two requests, median. Loads: the bundle of the function and the chunks that it imports.
- Warm: a request over a connection that is kept, to an instance that has answered at least ${warmUp} of each kind. It includes the
  verification of the token, for which the Auth emulator is asked once.
- What a round has stored is deleted after it: the emulator's queries become slower with all that it holds, as Firestore's do not.
- Traffic is counted on the wire, by proxies in front of the emulators of Firestore and Auth that hold every request to Firestore
  back, so that requests that do not wait for each other overlap.
- Not in any figure: the network, fetching Google's keys and the access token of an instance, and loading the image of a container.`;
