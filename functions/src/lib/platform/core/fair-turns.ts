import { AppError } from "./app-error.ts";

export interface Turn {
  readonly owner: string;
  readonly size: number;
  /** Asked when the turn has come. */
  readonly isAwaited: () => boolean;
}

interface Waiting extends Pick<Turn, "size"> {
  readonly begin: () => void;
}

/**
 * Does one piece of work at a time. Owners take turns, so that nobody waits for all that another one has sent, and no more of one waits than this.
 *
 * @throws AppError `unavailable` if too much of the owner waits, or if nobody waits for the work any more
 */
export const createFairTurns = (mostWaiting: number) => {
  /** The owner whose turn is next is the first one. */
  const lines = new Map<string, readonly Waiting[]>();
  let isBusy = false;
  const next = (): void => {
    const [turn] = lines;
    isBusy = turn !== undefined;
    if (turn === undefined) return;
    const [owner, [first, ...others]] = turn;
    lines.delete(owner);
    if (others.length > 0) lines.set(owner, others);
    first?.begin();
  };
  return async <Result>({ owner, size, isAwaited }: Turn, work: () => Promise<Result>): Promise<Result> => {
    const line = lines.get(owner) ?? [];
    if (line.reduce((sum, waiting) => sum + waiting.size, size) > mostWaiting) throw tooMany();
    await new Promise<void>((begin) => {
      lines.set(owner, [...line, { size, begin }]);
      if (!isBusy) next();
    });
    try {
      if (!isAwaited()) throw tooMany();
      return await work();
    } finally {
      next();
    }
  };
};

const tooMany = (): AppError =>
  new AppError("unavailable", "Too many long texts are being opened at the same time. Please try again.", { retryAfterSec: 1 });
