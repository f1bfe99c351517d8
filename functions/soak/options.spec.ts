import { expect } from "chai";
import { SetupError } from "../local/stack/setup-error.ts";
import { readSoakOptions } from "./options.ts";

describe("readSoakOptions", () => {
  it("takes ten minutes and the seed 1 by itself", () => {
    expect(readSoakOptions([])).to.deep.equal({ lengthMs: 600_000, seed: 1 });
  });

  it("takes any seed that dice take, whatever the limit of minutes is", () => {
    expect(readSoakOptions(["--seed", "20261123", "--minutes", "1440"])).to.deep.equal({ lengthMs: 86_400_000, seed: 20_261_123 });
    expect(readSoakOptions(["--seed", "2147483647"]).seed).to.equal(2_147_483_647);
  });

  for (const words of [
    ["--seed", "0"],
    ["--seed", "-1"],
    ["--seed", "x"],
    ["--seed", "2147483648"],
    ["--minutes", "1441"],
    ["--sed", "1"],
  ]) {
    it(`refuses ${words.join(" ")}`, () => {
      expect(() => readSoakOptions(words)).to.throw(SetupError);
    });
  }
});
