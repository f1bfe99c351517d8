import { expect } from "chai";
import { oneOfTwo } from "../../../support/instances.ts";
import { together } from "../../../support/concurrent-clients.ts";
import { ask, aSite, pageRef, passedOn, publish } from "./site.ts";
import type { Visitor } from "../../../support/visitors.ts";

const price = (euros: number) => ({
  slug: "prices",
  metadata: { title: "Prices" },
  content: `A haircut costs ${euros} euros.`,
  updated_at: new Date(),
});

const said = (euros: number): string => `The page “Prices” says: A haircut costs ${euros} euros.`;

/** The answers of both instances of the function. */
const askBoth = async (visitor: Visitor): Promise<ReadonlySet<string>> => {
  const answers = await together(2, async () => ask(visitor, "What does a haircut cost?", { base: await oneOfTwo("liveToolsExecute") }));
  return new Set(answers.map(({ result }) => result));
};

const unknown = async (visitor: Visitor): Promise<void> => {
  for (const result of await askBoth(visitor)) expect(result).to.match(/^I do not know that/);
};

describe("what ask knows of a site", () => {
  it("is what was published, edited, unpublished and deleted last, in every instance", async () => {
    const visitor = await aSite();
    await unknown(visitor);
    const id = await publish(visitor, price(40));
    expect(await askBoth(visitor)).to.deep.equal(new Set([said(40)]));
    await pageRef(visitor, id).update(price(45));
    expect(await askBoth(visitor)).to.deep.equal(new Set([said(45)]));
    await pageRef(visitor, id).update({ visibility: "draft", updated_at: new Date() });
    await unknown(visitor);
    await pageRef(visitor, id).update({ visibility: "live" });
    expect(await askBoth(visitor)).to.deep.equal(new Set([said(45)]));
    await pageRef(visitor, id).delete();
    await unknown(visitor);
  });

  it("is right when one page takes the place of another, so that there are as many", async () => {
    const visitor = await aSite();
    const id = await publish(visitor, price(40));
    await publish(visitor, { slug: "about", content: "We like scissors." });
    expect(await askBoth(visitor)).to.deep.equal(new Set([said(40)]));
    await Promise.all([pageRef(visitor, id).delete(), publish(visitor, price(50))]);
    expect(await askBoth(visitor)).to.deep.equal(new Set([said(50)]));
  });

  it("is right where another interface leaves the time of the last change as it was, or stores none", async () => {
    for (const updatedAt of [new Date("2026-01-01T00:00:00Z"), null, "yesterday"]) {
      const visitor = await aSite();
      const id = await publish(visitor, { ...price(40), updated_at: updatedAt });
      expect(await askBoth(visitor)).to.deep.equal(new Set([said(40)]));
      await pageRef(visitor, id).update({ content: price(60).content });
      expect(await askBoth(visitor)).to.deep.equal(new Set([said(60)]));
    }
  });

  it("is read once for many who ask first at the same time", async () => {
    const visitor = await aSite();
    await publish(visitor, price(40));
    const base = await oneOfTwo("liveToolsExecute");
    const answers = await together(20, async () => ask(visitor, "What does a haircut cost?", { base }));
    expect(new Set(answers.map(({ result }) => result))).to.deep.equal(new Set([said(40)]));
  });

  it("is nothing, for an empty site", async () => {
    expect(await ask(await aSite(), "What does a haircut cost?")).to.deep.equal({ result: passedOn });
  });
});
