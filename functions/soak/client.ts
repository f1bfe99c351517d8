import { setTimeout as pause } from "node:timers/promises";
import { type Call, call, type EndpointName, type Reply } from "../test/support/api.ts";
import type { Finding } from "./result.ts";

/** A request that may be repeated: it has an Idempotency-Key, or a repetition changes nothing. */
interface Wanted {
  readonly endpoint: EndpointName;
  readonly call: Call;
  /** Statuses that the caller can handle. */
  readonly expected: readonly number[];
  /** Called with the answer, possibly only at the end of the soak. */
  readonly onAnswer: (reply: Reply) => void;
}

/** People's browsers. Every answer is validated against the published contract. */
export interface Client {
  /** Sends a request once. Undefined if the connection broke or the service was busy. */
  readonly ask: (wanted: Omit<Wanted, "onAnswer">) => Promise<Reply | undefined>;
  /** Repeats a request until there is an answer. If there is none for too long, `settle` tries again. */
  readonly insist: (wanted: Wanted) => Promise<void>;
  /** Repeats all requests that were given up. Returns their number. */
  readonly settle: () => Promise<number>;
}

/** @param base origin of the deployment */
export function createClient(base: string, found: (finding: Finding) => void): Client {
  let givenUp: readonly Wanted[] = [];
  const ask: Client["ask"] = async ({ endpoint, call: details, expected }) => {
    const unexpected = (what: string): void => {
      found({ kind: "unexpected", sentence: `${endpoint}: ${what}` });
    };
    try {
      const reply = await Promise.race([call(endpoint, { ...details, base }), tooLate()]);
      if (reply === undefined) {
        unexpected(`no answer within ${patienceMs} ms`);
        return undefined;
      }
      if (reply.status === 503) return undefined;
      if (!expected.includes(reply.status)) unexpected(`${reply.status} ${JSON.stringify(reply.body)}`);
      return reply;
    } catch (error) {
      if (!isBroken(error)) unexpected(String(error));
      return undefined;
    }
  };
  const tryOften = async (wanted: Wanted, times: number): Promise<boolean> => {
    for (let attempt = 0; attempt < times; attempt++) {
      if (attempt > 0) await pause(Math.min(firstPauseMs * 2 ** attempt, longestPauseMs));
      const reply = await ask(wanted);
      if (reply === undefined) continue;
      wanted.onAnswer(reply);
      return true;
    }
    return false;
  };
  return {
    ask,
    insist: async (wanted) => {
      if (!(await tryOften(wanted, triesInTraffic))) givenUp = [...givenUp, wanted];
    },
    settle: async () => {
      const open = givenUp;
      givenUp = [];
      for (const wanted of open)
        if (!(await tryOften(wanted, triesInTheEnd)))
          found({ kind: "unexpected", sentence: `${wanted.endpoint}: no answer in the end, when all services work` });
      return open.length;
    },
  };
}

/** Node's errors for a broken connection. */
const isBroken = (error: unknown): boolean =>
  error instanceof Error && "code" in error && ["ECONNRESET", "ECONNREFUSED", "EPIPE"].includes(String(error.code));

/** 60 s: longer than any function may take. */
const patienceMs = 60_000;

const tooLate = async (): Promise<undefined> => pause(patienceMs, undefined, { ref: false });

const triesInTraffic = 4;
const triesInTheEnd = 8;
const firstPauseMs = 50;
const longestPauseMs = 2_000;
