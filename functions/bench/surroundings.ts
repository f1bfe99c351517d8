import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { cpus, loadavg, totalmem } from "node:os";
import { join } from "node:path";
import * as z from "zod";
import { provideFirestoreEmulator } from "../local/stack/firestore-emulator.ts";
import { functionsDir } from "../local/stack/paths.ts";

/** Conditions of a measurement besides the code, as names with descriptions. */
export async function describeSurroundings(): Promise<readonly (readonly [string, string])[]> {
  const processors = cpus();
  const gibibytes = (totalmem() / 2 ** 30).toFixed(1);
  const load = loadavg()
    .map((value) => value.toFixed(1))
    .join(", ");
  return [
    [
      "Machine",
      `${processors[0]?.model.trim() ?? "unknown processor"}, ${processors.length} cores, ${gibibytes} GiB of memory, ${process.platform}`,
    ],
    ["Load before the run (1, 5, 15 min)", load],
    ["Node", process.versions.node],
    ["firebase-functions", versionOf("firebase-functions")],
    ["firebase-admin", versionOf("firebase-admin")],
    ["@google-cloud/firestore", versionOf("@google-cloud/firestore")],
    ["functions-framework", versionOf("@google-cloud/functions-framework")],
    ["firebase-tools", versionOf("firebase-tools")],
    ["Firestore emulator", await describeEmulator()],
  ];
}

/** Reads the file, because not every package exports its package.json. */
function versionOf(name: string): string {
  const description: unknown = JSON.parse(readFileSync(join(functionsDir, "node_modules", name, "package.json"), "utf8"));
  return z.object({ version: z.string() }).parse(description).version;
}

const Downloads = z.object({ firestore: z.object({ version: z.string() }) });

async function describeEmulator(): Promise<string> {
  const chosen = process.env["FIRESTORE_EMULATOR_BINARY_PATH"] ?? "";
  if (chosen !== "") return "chosen by FIRESTORE_EMULATOR_BINARY_PATH";
  if ("FIRESTORE_EMULATOR_BINARY_PATH" in (await provideFirestoreEmulator(process.env)))
    return `of the Google Cloud CLI ${versionOfCloudCli()}`;
  const table: unknown = createRequire(import.meta.url)("firebase-tools/lib/emulator/downloadableEmulatorInfo.json");
  return Downloads.parse(table).firestore.version;
}

/** Of the system package; empty if it is not installed as one. */
const versionOfCloudCli = (): string =>
  spawnSync("dpkg-query", ["--showformat=${Version}", "--show", "google-cloud-cli-firestore-emulator"], { encoding: "utf8" }).stdout;
