import { setImmediate } from "node:timers/promises";
import { expect } from "chai";
import { findCautiously } from "./cautious-answer.ts";
import type { Passage } from "./passage.ts";
import { buildSiteIndex } from "./site-index.ts";

const passage = (title: string, text: string, language = "en"): Passage => ({
  page: { kind: "page", id: title, slug: title, language, title },
  headings: [],
  lines: [{ text, isRow: false }],
});

const site = [
  passage("Rental", "City bikes cost 15 euros a day, e-bikes 35 euros a day."),
  passage("Rental", "We deliver rental bikes to hotels in town for 15 euros."),
  passage("Shop", "Gravel bikes are sold from 1,599 euros."),
  passage("Parking", "There are six parking spaces behind the house, free for two hours."),
  passage("Opening hours", "Monday to Friday from 9 to 18."),
  passage("Courses", "The climbing course for beginners is on Tuesday at 18."),
  passage("Contact", "Call us or write to us."),
];

const find = async (question: string, searchWords: readonly string[] = [], passages: readonly Passage[] = site) =>
  findCautiously(await buildSiteIndex(passages, setImmediate), { question, searchWords })?.line.text;

describe("findCautiously", () => {
  it("finds the line that has rare words of the question, in whatever language it was asked", async () => {
    expect(await find("Où puis-je me garer ?", ["parking", "parking spaces", "car park", "free", "hours"])).to.equal(
      site[3]?.lines[0]?.text,
    );
    expect(await find("Is there a climbing course for beginners on Tuesday?")).to.equal(site[5]?.lines[0]?.text);
  });

  it("finds nothing for a neighbor of what the site says", async () => {
    expect(await find("What does renting a gravel bike cost?", ["gravel bike rental", "hire", "weekly price", "rent", "cost"])).to.equal(
      undefined,
    );
    expect(await find("Do you sell parking permits?", ["permit", "sell", "resident", "parking permit", "annual"])).to.equal(undefined);
  });

  it("finds nothing when it lacks a word of the question that the search words repeat, in any form, unless only the last ones do", async () => {
    const delivered = site[1]?.lines[0]?.text;
    expect(await find("Does anybody bring climbers into town?", ["hotels", "climbing", "deliver", "lake"])).to.equal(undefined);
    expect(await find("Does anybody bring climbers into town?", ["hotels", "deliver", "lake", "boats", "climbing"])).to.equal(delivered);
    // In other words, or in another language, they have none in common.
    expect(await find("Does anybody bring guests into town?", ["hotels", "climbing", "deliver", "lake"])).to.equal(delivered);
  });

  it("lacks half of a word that the site has nowhere, which it may say in another one", async () => {
    expect(await find("Does anybody bring kayaks into town?", ["hotels", "kayaks", "deliver", "lake"])).to.equal(site[1]?.lines[0]?.text);
    const withKayaks = [...site, passage("Club", "Kayaks are for members.")];
    expect(await find("Does anybody bring kayaks into town?", ["hotels", "kayaks", "deliver", "lake"], withKayaks)).to.equal(undefined);
  });

  it("does not miss a preposition that the search words repeat", async () => {
    expect(await find("Is anybody on town hall?", ["hotels", "on lakes", "deliver"])).to.equal(site[1]?.lines[0]?.text);
    expect(await find("Is anybody from town hall?", ["hotels", "from lakes", "deliver"])).to.equal(undefined);
  });

  it("does not miss a word that only pages in other languages have", async () => {
    const words = ["levering", "hotels", "rental", "deliver"];
    const norwegian = passage("Utleie", "Levering av leiesykler.", "nb");
    expect(await find("Har dere levering?", words)).to.equal(undefined);
    expect(await find("Har dere levering?", words, [...site, norwegian])).to.equal(site[1]?.lines[0]?.text);
  });

  it("needs less where a rare search word that comes early is in the line", async () => {
    expect(await find("Où ?", ["climbing", "beginners", "lesson"])).to.equal(site[5]?.lines[0]?.text);
    expect(await find("Où ?", ["lesson", "climbing", "beginners"])).to.equal(undefined);
    // A word that other lines have, too.
    expect(await find("Où ?", ["tuesday", "beginners", "lesson"], [...site, passage("Yoga", "Yoga is on Tuesday.")])).to.equal(undefined);
  });

  it("finds nothing by a single word, however rare, and however often it is said", async () => {
    expect(await find("Parking?", ["parking"])).to.equal(undefined);
    expect(await find("Parking?", ["parking", "Parking", "parking permit", "parking fine"])).to.equal(undefined);
  });

  it("finds nothing where two passages fit alike, and does not count translations", async () => {
    const sauna = "The sauna on the quay has twenty seats.";
    const words = ["sauna seats", "quay", "twenty"];
    expect(await find("How big is the sauna?", words, [...site, passage("North", sauna)])).to.equal(sauna);
    expect(await find("How big is the sauna?", words, [...site, passage("North", sauna), passage("South", sauna)])).to.equal(undefined);
    expect(
      await find("How big is the sauna?", [...words, "seat"], [...site, passage("North", sauna), passage("Nord", sauna, "de")]),
    ).to.equal(sauna);
  });

  it("finds nothing in nothing, and by nothing", async () => {
    expect(await find("Where can I park?", ["parking"], [])).to.equal(undefined);
    expect(await find("?")).to.equal(undefined);
  });
});
