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
  const runtime = { process: new EventEmitter(), events: new EventEmitter(), conn: { httpReqOpts: () => ({ port: server.address().port }) } };
  const pool = new RuntimeWorkerPool();
  const trigger = { id: "a", timeoutSeconds: 60 };
  const found = [pool.readyForWork("a")];
  pool.addWorker(trigger, runtime).readyForWork();
  const answer = () => Object.assign(new PassThrough(), { writeHead: () => undefined }).resume();
  const asked = [];
  for (let count = 0; count < 10; count++) {
    found.push(pool.readyForWork("a"));
    asked.push(pool.submitRequest("a", { method: "GET", path: "/", headers: {} }, answer()));
  }
  found.push(pool.readyForWork("a"));
  while (held.length < 10) await new Promise(setImmediate);
  held.pop().end();
  await Promise.race(asked);
  found.push(pool.readyForWork("a"));
  console.log(JSON.stringify(found));
  process.exit();
});`;

describe("share-workers", () => {
  it("lets a process of the Functions emulator take ten requests at once, and no more", () => {
    const options = ["--import", "./scripts/stack/share-workers.ts", "--eval", program];
    const { stdout, stderr } = spawnSync(process.execPath, options, { cwd: functionsDir, encoding: "utf8" });
    expect(stdout.trim(), stderr).to.equal(JSON.stringify([false, ...Array.from({ length: 10 }, () => true), false, true]));
  });
});
