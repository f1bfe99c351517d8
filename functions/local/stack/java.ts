import { spawnSync } from "node:child_process";
import { SetupError } from "./setup-error.ts";

/** The Java version that the Firestore emulator is compiled for. */
const oldestJava = 11;

const advice = `Install Java ${oldestJava} or newer, best 21 (https://adoptium.net, or "apt-get install default-jre-headless" on Debian and Ubuntu), and try again.`;

/** @throws SetupError when there is no Java, or it is too old for the Firestore emulator */
export function requireJava(): void {
  const { error, status, stderr } = spawnSync("java", ["-version"], { encoding: "utf8" });
  if (error !== undefined || status !== 0)
    throw new SetupError(`The Firestore emulator needs Java, and there is none in the PATH. ${advice}`);
  const version = readMajorVersion(stderr);
  if (version !== undefined && version < oldestJava) {
    throw new SetupError(`The Firestore emulator needs Java ${oldestJava} or newer; the one in the PATH is Java ${version}. ${advice}`);
  }
}

/** Java 8 calls itself 1.8. */
export function readMajorVersion(output: string): number | undefined {
  const version = /version "(?:1\.)?(\d+)/.exec(output)?.[1];
  return version === undefined ? undefined : Number(version);
}
