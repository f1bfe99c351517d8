import { expect } from "chai";
import { Conversation, handle, missedResult, session, speaking, talking, toolCall } from "../../test/voice.ts";
import { contextMessage, recapMessage } from "./cues.ts";

describe("a socket that closes", () => {
  const codes: readonly (readonly [number, string, "reconnecting" | "starting"])[] = [
    [1000, "", "reconnecting"],
    [1001, "", "reconnecting"],
    [1005, "", "reconnecting"],
    [1006, "", "reconnecting"],
    [1007, "Request contains an invalid argument.", "starting"],
    [1007, "Invalid session handle", "starting"],
    [1008, "BidiGenerateContent session not found", "starting"],
    [1011, "auth token has expired", "starting"],
    [1011, "Token has expired", "starting"],
    [1011, "new_session_expire_time deadline exceeded", "starting"],
    [1011, "Token has been used too many times", "starting"],
    [1011, "Internal error encountered.", "reconnecting"],
  ];
  for (const [code, reason, kind] of codes) {
    it(`with ${code} ${reason} goes on by ${kind === "reconnecting" ? "the handle" : "a new token"}`, () => {
      const conversation = talking().frames(handle);
      conversation.effects();
      conversation.closes(code, reason);
      expect(conversation.state.kind).to.equal(kind);
      expect(conversation.kinds()).to.deep.equal(["clear_playback", kind === "reconnecting" ? "wait" : "mint"]);
    });
  }

  it("is followed by another with the newest handle, at once, without a greeting", () => {
    const conversation = talking().frames(handle, { kind: "handle", handle: "handle-2" }).closes(1006);
    expect(conversation.effects()).to.deep.equal([{ kind: "clear_playback" }, { kind: "wait", ms: 0 }]);
    conversation.tell({ kind: "waited" }, { kind: "opened", socket: 2 });
    expect(conversation.effects().at(-1)).to.deep.equal({
      kind: "send",
      message: { setup: { model: "models/gemini-3.8-live", sessionResumption: { handle: "handle-2" } } },
    });
    expect(conversation.frames({ kind: "setup_complete" }).kinds()).to.deep.equal(["capture"]);
  });

  it("because its token has ended keeps its handle; a second time it begins clean", () => {
    const conversation = talking().frames(handle);
    conversation.effects();
    conversation.closes(1011, "auth token has expired");
    expect(conversation.effects().at(-1), "not counted again").to.deep.equal({ kind: "mint", isResume: true });
    conversation.tell({ kind: "minted", session: { ...session, token: "auth_tokens/2" } }, { kind: "opened", socket: 2 });
    expect(conversation.effects().at(-1)).to.deep.equal({
      kind: "send",
      message: { setup: { model: "models/gemini-3.8-live", sessionResumption: { handle: "handle-1" } } },
    });
    conversation.closes(1011, "Token has expired");
    expect(conversation.effects().at(-1)).to.deep.equal({ kind: "mint", isResume: true });
  });

  it("before anything was heard is greeted on the next one, and only once", () => {
    for (const lost of [
      new Conversation()
        .tell({ kind: "start" }, { kind: "microphone", result: "on" }, { kind: "minted", session })
        .closes(1006)
        .tell({ kind: "waited" }),
      new Conversation()
        .tell({ kind: "start" }, { kind: "microphone", result: "on" }, { kind: "minted", session })
        .frames({ kind: "setup_complete" })
        .closes(1006)
        .tell({ kind: "minted", session }),
    ]) {
      lost.effects();
      expect(lost.frames({ kind: "setup_complete" }).effects()).to.deep.include({ kind: "send", message: session.opening });
      lost.frames(speaking, handle).closes(1006).tell({ kind: "waited" }).effects();
      expect(lost.frames({ kind: "setup_complete" }).kinds()).to.deep.equal(["capture"]);
    }
  });

  it("because the page's policy forbids it ends at once", () => {
    const conversation = new Conversation().tell(
      { kind: "start" },
      { kind: "microphone", result: "on" },
      { kind: "minted", session },
      { kind: "blocked", socket: 1 },
    );
    expect(conversation.state).to.deep.equal({ kind: "ended", reason: { code: "blocked_by_policy" } });
    expect(conversation.kinds()).to.include("release");
  });

  it("before there is a handle needs a new token, and is not greeted again", () => {
    const conversation = talking().closes(1006);
    expect(conversation.effects()).to.deep.include({ kind: "mint", isResume: true });
    conversation.tell({ kind: "minted", session });
    conversation.effects();
    expect(conversation.frames({ kind: "setup_complete" }).kinds()).to.deep.equal(["capture"]);
  });

  for (const [code, reason, way] of [
    [1007, "Invalid session handle", "another token"],
    [1006, "", "another token, because there was no handle"],
    [1011, "Token has been used too many times", "another token, because its own is used up"],
  ] as const)
    it(`with ${code} ${reason}, replaced by ${way}, leaves an agent that is told what was said, once`, () => {
      for (const isOwed of [false, true]) {
        const conversation = talking().frames({ kind: "heard", text: "Open?" }, speaking, { kind: "said", text: "At nine." });
        conversation.frames({ kind: "turn_complete" });
        if (isOwed) conversation.tell({ kind: "typed", text: "And on Sundays?" });
        conversation.closes(code, reason).tell({ kind: "minted", session }).effects();
        const lines = ["Visitor: Open?", "You: At nine.", ...(isOwed ? ["Visitor: And on Sundays?"] : [])];
        const recap = { kind: "send", message: recapMessage(lines, session.traits, isOwed) };
        expect(conversation.frames({ kind: "setup_complete" }).effects()).to.deep.equal([{ kind: "capture", isOn: true }, recap]);
        conversation
          .frames(handle, speaking, { kind: "said", text: "Hm." }, { kind: "turn_complete" })
          .closes(1006)
          .tell({ kind: "waited" })
          .effects();
        expect(conversation.frames({ kind: "setup_complete" }).kinds()).to.deep.equal(["capture"]);
      }
    });

  it("is given up after two errors in a row, or six broken connections, between which the agent has said nothing", () => {
    const refused = talking().frames(handle);
    const broken = talking().frames(handle);
    for (let round = 0; round < 2; round++) refused.closes(1007).tell({ kind: "minted", session }).frames({ kind: "setup_complete" });
    for (let round = 0; round < 6; round++) broken.closes(1006).tell({ kind: "waited" }).frames({ kind: "setup_complete" });
    for (const conversation of [refused, broken]) {
      expect(conversation.state.kind).to.equal("talking");
      expect(conversation.closes(conversation === refused ? 1007 : 1006).state).to.deep.equal({
        kind: "ended",
        reason: { code: "connection_lost" },
      });
      expect(conversation.kinds()).to.include("release");
    }
  });

  it("is forgiven once the agent has finished a turn", () => {
    const conversation = talking().frames(handle);
    for (let round = 0; round < 20; round++) {
      conversation.closes(1007).tell({ kind: "minted", session }).frames({ kind: "setup_complete" }, { kind: "turn_complete" });
    }
    expect(conversation.state.kind).to.equal("talking");
  });

  it("that never gets ready counts as broken", () => {
    const conversation = talking().frames(handle).closes(1006).tell({ kind: "waited" });
    conversation.effects();
    expect(conversation.tell({ kind: "waited" }).kinds()).to.deep.equal(["clear_playback", "wait"]);
    expect(conversation.state.kind).to.equal("reconnecting");
  });

  it("changes nothing when another has replaced it", () => {
    const conversation = talking().frames(handle).closes(1006).tell({ kind: "waited" });
    conversation.effects();
    conversation.tell(
      { kind: "closed", socket: 1, code: 1011, reason: "", random: 1 },
      { kind: "frame", socket: 1, event: speaking, atMs: 0 },
    );
    expect(conversation.kinds()).to.deep.equal([]);
  });
});

describe("a socket that will close (goAway)", () => {
  const goAway = { kind: "go_away" } as const;

  it("is replaced at once when nothing is under way", () => {
    const conversation = talking().frames(handle);
    expect(conversation.frames(goAway).kinds()).to.deep.equal(["connect", "wait"]);
  });

  it("is replaced after the agent's turn and every open tool", () => {
    const conversation = talking().frames(handle, speaking, toolCall("a"));
    conversation.effects();
    expect(conversation.frames(goAway, { kind: "turn_complete" }).kinds()).to.deep.equal([]);
    expect(conversation.answers("a", { result: "At nine." }).kinds()).to.deep.equal(["send"]);
    expect(conversation.frames(speaking).kinds(), "the answer is spoken first").to.deep.equal(["play"]);
    expect(conversation.frames({ kind: "turn_complete" }).kinds(), "the handle is older than the turn").to.deep.equal([]);
    expect(conversation.frames({ kind: "handle", handle: "handle-2" }).kinds()).to.deep.equal(["connect", "wait"]);
  });

  it("is not replaced between a question and the end of its answer", () => {
    for (const question of [
      { kind: "typed", text: "Hi" },
      { kind: "frame", socket: 1, event: { kind: "heard", text: "Hi" }, atMs: 0 },
    ] as const) {
      const conversation = talking().frames(handle).tell(question).frames(goAway);
      expect(conversation.kinds()).not.to.include("connect");
      expect(conversation.frames(handle, speaking, { kind: "turn_complete" }).kinds(), "an older handle").not.to.include("connect");
      expect(conversation.frames(handle).kinds()).to.deep.equal(["connect", "wait"]);
    }
  });

  it("is replaced after the answer to a visitor who interrupts", () => {
    const conversation = talking().frames(handle, speaking, goAway).tell({ kind: "typed", text: "No" });
    conversation.frames({ kind: "interrupted" }, { kind: "turn_complete" }, handle);
    expect(conversation.kinds(), "the end of the turn that was cut off").not.to.include("connect");
    expect(conversation.frames(speaking, { kind: "turn_complete" }, handle).kinds()).to.deep.equal(["play", "connect", "wait"]);
  });

  it("is not told what the agent has missed: the next one is", () => {
    const conversation = talking().frames(handle, toolCall("a"), { kind: "tool_call_cancelled", ids: ["a"] }, goAway);
    conversation.answers("a", { result: "Noted." }).frames({ kind: "turn_complete" });
    expect(conversation.kinds()).not.to.include("send");
    conversation.frames(handle).tell({ kind: "opened", socket: 2 }).effects();
    expect(conversation.frames({ kind: "setup_complete" }).effects().at(-1)).to.deep.equal({
      kind: "send",
      message: contextMessage([missedResult("Noted.")], session.traits),
    });
  });

  it("goes on while there is no handle to resume with", () => {
    const conversation = talking().frames(goAway);
    expect(conversation.kinds()).to.deep.equal([]);
    expect(conversation.frames(handle).kinds()).to.deep.equal(["connect", "wait"]);
  });
});
