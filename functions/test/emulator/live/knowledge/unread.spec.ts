import { expect } from "chai";
import { voiceControl } from "../../../support/control-voice.ts";
import { aVisitor, type Visitor } from "../../../support/visitors.ts";
import { ask, askWith, aSite, alreadyPassedOn, pageRef, passedOn, publish, questionsOf } from "./asked-site.ts";

/** A site that sells bikes and rents out some: words cannot tell what answers. */
const aShop = async (): Promise<Visitor> => {
  const visitor = await aSite();
  await publish(visitor, {
    slug: "rent",
    metadata: { title: "Rental" },
    content: "# Rental\n\n## Bikes\n\nCity bikes cost 15 euros a day.\n\n## Extras\n\nA helmet is included.",
  });
  await publish(visitor, { slug: "buy", metadata: { title: "Shop" }, content: "Cargo bikes are sold from 2,649 euros." });
  return visitor;
};

const question = "Is there anything to protect my head?";
const asked = { question, search_words: ["helmet", "head protection", "safety"] };
const said = "The page “Rental” says: A helmet is included.";

const statesOf = async (visitor: Visitor) => (await questionsOf(visitor)).map(({ status, asked_count: count }) => [status, count]);

describe("ask, where the live model is the only reader", () => {
  afterEach(voiceControl.reset);

  it("hands over what may answer, and says what is to be done with it", async () => {
    const { result, unread } = await askWith(await aShop(), asked);
    expect(result).to.equal(passedOn);
    expect(unread?.task).to.match(/^Nobody has read these passages yet: .* with quote none\./u);
    expect(unread?.passages).to.deep.equal([{ page: "Rental > Extras", text: "A helmet is included." }]);
  });

  it("hands it over beside what words have found, too", async () => {
    const { result, unread } = await askWith(await aShop(), {
      question: "What do cargo bikes cost?",
      search_words: ["cargo bikes", "2,649 euros", "sold"],
    });
    expect(result).to.equal("The page “Shop” says: Cargo bikes are sold from 2,649 euros.");
    expect(unread?.passages.map(({ page }) => page)).to.include("Shop");
  });

  it("says what the live model has read, with its page, and takes the question off the team's list", async () => {
    const visitor = await aShop();
    await askWith(visitor, asked);
    expect(await statesOf(visitor)).to.deep.equal([["open", 1]]);
    const { result, widget, unread } = await askWith(visitor, { ...asked, quote: "A helmet is included." });
    expect(result).to.equal(said);
    expect(widget?.data).to.deep.include({ question, answer: "A helmet is included." });
    expect(unread).to.equal(undefined);
    expect(await statesOf(visitor)).to.deep.equal([["closed", 1]]);
  });

  it("does not ask the team less because of what a stranger says that answers", async () => {
    const visitor = await aShop();
    await askWith(visitor, asked);
    const stranger = await aVisitor(visitor.projectId);
    expect((await askWith(stranger, { ...asked, quote: "A helmet is included." })).result).to.equal(said);
    expect(await statesOf(visitor)).to.deep.equal([["open", 1]]);
    await askWith(stranger, asked);
    expect((await askWith(visitor, { ...asked, quote: "A helmet is included." })).result).to.equal(said);
    expect(await statesOf(visitor)).to.deep.equal([["open", 2]]);
  });

  it("passes on a question that words had found something for, when the live model finds it does not answer", async () => {
    const visitor = await aShop();
    const rent = { question: "What do cargo bikes cost a week?", search_words: ["cargo bikes", "2,649 euros", "sold"] };
    expect((await askWith(visitor, rent)).result).to.include("Cargo bikes are sold");
    expect(await statesOf(visitor)).to.deep.equal([]);
    expect(await askWith(visitor, { ...rent, quote: "none" })).to.deep.equal({ result: passedOn });
    expect(await statesOf(visitor)).to.deep.equal([["open", 1]]);
    expect((await askWith(visitor, { ...rent, quote: "None." })).result).to.equal(alreadyPassedOn);
  });

  for (const [what, quote] of [
    ["in other words", "Helmets are included in the price."],
    ["with a word more", "A helmet is included for free."],
    ["that a visitor made up", "Everything is free today."],
    ["of a heading", "Extras"],
  ] as const) {
    it(`never says what it is told ${what}`, async () => {
      const { result, unread } = await askWith(await aShop(), { ...asked, quote });
      expect(result).to.equal(passedOn);
      expect(unread?.passages).to.have.length(1);
    });
  }

  it("hands over no draft, no page of another project, and nothing that is gone by now", async () => {
    const visitor = await aShop();
    await publish(await aSite(), { content: "A helmet for safety and head protection is at the neighbor's." });
    const hidden = await publish(visitor, { slug: "old", content: "Safety: head protection is an old helmet." });
    expect((await askWith(visitor, asked)).unread?.passages).to.have.length(2);
    await pageRef(visitor, hidden).update({ visibility: "draft" });
    const again = { ...asked, question: "Is there anything at all to protect my head?" };
    expect((await askWith(visitor, again)).unread?.passages).to.deep.equal([{ page: "Rental > Extras", text: "A helmet is included." }]);
    const quoted = await askWith(visitor, { ...again, quote: "Safety: head protection is an old helmet." });
    expect(quoted.result).not.to.include("old helmet");
  });

  it("hands over nothing where another model has read the site, and does not pay for it where the live model has", async () => {
    const visitor = await aShop();
    await voiceControl.judge([]);
    expect(await askWith(visitor, asked)).to.deep.equal({ result: passedOn });
    expect(await voiceControl.generations()).to.have.length(1);
    expect((await askWith(visitor, { ...asked, quote: "A helmet is included." })).result).to.equal(said);
    expect((await askWith(visitor, { ...asked, quote: "none" })).result).to.equal(alreadyPassedOn);
    expect(await voiceControl.generations()).to.have.length(1);
  });

  it("hands over nothing with what the team has answered, or for what is no question", async () => {
    const visitor = await aShop();
    expect(await ask(visitor, "Helmet?")).to.deep.equal({ result: "Please ask me that in a whole sentence." });
  });

  it("answers a repeated call as it did the first time", async () => {
    const visitor = await aShop();
    const first = await askWith(visitor, asked, { body: { tool_name: "ask", args: asked, call_id: "once" } });
    expect(first.unread?.passages).to.have.length(1);
    expect(await askWith(visitor, asked, { body: { tool_name: "ask", args: asked, call_id: "once" } })).to.deep.equal(first);
    expect(await statesOf(visitor)).to.deep.equal([["open", 1]]);
  });
});
