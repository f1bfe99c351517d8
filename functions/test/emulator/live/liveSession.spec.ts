import { expect } from "chai";
import { firestore } from "../../support/admin-app.ts";
import { refused } from "../../support/replies.ts";
import { aMember } from "../../support/people.ts";
import { aLivePage } from "../../support/projects.ts";
import { aStranger, aVisitor, aVoiceProject, provision, start, started, usageOf } from "../../support/visitors.ts";
import { at } from "../../voice/support/json.ts";
import { voiceControl } from "../../support/control-voice.ts";

describe("liveSession", () => {
  it("answers a token, the project's greeting and voice, and what a browser needs to connect", async () => {
    const visitor = await aVisitor(await aVoiceProject());
    const before = Date.now();
    const session = started(await start(visitor));
    expect(session).to.deep.include({ greeting: "Welcome!", voice: "Kore", model: "gemini-3.8-live" });
    expect(session.token).to.match(/^auth_tokens\/[0-9a-f]{64}$/);
    expect(session.ws_url).to.match(
      /^ws:\/\/127\.0\.0\.1:\d+\/ws\/google\.ai\.generativelanguage\.v1beta\.GenerativeService\.BidiGenerateContentConstrained$/,
    );
    expect(Date.parse(session.expires_at)).to.be.within(before + 30 * 60_000, Date.now() + 30 * 60_000);
    expect(await usageOf(visitor)).to.deep.equal({ count: 1, reservations: {} });
  });

  it("answers the message with which the agent greets, to those who resume as well", async () => {
    const visitor = await aVisitor(await aVoiceProject());
    const [first, resumed] = [started(await start(visitor)), started(await start(visitor, {}, "liveSessionResume"))];
    expect(resumed.opening).to.deep.equal(first.opening);
    const { setup } = await voiceControl.token(first.token);
    const cue = at(first.opening, "clientContent", "turns", 0, "parts", 0, "text");
    expect(JSON.stringify(setup)).to.include(JSON.stringify(JSON.stringify(cue)).slice(1, -1));
  });

  it("answers that message as the model takes it", async () => {
    const model = "gemini-3.1-flash-live-preview";
    const visitor = await aVisitor(await aVoiceProject({ live_agent: { greeting: "Hei!", voice: "Leda", instructions: "", model } }));
    const { opening, token } = started(await start(visitor));
    expect(Object.keys(opening ?? {})).to.deep.equal(["realtimeInput"]);
    const cue = at(opening, "realtimeInput", "text");
    expect(JSON.stringify((await voiceControl.token(token)).setup)).to.include(JSON.stringify(JSON.stringify(cue)).slice(1, -1));
  });

  it("needs no body, and ignores what it does not know in one", async () => {
    const visitor = await aVisitor(await aVoiceProject());
    started(await start(visitor));
    started(await start(visitor, { body: { limit: 1_000_000 } }));
  });

  it("answers an empty greeting where none is configured, and the usual voice where it does not exist", async () => {
    const visitor = await aVisitor(await aVoiceProject({ live_agent: { voice: "Elvis" } }));
    expect(started(await start(visitor))).to.deep.include({ greeting: "", voice: "Puck", opening: null });
  });

  it("pins the whole conversation in the token, and tells the agent whom it talks with", async () => {
    const projectId = await aVoiceProject({
      live_agent: { greeting: "Hei!", voice: "Leda", instructions: "Sell bread.", model: "gemini-3.8-live-extended-thinking" },
    });
    const visitor = await aVisitor(projectId, { first_name: "Noa", pronoun: "they_them", phone: "+4721985800", language: "he" });
    const { token, model } = started(await start(visitor));
    expect(model).to.equal("gemini-3.8-live-extended-thinking");
    const { setup, mask } = await voiceControl.token(token);
    expect(mask)
      .to.include.members(["model", "generationConfig", "systemInstruction", "tools", "realtimeInputConfig", "contextWindowCompression"])
      .and.not.to.include("sessionResumption");
    const pinned = JSON.stringify(setup);
    for (const part of ["models/gemini-3.8-live-extended-thinking", "Leda", "Sell bread.", "Hei!", "Noa", "they/them", "Hebrew"])
      expect(pinned).to.include(part);
    expect(pinned).not.to.include("21985800");
  });

  it("tells the agent in which languages the site is, before anybody has asked anything", async () => {
    const projectId = await aVoiceProject({ default_language: "nb" });
    for (const language of ["en-GB", "nb", "he", "und"])
      await aLivePage({ id: projectId, templateId: "article" }, { slug: language, language });
    await aLivePage({ id: projectId, templateId: "article" }, { slug: "draft", language: "fr", visibility: "draft" });
    const { setup } = await voiceControl.token(started(await start(await aVisitor(projectId))).token);
    expect(JSON.stringify(setup)).to.include("in the site's languages: Norwegian Bokmål (nb), English (en), Hebrew (he).");
    expect(at(setup, "inputAudioTranscription", "languageCodes")).to.deep.equal(["en", "nb", "he"]);
  });

  it("tells the agent the language of the page where the visitor has named none", async () => {
    const projectId = await aVoiceProject({ default_language: "nb" });
    for (const [known, sent, spoken] of [
      [null, "fr-CA", "Canadian French (fr-CA)"],
      [null, "nonsense", "(nb)"],
      ["he", "fr", "Hebrew (he)"],
    ] as const) {
      const visitor = await aVisitor(projectId, { language: known });
      const { setup } = await voiceControl.token(started(await start(visitor, { body: { language: sent } })).token);
      expect(JSON.stringify(setup)).to.include(`${spoken}. Speak this language`);
    }
  });

  it("tells the agent the project's language where the visitor's is not known", async () => {
    const visitor = await aVisitor(await aVoiceProject({ default_language: "nb" }), { language: null });
    const { setup } = await voiceControl.token(started(await start(visitor)).token);
    expect(JSON.stringify(setup)).to.include("(nb). Speak this language");
  });

  it("refuses in the order that clients rely on, and takes no unit", async () => {
    const [projectId, silent] = await Promise.all([aVoiceProject(), aVoiceProject({ modules: { voice: false, onboarding: true } })]);
    const stranger = await aStranger(projectId);
    const unprovisioned = { ...(await aMember(projectId, "admin")), projectId };
    const shutOut = await aVisitor(projectId);
    await provision(shutOut, { profile: {}, disabled: true });
    const visitor = await aVisitor(projectId);
    const inSilence = await aVisitor(silent);

    refused(await start(visitor, { token: "forged", headers: {} }), 401, "unauthenticated");
    refused(await start(stranger, { headers: {} }), 400, "missing_project_id");
    expect(refused(await start(stranger), 403, "not_provisioned").error).to.equal("This user has not been provisioned. Contact a manager.");
    refused(await start(unprovisioned), 403, "not_provisioned");
    refused(await start(shutOut), 403, "not_provisioned");
    for (const elsewhere of [silent, "nowhere", "..", "a/b", "__x__"]) {
      expect(refused(await start({ ...visitor, projectId: elsewhere }), 403, "not_a_member").error).to.equal(
        "User is not a member of this project",
      );
    }
    expect(refused(await start(inSilence), 403, "voice_disabled").error).to.equal("Voice web agent not enabled for this project");
    for (const person of [stranger, unprovisioned, shutOut, visitor, inSilence]) expect((await usageOf(person)).count).to.equal(0);
  });

  it("counts starts and resumes together, up to the plan's limit", async () => {
    const visitor = await aVisitor(await aVoiceProject());
    const kinds = ["liveSession", "liveSessionResume", "liveSession", "liveSessionResume", "liveSession"] as const;
    const tokens: string[] = [];
    for (const kind of kinds) tokens.push(started(await start(visitor, {}, kind)).token);
    expect(new Set(tokens).size).to.equal(5);
    for (const kind of ["liveSession", "liveSessionResume"] as const) {
      const reply = await start(visitor, {}, kind);
      expect(refused(reply, 429, "quota_reached").error).to.equal(
        "Daily live-session limit reached (5/day). Try again tomorrow or upgrade your plan.",
      );
      expect(Number(reply.headers["retry-after"])).to.be.within(1, 86_400);
    }
    expect(await usageOf(visitor)).to.deep.equal({ count: 5, reservations: {} });
  });

  it("says when a unit may come free that is only taken", async () => {
    const visitor = await aVisitor(await aVoiceProject({ live_sessions_per_day: 1 }));
    const day = new Date().toISOString().slice(0, 10);
    const reservations = { other: new Date(Date.now() + 40_000) };
    await firestore.doc(`projects/${visitor.projectId}/live_usage/${visitor.uid}_${day}`).set({ count: 0, reservations });
    const reply = await start(visitor);
    expect(refused(reply, 429, "quota_reached").error).to.equal(
      "Daily live-session limit reached (1/day). Try again tomorrow or upgrade your plan.",
    );
    expect(Number(reply.headers["retry-after"])).to.be.within(1, 40);
  });

  it("follows a limit that is lowered below today's use, and raised again", async () => {
    const projectId = await aVoiceProject({ plan: "business" });
    const visitor = await aVisitor(projectId);
    started(await start(visitor));
    started(await start(visitor));
    await firestore.doc(`projects/${projectId}`).update({ live_sessions_per_day: 1 });
    expect(refused(await start(visitor), 429, "quota_reached").error).to.include("(1/day)");
    await firestore.doc(`projects/${projectId}`).update({ live_sessions_per_day: 3 });
    started(await start(visitor));
    refused(await start(visitor), 429, "quota_reached");
  });

  it("counts every person and every project for itself", async () => {
    const [here, there] = await Promise.all([aVoiceProject({ live_sessions_per_day: 1 }), aVoiceProject({ live_sessions_per_day: 1 })]);
    const [first, second] = [await aVisitor(here), await aVisitor(here)];
    await firestore.doc(`projects/${there}/members/${first.uid}`).set({ role: "member" });
    for (const person of [first, second, { ...first, projectId: there }]) {
      started(await start(person));
      refused(await start(person), 429, "quota_reached");
    }
  });

  it("stores one small record for a person and a day, with its end", async () => {
    const visitor = await aVisitor(await aVoiceProject());
    started(await start(visitor));
    started(await start(visitor));
    const { docs } = await firestore.collection(`projects/${visitor.projectId}/live_usage`).get();
    expect(docs).to.have.length(1);
    const day = new Date().toISOString().slice(0, 10);
    expect(docs[0]?.id).to.equal(`${visitor.uid}_${day}`);
    expect(docs[0]?.data()).to.have.all.keys("count", "reservations", "uid", "day", "expire_at", "conversation_at", "is_rated");
  });
});
