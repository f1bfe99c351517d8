import { expect } from "chai";
import * as z from "zod";
import type { ScriptChoice } from "../../../../fakes/telephony/network/phone-book.ts";
import english from "../../../../src/lib/i18n/texts/en.json" with { type: "json" };
import norwegian from "../../../../src/lib/i18n/texts/nb.json" with { type: "json" };
import { firestore } from "../../../support/admin-app.ts";
import { together } from "../../../support/concurrent-clients.ts";
import { callTool } from "../../../support/tools.ts";
import { aPhone, aScene, dialsTo, type Scene, storedTransfer, transfer } from "./support/transfer-fixture.ts";
import { untilDeadlineHasPassed } from "./support/deadline.ts";
import { aPhoneCall, cardOf, type PhoneCall, twiml } from "./support/phone-call.ts";
import { nightlyIf } from "../../../support/nightly.ts";

const { transfers: said } = english;

/** A visitor of a project with several managers. The first's phone is the scene's. */
const aTeam = async (others: readonly object[], profile: object = {}): Promise<Scene & { readonly phones: readonly string[] }> => {
  const phones = [aPhone(), ...others.map(() => aPhone())];
  const managers = phones.map((phone, index) => ({ name: "", ...others[index - 1], phone }));
  return { ...(await aScene({ manager_phone: phones[0], managers }, { ...profile })), phone: phones[0] ?? "", phones };
};

const begin = async (scripts: readonly ScriptChoice[], others = scripts.slice(1).map((): object => ({}))) => {
  const scene = await aTeam(others);
  const { control } = scene.fixture.twilio;
  for (const [index, script] of scripts.entries()) control.setPhone(scene.phones[index] ?? "", script);
  control.disturbCallbacks([]);
  const started = await transfer(scene);
  const visitor = control.connectClient({ accessToken: z.string().parse(cardOf(started).access_token) });
  await control.idle();
  const dials = (): readonly number[] => scene.phones.map((phone) => dialsTo({ ...scene, phone }).length);
  return { scene, started, visitor, control, dials, phone: (index: number) => control.findCallTo(scene.phones[index] ?? "") };
};

describe("a transfer to several managers, in the phone network", () => {
  for (const first of ["busy", "no answer", "voicemail", "presses 2", "unreachable"] as const)
    it(`reaches the second when the first is not to be had: ${first}${nightlyIf(first !== "no answer")}`, async () => {
      const { scene, started, visitor, control, dials, phone } = await begin([first, "presses 1"]);
      expect(started.result).to.equal(`${said.started} ${said.startedSeveral}`);
      await control.advance(90_000);
      expect(dials()).to.deep.equal([1, 1]);
      expect(visitor.state()).to.include({ inConversation: true, room: phone(1)?.state().room });
      expect(cardOf(await transfer(scene)).state).to.equal("connected");
    });

  it("says what became of the last when nobody takes the call, and leaves the team one message", async () => {
    const { scene, visitor, control, dials } = await begin(["busy", "presses 2", "no answer"]);
    await firestore.doc(`users/${scene.visitor.uid}`).set({ profile: { phone: "+4790000000" } }, { merge: true });
    await control.advance(90_000);
    expect(dials()).to.deep.equal([1, 1, 1]);
    expect(visitor.heard()).to.include(said.hold_next);
    expect(visitor.state().status).to.equal("completed");
    expect((await transfer(scene)).result).to.equal(`${said.outcome_no_answer} ${said.missedCallNoted}`);
    expect((await firestore.collection(`projects/${scene.visitor.projectId}/messages`).get()).size).to.equal(1);
  });

  it("rings only where it may ring now, and at once where the first line is busy with somebody else", async () => {
    const { dials, control } = await begin(["no answer", "no answer", "presses 1"], [{ hours: [] }, {}]);
    await control.advance(60_000);
    expect(dials()).to.deep.equal([1, 0, 1]);
  });

  it("calls nobody else after the visitor has hung up", async () => {
    const { scene, visitor, control, dials } = await begin(["no answer", "presses 1"]);
    await control.advance(5_000);
    visitor.hangUp();
    await control.advance(60_000);
    expect(dials()).to.deep.equal([1, 0]);
    expect((await transfer(scene)).result).to.equal(said.outcome_caller_left);
  });
});

describe("a transfer to several managers", () => {
  const toNext = async (): Promise<PhoneCall & { readonly phones: readonly string[] }> => {
    const scene = await aTeam([{}]);
    const call = await aPhoneCall(scene);
    await call.enter();
    return { ...call, phones: scene.phones };
  };
  const dialsToNext = (call: PhoneCall & { readonly phones: readonly string[] }): number =>
    dialsTo({ ...call, phone: call.phones[1] ?? "" }).length;

  it("makes one call to the next, however often and by how many it is told that the first has failed", async () => {
    const call = await toNext();
    await together(4, async () => call.reportStatus("no-answer"));
    await together(4, async () => call.holdAgain());
    await together(4, async () => call.reportStatus("no-answer"));
    expect([dialsTo(call).length, dialsToNext(call)]).to.deep.equal([1, 1]);
    expect((await storedTransfer(call)).fields).to.include({ state: "ringing", turn: 1, manager_phone: call.phones[1] });
  });

  it("takes no late report of the first's call for one of the second's", async () => {
    const call = await toNext();
    await call.reportStatus("busy");
    const { fields } = await storedTransfer(call);
    for (const late of ["ringing", "in-progress", "completed"]) await call.reportStatus(late);
    expect(twiml(await call.pickUp())).to.include(said.callerLeft);
    expect(twiml(await call.press("1"))).to.equal("<Response><Hangup/></Response>");
    expect((await storedTransfer(call)).fields).to.deep.equal(fields);
  });

  it("goes on after a process that died between two calls", async () => {
    const call = await toNext();
    await call.press("2");
    expect((await storedTransfer(call)).fields, "nobody has reported the end of the first's call").to.include({ state: "caller_waiting" });
    const next = twiml(await call.holdAgain());
    expect(next).to.include(said.hold_next).and.to.include("turn=1");
    expect(dialsToNext(call)).to.equal(1);
  });

  it("never calls again whom a lost call may have reached", async () => {
    const scene = await aTeam([{}]);
    scene.fixture.twilio.control.setPhone(scene.phone, { fault: { is: "reset", times: 1 } });
    const call = await aPhoneCall(scene);
    await call.enter();
    await untilDeadlineHasPassed(call);
    await call.holdAgain();
    expect(scene.phones.map((phone) => dialsTo({ ...call, phone }).length)).to.deep.equal([1, 1]);
  });

  it("calls nobody when the visitor leaves between two calls", async () => {
    const call = await toNext();
    await call.press("2");
    await call.leave(call.callerCall);
    await call.reportStatus("completed");
    await call.holdAgain();
    expect(dialsToNext(call)).to.equal(0);
    expect((await storedTransfer(call)).fields).to.include({ state: "caller_left" });
  });

  it("does not call a colleague who was taken from the list meanwhile", async () => {
    const call = await toNext();
    await firestore.doc(`projects/${call.visitor.projectId}`).update({ managers: [{ name: "", phone: call.phone }] });
    await call.reportStatus("busy");
    expect(dialsToNext(call)).to.equal(0);
    expect((await storedTransfer(call)).fields).to.include({ state: "not_permitted" });
  });
});

describe("the briefing", () => {
  const hostile = "Ada <Break/> & ]]> </Say><Dial>+4790000009</Dial>";
  const question = "Is order 4711234567 ready on 24 December?";

  /** A visitor who has asked, and a manager who speaks Norwegian and has picked up. */
  const pickedUp = async (profile: object, asked = question) => {
    const scene = await aScene({ default_language: "nb" }, { ...profile });
    await callTool(scene.visitor, "ask", { question: asked, search_words: ["order"] }, { base: scene.fixture.tools.url, callId: "asked" });
    const call = await aPhoneCall(scene);
    await call.enter();
    return { call, announced: twiml(await call.pickUp()) };
  };

  it("is heard after 1 alone: name, language and the last question, in the manager's language and the question's own", async () => {
    const { call, announced } = await pickedUp({ first_name: "Ada", last_name: "Byron" });
    expect(announced).not.to.match(/Ada|order|4711/);
    const taken = twiml(await call.press("1"));
    const [name, language] = [norwegian.transfers.briefing_name.replace("{name}", "Ada Byron"), norwegian.transfers.briefing_language];
    expect(taken.slice(0, taken.indexOf("<Dial"))).to.equal(
      [
        "<Response>",
        `<Say language="nb-NO">${name}</Say>`,
        `<Say language="nb-NO">${language.replace("{language}", "engelsk")}</Say>`,
        `<Say language="nb-NO">${norwegian.transfers.briefing_question}</Say>`,
        '<Say language="en-US">Is order 4 7 1 1 2 3 4 5 6 7 ready on 24 December?</Say>',
      ].join(""),
    );
    expect(taken).to.match(/<Dial [^>]*><Conference [^>]*>x_[0-9a-f]+<\/Conference><\/Dial><\/Response>$/);
  });

  it("is not heard by a voice mailbox, nor by somebody who declines", async () => {
    for (const key of ["", "2"]) {
      const { call } = await pickedUp({ first_name: "Ada" });
      expect(twiml(await call.press(key))).to.equal("<Response><Hangup/></Response>");
    }
  });

  it("has of what is not known nothing, and only the language of a stranger whose it is not", async () => {
    const languageOf = async (profile: object): Promise<string> => {
      const taken = twiml(await (await pickedUp(profile, "")).call.press("1"));
      return taken.slice("<Response>".length, taken.indexOf("<Dial"));
    };
    expect(await languageOf({ language: "nb" })).to.equal("");
    const spoken = norwegian.transfers.briefing_language.replace("{language}", "engelsk");
    expect(await languageOf({})).to.equal(`<Say language="nb-NO">${spoken}</Say>`);
  });

  it("takes what visitors say for words, of a length that somebody listens to", async () => {
    const { call } = await pickedUp({ first_name: hostile, last_name: "x".repeat(500) }, `${"why ".repeat(70)}?`);
    const taken = twiml(await call.press("1"));
    expect(taken).not.to.include("<Break").and.not.to.include("+4790000009");
    expect(taken.match(/<Dial/g)).to.have.length(1);
    for (const [, words = ""] of taken.matchAll(/<Say[^>]*>([^<]*)</g)) expect(words.length).to.be.below(200);
  });
});
