import { setTimeout as sleep } from "node:timers/promises";
import * as z from "zod";
import { costOf } from "../test/support/firestore-cost.ts";
import { type Exchange, type Recorder, startRecorder } from "../test/support/firestore-recorder.ts";
import type { Prepared } from "./client.ts";
import { type Fixtures, programId, type Task } from "./fixture.ts";
import type { Parameters } from "../local/stack/env-file.ts";
import type { Program } from "./instance.ts";
import { startPool } from "./pool.ts";

/** What one request sends to Google's services, counted on the wire. */
export interface Traffic {
  /** Requests to Firestore that waited for one another. The first one has to wait until the token is verified. */
  readonly roundTrips: number;
  /** Requests to Firestore. */
  readonly rpcs: number;
  /** Documents as billed. */
  readonly reads: number;
  readonly writes: number;
  readonly deletes: number;
  /** Requests to Identity Toolkit, to check whether an account is still enabled. */
  readonly lookups: number;
  /** Requests to Gemini. */
  readonly modelCalls: number;
}

interface Counting {
  readonly fixtures: Fixtures;
  readonly ofTask: (task: Task, environment: Parameters) => Program;
  readonly environment: Parameters;
  /** How often each task is counted. */
  readonly times: number;
}

/** Counts with instances whose Firestore, Identity Toolkit and Gemini are recorders in front of them. */
export async function countTraffic(
  tasks: readonly Task[],
  { fixtures, ofTask, environment, times }: Counting,
): Promise<ReadonlyMap<Task, Traffic>> {
  await using firestore = await record(environment["FIRESTORE_EMULATOR_HOST"] ?? "");
  await using identities = await record(environment["FIREBASE_AUTH_EMULATOR_HOST"] ?? "");
  await using gemini = await record(new URL(environment["GEMINI_API_URL"] ?? "").host);
  const diverted = {
    ...environment,
    FIRESTORE_EMULATOR_HOST: firestore.host,
    FIREBASE_AUTH_EMULATOR_HOST: identities.host,
    GEMINI_API_URL: `http://${gemini.host}`,
  };
  const programs = new Map(tasks.map((task) => [programId(task), ofTask(task, diverted)]));
  await using pool = await startPool([...programs.values()]);

  const count = async (id: string, prepared: Prepared): Promise<Traffic> => {
    const [lookups, modelCalls]: [Exchange[], Exchange[]] = [[], []];
    const exchanges = await firestore.during(async () => {
      const work = async (): Promise<unknown> => pool.exchange(id, prepared);
      lookups.push(...(await identities.during(async () => modelCalls.push(...(await gemini.during(work))))));
    }, rest);
    return { ...toTraffic(exchanges), lookups: lookups.length, modelCalls: modelCalls.length };
  };
  const traffic = new Map<Task, Traffic>();
  for (const task of tasks) {
    const counts: Traffic[] = [];
    const fixture = await fixtures.openFixture(); // Only one, so that an instance already knows the project the second time.
    for (let time = 0; time < times; time += 1) {
      counts.push(await count(programId(task), await fixtures.prepare(task, fixture)));
    }
    traffic.set(task, fewest(counts));
  }
  return traffic;
}

async function record(host: string): Promise<Recorder & AsyncDisposable> {
  const recorder = await startRecorder(host);
  return { ...recorder, [Symbol.asyncDispose]: recorder.stop };
}

/** On a busy machine, parallel requests may look as if one had waited for the other, but never the reverse. */
function fewest(counts: readonly Traffic[]): Traffic {
  const [least] = counts.toSorted((a, b) => a.roundTrips - b.roundTrips);
  if (least === undefined) throw new Error("nothing was counted");
  return least;
}

const Commit = z.object({ writes: z.array(z.looseObject({})).default([]) });

function toTraffic(exchanges: readonly Exchange[]): Omit<Traffic, "lookups" | "modelCalls"> {
  const { roundTrips, reads, writes } = costOf(exchanges);
  const commits = exchanges.filter(({ verb }) => verb === "commit").map(({ request }) => Commit.parse(request));
  const deletes = commits.flatMap((commit) => commit.writes).filter((write) => "delete" in write).length;
  return { roundTrips, rpcs: exchanges.length, reads, writes: writes - deletes, deletes };
}

/** 120 ms: longer than the gap between two parallel requests of a function, even on a busy machine. */
const rest = async (): Promise<void> => sleep(120);
