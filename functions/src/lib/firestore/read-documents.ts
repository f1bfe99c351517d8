import type { DocumentReference, DocumentSnapshot } from "firebase-admin/firestore";
import { setImmediate } from "node:timers";
import { AppError } from "../core/app-error.ts";
import { database } from "./database.ts";
import { reading } from "./storage-errors.ts";

interface Wanted {
  readonly refs: readonly DocumentReference[];
  readonly resolve: (found: readonly DocumentSnapshot[]) => void;
  readonly reject: (error: unknown) => void;
}

const wanted: Wanted[] = [];

/**
 * Reads documents, whole, together with what else is asked for at the same moment: a request takes longer than a document, here and in
 * Firestore. Each is billed as a read, as always.
 *
 * @throws AppError `unavailable` when storage is unavailable
 */
export const readDocuments = async (...refs: readonly DocumentReference[]): Promise<readonly DocumentSnapshot[]> => {
  const { promise, resolve, reject } = Promise.withResolvers<readonly DocumentSnapshot[]>();
  if (wanted.length === 0) setImmediate(() => void readTogether(wanted.splice(0)));
  wanted.push({ refs, resolve, reject });
  return promise;
};

/** As `readDocuments`, for one. */
export const readDocument = async (ref: DocumentReference): Promise<DocumentSnapshot> => {
  const [found] = await readDocuments(ref);
  if (found === undefined) throw new Error("Firestore has answered less than it was asked for.");
  return found;
};

const readTogether = async (all: readonly Wanted[]): Promise<void> => {
  try {
    const found = await reading(async () => database().getAll(...all.flatMap(({ refs }) => refs)));
    let next = 0;
    for (const { refs, resolve } of all) resolve(found.slice(next, (next += refs.length)));
  } catch (error) {
    // What Firestore refuses about one document is no reason to refuse the others, which may be somebody else's.
    if (all.length > 1 && !(error instanceof AppError)) await Promise.all(all.map(async (one) => readTogether([one])));
    else for (const { reject } of all) reject(error);
  }
};
