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

/**
 * The minimum of several measurements: a busy machine and the garbage collector lengthen some of them, hostile input lengthens all.
 *
 * @param enough a measurement below it is the last
 */
export const longestBlock = async (work: () => Promise<unknown>, enough = 50): Promise<number> => {
  let least = Infinity;
  for (let round = 0; round < 6 && least >= enough; round++) least = Math.min(least, await blockOf(work));
  return least;
};
