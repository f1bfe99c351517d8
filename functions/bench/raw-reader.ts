import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { onMeasuredCore } from "./cores.ts";
import type { Parameters } from "../local/stack/env-file.ts";

/** Stopped at the end of its scope. */
export interface RawReader extends AsyncDisposable {
  /** Reads the document once. Returns the time in milliseconds. */
  readonly measure: () => Promise<number>;
}

export async function startRawReader(environment: Parameters): Promise<RawReader> {
  const [command, ...words] = [...onMeasuredCore, process.execPath, join(import.meta.dirname, "raw-read.ts")] as const;
  const child = spawn(command, words, { stdio: ["ignore", "inherit", "inherit", "ipc"], env: { NODE_ENV: "production", ...environment } });
  const ended = once(child, "exit");
  const nextMessage = async (): Promise<unknown> => {
    const messages: readonly unknown[] = await Promise.race([once(child, "message"), ended.then(tooEarly)]);
    return messages[0];
  };
  const stop = async (): Promise<void> => {
    child.kill("SIGKILL");
    await ended;
  };
  try {
    await nextMessage();
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    measure: async () => {
      const answered = nextMessage();
      child.send("read");
      return Number(await answered);
    },
    [Symbol.asyncDispose]: stop,
  };
}

const tooEarly = (): never => {
  throw new Error("The process of the raw read ended too early");
};
