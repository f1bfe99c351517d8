import { expect } from "chai";
import { aForeignDraft } from "../../../support/projects.ts";
import { ask, aSite, passedOn, publish, questionsOf } from "./site.ts";

const hours = {
  slug: "hours",
  metadata: { title: "Opening hours" },
  content: "# Opening hours\n\nWe are open **Tuesday** to [Friday](/f), 9 to 17.\n\n## Sundays\n\nOn Sundays the shop is closed.",
};

describe("ask", () => {
  it("quotes the page that answers, and shows where it stands", async () => {
    const visitor = await aSite();
    await publish(visitor, hours);
    await publish(visitor, {
      slug: "prices",
      metadata: { title: "Prices" },
      content: "A haircut costs 40 euros on every day but Sundays.",
    });
    const { result, widget } = await ask(visitor, "Is the shop open on Sundays?");
    expect(result).to.equal("The page “Opening hours” says: On Sundays the shop is closed.");
    expect(widget).to.deep.equal({
      type: "card",
      card_id: "answer_card",
      template_id: "answer_card",
      dir: "ltr",
      data: {
        question: "Is the shop open on Sundays?",
        answer: "On Sundays the shop is closed.",
        sources: [{ title: "Opening hours", slug: "hours", language: "en", excerpt: "On Sundays the shop is closed." }],
      },
      labels: { question: "Question", answer: "Answer", sources: "Sources" },
    });
    expect(await questionsOf(visitor)).to.deep.equal([]);
  });

  it("speaks text, not Markdown", async () => {
    const visitor = await aSite();
    await publish(visitor, hours);
    expect((await ask(visitor, "Are you open on a Tuesday?")).result).to.equal(
      "The page “Opening hours” says: We are open Tuesday to Friday, 9 to 17.",
    );
  });

  it("never quotes a draft, or a page of another project", async () => {
    const [visitor, neighbor] = await Promise.all([aSite(), aSite()]);
    await publish(neighbor, hours);
    await aForeignDraft({ id: visitor.projectId, templateId: "article" }, { ...hours, updated_at: new Date() });
    await publish(visitor, { ...hours, visibility: "archived" });
    expect(await ask(visitor, "Is the shop open on Sundays?")).to.deep.equal({ result: passedOn });
  });

  it("looks in the visitor's language first, then in the project's, then in the others", async () => {
    const visitor = await aSite({ language: "en-GB" }, { default_language: "de" });
    await publish(visitor, { language: "fr", slug: "wifi", metadata: { title: "Wifi" }, content: "Wifi: le code est 1111." });
    expect((await ask(visitor, "Wifi code?")).result).to.equal("I found this in French. The page “Wifi” says: Wifi: le code est 1111.");
    await publish(visitor, { language: "de-AT", slug: "wifi", metadata: { title: "Wifi" }, content: "Wifi-Code: 2222." });
    expect((await ask(visitor, "Wifi code?")).result).to.equal("I found this in German. The page “Wifi” says: Wifi-Code: 2222.");
    await publish(visitor, { language: "en-US", slug: "wifi", metadata: { title: "Wifi" }, content: "The wifi code is 3333." });
    const { result, widget } = await ask(visitor, "Wifi code?");
    expect(result).to.equal("The page “Wifi” says: The wifi code is 3333.");
    expect(widget?.data["sources"]).to.have.length(1);
  });

  it("shows right-to-left languages from right to left", async () => {
    const visitor = await aSite({ language: "he" });
    await publish(visitor, { language: "he", slug: "hours", metadata: { title: "שעות פתיחה" }, content: "בשבת החנות סגורה." });
    const { result, widget } = await ask(visitor, "החנות פתוחה בשבת?");
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
      { language: "not a language", metadata: {}, content: "Parrots talk." },
    ]) {
      await publish(visitor, { ...broken, updated_at: "yesterday" });
    }
    await publish(visitor, { slug: "parking", metadata: {}, content: "There are six parking spaces behind the house." });
    expect((await ask(visitor, "Is there parking behind the house?")).result).to.equal(
      "One of the pages says: There are six parking spaces behind the house.",
    );
    expect((await ask(visitor, "Do parrots talk?")).result).to.equal("One of the pages says: Parrots talk.");
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
    expect((await ask(visitor, "toString constructor?")).result).to.equal(
      "The page “constructor” says: The constructor of toString is hasOwnProperty.",
    );
    for (const question of ["{title} {quotation}", "$1 $& a.b/../c", "<script>alert(1)</script>", "\ud800 lone"]) {
      expect((await ask(visitor, question)).result).to.equal(passedOn);
    }
  });
});
