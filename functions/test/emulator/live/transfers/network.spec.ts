import { expect } from "chai";
import * as z from "zod";
import type { ScriptChoice } from "../../../../fakes/telephony/network/phone-book.ts";
import type { Disturbance } from "../../../../fakes/telephony/webhooks/status-callbacks.ts";
import { nightlyIf } from "../../../support/nightly.ts";
import texts from "../../../../src/lib/i18n/texts/en.json" with { type: "json" };
import { aScene, dialsTo, storedTransfer, transfer } from "./support/transfer-fixture.ts";
import { cardOf } from "./support/phone-call.ts";

const { transfers: english } = texts;

/** Whole transfers in the phone network: tool, token, browser and phone, with everything that they hear and report. */

const announcement = ["A visitor to Fjord & Co would like to talk to you.", english.keys, english.keys];

/** The visitor asks for a person, and their browser calls with the card's data. */
const begin = async (script: ScriptChoice, disturbances: readonly Disturbance[] = []) => {
  const scene = await aScene();
  const { control } = scene.fixture.twilio;
  control.setPhone(scene.phone, script);
  control.disturbCallbacks(disturbances);
  const card = cardOf(await transfer(scene));
  expect(card.state).to.equal("requested");
  const visitor = control.connectClient({ accessToken: z.string().parse(card.access_token) });
  await control.idle();
  return { scene, visitor, control, manager: () => control.findCallTo(scene.phone) };
};

interface Case {
  readonly outcome: keyof typeof sentences;
  /** POSTs that reached Twilio. */
  readonly dials: number;
  /** What the manager's phone plays. */
  readonly hears: readonly string[];
}

const sentences = {
  busy: english.outcome_busy,
  no_answer: english.outcome_no_answer,
  declined: english.outcome_declined,
  voicemail: english.outcome_voicemail,
  not_permitted: english.outcome_not_permitted,
  blocked: english.outcome_blocked,
  failed: english.outcome_failed,
} as const;

const cases: Readonly<Record<string, Case>> = {
  busy: { outcome: "busy", dials: 1, hears: [] },
  declines: { outcome: "busy", dials: 1, hears: [] },
  "no answer": { outcome: "no_answer", dials: 1, hears: [] },
  "presses 2": { outcome: "declined", dials: 1, hears: announcement.slice(0, 1) },
  // Asked once more.
  "presses wrong keys": { outcome: "declined", dials: 1, hears: [announcement[0] ?? "", english.keys] },
  voicemail: { outcome: "voicemail", dials: 1, hears: announcement },
  "presses nothing": { outcome: "voicemail", dials: 1, hears: announcement },
  fails: { outcome: "failed", dials: 1, hears: [] },
  "carrier refuses": { outcome: "failed", dials: 1, hears: [] },
  "geo-blocked": { outcome: "not_permitted", dials: 1, hears: [] },
  unverified: { outcome: "not_permitted", dials: 1, hears: [] },
  blocked: { outcome: "blocked", dials: 1, hears: [] },
  unreachable: { outcome: "failed", dials: 1, hears: [] },
  invalid: { outcome: "failed", dials: 1, hears: [] },
};

/** One script for each kind of end. The states of a transfer are tested without a network: `nextState`. */
const byDay: ReadonlySet<string> = new Set<string>([
  "busy",
  "presses 2",
  "voicemail",
  "carrier refuses",
  "unreachable",
  "presses 1",
  "reset and rings",
]);

describe("a transfer in the phone network", () => {
  for (const [script, { outcome, dials, hears }] of Object.entries(cases)) {
    it(`is ${outcome} after the script "${script}"${nightlyIf(!byDay.has(script))}`, async () => {
      const { scene, visitor, control, manager } = await begin(z.custom<ScriptChoice>().parse(script));
      // Half a minute after the dial the outcome is certain; a voice mailbox speaks first.
      await control.advance(script === "voicemail" ? 45_000 : 30_000);
      expect((await storedTransfer(scene)).fields).to.deep.include({ state: outcome, to_end: [], deadline: null });
      expect(visitor.state().status).to.equal("completed");
      expect(visitor.heard()[0]).to.equal(english.hold_first);
      expect(visitor.heard().at(-1)).to.equal(english[`farewell_${outcome}`]);
      expect(manager()?.heard().slice(0, hears.length) ?? []).to.deep.equal(hears);
      expect(manager()?.state().status ?? "completed").to.be.oneOf(["completed", "busy", "no-answer", "failed"]);
      expect(dialsTo(scene)).to.have.length(dials);
      const told = await transfer(scene);
      expect(told.result).to.equal(sentences[outcome]);
      expect(cardOf(told)).to.include({ state: outcome, access_token: null });
      expect(control.debugger().filter(({ code }) => code !== 13_224)).to.deep.equal([]);
    });
  }

  for (const script of ["presses 1", "answers slowly", "429 twice", "500 and rings", "reset and rings"] as const) {
    it(`connects both after the script "${script}", with one phone ringing once${nightlyIf(!byDay.has(script))}`, async () => {
      const { scene, visitor, control, manager } = await begin(script);
      await control.advance(35_000);
      expect(visitor.state()).to.include({ inConversation: true });
      expect(manager()?.state()).to.include({ inConversation: true, room: visitor.state().room });
      expect(manager()?.heard()[0]).to.equal(announcement[0]);
      expect(control.calls().filter(({ to }) => to === scene.phone)).to.have.length(1);
      expect(dialsTo(scene)).to.have.length(script === "429 twice" ? 3 : 1);
      expect(cardOf(await transfer(scene)).state).to.equal("connected");
      manager()?.hangUp();
      await control.advance(5_000);
      expect(visitor.state().status).to.equal("completed");
      expect((await storedTransfer(scene)).fields).to.deep.include({ state: "ended", to_end: [], deadline: null });
      expect((await transfer(scene)).result).to.equal(english.outcome_ended);
    });
  }

  it("ends the ringing when the visitor hangs up", async () => {
    const { scene, visitor, control, manager } = await begin("no answer");
    await control.advance(5_000);
    expect(manager()?.state().status).to.equal("ringing");
    visitor.hangUp();
    await control.advance(1_000);
    expect(manager()?.state().status).to.be.oneOf(["completed", "canceled"]);
    expect((await storedTransfer(scene)).fields).to.deep.include({ state: "caller_left", to_end: [] });
    expect((await transfer(scene)).result).to.equal(english.outcome_caller_left);
    expect(dialsTo(scene)).to.have.length(1);
  });

  it("tells the manager who answers too late that the visitor has left", async () => {
    const { scene, visitor, control, manager } = await begin({ phone: { does: "waits" } });
    await control.advance(5_000);
    manager()?.answer();
    await control.advance(2_000);
    visitor.hangUp();
    await control.advance(8_000);
    expect(manager()?.heard().at(-1)).to.equal(english.callerLeft);
    expect(manager()?.state().status).to.equal("completed");
    expect((await storedTransfer(scene)).fields).to.include({ state: "caller_left" });
  });

  const disturbances: Readonly<Record<string, Omit<Disturbance, "event">>> = {
    "come three times": { copies: 3 },
    "come eight seconds late": { delayMs: 8_000 },
    "never come": { copies: 0 },
  };
  for (const [title, disturbance] of Object.entries(disturbances)) {
    it(`connects both, and lets the phone ring once, when reports ${title}`, async () => {
      const { scene, visitor, control, manager } = await begin("presses 1", [{ event: "*", ...disturbance }]);
      await control.advance(35_000);
      expect(visitor.state()).to.include({ inConversation: true });
      expect(dialsTo(scene)).to.have.length(1);
      expect((await storedTransfer(scene)).fields).to.include({ state: "connected" });
      manager()?.hangUp();
      await control.advance(10_000);
      // After a conversation, the visitor's own leg reports the rest, even if no other report arrives.
      expect(visitor.state().status).to.equal("completed");
      expect((await storedTransfer(scene)).fields).to.deep.include({ state: "ended", to_end: [] });
    });
  }
});
