import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import { readMeasured } from "./measured.ts";
import { renderSummary } from "./summary.ts";

const document = join(import.meta.dirname, "../../docs/benchmarks.md");

describe("docs/benchmarks.md", () => {
  it("says what the last run measured", () => {
    expect(readFileSync(document, "utf8")).to.equal(renderSummary(readMeasured()));
  });

  it("has one table of ten rows", () => {
    expect(renderSummary(readMeasured()).match(/^\| /gm)).to.have.length(2 + 10);
  });
});
