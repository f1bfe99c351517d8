import { expect } from "chai";
import { storedDrafts, storedPage } from "../../support/documents.ts";
import { nightlyIf } from "../../support/nightly.ts";
import { aLivePage, aSlug, aWorkplace } from "../../support/projects.ts";
import { opened, refused, refusedPaths } from "../../support/replies.ts";

/** Language tags as people type them, and the page that they mean. */
const languages: readonly (readonly [string, string])[] = [
  ["en-us", "en-US"],
  ["EN-us", "en-US"],
  ["iw", "he"],
  ["IW-il", "he-IL"],
  ["zh-hant-tw", "zh-Hant-TW"],
  ["pt-BR", "pt-BR"],
  ["sr-latn", "sr-Latn"],
  ["ar", "ar"],
  ["es-419", "es-419"],
];

const noLanguages = [
  "xx",
  "en--US",
  "",
  " en",
  "en ",
  "e",
  "english",
  "und",
  "mul",
  "zxx",
  "qqq",
  "en-XX",
  "en-US-en-US",
  "*",
  "../en",
  "en\u0000",
  "\ud800",
];

const slugsAtNight = ["...", "%2F", "__x__", "constructor", "🐙", "สวัสดี", "关于我们", "*", "~", "`", "0"];

const slugs = [
  "a/b",
  "docs/start/here",
  "a%2Fb",
  "__proto__",
  "👩‍👩‍👧/🐙",
  "שלום-עולם",
  "ABOUT",
  "about us",
  "a.b[0]",
  "x".repeat(200),
  "日".repeat(200),
  "🐙".repeat(200),
];

const noSlugs = [
  "/about",
  "about/",
  "/",
  "//",
  "x".repeat(201),
  "日".repeat(201),
  "🐙".repeat(201),
  " about",
  "about ",
  ".",
  "..",
  "../x",
  "a//b",
  "a?b",
  "a#c",
  "\u200f",
  "agent\u200b",
  "a\u0000b",
  "a\nb",
  "\ud800",
  "a\udc00b",
];

describe("editOpen, places", () => {
  for (const [typed, meant] of languages) {
    it(`reads the language ${typed} as ${meant}${nightlyIf(!["en-us", "IW-il", "pt-BR"].includes(typed))}`, async () => {
      const { project, editor } = await aWorkplace();
      const slug = aSlug();
      await aLivePage(project, { slug, language: meant });
      const { draftId, doc } = opened(await editor.open({ slug, language: typed }));
      expect(doc.language).to.equal(meant);
      expect(opened(await editor.open({ slug, language: meant }))).to.include({ draftId, action: "existing_draft" });
      expect(await storedPage(project.id, draftId)).to.include({ language: meant });
    });
  }

  it("refuses a language that does not exist", async () => {
    const { project, editor } = await aWorkplace();
    for (const language of noLanguages) {
      const slug = aSlug();
      await aLivePage(project, { slug, language: language.toWellFormed() });
      expect(refusedPaths(await editor.open({ slug, language })), JSON.stringify(language)).to.deep.equal(["language"]);
    }
    expect(await storedDrafts(project.id)).to.deep.equal([]);
  });

  it("keeps a language and its variants apart", async () => {
    const { project, editor } = await aWorkplace();
    const slug = aSlug();
    for (const language of ["en", "en-US", "en-GB"]) await aLivePage(project, { slug, language, content: language });
    const drafts = new Set<string>();
    for (const language of ["en", "en-US", "en-GB"]) {
      const { draftId, doc } = opened(await editor.open({ slug, language }));
      expect(doc).to.include({ language, content: language });
      drafts.add(draftId);
    }
    expect(drafts.size).to.equal(3);
    refused(await editor.open({ slug, language: "en-AU" }), 404, "not_found");
  });

  for (const slug of [...slugs, ...slugsAtNight]) {
    it(`finds the page ${JSON.stringify(slug.slice(0, 24))}${nightlyIf(slugsAtNight.includes(slug))}`, async () => {
      const { project, editor } = await aWorkplace();
      await aLivePage(project, { slug });
      const { draftId, action } = opened(await editor.open({ slug, language: "en" }));
      expect(action).to.equal("cloned_from_live");
      expect(opened(await editor.open({ slug, language: "en" }))).to.include({ draftId, action: "existing_draft" });
      expect(await storedPage(project.id, draftId)).to.include({ slug });
    });
  }

  it("tells slugs apart that differ in one letter's case, in an escape or in a slash", async () => {
    const { project, editor } = await aWorkplace();
    const similar = ["about", "About", "a/b", "a%2Fb", "a-b", "ab"];
    for (const slug of similar) await aLivePage(project, { slug, content: slug });
    const drafts = new Set<string>();
    for (const slug of similar) {
      const { draftId, doc } = opened(await editor.open({ slug, language: "en" }));
      expect(doc.content).to.equal(slug);
      drafts.add(draftId);
    }
    expect(drafts.size).to.equal(similar.length);
  });

  it("finds a page whose slug is typed with decomposed letters", async () => {
    const { project, editor } = await aWorkplace();
    const composed = `caf\u00e9-${aSlug()}`;
    await aLivePage(project, { slug: composed });
    const { draftId } = opened(await editor.open({ slug: composed.normalize("NFD"), language: "en" }));
    expect(await storedPage(project.id, draftId)).to.include({ slug: composed });
    expect(opened(await editor.open({ slug: composed, language: "en" })).draftId).to.equal(draftId);
  });

  it("counts the characters of a slug after composing them", async () => {
    const { project, editor } = await aWorkplace();
    const slug = "\u00e9".repeat(200);
    await aLivePage(project, { slug });
    opened(await editor.open({ slug: slug.normalize("NFD"), language: "en" }));
  });

  it("refuses what cannot be a slug", async () => {
    const { project, editor } = await aWorkplace();
    for (const slug of noSlugs) {
      await aLivePage(project, { slug: slug.toWellFormed() });
      expect(refusedPaths(await editor.open({ slug, language: "en" })), JSON.stringify(slug)).to.deep.equal(["slug"]);
    }
    expect(await storedDrafts(project.id)).to.deep.equal([]);
  });
});
