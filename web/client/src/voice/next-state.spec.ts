import { expect } from "chai";
import {
  callCard,
  Conversation,
  flashSession,
  handle,
  missedCue,
  profileCard,
  session,
  speaking,
  talking,
  toolCall,
} from "../../test/voice.ts";
import type { ToolResult } from "../contract.ts";
import { callCancelledCue, callEndedCue, callFailedCue, contextMessage, messageOf } from "./cues.ts";
import { failedToolResponse } from "./wire.ts";

const calling: ToolResult = { result: "One moment.", widget: callCard };

describe("a conversation", () => {
  it("begins with the microphone, a token, a socket, the set-up, and the opening once", () => {
    const conversation = new Conversation().tell({ kind: "start" });
    expect(conversation.effects()).to.deep.equal([{ kind: "ask_microphone" }]);
    conversation.tell({ kind: "microphone", result: "on" });
    expect(conversation.effects()).to.deep.equal([{ kind: "mint", isResume: false }]);
    conversation.tell({ kind: "minted", session });
    expect(conversation.effects()).to.deep.equal([
      { kind: "connect", url: "wss://voice.example/live?access_token=auth_tokens%2F1", socket: 1 },
      { kind: "wait", ms: 10_000 },
    ]);
    conversation.tell({ kind: "opened", socket: 1 });
    expect(conversation.effects()).to.deep.equal([
      { kind: "send", message: { setup: { model: "models/gemini-3.8-live", sessionResumption: {} } } },
    ]);
    conversation.frames({ kind: "setup_complete" });
    expect(conversation.effects()).to.deep.equal([
      { kind: "capture", isOn: true },
      { kind: "send", message: session.opening },
    ]);
    expect(conversation.state.kind).to.equal("talking");
  });

  it("asks for no microphone when it is begun in writing, until the visitor wants to speak", () => {
    const conversation = new Conversation().tell({ kind: "start", isWritten: true });
    expect(conversation.effects()).to.deep.equal([{ kind: "mint", isResume: false }]);
    conversation.tell({ kind: "minted", session });
    conversation.frames({ kind: "setup_complete" });
    expect(conversation.effects()).to.deep.include({ kind: "capture", isOn: false });
    expect(conversation.tell({ kind: "typed", text: "Hi" }).kinds()).to.include("send");
    expect(conversation.tell({ kind: "mute", isMuted: false }).effects()).to.deep.equal([{ kind: "capture", isOn: true }]);
  });

  it("says nothing first where the project has no greeting", () => {
    const conversation = new Conversation().tell(
      { kind: "start" },
      { kind: "microphone", result: "on" },
      { kind: "minted", session: { ...session, opening: null } },
    );
    conversation.effects();
    conversation.frames({ kind: "setup_complete" });
    expect(conversation.kinds()).to.deep.equal(["capture"]);
  });

  for (const failure of ["denied", "dismissed", "not_found", "in_use", "blocked_by_policy", "insecure_page"] as const) {
    it(`goes on by text when the microphone is ${failure}`, () => {
      const conversation = new Conversation().tell({ kind: "start" }, { kind: "microphone", result: failure }, { kind: "minted", session });
      conversation.frames({ kind: "setup_complete" });
      expect(conversation.effects()).to.deep.include({ kind: "capture", isOn: false });
      expect(conversation.tell({ kind: "speech", data: "AAAA" }).effects()).to.deep.equal([]);
      expect(conversation.tell({ kind: "typed", text: "Hi" }).kinds()).to.deep.equal(["clear_playback", "caption", "send"]);
    });
  }

  it("sends speech only while it is heard", () => {
    const conversation = talking();
    expect(conversation.tell({ kind: "speech", data: "AAAA" }).kinds()).to.deep.equal(["send"]);
    expect(conversation.tell({ kind: "mute", isMuted: true }).kinds()).to.deep.equal(["capture", "trail"]);
    expect(conversation.tell({ kind: "speech", data: "AAAA" }).kinds()).to.deep.equal([]);
    expect(conversation.tell({ kind: "mute", isMuted: false }).effects()).to.deep.equal([{ kind: "capture", isOn: true }]);
  });

  it("plays, writes captions, and is silent at once when it is interrupted", () => {
    const conversation = talking().frames(
      speaking,
      { kind: "said", text: "We are " },
      { kind: "heard", text: "And" },
      { kind: "interrupted" },
    );
    expect(conversation.effects()).to.deep.equal([
      { kind: "play", data: "AAAA", rateHz: 24_000 },
      { kind: "caption", speaker: "agent", text: "We are " },
      { kind: "caption", speaker: "visitor", text: "And" },
      { kind: "clear_playback" },
      { kind: "cut_caption" },
    ]);
  });

  it("ends by releasing everything, once, and can begin again", () => {
    const conversation = talking().tell({ kind: "stop" }, { kind: "stop" });
    expect(conversation.kinds()).to.deep.equal(["release"]);
    expect(conversation.state).to.deep.equal({ kind: "ended", reason: { code: "stopped" } });
    expect(conversation.frames(speaking).closes(1000).kinds()).to.deep.equal([]);
    expect(conversation.tell({ kind: "start" }).kinds()).to.deep.equal(["ask_microphone"]);
  });

  it("drops a token that comes after it was stopped", () => {
    const conversation = new Conversation().tell({ kind: "start" }, { kind: "microphone", result: "on" }, { kind: "stop" });
    conversation.effects();
    expect(conversation.tell({ kind: "minted", session }).kinds()).to.deep.equal([]);
  });

  it("says why there is no token", () => {
    const reason = { code: "quota_reached", message: "Daily limit", retryAfterMs: 5_000 } as const;
    const conversation = new Conversation().tell({ kind: "start" }, { kind: "microphone", result: "on" }, { kind: "mint_failed", reason });
    expect(conversation.state).to.deep.equal({ kind: "ended", reason });
    expect(conversation.kinds()).to.include("release");
  });
});

describe("a tool call", () => {
  it("is answered when the endpoint fails", () => {
    const conversation = talking().frames(toolCall("a"));
    conversation.effects();
    expect(conversation.tell({ kind: "tool_failed", id: "a", name: "ask" }).effects()).to.deep.equal([
      { kind: "send", message: { toolResponse: { functionResponses: [{ id: "a", name: "ask", response: failedToolResponse }] } } },
    ]);
  });

  it("that was cancelled shows its card, is not answered, and is told after the turn", () => {
    const conversation = talking().frames(toolCall("a"), { kind: "tool_call_cancelled", ids: ["a"] });
    conversation.effects();
    const widget = profileCard;
    expect(conversation.answers("a", { result: "Noted.", widget }).effects()).to.deep.equal([{ kind: "show", widget }]);
    const [told] = conversation.frames({ kind: "turn_complete" }).effects();
    expect(JSON.stringify(told)).to.include("Noted.").and.include('"turnComplete":true');
    expect(conversation.frames({ kind: "turn_complete" }).kinds()).to.deep.equal([]);
  });

  it("that fails after it was cancelled is nobody's business", () => {
    const conversation = talking().frames(toolCall("a"), { kind: "tool_call_cancelled", ids: ["a"] });
    conversation.effects();
    expect(conversation.tell({ kind: "tool_failed", id: "a", name: "ask" }).frames({ kind: "turn_complete" }).kinds()).to.deep.equal([]);
  });

  it("that begins a phone call hands over microphone and sound until the call ends", () => {
    const conversation = talking().frames(toolCall("a"));
    conversation.effects();
    expect(conversation.answers("a", calling).kinds()).to.deep.equal(["show", "send", "capture", "clear_playback", "join_call"]);
    expect(conversation.frames(speaking).tell({ kind: "speech", data: "AAAA" }).kinds()).to.deep.equal([]);
    expect(conversation.answers("b", calling).kinds()).to.not.include("join_call");
    expect(conversation.tell({ kind: "call_ended" }).effects()).to.deep.equal([
      { kind: "capture", isOn: true },
      { kind: "send", message: messageOf(callEndedCue, session.traits) },
    ]);
    expect(conversation.tell({ kind: "call_ended" }).effects(), "a call ends once").to.deep.equal([]);
  });

  for (const [outcome, cue] of [
    ["cancelled", callCancelledCue],
    ["failed", callFailedCue],
  ] as const)
    it(`begins no other one when it was ${outcome}, as often as there is one`, () => {
      const conversation = talking();
      for (const id of ["a", "b"]) {
        conversation.frames(toolCall(id)).answers(id, calling).effects();
        expect(conversation.tell({ kind: "call_ended", outcome }).effects()).to.deep.equal([
          { kind: "capture", isOn: true },
          { kind: "send", message: messageOf(cue, session.traits) },
        ]);
      }
      expect(cue).not.to.include("transfer_to_manager");
    });

  it("tells the agent of a call that ended between two sockets as soon as the next one is ready", () => {
    const conversation = talking().frames(handle, toolCall("1")).answers("1", calling).closes(1006);
    conversation.tell({ kind: "call_ended" }, { kind: "waited" }, { kind: "opened", socket: 2 }).effects();
    expect(conversation.frames({ kind: "setup_complete" }).effects()).to.deep.equal([
      { kind: "capture", isOn: true },
      { kind: "send", message: contextMessage([missedCue(callEndedCue)], session.traits) },
    ]);
  });

  it("tells a model that takes no content of the end of the call all the same", () => {
    const conversation = talking(flashSession).frames(handle, toolCall("1"));
    conversation.answers("1", calling).closes(1006).tell({ kind: "call_ended" }, { kind: "waited" }, { kind: "opened", socket: 2 });
    conversation.effects();
    expect(conversation.frames({ kind: "setup_complete" }).effects()).to.deep.equal([
      { kind: "capture", isOn: true },
      { kind: "send", message: contextMessage([missedCue(callEndedCue)], flashSession.traits) },
    ]);
  });

  it("goes on by text when the microphone is taken away, and by voice when it is allowed again", () => {
    const conversation = talking().tell({ kind: "ask_again" });
    expect(conversation.effects(), "it is on").to.deep.equal([]);
    expect(conversation.tell({ kind: "microphone", result: "not_found" }).kinds()).to.deep.equal(["capture", "trail"]);
    expect(conversation.tell({ kind: "speech", data: "AAAA" }).effects()).to.deep.equal([]);
    expect(conversation.tell({ kind: "ask_again" }).effects()).to.deep.equal([{ kind: "ask_microphone" }]);
    expect(conversation.tell({ kind: "microphone", result: "on" }).effects()).to.deep.equal([{ kind: "capture", isOn: true }]);
    expect(conversation.tell({ kind: "speech", data: "AAAA" }).kinds()).to.deep.equal(["send"]);
  });

  it("knows of a microphone that is taken away before the agent is there", () => {
    const conversation = new Conversation().tell({ kind: "start" }, { kind: "microphone", result: "on" });
    conversation.tell({ kind: "microphone", result: "not_found" }, { kind: "minted", session });
    conversation.effects();
    expect(conversation.frames({ kind: "setup_complete" }).effects()).to.deep.include({ kind: "capture", isOn: false });
  });
});
