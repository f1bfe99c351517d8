import { expect } from "chai";
import * as z from "zod";
import { startedSession, type StartedSession } from "../../answers/started-session.ts";
import { firestore } from "./admin-app.ts";
import { type Call, call, type Reply } from "./api.ts";
import { aMember, aPerson, type Person } from "./people.ts";
import { aProject, type Fields } from "./projects.ts";
import { expectOurs } from "./replies.ts";

/** People who talk to the voice agent. */

export interface Visitor extends Person {
  readonly projectId: string;
}

/** A project whose voice agent is enabled. */
export const aVoiceProject = async (fields: Fields = {}): Promise<string> =>
  (
    await aProject({
      modules: { voice: true, onboarding: false },
      live_agent: { greeting: "Welcome!", voice: "Kore", instructions: "Be kind." },
      ...fields,
    })
  ).id;

/** Provisioned, and a member of the project. */
export const aVisitor = async (projectId: string, profile: Fields = {}): Promise<Visitor> => {
  const person = await aMember(projectId, "member");
  await provision(person, { profile: { language: "en", ...profile } });
  return { ...person, projectId };
};

export const provision = async ({ uid }: Pick<Person, "uid">, fields: Fields): Promise<void> => {
  await firestore.doc(`users/${uid}`).set(fields);
};

export const aStranger = async (projectId: string): Promise<Visitor> => ({ ...(await aPerson()), projectId });

export const start = async (
  { token, projectId }: Visitor,
  details: Partial<Call> = {},
  endpoint: "liveSession" | "liveSessionResume" = "liveSession",
): Promise<Reply> => call(endpoint, { projectId: "", token, headers: { "x-project-id": projectId }, ...details });

export const started = (reply: Reply): StartedSession => {
  expectOurs(reply, 200);
  return startedSession.parse(reply.body);
};

interface StoredUsage {
  readonly count: number;
  readonly reservations: Readonly<Record<string, unknown>>;
}

/** The stored usage of today. */
export const usageOf = async ({ uid, projectId }: Visitor): Promise<StoredUsage> => {
  const day = new Date().toISOString().slice(0, 10);
  const record = await firestore.doc(`projects/${projectId}/live_usage/${uid}_${day}`).get();
  const count: unknown = record.get("count");
  expect(count ?? 0).to.be.a("number");
  return { count: Number(count ?? 0), reservations: z.record(z.string(), z.unknown()).parse(record.get("reservations") ?? {}) };
};
