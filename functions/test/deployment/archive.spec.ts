import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import {
  appendFileSync,
  chmodSync,
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "chai";
import * as z from "zod";
import { buildIfNeeded } from "../../scripts/stack/build-if-needed.ts";
import { installDeployment } from "../../scripts/stack/deployment.ts";
import { findFreePort } from "../../scripts/stack/find-free-port.ts";
import { functionsDir } from "../../scripts/stack/paths.ts";
import { runtime, schedules, webhookNames } from "../../src/lib/platform/config/runtime.ts";
import { firstStatus } from "./first-status.ts";
import { countModules, countOwnModules, type Modules } from "./count-modules.ts";

/** As in an image: the files belong to another user than the one who runs them (user 33 in Google's images), if the tests may choose. */
const canChooseUser = process.getuid?.() === 0;
const runUser = 33;

/** Nothing listens there: neither Google nor the metadata server can be reached. */
const nowhere = "127.0.0.1:9";

const Manifest = z.object({ version: z.optional(z.string()), dependencies: z.record(z.string(), z.string()) });

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, "utf8"));

/** A lower bound of what functions-framework loads by itself: it has to be in the cache, too. */
const frameworkModules = 70;

/** A lower bound of what any function loads. */
const ownModules = 10;

interface Started {
  readonly status: number;
  /** Modules that Node loads itself: the framework's, and the table of functions. */
  readonly modules: Modules;
  /** Modules of the function. */
  readonly own: Modules;
}

describe("the deployed archive", () => {
  const folder = mkdtempSync(join(tmpdir(), "lectern-archive-"));
  const running = new Set<ChildProcess>();

  before(async function () {
    this.timeout(300_000); // npm ci, and 15 starts
    await buildIfNeeded();
    await installDeployment(folder, new AbortController().signal);
    chmodSync(folder, 0o755);
  });

  after(() => {
    for (const child of running) child.kill("SIGKILL");
    rmSync(folder, { recursive: true, force: true });
  });

  /** Starts as the buildpack does: `functions-framework` from the archive's own packages, in its folder, with production's variables. */
  const start = async (name: string, changed: Readonly<Record<string, string>> = {}, user?: number): Promise<Started> => {
    const port = await findFreePort();
    // A file instead of pipes: Node's own output is lost when a pipe is full, and a busy machine empties it late.
    const log = join(folder, `output-${port}`);
    const file = openSync(log, "a");
    const child = spawn(process.execPath, ["node_modules/.bin/functions-framework"], {
      cwd: folder,
      stdio: ["ignore", file, file],
      ...(user !== undefined && { uid: user, gid: user }),
      env: {
        NODE_ENV: "production",
        FUNCTION_TARGET: name,
        FUNCTION_SIGNATURE_TYPE: "http",
        K_SERVICE: name.toLowerCase(),
        GCLOUD_PROJECT: "demo-lectern",
        GCE_METADATA_HOST: nowhere,
        FIRESTORE_EMULATOR_HOST: nowhere,
        PORT: String(port),
        NODE_COMPILE_CACHE: "dist/compile-cache",
        NODE_DEBUG_NATIVE: "COMPILE_CACHE",
        NODE_DEBUG: "code-cache",
        ...changed,
      },
    });
    running.add(child);
    closeSync(file);
    const ended = once(child, "exit").then(() => {
      throw new Error(`${name} ended:\n${readFileSync(log, "utf8")}`);
    });
    const status = await Promise.race([ended, firstStatus(port)]);
    child.kill("SIGKILL");
    await ended.catch(() => undefined);
    const output = readFileSync(log, "utf8");
    return { status, modules: countModules(output, folder), own: countOwnModules(output) };
  };

  for (const name of Object.keys({ ...runtime, ...schedules })) {
    it(`starts ${name} with nothing but production's packages, and compiles nothing`, async () => {
      const { status, modules, own } = await start(name);
      const isSchedule = Object.hasOwn(schedules, name);
      const refusal = webhookNames.some((webhook) => webhook === name) ? 403 : 404;
      if (!isSchedule) expect(status).to.equal(refusal);
      expect(modules.fromCache).to.be.greaterThan(frameworkModules);
      expect(modules.compiled).to.equal(0);
      expect(own.fromCache).to.be.greaterThan(ownModules);
      expect(own.compiled).to.equal(0);
    });
  }

  it("has kept the code that answers, not only the code that refuses", () => {
    const statuses = z.record(z.string(), z.number()).parse(readJson(join(folder, "dist/first-answers.json")));
    const names = Object.keys({ ...runtime, ...schedules });
    expect(statuses).to.deep.equal(Object.fromEntries(names.map((name) => [name, 200])));
  });

  // The buildpack brings its own, older version unless the dependencies include the framework.
  it("runs in the framework that the tests run in", () => {
    const name = "@google-cloud/functions-framework";
    const versionIn = (parent: string): unknown => Manifest.parse(readJson(join(parent, "node_modules", name, "package.json"))).version;
    const { dependencies } = Manifest.parse(readJson(join(folder, "package.json")));
    expect(dependencies[name]).to.equal(versionIn(folder)).and.to.equal(versionIn(functionsDir));
  });

  it("has the licences of what is bundled", () => {
    const notices = readFileSync(join(folder, "dist/third-party-notices.txt"), "utf8");
    const { dependencies } = Manifest.parse(readJson(join(folder, "package.json")));
    // The framework is installed, with its own dependencies.
    const bundled = Object.keys(dependencies).filter((name) => name !== "@google-cloud/functions-framework");
    expect(bundled.filter((name) => !notices.includes(`\n${name} `))).to.deep.equal([]);
    expect(notices)
      .to.include("Nathan Rajlich")
      .and.to.match(/^google-gax .* \(Apache-2.0\)$/m);
  });

  it("has no packages of developers", () => {
    expect(["mocha", "firebase-tools", "esbuild"].filter((name) => existsSync(join(folder, "node_modules", name)))).to.deep.equal([]);
  });

  it("has its own modules from the cache where the variable is not set", async () => {
    const { status, modules, own } = await start("editSave", { NODE_COMPILE_CACHE: "" });
    expect(status).to.equal(404);
    expect(modules.fromCache).to.be.greaterThan(0);
    expect(own.fromCache).to.be.greaterThan(ownModules);
    expect(own.compiled).to.equal(0);
  });

  (canChooseUser ? it : it.skip)("has them as the user of Google's images, who may write nothing", async () => {
    const { status, modules, own } = await start("editSave", {}, runUser);
    expect(status).to.equal(404);
    expect(modules.fromCache).to.be.greaterThan(frameworkModules);
    expect(modules.compiled).to.equal(0);
    expect(own.compiled).to.equal(0);
  });

  (canChooseUser ? it : it.skip)("has its own as any other user", async () => {
    const { status, modules, own } = await start("editSave", {}, runUser + 1);
    expect(status).to.equal(404);
    expect(modules.fromCache).to.be.greaterThan(0);
    expect(own.fromCache).to.be.greaterThan(ownModules);
    expect(own.compiled).to.equal(0);
  });

  it("has kept what a first request calls, the work of a tool too", () => {
    const kept = readFileSync(join(folder, "dist/code-cache/liveToolsExecute"), "latin1");
    expect(kept).to.match(/endpoints\/chunks\/update-profile-\w+\.cjs/);
    expect(kept).to.match(/endpoints\/chunks\/en-\w+\.cjs/);
  });

  it("takes no code of another source", async () => {
    appendFileSync(join(folder, "dist/endpoints/docsList.cjs"), "//");
    const { status, own } = await start("docsList");
    expect(status).to.equal(404);
    expect(own.compiled).to.equal(1);
    expect(own.fromCache).to.be.greaterThan(ownModules);
  });

  it("takes no code that is damaged", async () => {
    const file = join(folder, "dist/code-cache/editOpen");
    const bytes = readFileSync(file);
    const middle = Math.floor(bytes.length / 2);
    const damages = [bytes.subarray(0, middle), Buffer.alloc(0), bytes.with(middle, 255 - (bytes[middle] ?? 0))];
    for (const damaged of damages) {
      writeFileSync(file, damaged);
      const { status, own } = await start("editOpen");
      expect(status).to.equal(404);
      expect(own.fromCache).to.equal(0);
    }
  });

  it("starts with a cache that is damaged", async () => {
    const built = join(folder, "dist/compile-cache/built");
    for (const file of readdirSync(built)) truncateSync(join(built, file), 10);
    const { status, modules } = await start("editSave");
    expect(status).to.equal(404);
    // A module that one process compiles twice finds its own first result in memory, so a few are accepted even then.
    expect(modules.compiled).to.be.greaterThan(frameworkModules);
  });

  it("starts without a cache", async () => {
    for (const name of ["compile-cache", "code-cache"]) rmSync(join(folder, "dist", name), { recursive: true });
    const { status, own } = await start("editSave");
    expect(status).to.equal(404);
    expect(own.fromCache).to.equal(0);
  });
});
