import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect } from "chai";
import { readMeasured } from "../measured.ts";
import { renderScale } from "./scale-report.ts";

const docs = resolve(import.meta.dirname, "../../../docs");

describe("docs/scale.md", () => {
  it("is made of the newest benchmarks: npm run scale", () => {
    expect(readFileSync(join(docs, "scale.md"), "utf8")).to.equal(renderScale(readMeasured()));
  });
});
