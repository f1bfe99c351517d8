import { expect } from "chai";
import { aPage } from "../../../../test/support/a-page.ts";
import type { PreviewStore } from "./preview-link.ts";
import { showPreview } from "./show-preview.ts";

/** Rendered in turns: longer than a part. */
const long = "A paragraph.\n\n".repeat(5_000);

/** Of one link, to a draft of its own. */
const aStore = (id: string, writeToken = id): PreviewStore => {
  const page = aPage({ id, writeToken, content: `${long}The end of ${id}.` });
  const link = { projectId: "p", draftId: page.id, tokenDigest: "", by: "ada", expireAt: new Date("2099-01-01") };
  return {
    put: async () => undefined,
    remove: async () => undefined,
    findLink: async () => link,
    findShown: async () => ({
      page,
      account: "somebody",
      project: { name: "Bread", siteUrl: undefined },
      role: "manager",
      user: undefined,
    }),
  };
};

const show = async (store: PreviewStore, until: Date): Promise<string> => {
  const visit = { token: "t".repeat(32), languages: "en", at: new Date() };
  return showPreview({ links: store, canSignIn: async () => true }, { ...visit, until }).then(({ html }) => html, String);
};

const soon = (): Date => new Date(Date.now() + 60_000);

const over = new Date(0);

describe("showPreview", () => {
  it("does not render a long draft for a request that is over before its turn comes", async () => {
    const [first, second] = [aStore("first"), aStore("second")];
    const shown = await Promise.all([show(first, soon()), show(second, over)]);
    expect(shown.map((html) => html.includes("The end of"))).to.deep.equal([true, false]);
    expect(shown[1]).to.include("AppError");
    expect(await show(second, soon())).to.include("The end of");
  });

  it("renders a long draft once for all who wait for it, as long as one of them does", async () => {
    const [first, second] = [aStore("first"), aStore("second")];
    const order: string[] = [];
    const look = async (name: string, store: PreviewStore, until = soon()): Promise<void> => {
      expect(await show(store, until)).to.include("The end of");
      order.push(name);
    };
    await Promise.all([look("first", first), look("second", second, over), look("first", first), look("second", second)]);
    expect(order).to.deep.equal(["first", "first", "second", "second"]);
  });

  it("keeps drafts apart that were written in one commit", async () => {
    const [first, second] = [aStore("first", "1.0"), aStore("second", "1.0")];
    const [one, other] = await Promise.all([show(first, soon()), show(second, soon())]);
    expect(one).to.include("The end of first.").and.not.to.include("The end of second.");
    expect(other).to.include("The end of second.");
  });
});
