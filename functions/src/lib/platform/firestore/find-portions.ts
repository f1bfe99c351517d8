import type { Query, QueryDocumentSnapshot } from "firebase-admin/firestore";
import type { Portion } from "../core/portions.ts";
import { reading } from "./storage-errors.ts";

type Found = QueryDocumentSnapshot;

/** What an ordered query finds, so many records at a time. @throws AppError `unavailable`, also for each further portion */
export const findInPortions = async (query: Query, size: number, after?: Found): Promise<Portion<Found>> => {
  const rest = after === undefined ? query : query.startAfter(after);
  const { docs } = await reading(async () => rest.limit(size).get());
  const last = docs[size - 1];
  return { items: docs, next: last && (async () => findInPortions(query, size, last)) };
};

/**
 * The records of a collection group, so many at a time: a portion of each document that has some below it, then the next portion of each that
 * has more. One with ten thousand so delays nobody else's.
 *
 * @param all ordered by the name
 * @throws AppError `unavailable`, also for each further portion
 */
export const findInTurns = async (all: Query, size: number): Promise<Portion<Found>> =>
  takeTurn(all, size, { query: all, isFirst: true }, []);

interface Turn {
  readonly query: Query;
  /** Of all who have had none, not of one who has more. */
  readonly isFirst: boolean;
}

const takeTurn = async (all: Query, size: number, { query, isFirst }: Turn, waiting: readonly Turn[]): Promise<Portion<Found>> => {
  const { docs } = await reading(async () => query.limit(size).get());
  const last = docs[size - 1];
  const [next, ...others] =
    last === undefined
      ? waiting
      : [
          ...(isFirst ? [{ query: all.startAt(behindOwner(last)), isFirst }] : []),
          ...waiting,
          { query: all.startAfter(last.ref.path).endBefore(behindOwner(last)), isFirst: false },
        ];
  return { items: docs, next: next && (async () => takeTurn(all, size, next, others)) };
};

/** Behind everything below the document that has this record. One at the root has only itself. */
const behindOwner = ({ ref }: Found): string => `${(ref.parent.parent ?? ref).path}\u0001`;
