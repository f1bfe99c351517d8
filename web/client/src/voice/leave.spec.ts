import { expect } from "chai";
import { callCard, type Conversation, handle, session, speaking, talking, toolCall } from "../../test/voice.ts";
import { limits } from "./limits.ts";
import { isLive, type VoiceState } from "./state.ts";
import type { ServerEvent } from "./wire.ts";

const idle = { kind: "idle" } as const;
const limit = { kind: "limit" } as const;
const turnComplete: ServerEvent = { kind: "turn_complete" };
const heard = (text: string): ServerEvent => ({ kind: "heard", text });
const goodbye: ServerEvent = { kind: "tool_call", calls: [{ id: "g", wireId: "g", name: "end_conversation", args: {} }] };

const talkOf = (state: VoiceState) => {
  if (!isLive(state)) throw new Error(`It is ${state.kind}.`);
  return state.talk;
};
const idleOf = ({ state }: Conversation) => talkOf(state).idle;
const codeOf = ({ state }: Conversation): string => (state.kind === "ended" ? state.reason.code : state.kind);

describe("a conversation that lasts as long as it may", () => {
  it("ends before its token does, which would cost another unit", () => {
    const tokenMs = 30 * 60_000;
    expect(limits.wholeMs).to.be.at.most(tokenMs - 30_000);
  });
});

describe("a conversation in which nobody says anything", () => {
  it("asks once whether anybody is there, and ends a minute later", () => {
    const conversation = talking();
    expect(idleOf(conversation)).to.deep.equal({ ms: limits.idleMs, step: "quiet" });
    const [asked] = conversation.tell(idle).effects();
    expect(JSON.stringify(asked)).to.include("whether they are still there");
    expect(idleOf(conversation)).to.deep.equal({ ms: limits.stillThereMs, step: "asked" });
    conversation.frames(speaking, { kind: "said", text: "Are you still there?" }, turnComplete);
    expect(idleOf(conversation).step, "its own words are no sign of life").to.equal("asked");
    expect(conversation.tell({ kind: "drained" }, idle).kinds()).to.include("release");
    expect(codeOf(conversation)).to.equal("idle");
  });

  it("goes on when they write, or say something that is answered", () => {
    for (const sign of [
      (conversation: Conversation) => conversation.tell({ kind: "typed", text: "Yes" }),
      (conversation: Conversation) => conversation.frames(heard("Yes"), speaking),
      (conversation: Conversation) => conversation.frames(heard("Call me Ada"), toolCall("a")),
      (conversation: Conversation) => conversation.tell({ kind: "mute", isMuted: true }),
    ])
      expect(idleOf(sign(talking().tell(idle)))).to.deep.equal({ ms: limits.idleMs, step: "quiet" });
  });

  it("takes neither talk in the room nor the answer to a nudge for a visitor", () => {
    const conversation = talking().frames(heard("Pizza?"), turnComplete).tell({ kind: "silence" }).frames(speaking, turnComplete);
    const { idle: before } = talkOf(talking().state);
    expect(talkOf(conversation.state).idle).to.equal(before);
  });

  it("waits for an answer that is due", () => {
    const conversation = talking().tell(idle).frames(heard("Yes"));
    expect(idleOf(conversation.tell(idle))).to.deep.equal({ ms: limits.graceMs, step: "asked" });
    expect(codeOf(conversation.frames(speaking, turnComplete).tell({ kind: "drained" }))).to.equal("talking");
    expect(idleOf(conversation).step).to.equal("quiet");
  });

  it("is not disturbed on the phone", () => {
    const conversation = talking().frames(toolCall("a")).answers("a", { result: "One moment.", widget: callCard });
    expect(codeOf(conversation.tell(idle, idle))).to.equal("talking");
    expect(idleOf(conversation.tell({ kind: "call_ended" })).step).to.equal("quiet");
  });

  it("asks between two sockets by the page's sentence alone", () => {
    const conversation = talking().frames(handle).closes(1006);
    conversation.effects();
    expect(conversation.tell(idle).effects()).to.deep.equal([]);
    expect(idleOf(conversation).step).to.equal("asked");
  });

  it("gets no token any more once it was asked", () => {
    for (const [code, reason] of [
      [1011, "auth token has expired"],
      [1008, "BidiGenerateContent session not found"],
      [1007, ""],
    ] as const) {
      const conversation = talking().frames(handle).tell(idle);
      conversation.effects();
      expect(conversation.closes(code, reason).kinds(), reason).to.not.include("mint");
      expect(codeOf(conversation)).to.equal("idle");
    }
  });

  it("ends while a token is made", () => {
    const conversation = talking().closes(1008);
    expect(conversation.state.kind).to.equal("starting");
    expect(codeOf(conversation.tell(idle))).to.equal("idle");
    expect(conversation.tell({ kind: "minted", session }).state.kind).to.equal("ended");
  });
});

describe("a conversation that has lasted as long as it may", () => {
  it("ends at once if nothing is being said, and says why", () => {
    expect(codeOf(talking().tell({ kind: "drained" }, limit))).to.equal("too_long");
  });

  it("lets the agent finish what it says, and what it looks up, but not for ever", () => {
    const conversation = talking().frames(heard("When?"), speaking).tell(limit);
    expect(codeOf(conversation)).to.equal("talking");
    conversation.frames(turnComplete);
    expect(codeOf(conversation), "the sound is still played").to.equal("talking");
    expect(codeOf(conversation.tell({ kind: "drained" }))).to.equal("too_long");
    expect(codeOf(talking().frames(toolCall("a")).tell(limit, limit))).to.equal("too_long");
  });

  it("hangs up no phone call", () => {
    const conversation = talking().frames(toolCall("a")).answers("a", { result: "One moment.", widget: callCard });
    expect(codeOf(conversation.tell(limit, limit, limit))).to.equal("talking");
  });

  it("counts over all its sockets and tokens, and anew for the next", () => {
    const conversation = talking().frames(handle);
    const { limit: before } = talkOf(conversation.state);
    conversation.closes(1008).tell({ kind: "minted", session });
    expect(talkOf(conversation.state).limit).to.equal(before);
    conversation.tell(limit).frames({ kind: "setup_complete" }, turnComplete);
    expect(codeOf(conversation)).to.equal("too_long");
  });
});

describe("end_conversation", () => {
  const leaving = (): Conversation => {
    const conversation = talking().frames(heard("Bye"), speaking, goodbye);
    conversation.effects();
    return conversation;
  };

  it("is answered by the page, which executes nothing", () => {
    const effects = talking().frames(heard("Bye"), goodbye).effects();
    expect(effects.map(({ kind }) => kind)).to.deep.equal(["caption", "send"]);
    expect(JSON.stringify(effects.at(-1)))
      .to.include('"name":"end_conversation"')
      .and.include("goodbye");
  });

  it("ends when the last words were heard", () => {
    const conversation = leaving().frames(turnComplete);
    expect(codeOf(conversation)).to.equal("talking");
    expect(conversation.tell({ kind: "drained" }).kinds()).to.deep.equal(["release"]);
    expect(codeOf(conversation)).to.equal("stopped");
  });

  it("ends soon where nothing more comes", () => {
    expect(idleOf(leaving())).to.deep.equal({ ms: limits.farewellMs, step: "leaving" });
    expect(codeOf(leaving().tell(idle))).to.equal("stopped");
    expect(codeOf(leaving().closes(1008)), "no token for a goodbye").to.equal("stopped");
  });

  it("is taken back by a visitor who goes on", () => {
    for (const conversation of [leaving().tell({ kind: "typed", text: "Wait" }), leaving().frames(heard("Oh, one thing"))]) {
      conversation.frames(turnComplete, speaking, turnComplete).tell({ kind: "drained" });
      expect(codeOf(conversation)).to.equal("talking");
    }
  });

  it("beside other calls waits for them", () => {
    const both: ServerEvent = {
      kind: "tool_call",
      calls: [
        { id: "a", wireId: "a", name: "ask", args: { message: "Bye" } },
        { id: "g", wireId: "g", name: "end_conversation", args: {} },
      ],
    };
    const conversation = talking().frames(both);
    expect(conversation.kinds()).to.deep.equal(["execute", "gather"]);
    expect(codeOf(conversation.tell(idle)), "not before the message is stored").to.equal("talking");
    expect(conversation.answers("a", { result: "Noted." }).kinds()).to.deep.equal(["send"]);
    conversation.frames(speaking, turnComplete).tell({ kind: "drained" });
    expect(codeOf(conversation)).to.equal("stopped");
  });
});
