import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "chai";
import * as z from "zod";
import { buildIfNeeded } from "../../local/stack/build-if-needed.ts";
import { installDeployment } from "../../local/stack/deployment.ts";
import { findFreePort } from "../../local/stack/find-free-port.ts";
import { functionsDir } from "../../local/stack/paths.ts";
import { runtime, schedules, webhookNames } from "../../src/lib/platform/config/runtime.ts";
import { firstStatus } from "./first-status.ts";
import { nightlyIf } from "../support/nightly.ts";

/** Nothing listens there: neither Google nor the metadata server can be reached. */
const nowhere = "127.0.0.1:9";

const Manifest = z.object({ version: z.optional(z.string()), dependencies: z.record(z.string(), z.string()) });

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, "utf8"));

/** One function for each kind of package that it needs: the database, the store of pictures, the voice, the door of agents, the clock. */
const byDay: ReadonlySet<string> = new Set<string>(["docsPublish", "mediaUpload", "liveToolsExecute", "telephonyEvents", "mcp", "runDue"]);

describe("the deployed archive", () => {
  const folder = mkdtempSync(join(tmpdir(), "lectern-archive-"));
  const running = new Set<ChildProcess>();

  before(async function () {
    this.timeout(300_000); // npm ci
    await buildIfNeeded();
    await installDeployment(folder, new AbortController().signal);
  });

  after(() => {
    for (const child of running) child.kill("SIGKILL");
    rmSync(folder, { recursive: true, force: true });
  });

  /** Starts as the buildpack does: `functions-framework` from the archive's own packages, in its folder, with production's variables. */
  const start = async (name: string): Promise<number> => {
    const port = await findFreePort();
    const child = spawn(process.execPath, ["node_modules/.bin/functions-framework"], {
      cwd: folder,
      stdio: ["ignore", "ignore", "inherit"],
      env: {
        NODE_ENV: "production",
        FUNCTION_TARGET: name,
        FUNCTION_SIGNATURE_TYPE: "http",
        K_SERVICE: name.toLowerCase(),
        GCLOUD_PROJECT: "demo-lectern",
        GCE_METADATA_HOST: nowhere,
        FIRESTORE_EMULATOR_HOST: nowhere,
        PORT: String(port),
      },
    });
    running.add(child);
    const ended = once(child, "exit").then(() => {
      throw new Error(`${name} ended`);
    });
    const status = await Promise.race([ended, firstStatus(port)]);
    child.kill("SIGKILL");
    await ended.catch(() => undefined);
    return status;
  };

  for (const name of Object.keys({ ...runtime, ...schedules })) {
    it(`starts ${name} with nothing but production's packages${nightlyIf(!byDay.has(name))}`, async () => {
      const status = await start(name);
      const refusal = webhookNames.some((webhook) => webhook === name) ? 403 : 404;
      if (!Object.hasOwn(schedules, name)) expect(status).to.equal(refusal);
    });
  }

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
});
