import { expect } from "chai";
import * as z from "zod";
import { firestore } from "./admin-app.ts";
import type { Fields } from "./projects.ts";
import type { BriefCard } from "../../answers/brief-card.ts";
import type { ToolResult } from "../../answers/tool-result.ts";
import { requireCard } from "./tools.ts";
import { aVisitor, aVoiceProject, type Visitor } from "./visitors.ts";

/** Visitors who describe their company, and what is stored about it. */

const anOnboardingProject = async (): Promise<string> => aVoiceProject({ modules: { voice: true, onboarding: true } });

export const anOwner = async (profile: Fields = {}): Promise<Visitor> => aVisitor(await anOnboardingProject(), profile);

export const sessionRef = ({ projectId, uid }: Visitor) => firestore.doc(`projects/${projectId}/onboarding/${uid}`);

const Entry = z.object({ value: z.unknown(), source: z.object({ kind: z.string(), url: z.nullable(z.string()) }), confidence: z.number() });

const Stored = z.object({
  company: z.nullable(z.record(z.string(), z.unknown())),
  profile: z.record(z.string(), Entry),
  fields: z.record(z.string(), z.strictObject({ value: z.unknown(), edited_at: z.unknown() })),
  confirmed_at: z.unknown(),
  confirmed_fields: z.array(z.string()),
  extraction: z.looseObject({ state: z.string() }),
  revision: z.number(),
});

export type StoredSession = z.infer<typeof Stored>;

/** The stored session; undefined if there is none. */
export const storedSession = async (visitor: Visitor): Promise<StoredSession | undefined> => {
  const record = (await sessionRef(visitor).get()).data();
  return record === undefined ? undefined : Stored.parse(record);
};

export const getSession = async (visitor: Visitor): Promise<StoredSession> => {
  const stored = await storedSession(visitor);
  if (stored === undefined) throw new Error("the visitor has no session");
  return stored;
};

/** A finished extraction counts as new for ten minutes: this one is older. */
export const letReadingAge = async (visitor: Visitor): Promise<void> => {
  await sessionRef(visitor).update({ "extraction.finished_at": new Date(Date.now() - 601_000) });
};

/** The values that the visitor has given. */
export const editsOf = ({ fields }: StoredSession): Fields =>
  Object.fromEntries(Object.entries(fields).map(([path, { value }]) => [path, value]));

/** The brief on an answer's card, after checking that it is complete. */
export const briefOf = (answer: ToolResult): BriefCard["data"] => {
  const { data, labels } = requireCard(answer, "brief_card");
  expect(Object.keys(data.fields)).to.have.lengthOf(13);
  expect(labels).to.include.all.keys(...Object.keys(data.fields), ...Object.keys(data.contact), "brief", "company", data.state);
  return data;
};
