import { expect } from "chai";
import { SetupError } from "../stack/setup-error.ts";
import { readOptions } from "./read-options.ts";

describe("readOptions", () => {
  it("leaves to firebase-tools what follows a further --", () => {
    expect(readOptions(["--project", "staging", "--", "--force"])).to.deep.equal({
      project: "staging",
      purpose: "deploy",
      isDryRun: false,
      passedOn: ["--force"],
    });
    expect(readOptions(["-P", "staging", "--check"])).to.deep.equal({
      ...{ project: "staging", purpose: "check", isDryRun: false, passedOn: [] },
    });
  });

  it("knows what sets up what people sign in with", () => {
    const setUp = { project: undefined, purpose: "set-up", passedOn: [] };
    expect(readOptions(["--set-up"])).to.deep.equal({ ...setUp, isDryRun: false });
    expect(readOptions(["--set-up", "--dry-run"])).to.deep.equal({ ...setUp, isDryRun: true });
  });

  it("names the option that was meant", () => {
    expect(() => readOptions(["--chek"])).to.throw(SetupError, "Did you mean --check?");
    expect(() => readOptions(["--projct", "staging"])).to.throw(SetupError, "Did you mean --project?");
  });

  for (const words of [["--chek"], ["--project"], ["--check=yes"], ["--check", "--set-up"], ["--dry-run"], ["--check", "--dry-run"]])
    it(`says which options there are instead of ${words.join(" ")}, and does not deploy`, () => {
      expect(() => readOptions(words)).to.throw(SetupError, "Options are --project <ID or alias>, --check, --set-up and --dry-run.");
    });
});
