import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect } from "chai";
import * as z from "zod";
import { startFakeVoice } from "../../fakes/voice/start-fake-voice.ts";
import { readPortOffset } from "../../local/stack/firebase-config.ts";
import { functionsDir, stackDir } from "../../local/stack/paths.ts";

const offset = readPortOffset(process.env) + 50;

const environment = { ...process.env, LECTERN_PORT_OFFSET: String(offset) };

/** `npm start` in another stack, until it has printed this or ended. */
const start = async (more: NodeJS.ProcessEnv) => {
  const child = spawn(process.execPath, [join(functionsDir, "scripts/start.ts")], {
    cwd: functionsDir,
    env: { ...environment, ...more },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = once(child, "exit");
  let printed = "";
  await new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding("utf8").on("data", (text: string) => {
        printed += text;
        if (printed.includes("/editor/")) resolve();
      });
    child.once("exit", resolve);
  });
  return { printed: () => printed, ended, stop: () => child.kill("SIGTERM") };
};

const key = "AQ.a-key-that-is-nowhere-else";

const Checks = z.object({ checks: z.array(z.object({ name: z.string(), status: z.string(), message: z.string() })) });

const doctor = async (more: NodeJS.ProcessEnv) =>
  promisify(execFile)(
    process.execPath,
    [
      join(functionsDir, "scripts/doctor.ts"),
      "--local",
      "--deep",
      "--json",
      "--only",
      "voice/model,voice/text-models,voice/token,voice/ask,voice/judge,voice/extraction",
    ],
    { env: { ...environment, ...more } },
  );

const Requests = z.object({ requests: z.array(z.unknown()), generations: z.array(z.unknown()) }).partial();

/** What the fake of the stack itself was asked. */
const askedOfFake = async (path: "requests" | "generations"): Promise<number> => {
  const answer = Requests.parse(await (await fetch(`http://127.0.0.1:${9300 + offset}/control/${path}`)).json());
  return (answer[path] ?? []).length;
};

describe("npm start @nightly", () => {
  it("says where the stack is, and ends with it; with a key it uses the real Gemini, which alone gets the key", async function () {
    this.timeout(600_000); // one more stack
    await using google = await startFakeVoice({ settings: { apiKeys: [key], speed: 100 } });
    const real = { GEMINI_API_KEY: key, GEMINI_API_URL: google.url };
    const { printed, ended, stop } = await start(real);
    expect(printed())
      .to.include(`127.0.0.1:${5002 + offset}/editor/`)
      .and.include(`${google.url} is the real Gemini, billed to your key`);
    expect(printed()).to.match(/US cents per minute/);
    const withoutKey: unknown = await doctor({ GEMINI_API_KEY: "" }).catch((error: unknown) => error);
    expect(withoutKey).to.have.property("stderr").that.includes("isn't stored anywhere");
    const { stdout, stderr } = await doctor(real);
    expect(stderr).to.include("less than a cent");
    const { checks } = Checks.parse(JSON.parse(stdout));
    expect(checks.filter(({ status }) => status !== "pass")).to.deep.equal([]);
    expect(google.control.generations().length).to.be.greaterThan(10);
    expect([await askedOfFake("requests"), await askedOfFake("generations")]).to.deep.equal([0, 0]);
    const folder = stackDir(offset);
    const files = readdirSync(folder).map((name) => readFileSync(join(folder, name), "utf8"));
    const secrets = readFileSync(join(functionsDir, ".secret.local"), "utf8");
    for (const text of [printed(), stdout, stderr, secrets, ...files]) expect(text).not.to.include(key);
    stop();
    expect(await ended).to.deep.equal([143, null]);
  });

  it("ends before anything starts where the service refuses the key", async () => {
    await using google = await startFakeVoice({ settings: { apiKeys: [key] } });
    const { printed, ended } = await start({ GEMINI_API_KEY: "AQ.another", GEMINI_API_URL: google.url });
    expect(await ended).to.deep.equal([1, null]);
    expect(printed())
      .to.include("“API key not valid. Please pass a valid API key.”")
      .and.not.include("Starting the emulators")
      .and.not.include("AQ.another");
  });
});
