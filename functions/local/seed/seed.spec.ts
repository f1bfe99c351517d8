import { expect } from "chai";
import { findMistyped } from "../../src/lib/pages/drafts/template-rules.ts";
import { draft, englishPages } from "./pages-english.ts";
import { hebrewPages } from "./pages-hebrew.ts";
import { norwegianPages } from "./pages-norwegian.ts";
import { manager, people } from "../../../web/shared/demo-people.ts";
import { templates } from "./seed-project.ts";

const pages = [...englishPages, ...norwegianPages, ...hebrewPages, draft];

describe("the people of the demo project", () => {
  it("speak English where the README signs in, and other languages elsewhere", () => {
    expect(manager.profile.language).to.equal("en");
    const languages = people.flatMap(({ profile }) => (profile === undefined ? [] : [profile.language]));
    expect(languages).to.have.members(["en", "nb", "he"]);
  });
});

describe("the demo project", () => {
  it("has pages that fit their templates", () => {
    for (const { id, slug, template, metadata } of pages) {
      const filled = { slug, ...metadata };
      const record = templates[template];
      expect(findMistyped({ id: template, record }, filled), id).to.deep.equal([]);
      const missing = record.fields.filter((field) => "required" in field && !(field.key in filled));
      expect(missing, id).to.deep.equal([]);
    }
  });

  it("asks on a landing page for nothing that the site does not show", () => {
    expect(templates.landing.fields.map(({ key }) => key)).to.deep.equal(["slug", "title"]);
  });

  it("has every page once in each language", () => {
    const slugs = englishPages.map(({ slug }) => slug);
    expect(norwegianPages.map(({ slug }) => slug)).to.deep.equal(slugs);
    expect(hebrewPages.map(({ slug }) => slug)).to.deep.equal(slugs);
    expect(new Set(pages.map(({ id }) => id)).size).to.equal(pages.length);
  });
});
