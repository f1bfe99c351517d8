/**
 * The process of a soak, `node --import ./soak/shift-clock.ts soak/main.ts <seed> <lengthMs>`, with a Firebase project of its own in the
 * emulators that its environment names, and its own fakes. It reports progress on standard error, and its result to its parent process.
 */
import { setTimeout as pause } from "node:timers/promises";
import { Firestore } from "firebase-admin/firestore";
import { runtime, schedules } from "../src/lib/platform/config/runtime.ts";
import type { World } from "./actor.ts";
import { createClient } from "./client.ts";
import { createFleet, type Fleet } from "./fleet.ts";
import { startGateway } from "./gateway.ts";
import { createSoakLedger } from "./ledger.ts";
import { isTrial } from "./options.ts";
import type { Finding, SoakResult } from "./result.ts";
import { startServices } from "./services.ts";
import { type SoakScript, writeScript } from "./script.ts";
import { settle } from "./settle.ts";
import { type Progress, watchProgress } from "./progress.ts";
import { runTraffic } from "./traffic.ts";
import { createTrafficLog } from "./traffic-log.ts";
import { createWeather } from "./weather.ts";

const [seed = 1, lengthMs = 60_000] = process.argv.slice(2).map(Number);
const { SOAK_CLOCK_SHIFT_MS, GCLOUD_PROJECT: firebaseProject = "", FIRESTORE_EMULATOR_HOST: firestoreHost = "" } = process.env;
const authHost = process.env["FIREBASE_AUTH_EMULATOR_HOST"] ?? "";
const shiftMs = Number(SOAK_CLOCK_SHIFT_MS);

/** Processes of each function. */
const fleetSize = isTrial({ lengthMs }) ? 1 : 2;

/** 200: more findings would add nothing. */
const mostFindings = 200;

const say = (sentence: string): void => {
  console.error(`soak: ${sentence}`);
};

/** Ends processes when the script says so, until the end of the traffic. */
async function killByScript({ kills }: SoakScript, fleet: Fleet, elapsedMs: () => number): Promise<void> {
  for (const { atMs, victim, signal } of kills) {
    await pause(Math.max(0, atMs - elapsedMs()));
    fleet.kill(victim, signal);
  }
}

async function soak(): Promise<SoakResult> {
  const script = writeScript(seed, lengthMs);
  let startedMs = Infinity;
  const elapsedMs = (): number => performance.now() - startedMs;
  const isOpen = (): boolean => elapsedMs() < lengthMs;
  const [weather, log, ledger] = [createWeather(script, elapsedMs), createTrafficLog(), createSoakLedger()];
  const findings: Finding[] = [];
  const found = (finding: Finding): void => {
    if (findings.length < mostFindings) findings.push(finding);
  };
  const { promise: fleetStarted, resolve: onFleetStarted } = Promise.withResolvers<Fleet>();
  await using gateway = await startGateway({ hostOf: async (name) => (await fleetStarted).hostOf(name), weather, log, elapsedMs });
  const onDial = (id: string): void => {
    ledger.dials.set(id, (ledger.dials.get(id) ?? 0) + 1);
  };
  await using services = await startServices({ weather, publicUrl: gateway.url, firestoreHost, authHost, onDial });
  const functionNames = [...Object.keys(runtime), ...Object.keys(schedules)];
  await using fleet = createFleet({ functionNames, size: fleetSize, environment: services.environment, shiftMs });
  if (!isTrial({ lengthMs })) {
    say(`starting ${functionNames.length * fleetSize} processes of ${functionNames.length} functions.`);
    await fleet.startAll();
  }
  onFleetStarted(fleet);
  const firestore = new Firestore({ projectId: firebaseProject });
  const client = createClient(gateway.url, found);
  const world: World = { firestore, authHost, firebaseProject, client, ledger, telephony: services.telephony, hostOf: fleet.hostOf, found };

  const earlyMs = untilMidnightMs() - script.midnightMs;
  if (earlyMs > 0 && earlyMs < dayMs / 2) await pause(earlyMs);
  startedMs = performance.now();
  const midnightMs = untilMidnightMs();
  const progress: Progress = watchProgress({ lengthMs, elapsedMs, weather, log, ends: fleet.ends, say });
  const clearUp = async (): Promise<void> => pause(lengthMs).then(weather.clear);
  const [visited] = await Promise.all([runTraffic({ world, seed, isOpen }), killByScript(script, fleet, elapsedMs), clearUp()]);
  const { faultsOverTime } = progress.stop();
  const functions = [...log.byFunction()];
  const requests = log.overTime(faultsOverTime.length, lengthMs);
  say("the traffic is over; everything works again.");
  const checked = await settle({ world, fleet, visited, shiftMs, say });
  const faults = Object.fromEntries([...weather.counts(), ...[...fleet.ends()].map(([end, count]) => [`process: ${end}`, count] as const)]);
  await firestore.terminate();
  return {
    seed,
    lengthMs,
    midnightMs,
    functions,
    faults,
    overTime: { requests: [...requests], faults: [...faultsOverTime] },
    checked,
    findings,
  };
}

const untilMidnightMs = (): number => dayMs - (Date.now() % dayMs);

const dayMs = 86_400_000;

const result = await soak();
process.send?.(result, () => {
  process.exit();
});
