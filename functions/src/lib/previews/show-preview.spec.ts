import { expect } from "chai";
import { aPage } from "../../../test/support/a-page.ts";
import type { PreviewStore } from "./preview-store.ts";
import { showPreview } from "./show-preview.ts";

/** Rendered in turns: longer than a part. */
const long = "A paragraph.\n\n".repeat(5_000);

/** Of one link, to a draft of its own. */
const aStore = (writeToken: string): PreviewStore => {
  const page = aPage({ id: writeToken, writeToken, content: `${long}The end.` });
  const link = { projectId: "p", draftId: page.id, tokenDigest: "", expireAt: new Date("2099-01-01") };
  return {
    put: async () => undefined,
    remove: async () => undefined,
    findLink: async () => link,
    findShown: async () => ({ page, project: { siteUrl: undefined } }),
  };
};

const show = async (store: PreviewStore, until: Date): Promise<string> => {
  const visit = { token: "t".repeat(32), languages: "en", at: new Date() };
  return showPreview(store, { ...visit, until }).then(({ html }) => html, String);
};

const soon = (): Date => new Date(Date.now() + 60_000);

const over = new Date(0);

describe("showPreview", () => {
  it("does not render a long draft for a request that is over before its turn comes", async () => {
    const [first, second] = [aStore("first"), aStore("second")];
    const shown = await Promise.all([show(first, soon()), show(second, over), show(second, soon())]);
    expect(shown.map((html) => html.includes("The end."))).to.deep.equal([true, false, true]);
    expect(shown[1]).to.include("AppError");
  });
});
