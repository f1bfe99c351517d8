import { expect } from "chai";
import { catalogueLanguages } from "../../src/lib/i18n/texts.ts";
import { voices as known } from "../../src/lib/projects/voices.ts";
import { managerLanguages } from "../../../web/inbox/settings/manager-languages.ts";
import { voices } from "../../../web/inbox/settings/voices.ts";

describe("the voices of the settings", () => {
  it("are those that the service takes", () => {
    expect(voices).to.deep.equal([...known]);
  });
});

describe("the languages in which managers are called", () => {
  it("are those that the service speaks", () => {
    expect(managerLanguages).to.have.members([...catalogueLanguages]);
  });
});
