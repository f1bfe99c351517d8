import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { homedir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import * as z from "zod";
import { launcherJar } from "./launcher-jar.ts";
import { cacheDir } from "./places.ts";
import { SetupError } from "./setup-error.ts";

/**
 * Makes sure that firebase-tools will find a Firestore emulator: one that it has already, that of the Google Cloud CLI,
 * or one that it can download. Returns what has to be added to its environment.
 *
 * @throws SetupError when there is none and no way to get one
 */
export async function provideFirestoreEmulator(environment: NodeJS.ProcessEnv): Promise<NodeJS.ProcessEnv> {
  const chosen = environment["FIRESTORE_EMULATOR_BINARY_PATH"];
  if (chosen !== undefined && chosen !== "") return requireChosen(chosen);
  const { jar, url } = readDownload(environment);
  if (existsSync(jar)) return {};
  const installed = findInCloudCli();
  if (installed !== undefined) return { FIRESTORE_EMULATOR_BINARY_PATH: writeLauncher(installed) };
  if (await isReachable(url)) return {};
  throw new SetupError(
    "There is no Firestore emulator on this machine, and its download cannot be reached. Install the one of the Google Cloud CLI " +
      `("gcloud components install cloud-firestore-emulator", or "apt-get install google-cloud-cli-firestore-emulator"), ` +
      `or fetch ${url} on another machine and put it at ${jar}.`,
  );
}

function requireChosen(jar: string): NodeJS.ProcessEnv {
  if (existsSync(jar)) return {};
  throw new SetupError(`FIRESTORE_EMULATOR_BINARY_PATH names a file that does not exist: ${jar}`);
}

const Downloads = z.object({ firestore: z.object({ remoteUrl: z.string(), downloadPathRelativeToCacheDir: z.string() }) });

/** Where firebase-tools gets its emulator from, and where it keeps it. */
function readDownload(environment: NodeJS.ProcessEnv): { readonly jar: string; readonly url: string } {
  const table = createRequire(import.meta.url).resolve("firebase-tools/lib/emulator/downloadableEmulatorInfo.json");
  const { firestore } = Downloads.parse(JSON.parse(readFileSync(table, "utf8")));
  const folder = environment["FIREBASE_EMULATORS_PATH"] ?? join(homedir(), ".cache", "firebase", "emulators");
  return { jar: join(folder, firestore.downloadPathRelativeToCacheDir), url: firestore.remoteUrl };
}

const jarOfCloudCli = "platform/cloud-firestore-emulator/cloud-firestore-emulator.jar";

function findInCloudCli(): string | undefined {
  const packaged = outputOf("dpkg", ["-L", "google-cloud-cli-firestore-emulator"]).find((path) => path.endsWith(jarOfCloudCli));
  if (packaged !== undefined && existsSync(packaged)) return packaged;
  const [folder] = outputOf("gcloud", ["info", "--format=value(installation.sdk_root)"]);
  const component = folder === undefined ? undefined : join(folder, jarOfCloudCli);
  return component !== undefined && existsSync(component) ? component : undefined;
}

/** The lines that a program prints, none when it is not installed or fails. */
function outputOf(program: string, options: readonly string[]): readonly string[] {
  const { status, stdout } = spawnSync(program, options, { encoding: "utf8" });
  return status === 0 ? stdout.trim().split("\n") : [];
}

/** The jar of the Cloud CLI does not say which class to start, and firebase-tools cannot. */
function writeLauncher(jar: string): string {
  const path = join(cacheDir, "firestore-emulator.jar");
  mkdirSync(cacheDir, { recursive: true });
  writeFileSync(path, launcherJar({ mainClass: "com.google.cloud.datastore.emulator.firestore.CloudFirestore", classPath: pathToFileURL(jar) }));
  return path;
}

async function isReachable(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { method: "HEAD", signal: AbortSignal.timeout(patienceMs) })).ok;
  } catch {
    return false; // Whatever the reason, firebase-tools could not download it either.
  }
}

const patienceMs = 10_000;
