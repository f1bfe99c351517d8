import { randomUUID } from "node:crypto";
import { expect } from "chai";
import { AppError } from "../../../../src/lib/platform/core/app-error.ts";
import { profileStore } from "../../../../src/lib/profile/store.ts";
import { firestore } from "../../../support/admin-app.ts";
import { oneOfTwo } from "../../../support/instances.ts";
import { cardOf, storedProfile, storedUser, tell } from "../../../support/profiles.ts";
import { callTool } from "../../../support/tools.ts";
import { aVisitor, aVoiceProject } from "../../../support/visitors.ts";

describe("update_profile at the same time", () => {
  it("loses nothing of twenty calls about different things", async () => {
    const visitor = await aVisitor(await aVoiceProject());
    const said = [
      { first_name: "Ada" },
      { last_name: "King" },
      { pronoun: "she" },
      { phone: "+46701234567" },
      { contact_email: "ada@example.com" },
    ];
    await Promise.all(
      Array.from({ length: 20 }, async (_, index) => tell(visitor, said[index % said.length], await oneOfTwo("liveToolsExecute"))),
    );
    const stored = {
      first_name: "Ada",
      last_name: "King",
      pronoun: "she_her",
      phone: "+46701234567",
      contact_email: "ada@example.com",
      language: "en",
    };
    expect(await storedProfile(visitor)).to.deep.equal(stored);
    expect(cardOf(await tell(visitor)).data).to.include(stored);
  });

  it("stores what one of twenty calls about the same thing has said, as a whole", async () => {
    const visitor = await aVisitor(await aVoiceProject());
    const names = Array.from({ length: 20 }, (_, index) => ({ first_name: `Ada ${index}`, last_name: `King ${index}` }));
    const answers = await Promise.all(names.map(async (args) => tell(visitor, args, await oneOfTwo("liveToolsExecute"))));
    const stored = await storedProfile(visitor);
    expect(names.map((name) => ({ ...name, language: "en" }))).to.deep.include(stored);
    // No card mixes two commits.
    const shown = answers.map((answer) => cardOf(answer).data).map(({ first_name, last_name }) => ({ first_name, last_name }));
    for (const name of shown) expect(names).to.deep.include(name);
    expect(shown).to.deep.include({ first_name: stored["first_name"], last_name: stored["last_name"] });
  });

  it("shows on every card what is stored, in the language that it names", async () => {
    const visitor = await aVisitor(await aVoiceProject());
    const answers = await Promise.all(
      ["sv", "he", "ar", "ja", "en", "fr"].map(async (language) => tell(visitor, { language }, await oneOfTwo("liveToolsExecute"))),
    );
    const alone = new Map<string, unknown>();
    for (const { data, labels } of answers.map(cardOf)) {
      const { language } = data;
      if (!alone.has(language)) alone.set(language, cardOf(await tell(await aVisitor(visitor.projectId, { language }))).labels);
      expect(labels).to.deep.equal(alone.get(language));
    }
  });

  it("does the work of a call once, however often it comes", async () => {
    const visitor = await aVisitor(await aVoiceProject());
    const replies = await Promise.all(
      Array.from({ length: 20 }, async () =>
        callTool(visitor, "update_profile", { first_name: "Ada" }, { callId: "call-1", base: await oneOfTwo("liveToolsExecute") }),
      ),
    );
    expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).to.equal(1);
    const { updateTime } = await storedUser(visitor);
    await callTool(visitor, "update_profile", { first_name: "Ada" }, { callId: "call-1" });
    expect((await storedUser(visitor)).updateTime).to.equal(updateTime);
  });
});

describe("profileStore", () => {
  const failureOf = async (work: Promise<unknown>): Promise<unknown> =>
    work.catch((error: unknown) => (error instanceof AppError ? error.code : error));

  it("finds nobody who was removed, and does not bring them back", async () => {
    const uid = randomUUID();
    expect(await failureOf(profileStore.writeProfile(uid, { first_name: "Ada" }))).to.equal("not_provisioned");
    expect(await failureOf(profileStore.getProfile(uid))).to.equal("not_provisioned");
    expect((await firestore.doc(`users/${uid}`).get()).exists).to.equal(false);
  });
});
