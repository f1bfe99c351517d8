import { expect } from "chai";
import { firestore } from "../../../support/admin-app.ts";
import { cardOf, storedProfile, storedUser, tell } from "../../../support/profiles.ts";
import type { Fields } from "../../../support/projects.ts";
import { refused } from "../../../support/replies.ts";
import { callTool } from "../../../support/tools.ts";
import { aStranger, aVisitor, aVoiceProject, provision } from "../../../support/visitors.ts";

/** Profile, arguments, and what is stored. */
const rows: readonly (readonly [Fields, Fields, Fields])[] = [
  [{}, { first_name: "  Ada " }, { first_name: "Ada" }],
  [{ first_name: "Ada" }, { first_name: "" }, { first_name: null }],
  [{ last_name: "King" }, { last_name: "   " }, { last_name: null }],
  [{ last_name: "King" }, { last_name: null }, { last_name: null }],
  [{}, { first_name: "Rene\u0301", last_name: "\u202Eנועה\u202C" }, { first_name: "René", last_name: "נועה" }],
  [{}, { pronoun: "she" }, { pronoun: "she_her" }],
  [{}, { pronoun: "he/him" }, { pronoun: "he_him" }],
  [{}, { pronoun: "non-binary" }, { pronoun: "they_them" }],
  [{ last_name: "King" }, { last_name: "None" }, { last_name: "None" }],
  [{ pronoun: "she_her" }, { pronoun: "unspecified" }, { pronoun: "unspecified" }],
  [{ language: "fr" }, { pronoun: "elle" }, { pronoun: "she_her" }],
  [{ language: "es" }, { pronoun: "elle" }, { pronoun: "they_them" }],
  [{ language: "sv" }, { phone: "070-123 45 67" }, { phone: "+46701234567" }],
  [{ language: "he" }, { phone: "054-234-5678" }, { phone: "+972542345678" }],
  [{}, { phone: 16502530000 }, { phone: "+16502530000" }],
  [{ language: "ar" }, { phone: "٠١٠٠١٢٣٤٥٦٧" }, { phone: "+201001234567" }],
  [{ phone: "+46701234567" }, { phone: null }, { phone: null }],
  [{}, { contact_email: "  Ada@Example.COM " }, { contact_email: "ada@example.com" }],
  [{ contact_email: "ada@example.com" }, { contact_email: "" }, { contact_email: null }],
  [{}, { language: "Swedish" }, { language: "sv" }],
  [{}, { language: "en-us" }, { language: "en-US" }],
  [{}, { language: "עברית" }, { language: "he" }],
  [{}, { language: "brazilian portuguese" }, { language: "pt-BR" }],
  [{ language: "en" }, { language: "Norwegian", phone: "21 98 58 00" }, { language: "nb", phone: "+4721985800" }],
];

/** Arguments that store nothing. */
const refusals: readonly Fields[] = [
  { pronoun: "banana" },
  { pronoun: "not she" },
  { pronoun: 7 },
  { phone: "112" },
  { phone: "070-123 45 67" },
  { phone: "+46 70" },
  { phone: "call me" },
  { phone: { number: "+46701234567" } },
  { contact_email: "ada" },
  { contact_email: "ada@" },
  { contact_email: "ada@example.com\r\nBcc: eve@example.com" },
  { contact_email: ["ada@example.com"] },
  { language: "xx" },
  { language: "Klingonese" },
  { language: 7 },
  { first_name: {} },
  { contact_email: "ada at example dot com" },
  { last_name: true },
  { first_name: "x".repeat(201) },
];

const ada = {
  first_name: "Ada",
  last_name: "King",
  pronoun: "she_her",
  phone: "+46701234568",
  contact_email: "ada.king@example.com",
  language: "en",
};

describe("update_profile", () => {
  let projectId: string;

  before(async () => {
    projectId = await aVoiceProject();
  });

  for (const [profile, args, stored] of rows) {
    it(`stores ${JSON.stringify(stored)} for ${JSON.stringify(args)}`, async () => {
      const visitor = await aVisitor(projectId, profile);
      const answer = await tell(visitor, args);
      expect(await storedProfile(visitor)).to.deep.equal({ language: "en", ...profile, ...stored });
      expect(cardOf(answer).data).to.include(stored);
    });
  }

  it("stores nothing of what does not fit, and asks", async () => {
    const visitor = await aVisitor(projectId, ada);
    const first = await storedUser(visitor);
    for (const args of refusals) {
      const answer = await tell(visitor, args);
      expect(answer.result, JSON.stringify(args)).to.match(/\?$/);
      expect(answer, JSON.stringify(args)).to.include({ status: "invalid", retryable: true });
      expect(cardOf(answer).data, JSON.stringify(args)).to.deep.include(ada);
    }
    expect(await storedUser(visitor)).to.deep.equal(first);
  });

  it("stores the valid values next to invalid ones, and mentions both", async () => {
    const visitor = await aVisitor(projectId, ada);
    const { result } = await tell(visitor, { first_name: "Augusta", phone: "112", contact_email: "nowhere" });
    expect(await storedProfile(visitor)).to.deep.equal({ ...ada, first_name: "Augusta" });
    expect(result).to.include('"Augusta"').and.to.include("phone").and.to.include("email");
  });

  it("shows the profile without arguments, and writes nothing", async () => {
    const visitor = await aVisitor(projectId, ada);
    const first = await storedUser(visitor);
    for (const args of [
      {},
      { language: null },
      { first_name: "", last_name: "", phone: "", contact_email: "", pronoun: "", language: "" },
    ]) {
      const answer = await tell(visitor, args);
      expect(cardOf(answer).data).to.deep.equal({ ...ada, language_label: "English" });
      for (const part of ["Ada", "King", "she/her", "+46 70 123 45 68", "ada.king@example.com", "English"])
        expect(answer.result).to.include(part);
    }
    await tell(visitor, { first_name: "Ada", phone: "+46 70 123 45 68", contact_email: "ADA.KING@example.com", language: "English" });
    expect(await storedUser(visitor)).to.deep.equal(first);
  });

  it("keeps the values of arguments that a model only filled in, and removes those that were said to go", async () => {
    const visitor = await aVisitor(projectId, ada);
    await tell(visitor, { first_name: "Anna", phone: "", contact_email: "", pronoun: "", language: "" });
    expect(await storedProfile(visitor)).to.deep.equal({ ...ada, first_name: "Anna" });
    await tell(visitor, { phone: "", contact_email: "" });
    expect(await storedProfile(visitor)).to.deep.equal({ ...ada, first_name: "Anna", phone: null, contact_email: null });
  });

  it("speaks the project's language with a visitor whose language is unknown, and reads their words in it", async () => {
    const visitor = await aVisitor(await aVoiceProject({ default_language: "nb", manager_phone: "+4721985800" }), { language: null });
    const shown = await tell(visitor, {});
    expect(shown.result).to.include("Dette er profilen din");
    expect(cardOf(shown).data).to.include({ language: "nb", language_label: "Norsk bokmål" });
    const told = await tell(visitor, { phone: "934 56 789", pronoun: "hun" });
    expect(cardOf(told).data).to.include({ phone: "+4793456789", pronoun: "she_her", language: "nb" });
    expect(await storedProfile(visitor)).to.deep.equal({ language: null, phone: "+4793456789", pronoun: "she_her" });
  });

  it("understands arguments by names that are nearly right", async () => {
    const visitor = await aVisitor(projectId, ada);
    await tell(visitor, {
      name: "Eve May",
      email: "eve@example.com",
      phone_number: "+46 70 123 45 68",
    });
    const { first_name, last_name, contact_email, phone } = await storedProfile(visitor);
    expect({ first_name, last_name, contact_email, phone }).to.deep.equal({
      first_name: "Eve",
      last_name: "May",
      contact_email: "eve@example.com",
      phone: "+46701234568",
    });
  });

  it("leaves alone what other interfaces keep of a user", async () => {
    const visitor = await aVisitor(projectId);
    const others = { plan: "gold", profile: { first_name: "Ada", nickname: "Countess", "a.b": 1 }, disabled: false, created: new Date(0) };
    await provision(visitor, others);
    await tell(visitor, { first_name: "Augusta", pronoun: "she" });
    const { fields } = await storedUser(visitor);
    expect(fields).to.deep.include({
      plan: "gold",
      disabled: false,
      profile: { ...others.profile, first_name: "Augusta", pronoun: "she_her" },
    });
  });

  it("makes a profile where another interface has stored none, or something else", async () => {
    for (const fields of [{}, { profile: null }, { profile: "Ada" }, { profile: [] }]) {
      const visitor = await aVisitor(projectId);
      await provision(visitor, fields);
      expect(cardOf(await tell(visitor)).data).to.include({ first_name: null, pronoun: "unspecified", language: "en" });
      await tell(visitor, { first_name: "Ada" });
      expect(await storedProfile(visitor)).to.deep.equal({ first_name: "Ada" });
    }
  });

  it("admits nobody who is not provisioned, and forgets nobody", async () => {
    const stranger = await aStranger(projectId);
    const shutOut = await aVisitor(projectId);
    await provision(shutOut, { profile: ada, disabled: true });
    for (const person of [stranger, shutOut])
      refused(await callTool(person, "update_profile", { first_name: "Eve" }), 403, "not_provisioned");
    refused(await callTool(shutOut, "update_profile", { first_name: "Eve" }, { token: "forged" }), 401, "unauthenticated");
    expect((await firestore.doc(`users/${stranger.uid}`).get()).exists).to.equal(false);
    expect(await storedProfile(shutOut)).to.deep.equal(ada);
  });

  it("answers a repeated call as it did, and writes once", async () => {
    const visitor = await aVisitor(projectId);
    const first = await callTool(visitor, "update_profile", { first_name: "Ada", language: "Swedish" }, { callId: "call-1" });
    const written = await storedUser(visitor);
    for (let times = 0; times < 3; times++) {
      expect(
        (await callTool(visitor, "update_profile", { first_name: "Ada", language: "Swedish" }, { callId: "call-1" })).body,
      ).to.deep.equal(first.body);
    }
    expect(await storedUser(visitor)).to.deep.equal(written);
  });
});
