import { setImmediate } from "node:timers/promises";
import { expect } from "chai";
import type { Passage } from "./passage.ts";
import { findAnswers } from "./site-index.ts";
import { buildIndex } from "./word-index.ts";

const passage = (title: string, text: string, kind: "page" | "answer" = "page"): Passage => ({
  page: { kind, slug: title, language: "en", title },
  headings: [],
  text,
});

const foundIn = async (passages: readonly Passage[], question: string): Promise<readonly string[]> => {
  const site = new Map([["en", await buildIndex(passages, setImmediate)]]);
  return findAnswers(site, { question, language: "en-GB", defaultLanguage: "de" }).map((found) => found.passage.text);
};

describe("findAnswers", () => {
  const site = [
    passage("Parking", "There are six parking spaces behind the house."),
    passage("Dogs", "Dogs are welcome on the terrace, cars are not."),
    passage("Prices", "A haircut costs 40 euros."),
  ];

  it("finds what speaks of the question", async () => {
    expect(await foundIn(site, "Where can I park?")).to.deep.equal([site[0]?.text]);
    expect(await foundIn(site, "Are dogs welcome?")).to.deep.equal([site[1]?.text]);
    expect(await foundIn(site, "Price of a haircut")).to.deep.equal([site[2]?.text]);
  });

  for (const question of [
    "Do you sell helicopters for dogs?",
    "Can my grandmother's car be repaired?",
    "How are you?",
    "Is it true that houses grow?",
    "the of and",
  ]) {
    it(`finds nothing for ${JSON.stringify(question)}, of which there is a word at most`, async () => {
      expect(await foundIn(site, question)).to.deep.equal([]);
    });
  }

  for (const question of ["Are you open on Tuesday?", "Are you open today?", "When do you close in December?"]) {
    it(`finds the hours for ${JSON.stringify(question)}, which they do not name`, async () => {
      const hours = passage("Opening hours", "Monday to Friday: 9 to 17.");
      expect(await foundIn([...site, hours], question)).to.deep.equal([hours.text]);
    });
  }

  it("finds nothing for what says nothing of its subject", async () => {
    const contact = passage(
      "Talk to us",
      "Hello! Where are you from, what do you like? Write to hello@example.com now, today or tomorrow.",
    );
    for (const question of ["Hello", "Where are you?", "What about you?", "And what is it?"])
      expect(await foundIn([...site, contact], question), question).to.deep.equal([]);
  });

  it("finds what the team has answered to it all the same", async () => {
    expect(await foundIn([...site, passage("Where are you?", "Behind the church.", "answer")], "where are you")).to.deep.equal([
      "Behind the church.",
    ]);
  });

  it("prefers what the team has answered to the very same question, however well a page fits", async () => {
    const answer = passage("Dogs welcome?", "Not any more.", "answer");
    const page = passage("Dogs welcome? Dogs welcome!", "Dogs welcome, dogs welcome.");
    expect((await foundIn([page, answer], "dogs WELCOME"))[0]).to.equal("Not any more.");
  });

  it("finds nothing in nothing", async () => {
    expect(await foundIn([], "Where can I park?")).to.deep.equal([]);
  });
});
