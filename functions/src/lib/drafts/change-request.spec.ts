import { expect } from "chai";
import { aSave, ourPage } from "../../../test/support/a-page.ts";
import { findForChange, rememberRequest } from "./change-request.ts";
import { findAppliedTag } from "./save.ts";
import { revisionTag } from "./revision-tag.ts";

describe("findForChange", () => {
  it("finds the answer of a save that was carried out between the reading of its draft and of its key", async () => {
    const save = aSave();
    const after = ourPage({ revision: 2 });
    const pages = [ourPage({ revision: 1 }), after];
    const found = await findForChange(
      {
        findPage: async () => Promise.resolve(pages.shift()),
        findRequest: async () => Promise.resolve(rememberRequest(save, save.documentId, 2)),
        findVersionSizes: async () => Promise.resolve([]),
      },
      save,
    );
    expect(found.page && findAppliedTag(found.page, save, found.former)).to.equal(revisionTag(after));
  });

  it("finds the request that deleted the draft between the reading of its key and of the draft", async () => {
    const discard = { ...aSave(), mayDelete: true };
    const carriedOut = rememberRequest(discard, discard.documentId, 0);
    const requests = [undefined, carriedOut];
    const found = await findForChange(
      {
        findPage: async () => Promise.resolve(undefined),
        findRequest: async () => Promise.resolve(requests.shift()),
        findVersionSizes: async () => Promise.resolve([]),
      },
      discard,
    );
    expect(found).to.deep.equal({ page: undefined, former: carriedOut, versions: [] });
  });
});
