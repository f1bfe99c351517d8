import { expect } from "chai";
import { SetupError } from "../stack/setup-error.ts";
import { readOptions } from "./read-options.ts";

describe("readOptions", () => {
  it("leaves to firebase-tools what follows a further --", () => {
    expect(readOptions(["--project", "staging", "--", "--force"])).to.deep.equal({
      project: "staging",
      isCheck: false,
      passedOn: ["--force"],
    });
    expect(readOptions(["-P", "staging", "--check"])).to.deep.equal({ project: "staging", isCheck: true, passedOn: [] });
  });

  it("names the option that was meant", () => {
    expect(() => readOptions(["--chek"])).to.throw(SetupError, "Did you mean --check?");
    expect(() => readOptions(["--projct", "staging"])).to.throw(SetupError, "Did you mean --project?");
  });

  for (const words of [["--chek"], ["--project"], ["--check=yes"]])
    it(`says which options there are instead of ${words.join(" ")}, and does not deploy`, () => {
      expect(() => readOptions(words)).to.throw(SetupError, "Options are --project <ID or alias> and --check.");
    });
});
