import { Agent } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { type Carried, forward, readRequest, sendBack } from "../test/support/forward.ts";
import { serve, type Served } from "../test/support/serve.ts";
import type { Fault, Target } from "./script.ts";
import type { Weather } from "./weather.ts";

interface UpstreamOptions {
  readonly target: Target;
  /** Host and port of the emulator or fake. */
  readonly host: string;
  readonly weather: Weather;
  /** Called for each request with the status from the service; undefined if the service got no request, or did not answer it. */
  readonly observe?: (request: Carried, status: number | undefined) => void;
}

/** A proxy between the functions and a service, which injects the planned faults. */
export async function startUpstream({ target, host, weather, observe }: UpstreamOptions): Promise<Served> {
  // Shorter than any service keeps an idle connection: one that the service closes first would look like an unplanned fault.
  const agent = new Agent({ keepAlive: true, timeout: idleMs });
  return serve(async (incoming, outgoing) => {
    const carried = await readRequest(incoming);
    const fault = weather.next(target);
    if (isOurs(fault)) observe?.(carried, undefined);
    if (fault === "dead") await weather.cleared; // No answer comes; callers have time limits of their own.
    if (fault === "dead" || fault === "reset") {
      incoming.socket.destroy();
      return;
    }
    if (fault === "503") {
      outgoing.writeHead(503, { "Content-Type": "application/json" }).end(unavailable);
      return;
    }
    if (fault === "slow") await pause(slowMs);
    const answer = await forward(carried, host, agent);
    observe?.(carried, answer.status);
    if (fault === "lost answer") incoming.socket.destroy();
    else sendBack(answer, outgoing);
  });
}

const isOurs = (fault: Fault | undefined): boolean => fault === "dead" || fault === "reset" || fault === "503";

const idleMs = 2_000;

/** 700 ms: much longer than usual, and within every time limit. */
const slowMs = 700;

/** Google's error, which Twilio's clients accept as an answer, too. */
const unavailable = JSON.stringify({ error: { code: 503, status: "UNAVAILABLE", message: "The service is currently unavailable." } });
