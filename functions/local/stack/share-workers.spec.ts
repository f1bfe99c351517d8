import { spawnSync } from "node:child_process";
import { expect } from "chai";
import { functionsDir } from "./paths.ts";

/** What the emulator asks of its pool, with a worker that answers when it is told to. */
const program = `
const { RuntimeWorker, RuntimeWorkerPool } = require("firebase-tools/lib/emulator/functionsRuntimeWorker");
const { EventEmitter } = require("node:events");
const { createServer } = require("node:http");
const { PassThrough } = require("node:stream");
const held = [];
const server = createServer((_, response) => held.push(response)).listen(0, async () => {
  const process = Object.assign(new EventEmitter(), { killed: false, kill: () => (process.killed = true) });
  const runtime = { process, events: new EventEmitter(), conn: { httpReqOpts: () => ({ port: server.address().port }) } };
  const pool = new RuntimeWorkerPool();
  const trigger = { id: "a", timeoutSeconds: 60 };
  const found = [pool.readyForWork("a")];
  const worker = pool.addWorker(trigger, runtime);
  worker.readyForWork();
  const answer = () => Object.assign(new PassThrough(), { writeHead: () => undefined }).resume();
  const asked = [];
  const ask = () => pool.submitRequest("a", { method: "GET", path: "/", headers: {} }, answer());
  for (let count = 0; count < 10; count++) {
    found.push(pool.readyForWork("a"));
    asked.push(ask());
  }
  found.push(pool.readyForWork("a"));
  while (held.length < 10) await new Promise(setImmediate);
  held.pop().end();
  await Promise.race(asked);
  found.push(pool.readyForWork("a"));
  const states = [worker.state + " with nine"];
  for (const response of held.splice(0)) response.end();
  await Promise.all(asked);
  states.push(worker.state + " with none");
  const last = [ask(), ask()];
  while (held.length < 2) await new Promise(setImmediate);
  pool.refresh();
  held[0].end();
  await Promise.race(last);
  states.push(worker.state + (process.killed ? ", ended" : "") + " with one");
  held[1].end();
  await Promise.all(last);
  states.push(worker.state + (process.killed ? ", ended" : "") + " with none");
  console.log(JSON.stringify({ found, states }));
  server.close();
  server.closeAllConnections();
});`;

/** What the emulator does with requests for a function without a process: two at once, and one after each of them. */
const starts = `
const { FunctionsEmulator } = require("firebase-tools/lib/emulator/functionsEmulator");
let processes = 0;
const emulator = {
  getRuntimeEnvs: () => ({}),
  resolveSecretEnvs: async () => ({}),
  startNode: async () => ++processes,
  workerPools: {
    default: { addWorker: () => ({ waitForSocketReady: async () => { if (processes === 2) throw new Error("too slow"); } }) },
  },
};
const start = (id) => FunctionsEmulator.prototype.startRuntime.call(emulator, { codebase: "default", runtime: "nodejs24" }, { id });
const counts = [];
(async () => {
  for (const ids of [["a", "a"], ["a", "a"], ["a", "b"]]) {
    const outcomes = await Promise.allSettled(ids.map(start));
    counts.push(processes + " " + outcomes.map(({ status }) => status).join());
  }
  console.log(JSON.stringify(counts));
  process.exit();
})();`;

const run = (evaluated: string): string => {
  const options = ["--import", "./local/stack/share-workers.ts", "--eval", evaluated];
  const { stdout, stderr } = spawnSync(process.execPath, options, { cwd: functionsDir, encoding: "utf8" });
  return stdout + stderr;
};

describe("share-workers", () => {
  let said = "";

  before(() => {
    said = run(program);
  });

  it("lets requests wait for a process that starts, and starts another only for the next, also after a failure", () => {
    expect(run(starts)).to.include(JSON.stringify(["1 fulfilled,fulfilled", "2 rejected,rejected", "4 fulfilled,fulfilled"]));
  });

  it("lets a process of the Functions emulator take ten requests at once, and no more", () => {
    expect(said).to.include(`"found":${JSON.stringify([false, ...Array.from({ length: 10 }, () => true), false, true])},`);
  });

  it("keeps it busy until the last of them is answered, and ends it only then", () => {
    const states = ["BUSY with nine", "IDLE with none", "FINISHING with one", "FINISHING, ended with none"];
    expect(said).to.include(`"states":${JSON.stringify(states)}}`);
  });
});
