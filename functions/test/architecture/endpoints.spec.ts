import { readdirSync, readFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { expect } from "chai";
import { runtime } from "../../src/lib/config/runtime.ts";

const functionsFolder = resolve(import.meta.dirname, "../..");

const read = (path: string): string => readFileSync(join(functionsFolder, path), "utf8");

const endpointNames = readdirSync(join(functionsFolder, "src/endpoints"))
  .map((file) => basename(file, ".ts"))
  .toSorted();

/** Names of the functions that Hosting sends requests to. */
const rewrittenNames = (): readonly string[] => [...read("../firebase.json").matchAll(/"functionId": *"(\w+)"/g)].map(([, name = ""]) => name);

describe("endpoints", () => {
  it("are exactly the lines of the index", () => {
    const lines = [...read("src/index.ts").matchAll(/^export const (\w+) = served\("(\w+)"\);$/gm)];
    expect(lines.map(([, exported]) => exported)).to.deep.equal(endpointNames);
    expect(lines.map(([, , loaded]) => loaded)).to.deep.equal(endpointNames);
  });

  it("each have a URL in Hosting and something to run on", () => {
    expect(rewrittenNames().toSorted()).to.deep.equal(endpointNames);
    expect(Object.keys(runtime).toSorted()).to.deep.equal(endpointNames);
  });

  it("each export the function that their file is named after, made with a guard", () => {
    for (const name of endpointNames) {
      const text = read(`src/endpoints/${name}.ts`);
      expect(text, name).to.match(new RegExp(`^export const ${name} = endpoint\\(\\{\\s+name: "${name}",`, "m"));
      // The compiler asks every definition for a guard.
      expect(text.match(/ = endpoint\(/g), name).to.have.length(1);
    }
  });
});
