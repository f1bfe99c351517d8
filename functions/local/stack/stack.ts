import { mkdirSync } from "node:fs";
import { buildReference } from "../build/build-reference.ts";
import { seed } from "../seed/seed.ts";
import { type Addresses, toAddresses, toEnvironment } from "./addresses.ts";
import { buildIfNeeded } from "./build-if-needed.ts";
import { requireEmulatorUi } from "./emulator-ui.ts";
import { logPathIn, startEmulators } from "./emulators.ts";
import {
  readFirebaseConfig,
  readPortOffset,
  readSitesConfig,
  toStackConfig,
  withSignallingAt,
  withSites,
  writeFirebaseConfig,
} from "./firebase-config.ts";
import { type Gemini, geminiFake } from "./gemini-of-stack.ts";
import { provideFirestoreEmulator } from "./firestore-emulator.ts";
import { requireFreePorts } from "./free-ports.ts";
import { requireJava } from "./java.ts";
import type { Parameters } from "./env-file.ts";
import { readParameters, writeParameters } from "./parameters.ts";
import { stackDir } from "./paths.ts";
import { readStackData } from "./stack-data.ts";
import { fakePlaces, signallingUrlOf } from "./fake-places.ts";
import { startFakes } from "./fakes.ts";

export interface Stack {
  readonly addresses: Addresses;
  /** The parameters that point the functions to the fakes. */
  readonly parameters: Parameters;
  readonly logPath: string;
  /** Settles when the emulators have ended for any reason. */
  readonly ended: Promise<unknown>;
}

/**
 * Calls `use` with a stack: functions and reference page built, the emulators running, the demo project in them. Everything is stopped
 * afterwards in any case. Missing requirements are detected before anything starts.
 *
 * @param gemini the fake, if it is not named: tests never cost anything, whatever is in the environment
 * @throws SetupError
 */
export async function withStack<Result>(signal: AbortSignal, use: (stack: Stack) => Promise<Result>, gemini?: Gemini): Promise<Result> {
  const offset = readPortOffset(process.env);
  const { url, key } = gemini ?? geminiFake(offset);
  const data = readStackData(process.env);
  const ui = process.env["LECTERN_UI"] === "1";
  const places = fakePlaces(offset);
  const config = withSignallingAt(toStackConfig(readFirebaseConfig(), { offset, ui }), signallingUrlOf(places));
  const addresses = toAddresses(config, places);
  if (process.env["LECTERN_JOIN"] === "1") return join(addresses, offset, use);
  requireJava();
  await requireFreePorts(config, Object.values(places));
  const firestore = await provideFirestoreEmulator(process.env);
  if (ui) await requireEmulatorUi(process.env);
  await Promise.all([buildIfNeeded(), buildReference()]);
  signal.throwIfAborted();

  const folder = stackDir(offset);
  mkdirSync(folder, { recursive: true });
  await using fakes = await startFakes({ places, publicBaseUrl: addresses.hosting });
  const parameters = { ...fakes.parameters, GEMINI_API_URL: url };
  writeParameters(folder, parameters);
  using file = writeFirebaseConfig(withSites(config, readSitesConfig()), `stack-${offset}`);
  console.error("Starting the emulators.");
  const environment = { ...process.env, ...firestore, ...withoutUpdates, GEMINI_API_KEY: key };
  await using emulators = await startEmulators({ configPath: file.path, folder, environment, signal, data });
  // The Admin SDK of the seed reads it there.
  Object.assign(process.env, toEnvironment(addresses));
  if (data?.isThere !== true) await seed();
  signal.throwIfAborted();
  return await use({ addresses, parameters, logPath: emulators.logPath, ended: emulators.ended });
}

/** Uses the stack that already runs at these ports, and leaves it running. */
async function join<Result>(addresses: Addresses, offset: number, use: (stack: Stack) => Promise<Result>): Promise<Result> {
  const folder = stackDir(offset);
  Object.assign(process.env, toEnvironment(addresses));
  return use({ addresses, parameters: readParameters(folder), logPath: logPathIn(folder), ended: new Promise(() => undefined) });
}

const withoutUpdates = { NO_UPDATE_NOTIFIER: "1" };
