import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "chai";
import { SetupError } from "./setup-error.ts";
import { readStackData } from "./stack-data.ts";

describe("readStackData", () => {
  let home = "";

  beforeEach(() => {
    home = mkdtempSync(join(tmpdir(), "lectern-data-"));
  });

  afterEach(() => {
    rmSync(home, { recursive: true });
  });

  const read = (path: string) => readStackData({ LECTERN_DATA: path, INIT_CWD: home });

  it("keeps nothing unless it is asked to", () => {
    expect(readStackData({})).to.equal(undefined);
    expect(read("")).to.equal(undefined);
  });

  it("begins with a folder that is empty or not there", () => {
    mkdirSync(join(home, "empty"));
    expect(read("empty")).to.deep.equal({ folder: join(home, "empty"), isThere: false });
    expect(read("new")).to.deep.equal({ folder: join(home, "new"), isThere: false });
  });

  it("goes on with what a stack has written", () => {
    writeFileSync(join(home, "firebase-export-metadata.json"), "{}");
    expect(read(".")).to.deep.equal({ folder: home, isThere: true });
  });

  it("does not replace a folder of something else", () => {
    writeFileSync(join(home, "thesis.txt"), "");
    expect(() => read(".")).to.throw(SetupError, "no stack has written");
  });
});
