import { allowedColdStart, allowedColdStartOf } from "./report-tables.ts";
import { type Measured, type MeasuredFunction, type MeasuredOperation, operationsOf } from "./measured.ts";
import { table } from "./table.ts";

/** What people wait for, by the operation's name. */
const waitedFor = [
  ["Save while somebody types", "auto-save"],
  ["Open a draft", "open an existing draft"],
  ["Publish", "publish a draft"],
  ["List 50 pages", "list 50 documents"],
  ["Start a conversation", "start a voice session"],
  ["Answer a question from a small site", "tool: ask, of a small site, with a model that answers at once"],
] as const;

/** The content of `docs/benchmarks.md`. */
export const renderSummary = (measured: Measured): string => `# Benchmarks

Written by \`${measured.command}\` on ${measured.on}, which prints every table; the figures of all operations are in
[measured.json](../functions/bench/measured.json). Do not edit: run it again.

${table(["", "Measured", "", "Goal"], [...waitedFor.map(([title, name]) => operationRow(title, find(measured, name))), ...coldRows(measured), ...pageRows(measured)])}

- **× read**: the median, divided by that of one read of one document with the Admin SDK in the same run. A query of the emulator takes two to four times as long as a read.
  Reads and writes are documents, as billed; round trips are requests to Firestore that wait for one another. A test fails when an operation takes more than was promised.
- **Cold start**: from the start of the process to the end of its first correct answer, divided by that of an empty function that is written the usual
  way. The functions are installed as Google does. Not in it: the network, keys, and loading a container image.
- **Pages**: the first load as a slow phone sees it (4 times slower than this processor, 1.6 Mbit/s, 150 ms of latency, an empty cache) until somebody can sign in. Typing is in the middle of 500 kB.
- **Conversation**: with a microphone that plays a recording. This is Lectern's share: the fake of Gemini answers at once.
- Every round's data is deleted, and all timed work alternates, so that a disturbance meets everything alike.

${measured.surroundings.map(([name, value]) => `${name}: ${value}`).join(" · ")}
`;

const find = (measured: Measured, name: string): MeasuredOperation => {
  const found = operationsOf(measured).find((operation) => operation.name === name);
  if (found === undefined) throw new Error(`functions/bench/measured.json has no operation "${name}": npm --prefix functions run bench`);
  return found;
};

const operationRow = (title: string, { timesRead, warmMs, warmP95Ms, roundTrips, reads, writes, deletes }: MeasuredOperation) => [
  title,
  `${timesRead.toFixed(1)} × read`,
  `${warmMs} ms, p95 ${warmP95Ms} ms; round trips ${roundTrips}, reads ${reads}, writes ${writes + deletes}`,
  "",
];

function coldRows({ functions }: Measured): readonly (readonly string[])[] {
  const people = functions.filter(({ name }) => allowedColdStartOf(name) === allowedColdStart.people);
  const webhooks = functions.filter(({ name }) => allowedColdStartOf(name) === allowedColdStart.webhooks);
  return [
    ["Cold start, all functions that people wait for", ...coldCells(people), allowedColdStart.people.toFixed(2)],
    ["Cold start, Twilio's webhooks", ...coldCells(webhooks), allowedColdStart.webhooks.toFixed(2)],
  ];
}

function coldCells(functions: readonly MeasuredFunction[]): readonly [string, string] {
  const sorted = functions.toSorted((one, other) => one.coldStart - other.coldStart);
  const [least, most] = [sorted[0], sorted.at(-1)];
  if (least === undefined || most === undefined) throw new Error("no function was measured");
  const mean = sorted.reduce((sum, { coldStart }) => sum + coldStart, 0) / sorted.length;
  const range = `${least.name} ${least.coldStart.toFixed(2)} to ${most.name} ${most.coldStart.toFixed(2)}`;
  return [`${mean.toFixed(2)} × empty`, range];
}

const pageRows = ({ pages }: Measured): readonly (readonly string[])[] => [
  [
    "First load of the editor",
    `${pages.editorLcpMs.toFixed(0)} ms`,
    `a letter in a long draft: ${pages.typingTimesTextarea.toFixed(2)} × an empty textarea, p95`,
    "2,000 ms",
  ],
  [
    "From *Talk* to the first sound",
    `${pages.clickToSoundMs.toFixed(0)} ms`,
    `${pages.bargeInToSilenceMs.toFixed(0)} ms from an interruption to silence`,
    "800 ms",
  ],
];
