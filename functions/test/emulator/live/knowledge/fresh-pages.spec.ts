import { expect } from "chai";
import { createKnowledgeCache } from "../../../../src/lib/answers/knowledge/knowledge-cache.ts";
import { pageSource, siteFactsStore } from "../../../../src/lib/answers/knowledge/store.ts";
import { questionStore } from "../../../../src/lib/answers/questions/store.ts";
import { oneOfTwo } from "../../../support/instances.ts";
import { together } from "../../../support/concurrent-clients.ts";
import { ask, aSite, pageRef, passedOn, publish, templateRef } from "./asked-site.ts";
import type { Visitor } from "../../../support/visitors.ts";
import { requireCard } from "../../../support/tools.ts";

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
  it("reflects the last publication, edit, unpublication and deletion, in every instance", async () => {
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

  it("is right when one page replaces another, so that their number stays the same", async () => {
    const visitor = await aSite();
    const id = await publish(visitor, price(40));
    await publish(visitor, { slug: "about", content: "We like scissors." });
    expect(await askBoth(visitor)).to.deep.equal(new Set([said(40)]));
    await pageRef(visitor, id).delete();
    await publish(visitor, price(50));
    expect(await askBoth(visitor)).to.deep.equal(new Set([said(50)]));
  });

  it("is right where another interface leaves the time of the last change as it was, or stores another kind of value", async () => {
    for (const updatedAt of [new Date("2026-01-01T00:00:00Z"), null, "yesterday"]) {
      const visitor = await aSite();
      const id = await publish(visitor, { ...price(40), updated_at: updatedAt });
      expect(await askBoth(visitor)).to.deep.equal(new Set([said(40)]));
      await pageRef(visitor, id).update({ content: price(60).content });
      expect(await askBoth(visitor)).to.deep.equal(new Set([said(60)]));
    }
  });

  it("is right within a minute where nothing tells: pages that were removed, older pages that changed, and pages without times", async () => {
    const visitor = await aSite();
    const at = (day: number) => new Date(Date.UTC(2026, 0, day));
    const [old, older] = [
      await publish(visitor, { ...price(40), updated_at: at(2) }),
      await publish(visitor, { slug: "x", content: "X", updated_at: at(1) }),
    ];
    await publish(visitor, { slug: "newest", content: "Newest", updated_at: at(3) });
    let nowMs = 1_000_000;
    const sources = { pages: pageSource, questions: questionStore, facts: siteFactsStore };
    const cache = createKnowledgeCache(sources, () => nowMs);
    const texts = async () => (await cache.open(visitor.projectId)).known.index.passages.map(({ lines }) => lines[0]?.text).toSorted();
    expect(await texts()).to.deep.equal(["A haircut costs 40 euros.", "Newest", "X"]);
    await pageRef(visitor, old).delete();
    await pageRef(visitor, older).update({ content: "Y" });
    await pageRef(visitor, "no-time").set({ visibility: "live", slug: "z", language: "en", content: "Z" });
    nowMs += 60_000;
    expect(await texts()).to.deep.equal(["Newest", "Y", "Z"]);
  });

  it("is nothing that a template keeps private or does not name, as on the pages themselves", async () => {
    const visitor = await aSite();
    const metadata = { title: "Prices, and what we pay", summary: "Our margin is 70 percent.", description: "Flour costs us 9 euros." };
    await publish(visitor, { ...price(40), metadata });
    let nowMs = 1_000_000;
    const cache = createKnowledgeCache({ pages: pageSource, questions: questionStore, facts: siteFactsStore }, () => nowMs);
    const known = async () => {
      const { index } = (await cache.open(visitor.projectId)).known;
      return index.passages.map(({ page: { title }, lines }) => [title, ...lines.map(({ text }) => text)]);
    };
    const content = price(40).content;
    for (const [fields, shown] of [
      [[{ key: "title" }, { key: "summary", private: true }], [[metadata.title, content]]],
      [
        [{ key: "title", private: "yes" }, { key: "description" }],
        [
          ["", metadata.description],
          ["", content],
        ],
      ],
      [[{ key: "cost" }], [["", content]]],
    ] as const) {
      await templateRef(visitor.projectId).set({ fields });
      nowMs += 60_000;
      expect(await known()).to.deep.equal(shown);
    }
    await templateRef(visitor.projectId).delete();
    nowMs += 60_000;
    expect(await known()).to.deep.equal([["", content]]);
  });

  it("is never spoken again once it was edited or removed, where no time tells of it", async () => {
    const visitor = await aSite();
    const id = await publish(visitor, { ...price(40), updated_at: new Date("2026-01-01T00:00:00Z") });
    await publish(visitor, { slug: "newest", content: "We like scissors." });
    expect(await askBoth(visitor)).to.deep.equal(new Set([said(40)]));
    await pageRef(visitor, id).update({ content: price(60).content });
    expect(await askBoth(visitor)).to.deep.equal(new Set([said(60)]));
    await pageRef(visitor, id).delete();
    await unknown(visitor);
  });

  it("is not shown beside an answer, though it has words of the question", async () => {
    const visitor = await aSite();
    await publish(visitor, price(40));
    await publish(visitor, { slug: "old", content: "What a day!", updated_at: new Date("2026-01-01T00:00:00Z") });
    const slugs = async () =>
      (await together(2, async () => ask(visitor, "What does a haircut cost?", { base: await oneOfTwo("liveToolsExecute") }))).map(
        (answer) => requireCard(answer, "answer_card").data.sources.map(({ slug }) => slug),
      );
    expect(await slugs()).to.deep.equal([["prices"], ["prices"]]);
  });

  it("is never older than the question, while another interface writes without a pause", async () => {
    const visitor = await aSite();
    const id = await publish(visitor, price(1_000));
    await publish(visitor, { slug: "newest", content: "We like scissors." });
    let [stored, isWriting] = [1_000, true];
    const write = async (): Promise<void> => {
      while (isWriting) {
        await pageRef(visitor, id).update({ content: price(stored + 1).content });
        stored++;
      }
    };
    await askBoth(visitor);
    const writing = write();
    for (let round = 0; round < 3; round++) {
      await together(4, async () => {
        const before = stored;
        const { result } = await ask(visitor, "What does a haircut cost?", { base: await oneOfTwo("liveToolsExecute") });
        expect(Number(/costs (\d+) euros/.exec(result)?.[1]), result).to.be.at.least(before);
      });
    }
    expect(stored).to.be.above(1_000);
    isWriting = false;
    await writing;
  });

  it("is read once for many who ask first at the same time", async () => {
    const visitor = await aSite();
    await publish(visitor, price(40));
    const base = await oneOfTwo("liveToolsExecute");
    const answers = await together(20, async () => ask(visitor, "What does a haircut cost?", { base }));
    expect(new Set(answers.map(({ result }) => result))).to.deep.equal(new Set([said(40)]));
  });

  it("is nothing, for an empty site", async () => {
    expect(await ask(await aSite(), "What does a haircut cost?")).to.deep.include({
      result: passedOn,
      status: "passed_on",
      retryable: false,
    });
  });
});
