import { expect } from "chai";
import { callCard, Conversation, handle, session, speaking, talking, toolCall } from "../../test/voice.ts";
import { messageOf, nudgeMessage } from "./cues.ts";
import { isLate, isLive } from "./state.ts";
import type { ServerEvent } from "./wire.ts";

const nudge = (asked = "") => ({ kind: "send", message: nudgeMessage(asked) });
const rejected: ServerEvent = { kind: "turn_complete", isRejected: true };
const silence = { kind: "silence" } as const;
const heard = (text: string): ServerEvent => ({ kind: "heard", text });

const watchOf = ({ state }: Conversation): unknown => (isLive(state) ? state.talk.watch : "not live");
const waitOf = ({ state }: Conversation): number | undefined => (isLive(state) ? state.talk.watch?.ms : undefined);
const isTold = ({ state }: Conversation): boolean =>
  (isLive(state) && isLate(state.talk)) || (state.kind === "starting" && state.before !== undefined && isLate(state.before));

const isToRepeat = ({ state }: Conversation): boolean => isLive(state) && state.talk.isToRepeat;

/** A conversation in which an answer is due, for each way that leads there. */
const owing: Readonly<Record<string, () => Conversation>> = {
  "what was heard": () => talking().frames(handle, heard("When do you open?")),
  "what was typed": () => talking().frames(handle).tell({ kind: "typed", text: "When do you open?" }),
  "the answer of a tool": () => talking().frames(handle, heard("Open?"), toolCall("a")).answers("a", { result: "At nine." }),
  "the end of a phone call": () =>
    talking()
      .frames(handle, heard("Open?"), toolCall("a"))
      .answers("a", { result: "One moment.", widget: callCard })
      .tell({ kind: "call_ended" }),
};

describe("an agent that stays silent", () => {
  for (const [what, begin] of Object.entries(owing)) {
    it(`after ${what} is nudged after 6 s, got back by its handle after 12, and replaced after 20; then the visitor hears why it ends`, () => {
      const conversation = begin();
      conversation.effects();
      expect(waitOf(conversation)).to.equal(6_000);
      expect(JSON.stringify(conversation.tell(silence).effects())).to.include("The visitor is waiting for your answer.");
      expect([waitOf(conversation), isTold(conversation)]).to.deep.equal([6_000, false]);
      expect(conversation.tell(silence).kinds()).to.deep.equal(["clear_playback", "connect", "wait"]);
      expect([waitOf(conversation), isTold(conversation)]).to.deep.equal([8_000, true]);
      const again = conversation.tell({ kind: "opened", socket: 2 }).frames({ kind: "setup_complete" }).effects();
      expect(again.at(-1), "it is asked again").to.have.property("kind", "send");
      expect(conversation.tell(silence).effects()).to.deep.equal([{ kind: "clear_playback" }, { kind: "mint", isResume: true }]);
      expect(isTold(conversation)).to.equal(true);
      conversation.tell({ kind: "minted", session }, { kind: "opened", socket: 3 }).effects();
      const [, recap] = conversation.frames({ kind: "setup_complete" }).effects();
      expect(JSON.stringify(recap)).to.include("pen?");
      expect(conversation.tell(silence).state).to.deep.equal({ kind: "ended", reason: { code: "unavailable" } });
    });
  }
  it("at the very beginning is nudged, and replaced where there is no handle yet", () => {
    const conversation = new Conversation().tell({ kind: "start" }, { kind: "microphone", result: "on" }, { kind: "minted", session });
    conversation.frames({ kind: "setup_complete" }).effects();
    expect(conversation.tell(silence).effects()).to.deep.equal([nudge()]);
    expect(conversation.tell(silence).kinds()).to.deep.equal(["clear_playback", "mint"]);
  });

  it("is waited for no longer once it is heard, or calls a tool", () => {
    for (const sign of [speaking, toolCall("b")]) expect(watchOf(talking().frames(heard("Hi"), sign)), sign.kind).to.equal(undefined);
    expect(waitOf(talking().tell({ kind: "typed", text: "Hi" }).frames({ kind: "turn_complete" })), "typed text is meant for it").to.equal(
      6_000,
    );
    expect(watchOf(talking())).to.equal(undefined);
  });

  it("is not taken for speaking while its sound is silent", () => {
    const conversation = talking().frames(heard("Hi"), { kind: "audio", data: "AAAA", rateHz: 24_000, isSilent: true });
    expect(waitOf(conversation)).to.equal(6_000);
    expect(conversation.frames(speaking).tell(silence).state.kind).to.equal("talking");
    expect(watchOf(conversation)).to.equal(undefined);
  });

  it("is nudged after 2 s when a tool has answered and no sound flows: some models wait for input then", () => {
    const conversation = talking().tell({ kind: "mute", isMuted: true }).frames(toolCall("a")).answers("a", { result: "At nine." });
    expect(waitOf(conversation)).to.equal(2_000);
    conversation.effects();
    expect(conversation.tell(silence).effects()).to.deep.equal([nudge()]);
  });

  it("is asked again what was said, on the new socket, when the old one was lost", () => {
    const conversation = talking().frames(handle, heard("When do "), heard("you open?")).closes(1006).tell({ kind: "waited" });
    conversation.tell({ kind: "opened", socket: 2 }).effects();
    expect(conversation.frames({ kind: "setup_complete" }).effects().at(-1)).to.deep.equal({
      kind: "send",
      message: messageOf("When do you open?", session.traits),
    });
  });

  it("is told on the next socket what was typed between two", () => {
    const conversation = talking().frames(handle).closes(1006);
    conversation.effects();
    expect(conversation.tell({ kind: "typed", text: "Hello?" }).kinds()).to.deep.equal(["clear_playback", "caption"]);
    conversation.tell({ kind: "waited" }, { kind: "opened", socket: 2 }).effects();
    expect(conversation.frames({ kind: "setup_complete" }).effects().at(-1)).to.deep.equal({
      kind: "send",
      message: messageOf("Hello?", session.traits),
    });
  });

  it("is not disturbed by time that passed for an older wait, or between two sockets", () => {
    expect(talking().tell(silence).kinds()).to.deep.equal([]);
    const lost = talking().frames(handle, heard("Hi")).closes(1006);
    lost.effects();
    expect(lost.tell(silence).kinds()).to.deep.equal([]);
  });
});

describe("an utterance that is swallowed", () => {
  const utterances = (pauseMs: number): Conversation => {
    const conversation = talking().frames(handle, heard("When do you open?"));
    conversation.nowMs += pauseMs;
    conversation.frames(heard("Hello?"), { kind: "turn_complete" });
    conversation.effects();
    return conversation;
  };

  it("and followed by another, which only ends the dead turn, needs no third", () => {
    const conversation = utterances(4_000);
    expect(waitOf(conversation)).to.equal(6_000);
    expect(conversation.tell(silence).effects()).to.deep.equal([nudge("When do you open? Hello?")]);
  });

  it("is not made of the fragments of one that was only overheard", () => {
    expect(watchOf(utterances(300))).to.include({ isOwed: false, why: "empty" });
  });
});

describe("a service that refuses to speak", () => {
  it("once is waited for; twice in a row is given up as if it were silent", () => {
    const conversation = talking().frames(handle, heard("Hi"), rejected);
    conversation.effects();
    expect(waitOf(conversation)).to.equal(6_000);
    expect(conversation.frames(rejected).kinds()).to.deep.equal(["clear_playback", "connect", "wait"]);
    expect(isTold(conversation)).to.equal(true);
  });

  it("now and then is borne", () => {
    const conversation = talking().frames(handle);
    for (let turn = 0; turn < 5; turn++) conversation.frames(rejected, speaking, { kind: "turn_complete" });
    expect(conversation.state.kind).to.equal("talking");
  });

  it("for ever ends with a sentence", () => {
    const conversation = talking().frames(handle);
    for (let turn = 0; turn < 30 && conversation.state.kind !== "ended"; turn++) {
      if (conversation.state.kind === "starting") conversation.tell({ kind: "minted", session });
      conversation.frames({ kind: "setup_complete" }, rejected);
    }
    expect(conversation.state).to.deep.equal({ kind: "ended", reason: { code: "unavailable" } });
  });
});

describe("an empty turn after speech", () => {
  const overheard = (): Conversation => talking().frames(heard("Shall we eat?"), { kind: "turn_complete" });

  it("is asked about once: the question may have been the agent's", () => {
    const conversation = overheard();
    conversation.effects();
    expect(waitOf(conversation)).to.equal(2_000);
    expect(JSON.stringify(conversation.tell(silence).effects()))
      .to.include("Shall we eat?")
      .and.include("If that was meant for you");
    expect(conversation.frames({ kind: "turn_complete" }).kinds()).to.deep.equal([]);
    expect(watchOf(conversation)).to.equal(undefined);
    expect(isToRepeat(conversation), "the visitor sees a sentence").to.equal(true);
  });

  it("and the next ones are talk in the room, until the agent has answered something", () => {
    const conversation = overheard().tell(silence).frames({ kind: "turn_complete" });
    conversation.effects();
    expect(conversation.frames(heard("Pizza?"), { kind: "turn_complete" }).tell(silence).kinds()).to.deep.equal(["caption"]);
    conversation.tell({ kind: "typed", text: "Hi" }).frames(speaking, { kind: "turn_complete" });
    expect(isToRepeat(conversation)).to.equal(false);
    expect(watchOf(conversation.frames(heard("Hm"), { kind: "turn_complete" }))).to.include({ why: "empty" });
  });
});

describe("an utterance that only the microphone has heard", () => {
  const spoke = (sinceMs = 1_000) => ({ kind: "spoke", sinceMs }) as const;

  it("is asked about once, then the visitor is asked to repeat", () => {
    const conversation = talking().tell(spoke());
    conversation.effects();
    expect(waitOf(conversation)).to.equal(6_000);
    expect(JSON.stringify(conversation.tell(silence).effects())).to.include("did not arrive as text");
    conversation.frames({ kind: "turn_complete" });
    expect(isToRepeat(conversation)).to.equal(true);
    expect(conversation.tell(spoke(), silence).kinds(), "noise costs nothing more").to.deep.equal([]);
    expect(isToRepeat(conversation.frames(heard("Hello?")))).to.equal(false);
  });

  it("is nothing while the agent speaks, a tool works, or the microphone is off, and if it came as text", () => {
    for (const before of [
      talking().frames(speaking),
      talking().frames(toolCall("a")),
      talking().tell({ kind: "mute", isMuted: true }),
      talking()
        .tell({ kind: "frame", socket: 1, event: heard("Hi"), atMs: 2_000 })
        .frames(speaking, { kind: "turn_complete" }),
    ])
      expect(watchOf(before.tell(spoke()))).to.equal(undefined);
  });
});

describe("sound that breaks off", () => {
  const said: ServerEvent = { kind: "said", text: "We open" };

  it("is asked for again when it has been played and the turn does not end", () => {
    const conversation = talking().frames(heard("When?"), speaking, said).tell({ kind: "drained" });
    conversation.effects();
    expect(JSON.stringify(conversation.tell(silence).effects()))
      .to.include("the sound broke off")
      .and.include("When?");
    expect(conversation.tell(silence).kinds(), "and then got on another socket").to.include("mint");
  });

  it("has not, if the turn ends, more follows, or a tool works", () => {
    for (const sign of [{ kind: "turn_complete" } as const, speaking, toolCall("b")])
      expect(watchOf(talking().frames(speaking, said).tell({ kind: "drained" }).frames(sign)), sign.kind).to.equal(undefined);
    expect(watchOf(talking().frames(speaking, said, toolCall("b")).tell({ kind: "drained" }))).to.equal(undefined);
  });
});

describe("a turn of sound without words", () => {
  const withWords = (): Conversation => talking().frames(speaking, { kind: "said", text: "Hi." }, { kind: "turn_complete" });

  it("is no answer where the service transcribes", () => {
    const conversation = withWords().frames(heard("When?"), speaking, { kind: "turn_complete" });
    conversation.effects();
    expect(waitOf(conversation)).to.equal(2_000);
    expect(JSON.stringify(conversation.tell(silence).effects()))
      .to.include("no words, only a sound")
      .and.include("When?");
  });

  it("is one where words come late, or never", () => {
    expect(watchOf(withWords().frames(speaking, { kind: "turn_complete" }, { kind: "said", text: "At nine." }))).to.equal(undefined);
    expect(watchOf(talking().frames(speaking, { kind: "turn_complete" }))).to.equal(undefined);
  });

  it("ends no conversation: after two, nobody asks", () => {
    const conversation = withWords().frames(handle);
    for (let turn = 0; turn < 5; turn++) conversation.frames(heard("When?"), speaking, { kind: "turn_complete" });
    expect([watchOf(conversation), conversation.state.kind]).to.deep.equal([undefined, "talking"]);
  });
});
