import { readdirSync, readFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { expect } from "chai";
import { runtime, schedules } from "../../src/lib/config/runtime.ts";

const functionsFolder = resolve(import.meta.dirname, "../..");

const read = (path: string): string => readFileSync(join(functionsFolder, path), "utf8");

const namesIn = (folder: string): readonly string[] =>
  readdirSync(join(functionsFolder, folder))
    .map((file) => basename(file, ".ts"))
    .toSorted();

const endpointNames = namesIn("src/endpoints");
const scheduleNames = namesIn("src/schedules");

/** Names of the functions that Hosting sends requests to. */
const rewrittenNames = (): readonly string[] =>
  [...read("../firebase.json").matchAll(/"functionId": *"(\w+)"/g)].map(([, name = ""]) => name);

describe("endpoints", () => {
  it("are, with the schedules, exactly the lines of the index", () => {
    const names = [...endpointNames, ...scheduleNames].toSorted();
    const lines = [...read("src/index.ts").matchAll(/^export const (\w+) = served\("(\w+)"\);$/gm)];
    expect(lines.map(([, exported]) => exported)).to.deep.equal(names);
    expect(lines.map(([, , loaded]) => loaded)).to.deep.equal(names);
  });

  it("each have a URL in Hosting and something to run on", () => {
    expect(rewrittenNames().toSorted()).to.deep.equal(endpointNames);
    expect(Object.keys(runtime).toSorted()).to.deep.equal(endpointNames);
  });

  it("each export the function that their file is named after, made with a guard", () => {
    for (const name of endpointNames) {
      const text = read(`src/endpoints/${name}.ts`);
      expect(text, name).to.match(new RegExp(`^export const ${name} = (endpoint|webhook)\\(\\{\\s+name: "${name}",`, "m"));
      // The compiler asks every endpoint for a guard, and every webhook for the check of its sender.
      expect(text.match(/ = (endpoint|webhook)\(/g), name).to.have.length(1);
    }
  });
});

describe("schedules", () => {
  it("each have something to run on, and export the function that their file is named after", () => {
    expect(Object.keys(schedules).toSorted()).to.deep.equal(scheduleNames);
    for (const name of scheduleNames) {
      expect(read(`src/schedules/${name}.ts`), name).to.match(new RegExp(`^export const ${name} = onSchedule\\(schedules\\.${name},`, "m"));
    }
  });
});
