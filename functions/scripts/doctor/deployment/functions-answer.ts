import * as z from "zod";
import { readAllowedOrigins, readLiveOrigins } from "../../../src/lib/platform/config/params.ts";
import { type FunctionName, protocolNames, publicNames, runtime, webhookNames } from "../../../src/lib/platform/config/runtime.ts";
import { type Check, fail, pass } from "../check.ts";
import { pathOf } from "../rewrites.ts";

type Deployed = keyof typeof runtime;

const OurError = z.object({ error: z.string(), code: z.string() });

/** The defect of the answer to an anonymous request, as a sentence; undefined if there is none. */
async function findFault(name: Deployed, origin: string, signal: AbortSignal): Promise<string | undefined> {
  const path = pathOf(name);
  if (path === undefined) return `${name} has no address: firebase.json does not lead to it`;
  const url = `${origin}${path}`;
  if (publicNames.some((one) => one === name)) return findWrong(await fetch(url, { signal }), { name, status: 404, code: undefined });
  if (webhookNames.some((one) => one === name))
    return findWrong(await fetch(url, { method: "POST", signal }), { name, status: 403, code: "forbidden" });
  if (protocolNames.some((one) => one === name))
    return findWrong(await fetch(url, { method: "POST", signal }), { name, status: 401, code: "unauthenticated" });
  const preflight = await fetch(url, { method: "OPTIONS", headers: { Origin: originFor(name, origin) }, signal });
  const methods = (preflight.headers.get("access-control-allow-methods") ?? "").split(",");
  const method = methods.findLast((one) => !["", "HEAD", "OPTIONS"].includes(one));
  if (preflight.status !== 204 || method === undefined) return `${name} answers OPTIONS with ${preflight.status}, and names no method`;
  const refusal = isForAnybody(name)
    ? ({ status: 400, code: "invalid_request" } as const)
    : ({ status: 401, code: "unauthenticated" } as const);
  return findWrong(await fetch(url, { method, signal }), { name, ...refusal });
}

/** Whoever has the link of an invitation need not have an account yet. */
const isForAnybody = (name: Deployed): boolean => name === "invitation";

interface Wanted {
  readonly name: string;
  readonly status: number;
  readonly code: string | undefined;
}

const findWrong = async (response: Response, { name, status, code }: Wanted): Promise<string | undefined> => {
  const text = await response.text();
  if (response.status !== status) return `${name} answers a stranger with ${response.status} instead of ${status}`;
  const ours = OurError.safeParse(
    response.headers.get("content-type")?.startsWith("application/json") === true ? JSON.parse(text) : undefined,
  );
  return code === undefined || ours.data?.code === code ? undefined : `${name} answers ${status} in another form than ours`;
};

const liveNames: readonly string[] = [
  "liveFeedback",
  "liveSession",
  "liveSessionResume",
  "liveToolsExecute",
] satisfies readonly FunctionName[];

const originFor = (name: string, own: string): string => {
  const allowed = liveNames.includes(name) ? readLiveOrigins() : readAllowedOrigins();
  return allowed.includes("*") ? own : (allowed[0] ?? own);
};

const atOnce = 4;

/** Checks that Hosting leads to every function, and that each refuses unknown callers. */
export const functionsAnswer: Check = {
  name: "deployment/functions-answer",
  kind: "cheap",
  timeMs: 110_000,
  run: async ({ origin, projectName }, signal) => {
    const names = Object.keys(runtime).filter((name): name is Deployed => Object.hasOwn(runtime, name));
    const faults: string[] = [];
    // Only some at a time, because a local stack starts a process for each.
    for (let from = 0; from < names.length; from += atOnce) {
      const found = await Promise.all(names.slice(from, from + atOnce).map(async (name) => findFault(name, origin, signal)));
      faults.push(...found.filter((fault) => fault !== undefined));
    }
    if (faults.length === 0) return pass(`All ${names.length} functions answer, and refuse a stranger.`);
    return fail(`${faults.join("; ")}.`, `firebase deploy --project ${projectName}\nfirebase functions:log --project ${projectName}`);
  },
};
