import { readdirSync, readFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { expect } from "chai";
import { transformSync } from "esbuild";
import * as z from "zod";
import { runtime, schedules } from "../../src/lib/platform/config/runtime.ts";

const functionsFolder = resolve(import.meta.dirname, "../..");

const read = (path: string): string => readFileSync(join(functionsFolder, path), "utf8");

const namesIn = (folder: string): readonly string[] =>
  readdirSync(join(functionsFolder, folder))
    .map((file) => basename(file, ".ts"))
    .toSorted();

const endpointNames = namesIn("src/endpoints");
const scheduleNames = namesIn("src/schedules");

const Module = z.record(z.string(), z.unknown());

/** The functions that `endpoint` and `webhook` create. */
const Deployed = z.custom<{ readonly functionName: string; readonly path: string }>((value) => typeof value === "function");

const exportsOf = async (path: string): Promise<z.infer<typeof Module>> => Module.parse(await import(join(functionsFolder, path)));

const FirebaseJson = z.looseObject({
  hosting: z.looseObject({
    rewrites: z.array(z.strictObject({ source: z.string(), function: z.strictObject({ functionId: z.string() }) })),
  }),
});

/** The URLs of Hosting, by function. */
const hostingUrls = new Map(
  FirebaseJson.parse(JSON.parse(read("../firebase.json"))).hosting.rewrites.map((rewrite) => [rewrite.function.functionId, rewrite.source]),
);

/** What the index exports and has loaded in a process that serves this function; undefined: in one that deploys. */
const runIndex = (target: string | undefined) => {
  const { code } = transformSync(read("src/index.ts"), { loader: "ts", format: "cjs" });
  const index: { exports: object } = { exports: {} };
  const loaded: string[] = [];
  const load = (path: string): object => {
    const [, name = ""] = /^\.\/endpoints\/(\w+)\.cjs$/.exec(path) ?? [];
    loaded.push(name);
    return { [name]: `the function ${name}` };
  };
  const run: unknown = Reflect.construct(Function, ["module", "require", "process", code]);
  if (typeof run === "function") Reflect.apply(run, undefined, [index, load, { env: { FUNCTION_TARGET: target } }]);
  return { exported: { ...index.exports }, loaded };
};

describe("the index", () => {
  const names = [...endpointNames, ...scheduleNames].toSorted();

  it("exports every endpoint and every schedule", () => {
    const { exported } = runIndex(undefined);
    expect(exported).to.deep.equal(Object.fromEntries(names.map((name) => [name, `the function ${name}`])));
  });

  it("loads nothing but the function that an instance serves", () => {
    for (const name of names) expect(runIndex(name).loaded).to.deep.equal([name]);
  });
});

describe("endpoints", () => {
  it("each have something to run on", () => {
    expect(Object.keys(runtime).toSorted()).to.deep.equal(endpointNames);
  });

  it("each have a URL in Hosting", () => {
    expect([...hostingUrls.keys()].toSorted()).to.deep.equal(endpointNames);
  });

  // The compiler demands a guard of every endpoint, and a sender check of every webhook.
  for (const name of endpointNames) {
    it(`${name} is the one function of its file, under its own name, and has its own URL in Hosting`, async () => {
      const functions = Object.entries(await exportsOf(`src/endpoints/${name}.ts`)).filter(([, value]) => typeof value === "function");
      expect(functions.map(([exported]) => exported)).to.deep.equal([name]);
      const { functionName, path } = Deployed.parse(functions[0]?.[1]);
      expect(functionName).to.equal(name);
      expect(path.replaceAll(/:\w+/g, "*").replace("*/**", "**")).to.equal(hostingUrls.get(name));
    });
  }
});

describe("schedules", () => {
  it("each have something to run on", () => {
    expect(Object.keys(schedules).toSorted()).to.deep.equal(scheduleNames);
  });

  for (const name of scheduleNames) {
    it(`${name} is all that its file exports, and runs as often as it is meant to`, async () => {
      const exported = await exportsOf(`src/schedules/${name}.ts`);
      expect(Object.keys(exported)).to.deep.equal([name]);
      const { schedule } = new Map(Object.entries(schedules)).get(name) ?? {};
      expect(exported[name]).to.have.nested.property("__endpoint.scheduleTrigger.schedule", schedule);
    });
  }
});
