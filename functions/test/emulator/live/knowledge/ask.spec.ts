import { expect } from "chai";
import { voiceControl } from "../../../support/control-voice.ts";
import { aForeignDraft } from "../../../support/projects.ts";
import { ask, askWith, aSite, passedOn, publish, questionsOf } from "./asked-site.ts";

const hours = {
  slug: "hours",
  metadata: { title: "Opening hours" },
  content: "# Opening hours\n\nWe are open **Tuesday** to [Friday](/f), 9 to 17.\n\n## Sundays\n\nOn Sundays the shop is closed.",
};

/** The fake of the model decides by words. */
describe("ask", () => {
  afterEach(voiceControl.forgetGenerations);

  it("quotes the page that answers, and shows where it stands", async () => {
    const visitor = await aSite();
    await publish(visitor, hours);
    await publish(visitor, { slug: "prices", metadata: { title: "Prices" }, content: "A haircut costs 40 euros." });
    const question = "Is the shop open on Sundays?";
    const { result, widget } = await askWith(visitor, { question, search_words: ["Sundays", "shop closed", "opening hours"] });
    expect(result).to.equal("The page “Opening hours” says: On Sundays the shop is closed.");
    expect(widget).to.deep.equal({
      type: "card",
      card_id: "answer_card",
      template_id: "answer_card",
      dir: "ltr",
      data: {
        question,
        answer: "On Sundays the shop is closed.",
        sources: [{ title: "Opening hours", slug: "hours", language: "en", excerpt: "On Sundays the shop is closed." }],
      },
      labels: { question: "Question", answer: "Answer", sources: "Sources" },
    });
    expect(await questionsOf(visitor)).to.deep.equal([]);
  });

  it("finds a page in another language by the search words, however they are sent", async () => {
    const visitor = await aSite({ language: "ar" });
    await publish(visitor, {
      slug: "rent",
      language: "de",
      metadata: { title: "Verleih" },
      content: "Kinderanhänger kosten 12 € pro Tag.",
    });
    await publish(visitor, { slug: "buy", language: "de", metadata: { title: "Räder kaufen" }, content: "Citybikes ab 649 €." });
    await voiceControl.judge([{ question: "كم يكلف", words: "Kinderanhänger kosten 12 € pro Tag." }]);
    const words = ["Kinderanhänger", "pro Tag", "Verleih", "kosten"];
    for (const searchWords of [words, words.join(", "), [...words, 7, null, { a: 1 }], Array.from({ length: 500 }, () => words).flat()]) {
      const { result } = await askWith(visitor, { question: "كم يكلف استئجار عربة الأطفال؟", search_words: searchWords });
      expect(result).to.include("Kinderanhänger kosten 12 € pro Tag.");
    }
  });

  it("says so when it quotes another language", async () => {
    const visitor = await aSite({ language: "en-GB" });
    await publish(visitor, { language: "fr", slug: "wifi", metadata: { title: "Wifi" }, content: "Wifi: le code est 1111." });
    const { result } = await askWith(visitor, { question: "What is the wifi code?", search_words: ["wifi", "code", "mot de passe"] });
    expect(result).to.equal("I found this in French. The page “Wifi” says: Wifi: le code est 1111.");
  });

  it("reads a row of a table with the names of its columns", async () => {
    const visitor = await aSite();
    const table = "| Bike | Day | Week |\n|---|---|---|\n| City bike | 15 € | 75 € |\n| Cargo bike | 49 € | 200 € |\n";
    await publish(visitor, { slug: "rent", metadata: { title: "Rental" }, content: table });
    const { result } = await askWith(visitor, { question: "What does a cargo bike cost a week?", search_words: ["cargo", "49", "week"] });
    expect(result).to.equal("The page “Rental” says: Cargo bike – Day: 49 €, Week: 200 €.");
  });

  it("speaks text, not Markdown", async () => {
    const visitor = await aSite();
    await publish(visitor, hours);
    expect((await ask(visitor, "We are open Tuesday to Friday?")).result).to.equal(
      "The page “Opening hours” says: We are open Tuesday to Friday, 9 to 17.",
    );
  });

  it("never quotes a draft, or a page of another project", async () => {
    const [visitor, neighbor] = await Promise.all([aSite(), aSite()]);
    await publish(neighbor, hours);
    await aForeignDraft({ id: visitor.projectId, templateId: "article" }, { ...hours, updated_at: new Date() });
    await publish(visitor, { ...hours, visibility: "archived" });
    expect(await ask(visitor, "On Sundays the shop is closed?")).to.deep.include({
      result: passedOn,
      status: "passed_on",
      retryable: false,
    });
  });

  it("shows right-to-left languages from right to left", async () => {
    const visitor = await aSite({ language: "he" });
    await publish(visitor, { language: "he", slug: "hours", metadata: { title: "שעות פתיחה" }, content: "בשבת החנות סגורה." });
    const { result, widget } = await askWith(visitor, { question: "החנות פתוחה בשבת?", search_words: ["בשבת", "סגורה", "שעות פתיחה"] });
    expect(result).to.include("בשבת החנות סגורה.");
    expect(widget?.dir).to.equal("rtl");
  });

  it("names no page that has no title, and reads pages that other interfaces left half empty", async () => {
    const visitor = await aSite();
    for (const broken of [
      { metadata: null },
      { content: null, language: 7 },
      { slug: 7, metadata: "x" },
      { content: ["a"] },
      { language: "not a language", metadata: {}, content: "Parrots talk all day." },
    ]) {
      await publish(visitor, { ...broken, updated_at: "yesterday" });
    }
    await publish(visitor, { slug: "parking", metadata: {}, content: "There are six parking spaces behind the house." });
    expect((await ask(visitor, "Are there six parking spaces behind the house?")).result).to.equal(
      "One of the pages says: There are six parking spaces behind the house.",
    );
    expect((await ask(visitor, "Do parrots talk all day?")).result).to.equal("One of the pages says: Parrots talk all day.");
  });

  it("asks what is meant when there is no question, or a very long one", async () => {
    const visitor = await aSite();
    for (const question of ["", "  ", "???", null, undefined, {}, "\u202e\u0000"]) {
      expect((await ask(visitor, question)).result).to.equal("What would you like to know? Please ask one question.");
    }
    for (const question of ["why ".repeat(200), "x".repeat(50_000)]) {
      expect((await ask(visitor, question)).result).to.equal("That is more than I can look up at once. Please ask a shorter question.");
    }
    expect(await questionsOf(visitor)).to.deep.equal([]);
  });

  it("is not impressed by hostile pages and questions", async () => {
    const visitor = await aSite();
    await publish(visitor, { slug: "brackets", content: "[".repeat(300_000) });
    await publish(visitor, { slug: "stars", content: "**".repeat(200_000) });
    await publish(visitor, { slug: "word", content: "x".repeat(500_000) });
    await publish(visitor, {
      slug: "proto",
      metadata: { title: "constructor" },
      content: "The constructor of toString is hasOwnProperty.",
    });
    expect((await ask(visitor, "The constructor of toString?")).result).to.equal(
      "The page “constructor” says: The constructor of toString is hasOwnProperty.",
    );
    for (const question of [
      "{title} {quotation} and {language} too",
      "$1 $& a.b/../c d e",
      "<script>alert(1)</script> is it you",
      "\ud800 lone and not alone",
    ]) {
      expect((await askWith(visitor, { question, search_words: ["__proto__", "\ud800", "[".repeat(5_000)] })).result).to.equal(passedOn);
    }
  });
});
