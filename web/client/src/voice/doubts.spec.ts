import { expect } from "chai";
import { type Conversation, handle, speaking, talking, toolCall } from "../../test/voice.ts";
import { isLive } from "./state.ts";
import type { ServerEvent } from "./wire.ts";

const silence = { kind: "silence" } as const;
const heard = (text: string): ServerEvent => ({ kind: "heard", text });

const watchOf = ({ state }: Conversation): unknown => (isLive(state) ? state.talk.watch : "not live");
const waitOf = ({ state }: Conversation): number | undefined => (isLive(state) ? state.talk.watch?.ms : undefined);
const isToRepeat = ({ state }: Conversation): boolean => isLive(state) && state.talk.isToRepeat;

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

  it("is not the one that the visitor has interrupted: its end is no answer", () => {
    for (const frames of [
      [heard("Wait"), { kind: "interrupted" }],
      [{ kind: "interrupted" }, heard("Wait")],
    ] as const) {
      const conversation = talking().frames(speaking, ...frames, { kind: "turn_complete" });
      expect(watchOf(conversation)).to.include({ why: "asked", ms: 6_000 });
      expect(watchOf(conversation.frames({ kind: "turn_complete" }))).to.include({ why: "empty", ms: 2_000 });
    }
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

  it("on a socket that is deaf leads to another, and costs nothing", () => {
    const conversation = talking().frames(handle).tell(spoke(), silence);
    conversation.effects();
    expect(conversation.tell(silence).kinds()).to.deep.equal(["connect", "wait"]);
    expect([isToRepeat(conversation), watchOf(conversation)]).to.deep.equal([true, undefined]);
    const withoutHandle = talking().tell(spoke(), silence);
    withoutHandle.effects();
    expect(withoutHandle.tell(silence, silence, silence).kinds(), "noise ends no conversation").to.deep.equal([]);
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
