import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";

const filesIn = (folder: string): readonly string[] => readdirSync(join(import.meta.dirname, "../..", folder)).toSorted();

describe("sample requests of the benchmark", () => {
  it("exist for every endpoint and nothing else", () => {
    expect(filesIn("bench/samples")).to.deep.equal(filesIn("src/endpoints"));
  });
});
