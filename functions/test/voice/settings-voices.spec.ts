import { expect } from "chai";
import { voices as known } from "../../src/lib/projects/voices.ts";
import { voices } from "../../../web/inbox/settings/voices.ts";

describe("the voices of the settings", () => {
  it("are those that the service takes", () => {
    expect(voices).to.deep.equal([...known]);
  });
});
