import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { expect } from "chai";
import { readSources } from "./source-files.ts";

const sources = new Map(readSources("src").map((file) => [file.path, file]));

/** Everything that is loaded before the first request, directly or indirectly: own files and packages. */
const loadedBy = (path: string, seen = new Set<string>()): ReadonlySet<string> => {
  for (const target of sources.get(path)?.loads ?? []) {
    if (seen.has(target)) continue;
    seen.add(target);
    loadedBy(target, seen);
  }
  return seen;
};

const endpointNames = readdirSync(join(import.meta.dirname, "../../src/endpoints")).map((file) => basename(file, ".ts"));

/** Files beside the service that load no package. */
const light = /^\.\.\/web\/(?:markdown\/(?:escape-html|link-address|resolve-address)|site\/[\w-]+)\.ts$/;

/** What a new instance may load before it knows the request. Everything else is loaded on demand. */
const earlyPackages =
  /^(?:node:.*|cors|express|firebase-admin\/.*|firebase-functions\/.*|google-gax(?:\/build\/src\/(?:fallback|streamArrayParser)\.js)?|node-fetch|zod\/mini|twilio\/lib\/(?:webhooks|twiml)\/.*)$/;

describe("a new instance", () => {
  for (const name of endpointNames) {
    it(`of ${name} loads no package that only some requests need`, () => {
      const packages = [...loadedBy(`src/endpoints/${name}.ts`)].filter((target) => !/^(?:src|\.\.\/web)\//.test(target));
      expect(packages).not.to.be.empty;
      expect(packages.filter((target) => !earlyPackages.test(target) && !light.test(target))).to.deep.equal([]);
    });
  }

  it("of liveToolsExecute loads the work of no tool", () => {
    const loaded = [...loadedBy("src/endpoints/liveToolsExecute.ts")];
    expect(loaded).to.include("src/lib/tools/registry.ts");
    for (const room of ["src/lib/tools/handlers/", "src/lib/providers/"]) {
      const files = [...sources.keys()].filter((path) => path.startsWith(room));
      expect(files, room).not.to.be.empty;
      expect(files.filter((path) => loaded.includes(path))).to.deep.equal([]);
    }
  });
});
