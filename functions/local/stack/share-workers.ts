/**
 * Loaded into the process of the emulators before their own code. Makes a process of the Functions emulator serve several requests at once,
 * as an instance in production does. Otherwise the emulator starts one of 150 MB whenever all others are busy or still start, and keeps it.
 */
import { readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { posix } from "node:path";
import { fileURLToPath } from "node:url";

/** The smallest `concurrency` in `src/lib/platform/config/runtime.ts`. */
const requestsAtOnce = 10;

/** What is added to files of firebase-tools. */
const additions: Readonly<Record<string, string>> = {
  "functionsEmulator.js": `
const { startRuntime } = FunctionsEmulator.prototype;
const starting = new Map();
// Requests that come while a process starts wait for it. Otherwise each starts another, and a busy machine starts them for ever.
FunctionsEmulator.prototype.startRuntime = async function (backend, trigger) {
  const begun = starting.get(trigger?.id) ?? startRuntime.call(this, backend, trigger).finally(() => starting.delete(trigger?.id));
  starting.set(trigger?.id, begun);
  return begun;
};
`,
  "functionsRuntimeWorker.js": `
const requests = new WeakMap();
const { request } = RuntimeWorker.prototype;
RuntimeWorker.prototype.request = async function (...given) {
  requests.set(this, (requests.get(this) ?? 0) + 1);
  if (this.state === RuntimeWorkerState.IDLE) this.state = RuntimeWorkerState.BUSY;
  // With its first answer, the emulator's code would mark the worker as idle, or end it. A separate state per request prevents that.
  const one = Object.create(this, { state: { writable: true } });
  try {
    return await request.apply(one, given);
  } finally {
    requests.set(this, requests.get(this) - 1);
    if (requests.get(this) === 0) {
      if (this.state === RuntimeWorkerState.BUSY) this.state = RuntimeWorkerState.IDLE;
      else if (this.state === RuntimeWorkerState.FINISHING) this.runtime.process.kill();
    }
  }
};
RuntimeWorkerPool.prototype.getIdleWorker = function (triggerId) {
  this.cleanUpWorkers();
  const isReady = ({ state, runtime }) =>
    !runtime.process.killed && (state === RuntimeWorkerState.IDLE || state === RuntimeWorkerState.BUSY);
  const loadOf = (worker) => requests.get(worker) ?? 0;
  return this.getTriggerWorkers(triggerId).filter(isReady).toSorted((a, b) => loadOf(a) - loadOf(b))[0];
};
RuntimeWorkerPool.prototype.readyForWork = function (triggerId) {
  const worker = this.getIdleWorker(triggerId);
  return worker !== undefined && (requests.get(worker) ?? 0) < ${requestsAtOnce};
};
`,
};

registerHooks({
  load: (url, context, nextLoad) => {
    const loaded = nextLoad(url, context);
    const addition = url.includes("/firebase-tools/lib/emulator/") ? additions[posix.basename(url)] : undefined;
    return addition === undefined ? loaded : { ...loaded, source: readFileSync(fileURLToPath(url), "utf8") + addition };
  },
});
