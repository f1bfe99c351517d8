import { expect } from "chai";
import { cardOf, tell } from "../../../support/profiles.ts";
import { aVisitor, aVoiceProject } from "../../../support/visitors.ts";

/** A language, its own name, and its direction. */
const languages: readonly (readonly [string, string, "ltr" | "rtl"])[] = [
  ["en", "English", "ltr"],
  ["sv", "Svenska", "ltr"],
  ["de-AT", "Österreichisches Deutsch", "ltr"],
  ["pt-BR", "Português (Brasil)", "ltr"],
  ["zh-Hant", "繁體中文", "ltr"],
  ["ja", "日本語", "ltr"],
  ["ru", "Русский", "ltr"],
  ["he", "עברית", "rtl"],
  ["ar", "العربية", "rtl"],
  ["fa", "فارسی", "rtl"],
  ["ur", "اردو", "rtl"],
  ["yi", "ייִדיש", "rtl"],
  ["ps", "پښتو", "rtl"],
];

describe("profile card", () => {
  let projectId: string;

  before(async () => {
    projectId = await aVoiceProject();
  });

  for (const [language, label, dir] of languages) {
    it(`is ${dir} in ${label}`, async () => {
      const visitor = await aVisitor(projectId, { first_name: "Ada" });
      const switched = cardOf(await tell(visitor, { language }));
      expect(switched).to.deep.include({ type: "card", card_id: "profile_card", template_id: "profile_card", dir });
      expect(switched.data).to.deep.equal({
        first_name: "Ada",
        last_name: null,
        pronoun: "unspecified",
        phone: null,
        contact_email: null,
        language,
        language_label: label,
      });
      expect(cardOf(await tell(visitor))).to.deep.equal(switched);
    });
  }

  it("is in the visitor's language, where the repository has it", async () => {
    const visitor = await aVisitor(projectId);
    const english = cardOf(await tell(visitor));
    expect(english.labels).to.deep.equal({
      profile: "Noted",
      first_name: "First name",
      pronoun: "Pronouns",
      email: "Email",
      phone: "Phone",
      language: "Language",
    });
    expect(english.pronoun_labels).to.include({ she_her: "she/her", he_him: "he/him", they_them: "they/them" });
    const swedish = cardOf(await tell(visitor, { language: "svenska" }));
    expect(swedish.labels.language).to.equal("Språk");
    expect(swedish.pronoun_labels.she_her).to.match(/^hon/);
  });

  it("comes with questions too", async () => {
    const visitor = await aVisitor(projectId, { language: "he", first_name: "נועה" });
    expect(cardOf(await tell(visitor, { phone: "112", pronoun: "banana" }))).to.deep.equal(cardOf(await tell(visitor)));
  });

  it("reads a language in another interface's spelling, and falls back to English for an invalid one", async () => {
    for (const [stored, language, dir] of [
      ["pt_br", "pt-BR", "ltr"],
      ["iw", "he", "rtl"],
      ["not a tag", "en", "ltr"],
      ["xx", "en", "ltr"],
      ["x".repeat(300), "en", "ltr"],
    ] as const) {
      const { data, dir: found } = cardOf(await tell(await aVisitor(projectId, { first_name: "Ada", language: stored })));
      expect({ ...data, dir: found }).to.include({ first_name: "Ada", language, dir });
    }
  });
});
