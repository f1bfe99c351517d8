import { spawn } from "node:child_process";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import type { FakeControlPlane } from "../../fakes/control-plane/start-fake-control-plane.ts";
import type { Checkout } from "./a-checkout.ts";

export interface Deployed {
  readonly code: number | null;
  /** Everything that was printed. */
  readonly output: string;
}

/** Runs a checkout's `deploy` as at a terminal, against a fake control plane. */
export async function runDeploy(
  { root, home }: Checkout,
  { environment }: FakeControlPlane,
  options: readonly string[],
): Promise<Deployed> {
  const child = spawn(process.execPath, [join(root, "functions/scripts/deploy.ts"), ...options], {
    cwd: root,
    env: {
      PATH: process.env["PATH"],
      NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"],
      HOME: home,
      XDG_CONFIG_HOME: home,
      FIREBASE_CLI_DISABLE_UPDATE_CHECK: "1",
      CI: "1",
      // firebase-tools asks npm for the newest firebase-functions, and would wait ten seconds for an answer.
      npm_config_offline: "true",
      // The machine itself provides no login.
      METADATA_SERVER_DETECTION: "none",
      ...environment,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  const [out, errors, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { code, output: out + errors };
}
