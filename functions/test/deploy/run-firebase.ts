import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { text } from "node:stream/consumers";
import type { FakeControlPlane } from "../../fakes/control-plane/start-fake-control-plane.ts";
import type { Checkout } from "./a-checkout.ts";

export interface Deployed {
  readonly code: number | null;
  /** Everything that was printed. */
  readonly output: string;
}

/** The program of another version, where it is named. */
export const firebase = process.env["LECTERN_FIREBASE"] ?? createRequire(import.meta.url).resolve("firebase-tools/lib/bin/firebase.js");

/** Of a `firebase` that runs for a checkout against a fake control plane. */
export const environmentOf = ({ home }: Checkout, { environment }: FakeControlPlane): Readonly<NodeJS.ProcessEnv> => ({
  PATH: process.env["PATH"],
  NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"],
  HOME: home,
  XDG_CONFIG_HOME: home,
  FIREBASE_CLI_DISABLE_UPDATE_CHECK: "1",
  // firebase-tools asks npm for the newest firebase-functions, and would wait ten seconds for an answer.
  npm_config_offline: "true",
  // Seconds for loading the functions: ten are too few on a busy machine.
  FUNCTIONS_DISCOVERY_TIMEOUT: "60",
  // The machine itself provides no login.
  METADATA_SERVER_DETECTION: "none",
  ...environment,
});

/** Runs `firebase` in the root of a checkout, as a workflow does where nobody can answer. */
export async function runFirebase(checkout: Checkout, cloud: FakeControlPlane, words: readonly string[]): Promise<Deployed> {
  const child = spawn(process.execPath, [firebase, ...words], {
    cwd: checkout.root,
    env: { ...environmentOf(checkout, cloud), CI: "1" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  const [out, errors, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { code, output: out + errors };
}
