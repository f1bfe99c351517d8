import { readFileSync } from "node:fs";
import { Agent } from "node:http";
import { join } from "node:path";
import * as z from "zod";
import { repositoryDir } from "../local/stack/paths.ts";
import type { Fleet } from "./fleet.ts";
import { type Carried, type CarriedAnswer, forward, readRequest, sendBack } from "../test/support/forward.ts";
import { serve, type Served } from "../test/support/serve.ts";
import type { TrafficLog } from "./traffic-log.ts";
import type { Weather } from "./weather.ts";

interface GatewayOptions {
  readonly hostOf: Fleet["hostOf"];
  readonly weather: Weather;
  readonly log: TrafficLog;
  /** Since the beginning of the traffic. */
  readonly elapsedMs: () => number;
}

/** The single origin of a deployment, like Hosting: forwards every request to a process, and loses or doubles some. */
export async function startGateway({ hostOf, weather, log, elapsedMs }: GatewayOptions): Promise<Served> {
  const agent = new Agent({ keepAlive: true, timeout: idleMs });
  const carryOut = async (functionName: string, request: Carried): Promise<CarriedAnswer> => {
    const atMs = elapsedMs();
    const startedMs = performance.now();
    const note = (status: number): void => {
      log.add({ functionName, status, ms: performance.now() - startedMs, atMs });
    };
    try {
      const answer = await forwardToLiving(hostOf, agent, functionName, request);
      note(answer.status);
      return answer;
    } catch (error) {
      note(0);
      throw error;
    }
  };
  return serve(async (incoming, outgoing) => {
    const request = await readRequest(incoming);
    const functionName = functionAt(request.path);
    const fault = weather.next("network");
    if (fault === "lost request") {
      incoming.socket.destroy();
      return;
    }
    const first = carryOut(functionName, request);
    const answer = fault === "doubled" ? await lastOf([first, carryOut(functionName, request)]) : await first;
    if (fault === "lost answer") incoming.socket.destroy();
    else sendBack(answer, outgoing);
  });
}

/** 2 s: shorter than the five seconds for which functions-framework keeps an idle connection. */
const idleMs = 2_000;

/** A client that sent a request twice waits for both answers and uses the second. */
const lastOf = async (both: readonly Promise<CarriedAnswer>[]): Promise<CarriedAnswer> => {
  const answers = (await Promise.allSettled(both)).flatMap((settled) => (settled.status === "fulfilled" ? settled.value : []));
  const last = answers.at(-1);
  if (last === undefined) throw new Error("both were lost");
  return last;
};

/** If a process has just ended, another one is asked, as the platform does. */
async function forwardToLiving(hostOf: Fleet["hostOf"], agent: Agent, functionName: string, request: Carried): Promise<CarriedAnswer> {
  for (;;) {
    try {
      return await forward(request, await hostOf(functionName), agent);
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "ECONNREFUSED")) throw error;
    }
  }
}

const Rewrites = z.object({
  hosting: z.object({ rewrites: z.array(z.object({ source: z.string(), function: z.object({ functionId: z.string() }) })) }),
});

/** In the order of `firebase.json`: the first match is used. */
const routes = Rewrites.parse(JSON.parse(readFileSync(join(repositoryDir, "firebase.json"), "utf8"))).hosting.rewrites.map(
  ({ source, function: { functionId } }) => ({ pattern: new RegExp(`^${source.replaceAll("*", "[^/]+")}$`), functionId }),
);

function functionAt(path: string): string {
  const [pathname = ""] = path.split("?");
  const route = routes.find(({ pattern }) => pattern.test(pathname));
  if (route === undefined) throw new Error(`no function is at ${pathname}`);
  return route.functionId;
}
