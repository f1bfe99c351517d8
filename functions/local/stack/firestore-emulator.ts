import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { isDownloaded, isReachable, readDownloads } from "./downloads.ts";
import { launcherJar } from "./launcher-jar.ts";
import { cacheDir } from "./paths.ts";
import { SetupError } from "./setup-error.ts";

/**
 * Makes sure that firebase-tools will find a Firestore emulator: an already downloaded one, that of the Google Cloud CLI, or one that it
 * can download. Returns the environment variables to add.
 *
 * @throws SetupError when there is none and it cannot be downloaded
 */
export async function provideFirestoreEmulator(environment: NodeJS.ProcessEnv): Promise<NodeJS.ProcessEnv> {
  const chosen = environment["FIRESTORE_EMULATOR_BINARY_PATH"];
  if (chosen !== undefined && chosen !== "") return requireChosen(chosen);
  const { firestore } = readDownloads(environment);
  if (isDownloaded(firestore)) return {};
  const installed = findInCloudCli();
  if (installed !== undefined) return { FIRESTORE_EMULATOR_BINARY_PATH: writeLauncher(installed) };
  if (await isReachable(firestore)) return {};
  throw new SetupError(
    "There is no Firestore emulator on this machine, and its download cannot be reached. Install the one of the Google Cloud CLI " +
      `("gcloud components install cloud-firestore-emulator", or "apt-get install google-cloud-cli-firestore-emulator"), ` +
      `or fetch ${firestore.url} on another machine and put it at ${firestore.path}.`,
  );
}

function requireChosen(jar: string): NodeJS.ProcessEnv {
  if (existsSync(jar)) return {};
  throw new SetupError(`FIRESTORE_EMULATOR_BINARY_PATH names a file that does not exist: ${jar}`);
}

const jarOfCloudCli = "platform/cloud-firestore-emulator/cloud-firestore-emulator.jar";

function findInCloudCli(): string | undefined {
  const packaged = outputOf("dpkg", ["-L", "google-cloud-cli-firestore-emulator"]).find((path) => path.endsWith(jarOfCloudCli));
  if (packaged !== undefined && existsSync(packaged)) return packaged;
  const [folder] = outputOf("gcloud", ["info", "--format=value(installation.sdk_root)"]);
  const component = folder === undefined ? undefined : join(folder, jarOfCloudCli);
  return component !== undefined && existsSync(component) ? component : undefined;
}

/** The lines that a program prints; none if it is not installed or fails. */
function outputOf(program: string, options: readonly string[]): readonly string[] {
  const { status, stdout } = spawnSync(program, options, { encoding: "utf8" });
  return status === 0 ? stdout.trim().split("\n") : [];
}

/** The Cloud CLI's jar does not name a main class, and firebase-tools cannot pass one. */
function writeLauncher(jar: string): string {
  const path = join(cacheDir, "firestore-emulator.jar");
  const launcher = launcherJar({
    mainClass: "com.google.cloud.datastore.emulator.firestore.CloudFirestore",
    classPath: pathToFileURL(jar),
  });
  // An unchanged file is not rewritten, because another stack may be using it.
  if (existsSync(path) && readFileSync(path).equals(launcher)) return path;
  mkdirSync(cacheDir, { recursive: true });
  writeFileSync(path, launcher);
  return path;
}
