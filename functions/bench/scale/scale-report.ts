import { type Measured, operationsOf } from "../measured.ts";
import { prices } from "../../contract/bounds/prices.ts";
import { table } from "../table.ts";
import { type BreakingPoint, breakingPoints, breaksAt, peak } from "./breaking-points.ts";
import { costOfMonth, type Range, type SessionUse } from "./estimate.ts";
import { addUp, sessionMix } from "./session-mix.ts";

const volumes = [10_000, 1_000_000, 10_000_000] as const;

/** The content of `docs/scale.md`, derived from what the benchmark measured. */
export const renderScale = (measured: Pick<Measured, "times" | "counts">): string => render(addUp(operationsOf(measured)));

const render = (use: SessionUse): string => `# At scale

Written by \`npm --prefix functions run scale\` from what the [benchmark](benchmarks.md) measured and the prices in \`functions/contract/bounds/prices.ts\`. Do not edit: run it again.
A calculation on paper: nothing here was deployed or billed.

## What it costs

US dollars a month, by ${prices.asOf}, without discounts, with what is free taken off. A range is from requests that fill their
instances to requests that come one at a time.

${costTable(use)}

The voice is Gemini Live at $${prices.voice.perMinute} a minute, for ${prices.voice.minutesPerSession} minutes; calls are those of Twilio to a manager, of ${percent(prices.calls.perSession)} of the
sessions at $${prices.calls.perCall} each. **The voice is more than nine tenths of every bill**: what a session's length saves, no change of the backend can.

## One session

${use.requests.toFixed(1)} requests, ${use.reads.toFixed(0)} documents read, ${use.writes.toFixed(0)} written and ${use.deletes.toFixed(0)} deleted, ${use.vcpuSec.busy.toFixed(2)} to ${use.vcpuSec.alone.toFixed(2)} s of one processor. Made of:

${table(
  ["Operation", "Times"],
  sessionMix.map(({ operation, times }) => [operation, String(times)]),
)}

The operations are measured; how often a visitor does each is an assumption. Every tool call carries a \`call_id\`. A line of the log has ${prices.logs.bytesPerRequest} bytes
with the platform's own line about the request, and an answer through Hosting ${prices.hosting.bytesPerAnswer} bytes with its headers: estimates.

## What breaks first

In the order in which growth meets it, for a busiest hour of ${peak} times the average.

${breakingTable(use)}

What to do then:

${breakingPointsOf(use)
  .map(({ what, remedy, source }) => `- **${what}.** ${remedy} (${source})`)
  .join("\n")}

## Growing into it

- **Regions.** A regional database costs less than a multi-regional one (half of the price per write, about) and is nearer to its functions. Editors and
  visitors far from it wait for the way there, once for each round trip of [costs.md](costs.md). A deployment of its own for each part of the world needs no change of the code:
  a project belongs to one of them.
- **Several deployments** share nothing: quotas of Google and Twilio, limits of calls under way, and failures are each one's own.
- **Names of documents** begin with the project, then with the person, never with the day ([decisions/007](decisions/007-round-trips-and-indexes.md)): midnight in UTC opens no new range of keys.
`;

function costTable(use: SessionUse): string {
  const head = ["Sessions a day", "Firestore", "Cloud Run", "Logs", "Hosting", "Backend", "Gemini Live", "Twilio"];
  const rows = volumes.map((sessions) => {
    const { firestore, functions, logs, hosting, backend, voice, calls } = costOfMonth(use, sessions);
    return [grouped(sessions), ...[firestore, functions, logs, hosting, backend, voice, calls].map(dollars)];
  });
  return table(head, rows);
}

function breakingTable(use: SessionUse): string {
  const head = ["", "Limit", "Breaks at sessions a day", ...volumes.map((sessions) => `Needed at ${grouped(sessions)}`)];
  const rows = breakingPointsOf(use).map((point) => [
    point.what,
    `${grouped(point.limit)} ${point.unit}`,
    grouped(breaksAt(point)),
    ...volumes.map((sessions) => grouped(point.needed(sessions))),
  ]);
  return table(head, rows);
}

const breakingPointsOf = (use: SessionUse): readonly BreakingPoint[] =>
  breakingPoints(use).toSorted((one, other) => breaksAt(one) - breaksAt(other));

/** Two significant digits, as the assumptions are no more precise. */
const rounded = (amount: number): number => (amount === 0 ? 0 : Number(amount.toPrecision(2)));

const grouped = (amount: number): string => rounded(amount).toLocaleString("en-US", { maximumFractionDigits: 4 });

const dollars = (cost: number | Range): string =>
  typeof cost === "number" ? `$${grouped(whole(cost))}` : `$${grouped(whole(cost.busy))} to ${grouped(whole(cost.alone))}`;

const whole = (cost: number): number => (cost < 1 ? 0 : cost);

const percent = (share: number): string => `${share * 100} %`;
