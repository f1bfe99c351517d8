import { AsyncLocalStorage } from "node:async_hooks";
import { Readable } from "node:stream";
import type { Query, QueryDocumentSnapshot } from "firebase-admin/firestore";
import { GoogleError, Status } from "google-gax";
import { reading } from "./storage-errors.ts";

/** How long an answer of Firestore may become. */
interface AnswerBound {
  readonly bytes: number;
  /** How many whole documents had arrived when the answer was cut off. */
  arrived?: number;
}

const bounds = new AsyncLocalStorage<AnswerBound>();

/** The bound of the request that is being made. */
export const currentBound = (): AnswerBound | undefined => bounds.getStore();

/** Counts the whole members of a list in JSON that arrives in pieces. */
const countMembers = () => {
  let depth = 0;
  let isText = false;
  let isEscaped = false;
  let members = 0;
  return (chunk: Buffer): number => {
    for (const byte of chunk) {
      if (isEscaped) isEscaped = false;
      else if (isText) {
        if (byte === 0x5c) isEscaped = true;
        else if (byte === 0x22) isText = false;
      } else if (byte === 0x22) isText = true;
      else if (byte === 0x7b || byte === 0x5b) depth++;
      else if (byte === 0x7d || byte === 0x5d) {
        depth--;
        if (depth === 1) members++;
      }
    }
    return members;
  };
};

/** Whether an answer has become too long with this piece. One document is always let through. */
export const watchLength = (bound: AnswerBound) => {
  const countIn = countMembers();
  let bytes = 0;
  return (chunk: Buffer): boolean => {
    bytes += chunk.length;
    const members = countIn(chunk);
    if (bytes <= bound.bytes || members === 0) return false;
    bound.arrived = members;
    return true;
  };
};

/** Ends an answer that has become too long. Not a failure that the client repeats. */
export const tooLong = (): GoogleError => Object.assign(new GoogleError("Firestore's answer is too long"), { code: Status.OUT_OF_RANGE });

/** Closes the connection, too, when what arrives on it is no longer read: node-fetch would leave it open. */
export const closeWith = (body: unknown): void => {
  if (!(body instanceof Readable)) return;
  body.once("unpipe", (connection: unknown) => {
    if (connection instanceof Readable) connection.destroy();
  });
};

/**
 * Runs a query, but stops reading when the answer is longer than a bound: Firestore sends a whole field even if only its beginning is shown,
 * and another program may have stored 1 MiB in each. Then the first documents are returned, at least one.
 *
 * @throws AppError `unavailable`
 */
export const readBounded = async (
  query: Query,
  bytes: number,
): Promise<{ readonly docs: readonly QueryDocumentSnapshot[]; readonly isCut: boolean }> => {
  let first: number | undefined;
  for (;;) {
    const bound: AnswerBound = { bytes };
    const asked = first === undefined ? query : query.limit(first);
    try {
      const { docs } = await bounds.run(bound, async () => reading(async () => asked.get()));
      return { docs, isCut: first !== undefined };
    } catch (error) {
      if (bound.arrived === undefined) throw error;
      first = Math.max(1, Math.min(bound.arrived, (first ?? Number.POSITIVE_INFINITY) - 1));
    }
  }
};
