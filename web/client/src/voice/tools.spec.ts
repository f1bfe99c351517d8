import { expect } from "chai";
import { quiet } from "../../test/situations.ts";
import { callCard, type Conversation, flashSession, handle, missedCue, session, speaking, talking, toolCall } from "../../test/voice.ts";
import { callEndedCue, contextMessage } from "./cues.ts";
import { isLive } from "./state.ts";
import { failedToolResponse, type ServerEvent, type ToolCall, toolResponseMessage } from "./wire.ts";

const answer = { result: "At nine." };
const answered = (...wireIds: readonly (string | undefined)[]) => ({
  kind: "send",
  message: toolResponseMessage(wireIds.map((wireId) => ({ wireId, name: "ask", response: answer }))),
});
const calls = (...list: readonly Partial<ToolCall>[]): ServerEvent => ({
  kind: "tool_call",
  calls: list.map((call) => ({ id: "a", wireId: call.id, name: "ask", args: {}, ...call })),
});
const executedIn = (conversation: Conversation): readonly string[] =>
  conversation.effects().flatMap((effect) => (effect.kind === "execute" ? [effect.call.id] : []));

describe("the calls of one frame", () => {
  it("are executed side by side, and answered in one message, in their order", () => {
    const conversation = talking().frames(toolCall("a", "b"));
    expect(conversation.kinds()).to.deep.equal(["execute", "execute", "gather"]);
    expect(conversation.answers("b", answer).effects()).to.deep.equal([]);
    expect(conversation.answers("a", answer).effects()).to.deep.equal([answered("a", "b")]);
  });

  it("are answered after 2.5 s with what there is, and the rest as it comes", () => {
    const conversation = quiet(talking().frames(toolCall("a", "b", "c")));
    conversation.answers("b", answer);
    expect(conversation.tell({ kind: "gathered" }).effects()).to.deep.equal([answered("b")]);
    expect(conversation.answers("c", answer).effects()).to.deep.equal([answered("c")]);
    expect(conversation.tell({ kind: "tool_failed", id: "a", name: "ask" }).effects()).to.deep.equal([
      { kind: "send", message: toolResponseMessage([{ wireId: "a", name: "ask", response: failedToolResponse }]) },
    ]);
  });

  it("do not wait for one of them that was cancelled, nor for those of another frame", () => {
    const conversation = quiet(talking().frames(toolCall("a", "b"), toolCall("c")));
    expect(conversation.answers("c", answer).effects()).to.deep.equal([answered("c")]);
    conversation.answers("a", answer).frames({ kind: "tool_call_cancelled", ids: ["b"] });
    expect(conversation.effects()).to.deep.equal([answered("a")]);
  });
});

describe("a call", () => {
  it("without an ID is executed with one of its own, and answered without", () => {
    const conversation = talking().frames(calls({ id: "own-1", wireId: undefined }));
    expect(executedIn(conversation)).to.deep.equal(["own-1"]);
    expect(conversation.answers("own-1", answer).effects()).to.deep.equal([answered(undefined)]);
  });

  it("that comes twice is made once, open or answered", () => {
    const conversation = talking().frames(calls({ id: "a" }), calls({ id: "a" }));
    expect(executedIn(conversation)).to.deep.equal(["a"]);
    conversation.answers("a", answer).frames(calls({ id: "a" }));
    expect(executedIn(conversation)).to.deep.equal([]);
  });

  it("with the ID of another one gets an ID of its own, or its answer would be the other's", () => {
    const conversation = talking().frames(calls({ id: "a" }, { id: "a", args: { question: "?" } }));
    expect(executedIn(conversation)).to.deep.equal(["a", "a-2"]);
    conversation.answers("a", answer).answers("a-2", answer);
    expect(conversation.effects()).to.deep.equal([answered("a", "a")]);
  });

  it("may come again on another socket", () => {
    const conversation = talking()
      .frames(handle, calls({ id: "a" }))
      .closes(1006);
    quiet(conversation.tell({ kind: "waited" }).frames({ kind: "setup_complete" }));
    expect(executedIn(conversation.frames(calls({ id: "a" })))).to.deep.equal(["a"]);
  });
});

describe("the answer of a tool whose socket was lost", () => {
  /** On either side of the moment when the next socket is ready. */
  for (const isEarly of [true, false])
    for (const started of [session, flashSession]) {
      it(`${isEarly ? "before" : "after"} there is another is owed, and spoken by ${started.model}`, () => {
        const conversation = quiet(
          talking(started)
            .frames(handle, calls({ id: "a" }))
            .closes(1006),
        );
        const reconnect = () => conversation.tell({ kind: "waited" }).frames({ kind: "setup_complete" });
        if (isEarly) conversation.answers("a", answer);
        expect(conversation.kinds(), "there is no socket").to.deep.equal([]);
        reconnect();
        if (!isEarly) conversation.answers("a", answer);
        const owed = contextMessage([missedCue(answer.result)], started.traits);
        expect(conversation.effects().at(-1)).to.deep.equal({ kind: "send", message: owed });
        expect(JSON.stringify(owed)).not.to.include('"turnComplete":false');
        expect(isLive(conversation.state) && conversation.state.talk.watch?.isOwed, "it is watched").to.equal(true);
      });
    }
});

describe("a call that a noise has cancelled", () => {
  const coughed = (started = session): Conversation =>
    talking(started)
      .frames(handle, { kind: "heard", text: "When?" }, calls({ id: "a" }), { kind: "interrupted" })
      .frames({ kind: "tool_call_cancelled", ids: ["a"] }, { kind: "turn_complete" });
  const settled = { kind: "gathered" } as const;

  for (const started of [session, flashSession])
    it(`is answered by ${started.model}, because nothing else will be, 2 s after the turn that ended`, () => {
      const told = { kind: "send", message: contextMessage([missedCue(answer.result)], started.traits) };
      const late = coughed(started);
      expect(late.effects()).to.deep.include({ kind: "gather", ms: 2_000 });
      expect(late.tell(settled).effects()).to.deep.equal([]);
      expect(late.answers("a", answer).effects()).to.deep.equal([told]);
      const early = quiet(coughed(started));
      expect(early.answers("a", answer).effects()).to.deep.equal([]);
      expect(early.tell(settled).effects()).to.deep.equal([told]);
    });

  it("keeps a result that came meanwhile until the agent has answered what was no noise", () => {
    for (const sign of [speaking, { kind: "heard", text: "No, on Sunday" }] as const) {
      const conversation = quiet(coughed().answers("a", answer).frames(sign));
      expect(conversation.tell(settled).kinds()).to.deep.equal([]);
      conversation.frames(speaking, { kind: "said", text: "At ten." }, { kind: "turn_complete" });
      expect(conversation.kinds()).to.include("send");
    }
  });

  it("does not keep a socket that is to be replaced", () => {
    const conversation = quiet(coughed().frames({ kind: "go_away" }, handle));
    expect(conversation.tell(settled).kinds()).to.deep.equal(["connect", "wait"]);
  });
});

describe("the finished calls of a frame whose socket was lost before its other calls had ended", () => {
  it("are told on the next one, and a farewell is not", () => {
    const conversation = talking().frames(handle, calls({ id: "a" }, { id: "b", name: "confirm" }, { id: "g", name: "end_conversation" }));
    conversation.answers("a", answer).closes(1006).tell({ kind: "waited" }).effects();
    const told = (text: string) => ({ kind: "send", message: contextMessage([missedCue(text)], session.traits) });
    expect(conversation.frames({ kind: "setup_complete" }).effects().at(-1)).to.deep.equal(told(answer.result));
    conversation.frames(speaking, { kind: "said", text: "At nine." }, { kind: "turn_complete" }).effects();
    expect(conversation.answers("b", { result: "Confirmed." }).effects()).to.deep.equal([told("Confirmed.")]);
  });

  it("are told, like a phone call that ends, when they end while another token is made", () => {
    const conversation = talking()
      .frames(calls({ id: "a" }, { id: "b" }))
      .answers("a", { ...answer, widget: callCard })
      .closes(1006);
    conversation.answers("b", { result: "Confirmed." }).tell({ kind: "microphone", result: "not_found" }).effects();
    expect(conversation.tell({ kind: "call_ended" }).effects()).to.deep.equal([{ kind: "capture", isOn: false }]);
    conversation.tell({ kind: "minted", session }).effects();
    const missed = [answer.result, "Confirmed.", callEndedCue].map(missedCue);
    expect(conversation.frames({ kind: "setup_complete" }).effects()).to.deep.equal([
      { kind: "capture", isOn: false },
      { kind: "send", message: contextMessage(missed, session.traits) },
    ]);
  });
});

describe("sound while a tool is open", () => {
  const speech = { kind: "speech", data: "AAAA" } as const;

  it("is sent, until the service has refused it: then the conversation is resumed, and from then on holds it back", () => {
    const conversation = quiet(talking().frames(handle, calls({ id: "a" })));
    expect(conversation.tell(speech).kinds()).to.deep.equal(["send"]);
    conversation.closes(1008, "The operation was aborted.");
    expect(conversation.state.kind).to.equal("reconnecting");
    quiet(conversation.tell({ kind: "waited" }).frames({ kind: "setup_complete" }));
    expect(conversation.tell(speech).kinds(), "no tool is open").to.deep.equal(["send"]);
    quiet(conversation.frames(calls({ id: "b" })));
    expect(conversation.tell(speech).kinds()).to.deep.equal([]);
    quiet(conversation.answers("b", answer));
    expect(conversation.tell(speech).kinds()).to.deep.equal(["send"]);
  });

  it("refused for ever is given up", () => {
    const conversation = talking().frames(handle);
    for (let round = 0; round < 9 && conversation.state.kind !== "starting"; round++)
      conversation
        .frames(calls({ id: `${round}` }))
        .closes(1008, "The operation was aborted.")
        .tell({ kind: "waited" })
        .frames({ kind: "setup_complete" });
    expect(conversation.state.kind).to.equal("starting");
  });
});
