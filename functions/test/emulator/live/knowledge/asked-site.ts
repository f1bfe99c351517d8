import * as z from "zod";
import { firestore } from "../../../support/admin-app.ts";
import { aLivePage, type Fields } from "../../../support/projects.ts";
import type { ToolResult } from "../../../../answers/tool-result.ts";
import { callTool, toolResult } from "../../../support/tools.ts";
import { aVisitor, aVoiceProject, type Visitor } from "../../../support/visitors.ts";

/** Sites with visitors who ask questions. */

type ToolDetails = Parameters<typeof callTool>[3];

/** A site without pages, whose template shows their titles, and one of its visitors. */
export const aSite = async (profile: Fields = {}, project: Fields = {}): Promise<Visitor> => {
  const id = await aVoiceProject(project);
  await templateRef(id).set({ name: "Article", fields: [{ key: "title" }] });
  return aVisitor(id, profile);
};

export const templateRef = (projectId: string) => firestore.doc(`projects/${projectId}/templates/article`);

/** A live page with a time, as the publishing interface writes it. */
export const publish = async ({ projectId }: Pick<Visitor, "projectId">, fields: Fields): Promise<string> =>
  aLivePage({ id: projectId, templateId: "article" }, { updated_at: new Date(), ...fields });

export const pageRef = ({ projectId }: Visitor, id: string) => firestore.doc(`projects/${projectId}/documents/${id}`);

export const askWith = async (visitor: Visitor, args: object, details: ToolDetails = {}): Promise<ToolResult> =>
  toolResult(await callTool(visitor, "ask", args, details));

export const ask = async (visitor: Visitor, question: unknown, details: ToolDetails = {}): Promise<ToolResult> =>
  askWith(visitor, { question }, details);

export const answer = async (visitor: Visitor, args: object = {}, details: ToolDetails = {}): Promise<ToolResult> =>
  toolResult(await callTool(visitor, "answer", args, details));

/** The same person with another role. */
export const promote = async (visitor: Visitor, role: "admin" | "manager"): Promise<Visitor> => {
  await firestore.doc(`projects/${visitor.projectId}/members/${visitor.uid}`).set({ role });
  return visitor;
};

const StoredQuestion = z.strictObject({
  question: z.string(),
  language: z.string(),
  uid: z.string(),
  status: z.enum(["open", "answered", "closed"]),
  asked_at: z.unknown(),
  last_asked_at: z.unknown(),
  last_call: z.optional(z.string()),
  asked_count: z.int(),
  languages: z.optional(z.array(z.string())),
  asked_by_others: z.optional(z.boolean()),
  note: z.optional(z.nullable(z.string())),
  changed_by: z.optional(z.nullable(z.string())),
  changed_at: z.optional(z.unknown()),
  answer: z.optional(z.string()),
  answered_by: z.optional(z.string()),
  answered_at: z.optional(z.unknown()),
  closed_by: z.optional(z.nullable(z.string())),
  closed_at: z.optional(z.unknown()),
});

type StoredQuestion = z.infer<typeof StoredQuestion> & { readonly id: string };

export const questionsOf = async ({ projectId }: Visitor): Promise<readonly StoredQuestion[]> => {
  const found = await firestore.collection(`projects/${projectId}/questions`).get();
  return found.docs.map((record) => ({ id: record.id, ...StoredQuestion.parse(record.data()) }));
};

const StoredMessage = z.strictObject({
  text: z.string(),
  uid: z.string(),
  name: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  language: z.string(),
  transfer: z.nullable(z.string()),
  call_back: z.optional(z.unknown()),
  left_at: z.unknown(),
  status: z.enum(["open", "closed"]),
  note: z.nullable(z.string()),
  expire_at: z.unknown(),
  changed_by: z.optional(z.nullable(z.string())),
  changed_at: z.optional(z.unknown()),
  closed_by: z.optional(z.nullable(z.string())),
  closed_at: z.optional(z.unknown()),
});

type StoredMessage = z.infer<typeof StoredMessage> & { readonly id: string };

export const messagesOf = async ({ projectId }: Visitor): Promise<readonly StoredMessage[]> => {
  const found = await firestore.collection(`projects/${projectId}/messages`).orderBy("left_at").get();
  return found.docs.map((record) => ({ id: record.id, ...StoredMessage.parse(record.data()) }));
};

/** What follows is another message, not the same in other words. */
export const aMinuteLater = async ({ projectId }: Visitor): Promise<void> => {
  const { docs } = await firestore.collection(`projects/${projectId}/messages`).get();
  await Promise.all(docs.map(async ({ ref }) => ref.update({ left_at: new Date(Date.now() - 60_000) })));
};

/** The agent's sentences. */
export const askWhat = "What would you like to know? Please ask one question.";
export const passedOn =
  "I do not know that. I have passed your question on to the team. If you want an answer yourself, tell me how to reach you.";
export const alreadyPassedOn = "I do not know that yet. The team already has this question, and now knows that you are asking it too.";
export const notPassedOn = "I do not know that, and I cannot pass on any more questions at the moment.";
