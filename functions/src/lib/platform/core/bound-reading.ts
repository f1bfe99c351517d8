import { AppError } from "./app-error.ts";
import { createMemory } from "./memory.ts";

interface Bound {
  readonly inMs: number;
  /** So many readings of one subject begin within that time. */
  readonly most: number;
  /** So many subjects are counted. */
  readonly subjects: number;
}

/**
 * Whatever is asked of one subject, which the first argument names, this instance reads only so often: strangers can invent questions without
 * end.
 *
 * @throws AppError `unavailable`, with the second to come back in
 */
export const boundReading = <Others extends readonly unknown[], Found>(
  read: (subject: string, ...others: Others) => Promise<Found>,
  { inMs, most, subjects }: Bound,
): ((subject: string, ...others: Others) => Promise<Found>) => {
  const begun = createMemory<{ readings: number }>({ forMs: inMs, entries: subjects });
  return async (subject, ...others) => {
    const nowMs = Date.now();
    const known = begun.find(subject, nowMs);
    const count = known ?? { readings: 0 };
    if (known === undefined) begun.keep(subject, count, nowMs);
    if (count.readings >= most)
      throw new AppError("unavailable", "Too many different requests at once. Try again in a moment.", {
        retryAfterSec: Math.ceil(inMs / 1_000),
      });
    count.readings += 1;
    return read(subject, ...others);
  };
};
