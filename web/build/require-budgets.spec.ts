import { expect } from "chai";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { budgets } from "../budgets.ts";
import { webDir } from "./options.ts";
import { requireBudgets } from "./require-budgets.ts";

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

  it("has a budget for every file of the client's package", () => {
    const manifest = readFileSync(join(webDir, "client/package.json"), "utf8");
    const files = [...manifest.matchAll(/"default": "\.\/(.+)"/g)].map(([, file = ""]) => `client/${file}`);
    expect(Object.keys(budgets)).to.have.members(files);
  });
});
