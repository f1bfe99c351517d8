import { shuffled } from "../../src/lib/platform/core/shuffled.ts";

/** Enough before a check's time limit of 120 s to say what was found until then. */
const mostMs = 100_000;

/** What to do about records for which there was no time. */
export const othersLater = "Each run uses a different order: run the doctor again, or every night.";

/** Does something with records, some at a time, in an order by chance, until they end or the time does. Returns how many had their turn. */
export async function inPortions<One>(
  all: readonly One[],
  size: number,
  work: (portion: readonly One[]) => Promise<void>,
  now = (): number => performance.now(),
): Promise<number> {
  const end = now() + mostMs;
  const mixed = shuffled(all);
  let done = 0;
  while (done < mixed.length && now() < end) {
    const portion = mixed.slice(done, done + size);
    await work(portion);
    done += portion.length;
  }
  return done;
}
