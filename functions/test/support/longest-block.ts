import { execFile } from "node:child_process";
import { promisify } from "node:util";

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

const run = promisify(execFile);

const tellOwnWork = "const { user, system } = process.threadCpuUsage(); console.log((user + system) / 1_000)";

/** What Node's main thread does until it runs the first line of an empty program, in milliseconds. */
const startOfNode = async (): Promise<number> => Number((await run(process.execPath, ["-e", tellOwnWork])).stdout);

const rounds = 8;

/**
 * The longest block in starts of Node, measured side by side: the promise that nobody waits for more than 50 ms is one for a machine on which
 * Node starts within 25, and two starts on any other. The minimum of several measurements of each: a busy machine and the garbage collector
 * lengthen some of them, hostile input lengthens all.
 *
 * @param enough a measurement below it is the last
 */
export const longestBlock = async (work: () => Promise<unknown>, enough = 2): Promise<number> => {
  let [block, start] = [Infinity, Infinity];
  for (let round = 0; round < rounds && !(block < enough * start); round++) {
    start = Math.min(start, await startOfNode());
    block = Math.min(block, await blockOf(work));
  }
  return block / start;
};
