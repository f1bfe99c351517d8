import { isPinned } from "./cores.ts";
import { remoteMs } from "./cost.ts";
import type { Figures } from "./measure.ts";
import type { Options } from "./options.ts";
import { prices } from "../contract/bounds/prices.ts";
import { allowedColdStart, costTable, explainedReads, functionTable, operationTable, reasons, spread, timesOf } from "./report-tables.ts";

interface Run {
  readonly figures: Figures;
  readonly options: Options;
  /** As typed. */
  readonly command: string;
  readonly at: Date;
  readonly surroundings: readonly (readonly [string, string])[];
}

/** Every table of a run, to be printed. */
export const render = ({ figures, options, command, at, surroundings }: Run): string => `# Benchmarks

\`${command}\` on ${at.toISOString().slice(0, 10)}.
${options.quick ? "\n**A smoke run: too few rounds for figures that anything should be decided by.**\n" : ""}
${surroundings.map(([name, value]) => `- ${name}: ${value}`).join("\n")}

## Functions

${functionTable(figures)}

Cold start: ratio to an empty function that is written the usual way, at most ${allowedColdStart.people.toFixed(2)}, and ${allowedColdStart.webhooks.toFixed(2)} for a webhook. CPU: the same ratio in processor time, which hardly depends on other load.
All figures are of the function's first operation below. RT: sequential requests to Firestore, "of" the allowed number. R, W, D: documents read,
written and deleted, as billed. **Bold**: above the limit.

## Operations

${operationTable(figures)}

"× read": ratio of the medians to one read of one document with the Admin SDK, over gRPC, in the same run (${spread(timesOf(figures, undefined))} ms).
RPC: requests to Firestore. ID: requests to Identity Toolkit. M: requests to Gemini.

What takes longer than ${explainedReads} reads, and why. Every request also verifies a token, with one request to the Auth emulator; a query of the emulator
takes two to four times as long as a read.

${reasons(figures)}

## Cost of a million requests

${costTable(figures)}

\`\`\`text
Firestore   = 1,000,000 × (R × ${prices.firestore.per100kReads} + W × ${prices.firestore.per100kWrites} + D × ${prices.firestore.per100kDeletes}) / 100,000
function    = ${prices.functions.perMillionRequests} + 1,000,000 × seconds × (vCPU × ${prices.functions.perVcpuSecond} + GiB × ${prices.functions.perGibSecond})
taken       = warm p50 + (RT + ID) × ${remoteMs} ms
seconds     = taken, rounded up to ${prices.functions.billedStepMs} ms               when requests come one at a time
            = the greater of warm p50 and taken / concurrency  when they fill their instances
\`\`\`

US dollars, for the default region, by ${prices.asOf} (${prices.firestore.source}, ${prices.functions.source}), as listed in \`functions/contract/bounds/prices.ts\`.
The ${remoteMs} ms are an estimate of how much longer a request to Google's services takes than one to the emulators.
Not included: free tiers, stored data, Hosting, network, logs, cold starts, and the charges and times of external services, whose fakes answer at once.

## Method

${methodOf(options)}
`;

const methodOf = ({ rounds, requests, warmUp }: Options): string => `\
- One run, against the emulators. Each of ${rounds} rounds starts every function once, in a new order, then sends ${requests} requests of every operation
  and ${requests} raw reads, mixed. The round before them is not counted.
- The functions are installed as Google does: the uploaded files, and \`npm ci --omit=dev\`.
- Cold start: from the start of the process (functions-framework with the build) to the end of its first correct answer. Median and range.
  The empty function is \`functions/bench/floor\`: \`onRequest\`, not bundled.
- ${isPinned ? "The measured process has the machine's last core to itself, as an instance with one processor; emulators and bench run on the others." : "No process is bound to a core: this machine has no `taskset`, or only one core."}
- Memory: resident after two requests, median. Loads: the function's bundle and the chunks that it imports.
- Warm: a request over a kept connection, to an instance that has answered at least ${warmUp} of each kind.
- Each round's data is deleted afterwards: unlike Firestore's, the emulator's queries slow down with everything it holds.
- Traffic is counted by proxies in front of the emulators of Firestore and Auth, which hold every request to Firestore back, so that parallel ones overlap.
- Not in any figure: the network, fetching Google's keys and an instance's access token, and loading a container image.`;
