import { expect } from "chai";
import * as z from "zod";
import type { UnknownRecord } from "../../src/lib/platform/core/unknown-record.ts";
import { type OpenTalk, openTalk } from "./open-talk.ts";
import { OwnIdentifiers } from "./own-identifiers.ts";
import type { Recording } from "./recording.ts";

type Entry = Recording["talk"][number];

const SetUp = z.object({ tools: z.array(z.object({ functionDeclarations: z.array(z.object({ name: z.string() })) })) });

/**
 * Holds a recorded conversation once more: the visitor and the model say and call the same, the service answers anew.
 *
 * @throws Error when the model could not say or call that any more, or what it leads to has changed
 */
export const replay = async ({ card, talk, end, playedOn }: Recording, phone: string): Promise<void> => {
  await using run = await openTalk(card, { phone });
  const ids = new OwnIdentifiers();
  run.conversation.tell({ kind: "start", isWritten: true });
  let heard = 0;
  for (const entry of talk) {
    if ("page" in entry || "visitor" in entry) {
      if ("visitor" in entry) run.conversation.tell({ kind: "typed", text: entry.visitor });
      heard += 1;
      await run.seat.until(() => textsOf(run).length >= heard);
      if ("visitor" in entry) ids.hear(entry.visitor);
    } else if ("model" in entry) run.seat.say(entry.model, entry.isMore !== true);
    else if ("calls" in entry)
      await repeatCalls(run, { ...entry, calls: entry.calls.map(({ name, args }) => ({ name, args: movedFrom(playedOn, args) })) }, ids);
  }
  expect(await run.readEnd()).to.deep.equal(end);
};

/** With times on days as far from today as they were then. */
const movedFrom = (playedOn: string | undefined, args: UnknownRecord): UnknownRecord => {
  if (playedOn === undefined) return args;
  const passedMs = Date.parse(new Date().toISOString().slice(0, 10)) - Date.parse(playedOn);
  const move = (day: string): string => new Date(Date.parse(day) + passedMs).toISOString().slice(0, 10);
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => [name, typeof value === "string" ? value.replace(/^\d{4}-\d\d-\d\d(?=T)/, move) : value]),
  );
};

const textsOf = ({ seat }: OpenTalk): readonly UnknownRecord[] => seat.messages.filter((message) => !("toolResponse" in message));

const repeatCalls = async (run: OpenTalk, { calls, answers }: Extract<Entry, { calls: unknown }>, ids: OwnIdentifiers): Promise<void> => {
  const declared = SetUp.parse(await run.setUp()).tools.flatMap(({ functionDeclarations }) => functionDeclarations);
  expect(declared.map(({ name }) => name)).to.include.members(calls.map(({ name }) => name));
  const own = await run.seat.call(calls.map(({ name, args }) => ({ name, args: ids.replaceIn(args) })));
  for (const [index, recorded] of answers.entries()) {
    expect(own[index]?.["status"], `${JSON.stringify(calls[index])} was answered: ${JSON.stringify(own[index])}`).to.equal(recorded.status);
    ids.take(recorded, own[index]);
  }
};
