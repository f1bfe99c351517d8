import { table } from "../bench/table.ts";
import { findingKinds, type FunctionTraffic, type SoakResult } from "./result.ts";

interface SoakRun {
  readonly result: SoakResult;
  /** As typed. */
  readonly command: string;
  readonly at: Date;
  readonly surroundings: readonly (readonly [string, string])[];
}

/** The content of `docs/soak.md`. */
export const renderSoak = ({ result, command, at, surroundings }: SoakRun): string => `# Soak

${chart(result)}

Written by \`${command}\` on ${at.toISOString().slice(0, 10)}. Do not edit: run it again.

${summary(result)}

${surroundings.map(([name, value]) => `- ${name}: ${value}`).join("\n")}

## Requests

${table(["Function", "Requests", "Answers by status", "broken off", "p50 ms", "p99 ms"], result.functions.map(functionRow))}

As the gateway saw them: what was lost before it is not in it, what was doubled is in it twice. "Broken off" are requests whose process was killed. 503 is the
right answer while a service that is needed fails for longer than one repetition takes.

## Faults

${table(
  ["Fault", "times"],
  Object.entries(result.faults)
    .toSorted(byName)
    .map(([name, count]) => [name, String(count)]),
)}

Midnight, UTC, passed on all clocks after ${clock(result.midnightMs)}.

## What was looked at in the end

${table(
  ["", "number"],
  Object.entries(result.checked).map(([name, count]) => [name, String(count)]),
)}

${findings(result)}

## Method

${method}
`;

const byName = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number => a.localeCompare(b);

const clock = (ms: number): string => new Date(ms).toISOString().slice(14, 19);

/** Requests and faults per second over time. */
function chart({ lengthMs, overTime: { requests, faults } }: SoakResult): string {
  const partSec = lengthMs / 1_000 / requests.length;
  const perSecond = (counts: readonly number[]): string => counts.map((count) => (count / partSec).toFixed(1)).join(", ");
  return `\`\`\`mermaid
xychart-beta
    title "Requests (line) and faults (bars) in a second"
    x-axis "minutes" 0 --> ${(lengthMs / 60_000).toFixed(1)}
    y-axis "in a second"
    bar [${perSecond(faults)}]
    line [${perSecond(requests)}]
\`\`\``;
}

function summary({ functions, faults, findings: all }: SoakResult): string {
  const requests = functions.reduce((sum, { requests: count }) => sum + count, 0);
  const faultCount = Object.values(faults).reduce((sum, count) => sum + count, 0);
  const counts = findingKinds.map((kind) => [kind, String(all.filter((finding) => finding.kind === kind).length)]);
  return table(["", "number"], [["requests", String(requests)], ["faults", String(faultCount)], ...counts]);
}

function functionRow({ name, requests, statuses, p50Ms, p99Ms }: FunctionTraffic): readonly string[] {
  const { 0: broken = 0, ...answered } = statuses;
  const answers = Object.entries(answered)
    .toSorted(byName)
    .map(([status, count]) => `${status}: ${count}`)
    .join(", ");
  return [name, String(requests), answers, String(broken), p50Ms.toFixed(0), p99Ms.toFixed(0)];
}

const findings = ({ findings: all }: SoakResult): string =>
  all.length === 0
    ? "Nothing was found that should not be: lost, doubled, orphaned, broken and unexpected are all 0."
    : `**Found:**\n\n${all.map(({ kind, sentence }) => `- ${kind}: ${sentence.replaceAll("\n", " ").slice(0, 500)}`).join("\n")}`;

const method = `\
- Every function runs in two processes of the build, as in production. Editors, managers, visitors and callers work in three sites at a time, and beside them
  anonymous visitors, somebody who discards drafts of several megabytes, another program that writes into the drafts that editors are writing, and a stranger who sends bodies slowly; a phone network calls back. All requests pass a gateway that leads them to a process, and loses or doubles some.
- The faults are a script that the seed decides: episodes of some seconds in which Firestore, Identity Toolkit, Gemini, Twilio, the company registries or the
  network fail in one way, and processes that are killed. \`functions/soak/script.ts\` writes it.
- A client repeats what was not answered, known by its key. In the end everything works again; what clients had given up is repeated, the clocks are put forward by
  hours, the schedules run, and visitors use up their quota. Last a month passes, after which nothing may be left of anonymous visitors.
- **Lost**: an acknowledged save, or a text of the other program, that is neither in its draft nor in a version although no other program wrote over it, a draft that nobody discarded, a message, a name, a unit of a quota. **Doubled**: a save, a
  message, a question or a dial that was done twice. **Orphaned**: versions and claims without a draft, transfers, calls and leases that nothing ends. **Broken**: an invariant of the
  tests, such as one draft for a slug, or counts that differ from what they count. **Unexpected**: an answer that is not in the contract, such as a 500.`;
