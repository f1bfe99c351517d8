import * as z from "zod";
import { commitLabel, runtime, schedules } from "../../../src/lib/platform/config/runtime.ts";
import type { Google } from "../google.ts";
import { pathOf } from "../rewrites.ts";
import type { AskedFunction } from "./compare-commits.ts";

/** 6 requests at a time: a local stack starts a process for each function. */
const atOnce = 6;
/** 15 s: several cold starts, one after the other. */
const answerMs = 15_000;

/** All of them, one after the other, cannot take longer. */
export const longestAskMs = Math.ceil(Object.keys(runtime).length / atOnce) * answerMs;

/**
 * Asks every function with a URL for its commit, by a method that none of them has: it is refused before anything else is looked at, changes
 * nothing, and is not answered by a cache.
 */
export async function askFunctions(origin: string, signal: AbortSignal): Promise<readonly AskedFunction[]> {
  const names = Object.keys(runtime);
  const asked: AskedFunction[] = [];
  const next = names.values();
  const askInTurn = async (): Promise<void> => {
    for (const name of next) asked.push(await askFunction(name, origin, signal));
  };
  await Promise.all(Array.from({ length: atOnce }, askInTurn));
  return asked.toSorted((one, other) => names.indexOf(one.name) - names.indexOf(other.name));
}

const askFunction = async (name: string, origin: string, signal: AbortSignal): Promise<AskedFunction> => {
  const path = pathOf(name);
  if (path === undefined) return { name, commit: undefined, fault: "no address in firebase.json" };
  const time = AbortSignal.any([signal, AbortSignal.timeout(answerMs)]);
  try {
    const response = await fetch(`${origin}${path}`, { method: "PUT", signal: time });
    await response.body?.cancel();
    return { name, commit: response.headers.get("x-lectern-commit") ?? undefined, fault: `no commit, answered with ${response.status}` };
  } catch {
    signal.throwIfAborted();
    return { name, commit: undefined, fault: "no answer" };
  }
};

const Deployed = z.object({
  functions: z.array(z.object({ name: z.string(), state: z.string(), labels: z.record(z.string(), z.string()).default({}) })).default([]),
});

/** Schedules answer nobody, but Google knows the label that they were deployed with. A text: why Google does not say. */
export async function askSchedules(google: Google, projectId: string): Promise<readonly AskedFunction[] | string> {
  const answer = await google.get("functions", `projects/${projectId}/locations/-/functions?pageSize=1000`);
  if (answer.kind !== "found") return answer.kind === "refused" ? answer.reason : "there is no such project";
  const { functions } = Deployed.parse(answer.body);
  return Object.keys(schedules).flatMap((name): readonly AskedFunction[] => {
    const found = functions.filter((one) => one.name.endsWith(`/functions/${name}`));
    if (found.length === 0) return [{ name, commit: undefined, fault: "not deployed" }];
    return found.map(({ state, labels }) => {
      const isRunning = state === "ACTIVE";
      return { name, commit: isRunning ? labels[commitLabel] : undefined, fault: isRunning ? "no commit" : `in the state ${state}` };
    });
  });
}
