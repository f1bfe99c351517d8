/** The longest time in which nothing else of this process gets a turn, in milliseconds of the thread's own work. */
const blockOf = async (work: () => Promise<unknown>): Promise<number> => {
  const nowMs = (): number => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1_000;
  };
  let [last, longest, isOver] = [nowMs(), 0, false];
  const tick = (): void => {
    const now = nowMs();
    [last, longest] = [now, Math.max(longest, now - last)];
    if (!isOver) setImmediate(tick);
  };
  setImmediate(tick);
  await work();
  await new Promise((resolve) => setImmediate(resolve));
  isOver = true;
  return longest;
};

/** Always the same work, which reads and writes text. */
const reference = async (): Promise<unknown> =>
  Promise.resolve(Array.from({ length: 20 }, () => "a <b> & c ".repeat(5_000).replaceAll(/[<>&]/g, (sign) => `&#${sign.charCodeAt(0)};`)));

/** 28 ms: chosen, not measured on the machine on which the bounds were set. Where the reference took 35 to 45 ms, bounds of 50 ms were missed by 1 to 10 ms. */
const referenceMs = 28;

const leastOf = async (work: () => Promise<unknown>, enough: number): Promise<number> => {
  let least = Infinity;
  for (let round = 0; round < 6 && least >= enough; round++) least = Math.min(least, await blockOf(work));
  return least;
};

/** How much slower this machine is, measured beside the work: 1 if it is not. */
const slowness = async (): Promise<number> => Math.max(1, (await leastOf(reference, 0)) / referenceMs);

/**
 * The minimum of several measurements: a busy machine and the garbage collector lengthen some of them, hostile input lengthens all. On a
 * slow machine the time is that of a quicker one.
 *
 * @param enough a measurement below it is the last
 */
export const longestBlock = async (work: () => Promise<unknown>, enough = 50): Promise<number> => {
  const least = await leastOf(work, enough);
  return least < enough ? least : least / (await slowness());
};
