import { expect } from "chai";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Metafile } from "esbuild";
import { budgets, loadBudgets } from "../budgets.ts";
import { webDir } from "./options.ts";
import { requireBudgets, requireSteps } from "./require-budgets.ts";

const row = { name: "a.js", bytes: 1_000, budget: { limit: 1_000, reason: "" }, largest: ["a.ts 1900", "b.ts 100"] };

describe("requireBudgets", () => {
  it("lets through what is as large as it may be", () => {
    requireBudgets([row]);
  });

  it("fails the build for one byte more, and names the largest sources", () => {
    expect(() => {
      requireBudgets([row, { ...row, name: "b.js", bytes: 1_001 }]);
    }).to.throw(/^b\.js is over its budget\. Largest, before compression: a\.ts 1900, b\.ts 100\.$/);
  });

  it("fails for a part that is loaded by import() and has no budget", () => {
    const built = (source: string): Pick<Metafile, "outputs"> => ({
      outputs: {
        "main.js": { bytes: 0, inputs: {}, exports: [], imports: [{ path: "part.js", kind: "dynamic-import" }] },
        "part.js": { bytes: 0, inputs: {}, exports: [], imports: [], entryPoint: source },
      },
    });
    expect(() => {
      requireSteps(built("editor/part.ts"));
    }).to.throw("No budget has editor/part.ts.");
    requireSteps(built("editor/source/search.ts"));
  });

  it("knows every step that another one comes after", () => {
    const steps = Object.values(loadBudgets).flatMap(({ after = [] }) => after);
    expect(loadBudgets).to.include.all.keys(...steps);
  });

  it("has a budget for every file of the client's package", () => {
    const manifest = readFileSync(join(webDir, "client/package.json"), "utf8");
    const files = [...manifest.matchAll(/"default": "\.\/(.+)"/g)].map(([, file = ""]) => `client/${file}`);
    expect(Object.keys(budgets)).to.have.members(files);
  });
});
