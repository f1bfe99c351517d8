import { expect } from "chai";
import { checkRows } from "../../test/document-rows.ts";
import { Conversation, handle, session, speaking, talking } from "../../test/voice.ts";
import { refusalPauseMs } from "./after-close.ts";
import { recapMessage } from "./cues.ts";
import { isLive, type VoiceState } from "./state.ts";

/** With a token, and no socket yet. */
const connecting = (): Conversation => {
  const conversation = new Conversation().tell({ kind: "start" }, { kind: "microphone", result: "on" }, { kind: "minted", session });
  conversation.effects();
  return conversation;
};

/** In the middle of a conversation. */
const resuming = (): Conversation => {
  const conversation = talking().frames(handle).closes(1006).tell({ kind: "waited" });
  conversation.effects();
  return conversation;
};

type Refuse = (conversation: Conversation) => Conversation;

/** Until it waits for nothing more. Returns the pauses. */
const refuseForEver = (conversation: Conversation, refuse: Refuse): readonly number[] => {
  const waits: number[] = [];
  for (let round = 0; round < 50 && conversation.state.kind !== "ended"; round++) {
    const { state } = refuse(conversation);
    if (state.kind !== "reconnecting") continue;
    waits.push(state.waitMs ?? Number.NaN);
    conversation.tell({ kind: "waited" });
  }
  return waits;
};

const leftIn = (state: VoiceState) => (state.kind === "ended" ? state.left : undefined);

const handleOf = (conversation: Conversation): string | undefined =>
  isLive(conversation.state) ? conversation.state.talk.handle : undefined;

const pauses = [1_500, 3_000, 6_000, 12_000, 22_500, 22_500, 22_500];

checkRows("When a socket is refused", 2, {
  "1000, 1001, 1005, 1006, 1011 | and any other": () => {
    for (const begin of [connecting, resuming])
      for (const code of [1000, 1001, 1005, 1006]) {
        const conversation = begin();
        const had = handleOf(conversation);
        expect(refuseForEver(conversation, (one) => one.closes(code))).to.deep.equal(pauses);
        expect(conversation.state).to.deep.include({ kind: "ended", reason: { code: "unavailable" } });
        expect(leftIn(conversation.state)).to.deep.include({ session, handle: had });
        expect(conversation.kinds()).not.to.include("mint");
      }
  },
  "1007, 1008 | any, without a handle": () => {
    for (const code of [1007, 1008]) {
      const conversation = connecting();
      expect(refuseForEver(conversation, (one) => one.closes(code, "Request contains an invalid argument."))).to.deep.equal(pauses);
      expect(conversation.kinds()).not.to.include("mint");
    }
  },
  "1007, 1008, and the sixth 1011 in a row | any, with a handle": () => {
    for (const code of [1007, 1008]) {
      const conversation = resuming().closes(code, "Invalid session handle");
      expect([conversation.state.kind, handleOf(conversation)]).to.deep.equal(["connecting", undefined]);
      expect(conversation.kinds()).to.deep.equal(["clear_playback", "connect", "wait"]);
    }
    const conversation = resuming();
    for (let refusals = 0; refusals < 5; refusals++)
      conversation.closes(1011, "The service is currently unavailable.").tell({ kind: "waited" });
    expect(handleOf(conversation)).to.equal("handle-1");
    expect(handleOf(conversation.closes(1011, "The service is currently unavailable."))).to.equal(undefined);
    expect(conversation.kinds()).not.to.include("mint");
  },
  "1011 | the token has ended, or has been used (above)": () => {
    for (const begin of [connecting, resuming]) {
      const conversation = begin();
      for (let refusals = 0; refusals < 5; refusals++) conversation.closes(1006).tell({ kind: "waited" });
      conversation.closes(1011, "Token has been used too many times");
      expect(conversation.kinds().filter((kind) => kind === "mint")).to.deep.equal(["mint"]);
    }
  },
});

describe("a visitor whose sockets are refused", () => {
  it("goes on with an agent that is told what was said, if its handle is refused", () => {
    const conversation = talking().frames(handle, { kind: "heard", text: "Open?" }, speaking, { kind: "turn_complete" });
    conversation.closes(1006).tell({ kind: "waited" }).closes(1008, "Invalid session handle").effects();
    expect(conversation.frames({ kind: "setup_complete" }).effects().at(-1)).to.deep.equal({
      kind: "send",
      message: recapMessage(["Visitor: Open?"], session.traits, false),
    });
  });

  it("is greeted at last, by the first token", () => {
    const conversation = connecting();
    for (let refusals = 0; refusals < 4; refusals++) conversation.closes(1006).tell({ kind: "waited" });
    conversation.effects();
    expect(conversation.frames({ kind: "setup_complete" }).effects()).to.deep.include({ kind: "send", message: session.opening });
    conversation.frames(speaking, handle).closes(1006);
    expect(conversation.state, "from here on, they count anew").to.deep.include({ kind: "reconnecting" });
    expect(isLive(conversation.state) && conversation.state.talk.refusals).to.equal(0);
  });

  it("waits for a minute in all, on average, and not at the same moments as everybody else", () => {
    const total = (random: number): number => pauses.reduce((sum, _, refusals) => sum + refusalPauseMs(refusals, random), 0);
    expect([total(0), total(0.5), total(1)]).to.deep.equal([30_000, 60_000, 90_000]);
  });

  it("waits for fewer sockets that hang", () => {
    const conversation = connecting();
    expect(refuseForEver(conversation, (one) => one.tell({ kind: "waited" }))).to.have.length(4);
  });

  it("may try at once, and end it", () => {
    const conversation = connecting().closes(1006);
    expect(conversation.tell({ kind: "waited" }).kinds()).to.deep.equal(["clear_playback", "wait", "connect", "wait"]);
    expect(conversation.closes(1006).tell({ kind: "stop" }).state).to.deep.equal({ kind: "ended", reason: { code: "stopped" } });
  });

  it("starts again with the same token, and says what they have said already", () => {
    for (const isWritten of [false, true]) {
      const conversation = connecting().tell({ kind: "typed", text: "Are you open?" });
      refuseForEver(conversation, (one) => one.closes(1006));
      conversation.effects();
      conversation.tell({ kind: "start", isWritten });
      if (!isWritten) expect(conversation.effects()).to.deep.equal([{ kind: "ask_microphone" }]);
      if (!isWritten) conversation.tell({ kind: "microphone", result: "on" });
      expect(conversation.kinds()).to.deep.equal(["caption", "connect", "wait"]);
      expect(JSON.stringify(conversation.frames({ kind: "setup_complete" }).effects())).to.include("Are you open?");
    }
  });

  it("starts again in another conversation that is told what was left", () => {
    const lost = resuming();
    refuseForEver(lost, (one) => one.closes(1006));
    const left = leftIn(lost.state);
    const conversation = new Conversation().tell({ kind: "start", left }, { kind: "microphone", result: "on" });
    expect(conversation.kinds()).to.deep.equal(["ask_microphone", "connect", "wait"]);
    expect(handleOf(conversation)).to.equal("handle-1");
    refuseForEver(conversation, (one) => one.closes(1006));
    expect(leftIn(conversation.state), "as often as the visitor wants").to.deep.include({ session, handle: "handle-1" });
  });

  it("gets another token where the old one has ended meanwhile, and keeps the conversation", () => {
    const lost = resuming();
    refuseForEver(lost, (one) => one.closes(1006));
    const conversation = new Conversation().tell({ kind: "start", isWritten: true, left: leftIn(lost.state) });
    conversation.effects();
    conversation.closes(1011, "Token has expired");
    expect(conversation.effects().at(-1)).to.deep.equal({ kind: "mint", isResume: true });
    conversation.tell({ kind: "minted", session: { ...session, token: "auth_tokens/2" } });
    expect(handleOf(conversation)).to.equal("handle-1");
  });
});
