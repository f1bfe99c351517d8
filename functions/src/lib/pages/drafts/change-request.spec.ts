import { expect } from "chai";
import { aPage, aSave, noon } from "../../../../test/support/a-page.ts";
import { findForChange } from "./change-request.ts";
import { removalLimits } from "../removal/limits.ts";

describe("findForChange", () => {
  it("names versions that were made after the versions were read, because the document lists them", async () => {
    const madeBefore = { id: "before", bytes: 5 };
    const keptVersions = ["before", "since"].map((id) => ({ id, keptAt: noon, savedAt: noon, author: "ada" }));
    const found = await findForChange(
      {
        findPageAndRequest: async () => ({ page: aPage({ internals: { keptVersions } }), former: undefined }),
        findVersionSizes: async () => [madeBefore],
      },
      { ...aSave(), mayDelete: true },
    );
    expect(found.versions).to.deep.equal([madeBefore, { id: "since", bytes: removalLimits.unknownBytes }]);
  });
});
