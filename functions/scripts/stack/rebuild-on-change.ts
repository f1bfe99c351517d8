import { watch } from "node:fs";
import { join } from "node:path";
import { buildNow } from "./build-if-needed.ts";
import { functionsDir } from "./places.ts";
import { describeError } from "./run-script.ts";

/** Builds again when a source file changes, until the signal is aborted. The Functions emulator loads what is new by itself. */
export function rebuildOnChange(signal: AbortSignal): void {
  let timer: NodeJS.Timeout | undefined;
  let building = Promise.resolve();
  const rebuild = (): void => {
    building = building.then(async () => {
      try {
        await buildNow();
        console.log(`${new Date().toLocaleTimeString()} The functions were built again.`);
      } catch (error) {
        console.error(describeError(error));
      }
    });
  };
  watch(join(functionsDir, "src"), { recursive: true, signal }, () => {
    clearTimeout(timer);
    timer = setTimeout(rebuild, quietMs);
  });
}

/** 300 ms: an editor or a checkout writes many files at once. */
const quietMs = 300;
