import { setTimeout as pause } from "node:timers/promises";

/** 60 s: on a busy machine everything takes its time, and what has become true is not waited for. */
const patienceMs = 60_000;
/** Whoever asks more often takes the processor from what is waited for. */
const pollMs = 30;

/** Waits until something is true. What does not become true fails: a loop without an end would outlive its test. */
export const until = async (isTrue: () => boolean | Promise<boolean>, what = String(isTrue), withinMs = patienceMs): Promise<void> => {
  const deadline = Date.now() + withinMs;
  while (!(await isTrue())) {
    if (Date.now() > deadline) throw new Error(`This did not become true: ${what}`);
    await pause(pollMs);
  }
};
