import { randomUUID } from "node:crypto";
import type { Firestore } from "firebase-admin/firestore";
import * as z from "zod";
import { createLectern } from "../../../web/client/src/index.ts";
import { NodeConversation } from "../../scripts/rehearse/node-conversation.ts";
import { openStage } from "../../scripts/rehearse/open-stage.ts";
import type { Stage } from "../../scripts/rehearse/rehearse.ts";
import { makeVisitor, type Visitor } from "../../scripts/rehearse/visitor.ts";
import { projectId as demo } from "../../local/seed/seed-project.ts";
import type { Card } from "./card.ts";
import { readEndState } from "./end-state.ts";
import { ModelSeat } from "./model-seat.ts";

/** A conversation on the local stack, with nobody on either side yet. */
export interface OpenTalk extends AsyncDisposable {
  readonly conversation: NodeConversation;
  readonly seat: ModelSeat;
  /** What the token of the conversation pins: all that the model is told before the first word. */
  readonly setUp: () => Promise<unknown>;
  readonly readEnd: () => ReturnType<typeof readEndState>;
}

interface Place {
  /** The manager's phone: each conversation needs its own, because a phone takes one call at a time. */
  readonly phone: string;
  readonly onCall?: (phase: "begins" | "is over") => void;
}

const signal = new AbortController().signal;

/** In a project of its own, which is a copy of the demo. */
export const openTalk = async (card: Card, { phone, onCall }: Place): Promise<OpenTalk> => {
  const demoStage = await openStage({ site: demo, sound: false, project: undefined, files: [], times: 1, json: false, team: true }, signal);
  const { firestore } = demoStage.target;
  const project = `played-${randomUUID()}`;
  await copySite(firestore, project, phone);
  const stage = await openStage({ site: project, sound: false, project: undefined, files: [], times: 1, json: false, team: true }, signal);
  await using kept = new AsyncDisposableStack();
  kept.defer(async () => firestore.recursiveDelete(firestore.doc(`projects/${project}`)));
  for (const { question, message, ...who } of card.before) {
    const other = kept.use(await makeVisitor(stage, who));
    await leave(liveOf(stage, other), { question, message });
  }
  // Not before, because questions that the pages answer are not passed on.
  await copyPages(firestore, project);
  const visitor = kept.use(await makeVisitor(stage, card.visitor));
  const seat = new ModelSeat();
  let token = "";
  const conversation = new NodeConversation({
    live: liveOf(stage, visitor),
    seat,
    onSession: async (session) => {
      ({ token } = session);
      await stage.local?.direct(token, { manager_phone: card.manager_phone });
    },
    telephone: async (accessToken) => {
      onCall?.("begins");
      await stage.local?.telephone(accessToken).finally(() => onCall?.("is over"));
    },
  });
  kept.defer(async () => conversation.stop());
  const running = kept.move();
  return {
    conversation,
    seat,
    setUp: async () => findSetUp(stage.gemini.baseUrl(), token),
    readEnd: async () => readEndState(firestore, { project, uid: visitor.uid }),
    [Symbol.asyncDispose]: async () => running.disposeAsync(),
  };
};

const copySite = async (firestore: Firestore, project: string, phone: string): Promise<void> => {
  const site = await firestore.doc(`projects/${demo}`).get();
  await firestore.doc(`projects/${project}`).create({ ...site.data(), visitors: "anyone", manager_phone: phone });
};

/** With the time of now: what an instance remembers of the site is older. */
const copyPages = async (firestore: Firestore, project: string): Promise<void> => {
  const { docs } = await firestore.collection(`projects/${demo}/documents`).where("visibility", "==", "live").get();
  const batch = firestore.batch();
  for (const page of docs)
    batch.create(firestore.doc(`projects/${project}/documents/${page.id}`), { ...page.data(), updated_at: new Date() });
  await batch.commit();
};

type Live = ReturnType<ReturnType<typeof createLectern>["project"]>["live"];

const liveOf = ({ origin, project }: Stage, { idToken }: Visitor): Live =>
  createLectern({ baseUrl: origin, getIdToken: async () => idToken }).project(project).live;

const leave = async (
  live: Live,
  { question, message }: { readonly question?: string | undefined; readonly message?: string | undefined },
) => {
  if (message !== undefined) await live.execute({ tool_name: "ask", args: { message } });
  if (question === undefined) return;
  const { status } = await live.execute({ tool_name: "ask", args: { question, search_words: question.split(" ") } });
  if (status !== "passed_on") throw new Error(`“${question}” was not passed on to the team, but ${status ?? "answered"}.`);
};

const Tokens = z.object({ tokens: z.array(z.object({ name: z.string(), setup: z.unknown() })) });

const findSetUp = async (fakeVoice: string, token: string): Promise<unknown> => {
  const { tokens } = Tokens.parse(await (await fetch(`${fakeVoice}/control/tokens`)).json());
  return tokens.find(({ name }) => name === token)?.setup;
};
