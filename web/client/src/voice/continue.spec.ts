import { expect } from "chai";
import { Conversation, session } from "../../test/voice.ts";
import { contextMessage, leftCue } from "./cues.ts";

const kept = { kind: "continue", session, handle: "handle-7" } as const;

describe("a conversation that goes on on another page", () => {
  it("is resumed by its token and its handle, takes no unit, touches no microphone, and is not greeted", () => {
    const conversation = new Conversation().tell({ ...kept, isTokenOver: false });
    expect(conversation.effects()).to.deep.equal([
      { kind: "connect", url: "wss://voice.example/live?access_token=auth_tokens%2F1", socket: 1 },
      { kind: "wait", ms: 10_000 },
    ]);
    conversation.tell({ kind: "opened", socket: 1 });
    expect(conversation.effects()).to.deep.equal([
      { kind: "send", message: { setup: { model: `models/${session.model}`, sessionResumption: { handle: "handle-7" } } } },
    ]);
    expect(conversation.frames({ kind: "setup_complete" }).effects()).to.deep.equal([{ kind: "capture", isOn: false }]);
    expect(conversation.tell({ kind: "typed", text: "Hi" }).kinds()).to.include("send");
    expect(conversation.tell({ kind: "mute", isMuted: false }).effects(), "after one press").to.deep.equal([
      { kind: "capture", isOn: true },
    ]);
  });

  it("takes a token of a new session, and keeps its handle, when its own has ended", () => {
    const conversation = new Conversation().tell({ ...kept, isTokenOver: true });
    expect(conversation.effects()).to.deep.equal([{ kind: "mint", isResume: true }]);
    conversation.tell({ kind: "minted", session: { ...session, token: "auth_tokens/2" } }, { kind: "opened", socket: 1 });
    expect(conversation.effects().at(-1)).to.deep.include({
      message: { setup: { model: `models/${session.model}`, sessionResumption: { handle: "handle-7" } } },
    });
  });

  it("begins anew where the handle is refused, with another token if its own has begun a conversation", () => {
    const conversation = new Conversation().tell({ ...kept, isTokenOver: false });
    conversation.closes(1008, "BidiGenerateContent session expired").tell({ kind: "opened", socket: 2 });
    expect(conversation.kinds()).not.to.include("mint");
    conversation.closes(1011, "Token has been used too many times");
    expect(conversation.effects().at(-1)).to.deep.equal({ kind: "mint", isResume: true });
  });

  it("is told what its handle lacks, and answers what has no answer yet", () => {
    for (const isAnswered of [true, false]) {
      const lines = ["Visitor: Open?", ...(isAnswered ? ["You: At"] : [])];
      const conversation = new Conversation().tell({ ...kept, isTokenOver: false, lines });
      conversation.effects();
      const told = contextMessage([{ text: leftCue(lines), isOwed: !isAnswered }], session.traits);
      expect(conversation.frames({ kind: "setup_complete" }).effects().at(-1)).to.deep.equal({ kind: "send", message: told });
      expect(JSON.stringify(told)).to.include("Open?");
    }
  });

  it("does not disturb one that is going on", () => {
    const conversation = new Conversation().tell({ kind: "start" });
    conversation.effects();
    expect(conversation.tell({ ...kept, isTokenOver: false }).kinds()).to.deep.equal([]);
  });
});
