import { randomUUID } from "node:crypto";
import { type Call, call, type EndpointName, type Reply } from "./api.ts";
import { type Editor, editorIn } from "./editor.ts";
import { oneOfTwo } from "./instances.ts";
import { aMember, type Person } from "./people.ts";
import type { Project } from "./projects.ts";

/**
 * An editor whose requests are answered by two processes in turn, however many run at once. It behaves as a good client: when the service is
 * busy, it repeats the same request with the same key.
 */
export const aConcurrentClient = async (project: Project): Promise<Editor> =>
  concurrentClientIn(project.id, await aMember(project.id, "manager"));

const concurrentClientIn = (projectId: string, person: Person): Editor => {
  const send = async (endpoint: EndpointName, request: Partial<Call>): Promise<Reply> =>
    untilAnswered(async () => call(endpoint, { projectId, token: person.token, ...request, base: await oneOfTwo(endpoint) }));
  return {
    ...editorIn(projectId, person),
    open: async (body) => send("editOpen", { body }),
    read: async (draftId) => send("editRead", { draftId }),
    save: async (body, headers = {}) => send("editSave", { body, headers: { "Idempotency-Key": randomUUID(), ...headers } }),
    discard: async (body, headers = {}) => send("editDiscard", { body, headers }),
    unpublish: async (docId, headers = {}) => send("docsUnpublish", { body: { docId }, headers }),
    configure: async (body) => send("settingsSite", { body }),
  };
};

const patience = 10;

/** A client that tries again when it is told to. */
export const untilAnswered = async (send: () => Promise<Reply>): Promise<Reply> => {
  for (let tries = 1; ; tries++) {
    const reply = await send();
    if (reply.status !== 503 || tries === patience) return reply;
  }
};

/** The results of `count` calls that start together. */
export const together = async <Result>(count: number, work: (index: number) => Promise<Result>): Promise<readonly Result[]> =>
  Promise.all(Array.from({ length: count }, async (_, index) => work(index)));

/** Runs `count` rounds, a few at a time: enough to keep the machine busy, but few enough that none starves. */
export const inRounds = async (count: number, round: (index: number) => Promise<void>, atOnce = 8): Promise<void> => {
  let next = 0;
  await together(atOnce, async () => {
    while (next < count) await round(next++);
  });
};

/** How often each value occurs: what a test of many clients asserts. */
export const tally = (values: readonly (string | number)[]): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Map.groupBy(values, String)
      .entries()
      .map(([value, same]) => [value, same.length]),
  );

/** The members of a list in turn, repeatedly. */
export const inTurn = <Member>(members: readonly Member[], index: number): Member => {
  const member = members[index % members.length];
  if (member === undefined) throw new Error("nobody can have a turn");
  return member;
};
