import * as z from "zod";
import texts from "../../src/lib/i18n/texts/en.json" with { type: "json" };
import { type Actor, weighted } from "../actor.ts";
import { addTo, noteValue } from "../ledger.ts";

const Session = z.object({ token: z.string() });
const Spoken = z.object({ result: z.string() });

/** Somebody who talks to the voice agent. */
export function createVisitor(actor: Actor): () => Promise<void> {
  const steps = [
    [3, startSession],
    [1, resume],
    [3, changeName],
    [2, leaveMessage],
    [2, askUnknown],
    [2, askKnown],
    [2, describe],
    [2, searchCompany],
  ] as const;
  return async () => weighted(actor.roll, steps)(actor);
}

/** An anonymous visitor, who can talk only after having been admitted, which may never happen. */
export function createAnonymousVisitor(actor: Actor): () => Promise<void> {
  const { world, site, person, roll } = actor;
  world.ledger.anonymous.set(person.uid, site.projectId);
  const steps = [
    [2, startSession],
    [1, resume],
    [2, changeName],
    [1, askKnown],
  ] as const;
  return async () => {
    const step = world.ledger.tokens.has(person.uid) ? weighted(roll, steps) : startSession;
    await step(actor);
  };
}

/** Never repeated automatically, because every answered start counts. */
async function startSession({ world, site, person }: Actor): Promise<void> {
  const call = { projectId: "", token: person.token, headers: { "x-project-id": site.projectId } };
  const reply = await world.client.ask({ endpoint: "liveSession", call, expected: [200, 429] });
  if (reply?.status === 200) addTo(world.ledger.tokens, person.uid, Session.parse(reply.body).token);
}

async function resume({ world, site, person }: Actor): Promise<void> {
  const call = { projectId: "", token: person.token, headers: { "x-project-id": site.projectId } };
  const reply = await world.client.ask({ endpoint: "liveSessionResume", call, expected: [200, 429] });
  if (reply?.status === 200) addTo(world.ledger.tokens, person.uid, Session.parse(reply.body).token);
}

interface ToolUse {
  readonly name: string;
  readonly args: object;
  readonly callId: string;
  readonly onResult: (spoken: string) => void;
}

async function use({ world, site, person }: Actor, { name, args, callId, onResult }: ToolUse): Promise<void> {
  await world.client.insist({
    endpoint: "liveToolsExecute",
    call: {
      projectId: "",
      token: person.token,
      headers: { "x-project-id": site.projectId },
      body: { tool_name: name, args, call_id: callId },
    },
    expected: [200],
    onAnswer: ({ status, body }) => {
      if (status === 200) onResult(Spoken.parse(body).result);
    },
  });
}

/** A call that takes too long may have succeeded nevertheless. */
const isCertain = (spoken: string): boolean => spoken !== texts.tools.tooSlow;

async function changeName(actor: Actor): Promise<void> {
  const { world, person, marker } = actor;
  const name = marker();
  const onResult = (spoken: string): void => {
    noteValue(world.ledger.names, person.uid, name, isCertain(spoken));
  };
  await use(actor, { name: "update_profile", args: { first_name: name }, callId: name, onResult });
}

async function describe(actor: Actor): Promise<void> {
  const { world, site, person, marker } = actor;
  const summary = `We bake ${marker()}`;
  const onResult = (spoken: string): void => {
    noteValue(world.ledger.summaries, `${site.projectId}/${person.uid}`, summary, isCertain(spoken));
  };
  await use(actor, { name: "set_field", args: { path: "summary", value: summary }, callId: summary, onResult });
}

async function leaveMessage(actor: Actor): Promise<void> {
  const { world, site, marker } = actor;
  const message = `Please call me about ${marker()}.`;
  const isPassedOn = (spoken: string): boolean => spoken.startsWith("I have passed your message on");
  await use(actor, {
    name: "ask",
    args: { message },
    callId: message,
    onResult: (spoken) => {
      if (isPassedOn(spoken)) addTo(world.ledger.messages, site.projectId, message);
    },
  });
}

async function askUnknown(actor: Actor): Promise<void> {
  const { world, site, marker } = actor;
  const question = `Do you sell kayaks of the make ${marker()}?`;
  await use(actor, {
    name: "ask",
    args: { question, search_words: ["kayak", "boat"] },
    callId: question,
    onResult: (spoken) => {
      if (spoken === texts.knowledge.unknownStored) addTo(world.ledger.questions, site.projectId, question);
    },
  });
}

async function askKnown(actor: Actor): Promise<void> {
  const args = { question: "What does the page about prices say?", search_words: ["page", "prices"] };
  await use(actor, { name: "ask", args, callId: actor.marker(), onResult: () => undefined });
}

async function searchCompany(actor: Actor): Promise<void> {
  const args = { country: "NO", query: `Fjord Bakeri ${actor.marker()}` };
  await use(actor, { name: "search_company", args, callId: actor.marker(), onResult: () => undefined });
}
