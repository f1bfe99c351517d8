import type { Firestore } from "firebase-admin/firestore";
import type * as z from "zod/mini";
import { isRecord } from "../../src/lib/platform/core/unknown-record.ts";
import type { Page } from "../../src/lib/pages/drafts/page.ts";
import { isDocumentId } from "../../src/lib/platform/firestore/document-id.ts";
import { toWriteToken } from "../../src/lib/platform/firestore/write-token.ts";
import type { Stored } from "./change.ts";
import { changedMeanwhile, OperatorError } from "./operator-error.ts";

/** Reads a document as it is stored. */
export const findRecord = async (firestore: Firestore, path: string): Promise<Stored | undefined> => {
  const snapshot = await firestore.doc(path).get();
  const data: unknown = snapshot.data();
  return isRecord(data) && snapshot.updateTime !== undefined ? { data, updateTime: snapshot.updateTime } : undefined;
};

/**
 * Reads the document of a page again, and makes sure that it is still the state on which the decision was based.
 *
 * @throws OperatorError when it has changed since
 */
export const findSameRecord = async (
  firestore: Firestore,
  path: string,
  page: Pick<Page, "writeToken"> | undefined,
): Promise<Stored | undefined> => {
  const record = await findRecord(firestore, path);
  if ((record && toWriteToken(record.updateTime)) === page?.writeToken) return record;
  throw changedMeanwhile();
};

/** @throws OperatorError when there is no such project */
export const requireProject = async (firestore: Firestore, projectId: string): Promise<Stored> => {
  const project = await findRecord(firestore, `projects/${requireId(projectId)}`);
  if (project === undefined) throw new OperatorError(`There is no project ${projectId}. Make it with "project create ${projectId}".`);
  return project;
};

/** @throws OperatorError for an ID that no document can have */
export const requireId = (id: string): string => {
  if (!isDocumentId(id)) throw new OperatorError(`"${id}" cannot be an id: it must not be empty, hold a slash, or look like __this__.`);
  return id;
};

/** @throws OperatorError that names every problem */
export const requireValid = <Output>(schema: z.ZodMiniType<Output>, input: unknown, what: string): Output => {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(({ path, message }) => `  ${path.join(".")} ${message}`);
  throw new OperatorError([`The ${what} is not valid:`, ...problems].join("\n"));
};

/** @throws OperatorError with this sentence when there is no such document */
export const requireRecord = async (firestore: Firestore, path: string, sentence: string): Promise<Stored> => {
  const record = await findRecord(firestore, path);
  if (record === undefined) throw new OperatorError(sentence);
  return record;
};
