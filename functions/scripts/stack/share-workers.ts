/**
 * Loaded into the process of the emulators before their own code. Makes a process of the Functions emulator serve several requests at once,
 * as an instance in production does. Otherwise the emulator starts one of 150 MB whenever all others are busy, and keeps it.
 */
import { readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { fileURLToPath } from "node:url";

/** The smallest `concurrency` in `src/lib/platform/config/runtime.ts`. */
const requestsAtOnce = 10;

const file = "/firebase-tools/lib/emulator/functionsRuntimeWorker.js";

const addition = `
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
  return this.getTriggerWorkers(triggerId).find((worker) => isReady(worker) && (requests.get(worker) ?? 0) < ${requestsAtOnce});
};
`;

registerHooks({
  load: (url, context, nextLoad) => {
    const loaded = nextLoad(url, context);
    return url.endsWith(file) ? { ...loaded, source: readFileSync(fileURLToPath(url), "utf8") + addition } : loaded;
  },
});
