import { expect } from "chai";
import texts from "../../../../src/lib/i18n/texts/en.json" with { type: "json" };
import { dialsTo, storedTransfer, transfer, updatesOf } from "./support/transfer-fixture.ts";
import { aPhoneCall, cardOf, type PhoneCall, twiml } from "./support/phone-call.ts";

const { transfers: english } = texts;

/** Events on the phone after the visitor has entered the room, and their outcome. */
interface Case {
  readonly happens: (call: PhoneCall) => Promise<unknown>;
  readonly outcome: "ended" | "busy" | "no_answer" | "declined" | "voicemail" | "caller_left" | "failed";
  /** Whether the service must take the visitor out of the room. */
  readonly releases: boolean;
  /** Whether the service must end the manager's call. */
  readonly endsManager: boolean | "with a sentence";
}

const status = (value: string) => async (call: PhoneCall) => {
  await call.reportStatus("ringing");
  return call.reportStatus(value);
};

const cases: Readonly<Record<string, Case>> = {
  "the line is busy @nightly": { happens: status("busy"), outcome: "busy", releases: true, endsManager: false },
  "nobody answers @nightly": { happens: status("no-answer"), outcome: "no_answer", releases: true, endsManager: false },
  "the network fails @nightly": { happens: status("failed"), outcome: "failed", releases: true, endsManager: false },
  "the manager presses 2": {
    happens: async (call) => {
      await call.pickUp();
      expect(twiml(await call.press("2"))).to.equal("<Response><Hangup/></Response>");
    },
    outcome: "declined",
    releases: true,
    endsManager: false,
  },
  "a voice mailbox answers and hears silence": {
    happens: async (call) => {
      await call.pickUp();
      expect(twiml(await call.press(""))).to.equal("<Response><Hangup/></Response>");
    },
    outcome: "voicemail",
    releases: true,
    endsManager: false,
  },
  "a voice mailbox hangs up during the announcement @nightly": {
    happens: async (call) => {
      await call.pickUp();
      await call.reportStatus("completed");
    },
    outcome: "voicemail",
    releases: true,
    endsManager: false,
  },
  "the visitor hangs up while it rings": {
    happens: async (call) => {
      await call.reportStatus("ringing");
      return call.leave(call.callerCall);
    },
    outcome: "caller_left",
    releases: false,
    endsManager: true,
  },
  "the visitor hangs up during the announcement @nightly": {
    happens: async (call) => {
      await call.pickUp();
      await call.tell("after", { CallSid: call.callerCall, CallStatus: "completed" });
      expect(twiml(await call.press("1"))).to.include(english.callerLeft);
    },
    outcome: "caller_left",
    releases: false,
    endsManager: "with a sentence",
  },
  "the manager presses 1 and hangs up at once @nightly": {
    happens: async (call) => {
      await call.pickUp();
      await call.press("1");
      await call.reportStatus("completed");
    },
    outcome: "failed",
    releases: true,
    endsManager: false,
  },
  "the visitor hangs up before the manager is in the room @nightly": {
    happens: async (call) => {
      await call.pickUp();
      await call.press("1");
      await call.leave(call.callerCall);
    },
    outcome: "caller_left",
    releases: false,
    endsManager: "with a sentence",
  },
  "the manager presses a wrong key twice @nightly": {
    happens: async (call) => {
      await call.pickUp();
      const again = twiml(await call.press("5"));
      expect(again.split(english.keys)).to.have.length(3);
      expect((await storedTransfer(call)).fields).to.include({ state: "answered" });
      expect(twiml(await call.pressAgain("7"))).to.equal("<Response><Hangup/></Response>");
    },
    outcome: "declined",
    releases: true,
    endsManager: false,
  },
  "both have talked and the manager hangs up": {
    happens: async (call) => {
      await call.pickUp();
      await call.press("1");
      await call.managerEnters();
      await call.leave(call.managerCall());
      expect(twiml(await call.tell("after", { CallSid: call.callerCall, CallStatus: "in-progress" }))).to.include(english.farewell_ended);
    },
    outcome: "ended",
    releases: false,
    endsManager: false,
  },
  "both have talked and the visitor hangs up @nightly": {
    happens: async (call) => {
      await call.pickUp();
      await call.press("1");
      await call.managerEnters();
      await call.leave(call.callerCall);
    },
    outcome: "ended",
    releases: false,
    endsManager: true,
  },
};

describe("a transfer", () => {
  for (const [title, { happens, outcome, releases, endsManager }] of Object.entries(cases)) {
    it(`is ${outcome} when ${title}`, async () => {
      const call = await aPhoneCall();
      await call.enter();
      await happens(call);

      const { fields } = await storedTransfer(call);
      expect(fields).to.deep.include({ state: outcome, to_end: [], deadline: null, told: false });
      expect(dialsTo(call)).to.have.length(1);
      const released = updatesOf(call, call.callerCall).map((form) => form.get("Twiml"));
      expect(released).to.have.length(releases ? 1 : 0);
      if (releases) expect(released[0]).to.include(`<Say language="en-US">${english[`farewell_${outcome}`]}</Say><Hangup/>`);
      const ended = updatesOf(call, call.managerCall());
      if (endsManager === "with a sentence") {
        expect(ended).to.have.length(1);
        expect(ended[0]?.get("Twiml")).to.include(`${english.callerLeft}</Say><Hangup/>`);
      } else expect(ended.map(String)).to.deep.equal(endsManager ? ["Status=completed"] : []);

      const told = await transfer(call);
      expect(told.result).to.equal(english[`outcome_${outcome}`]);
      expect(cardOf(told)).to.deep.equal({ transfer_id: call.transferId, access_token: null, expires_at: null, state: outcome });
      const again = await transfer(call);
      expect(again.result).to.equal(english.started);
      expect(cardOf(again).transfer_id).not.to.equal(call.transferId);
    });
  }
});
