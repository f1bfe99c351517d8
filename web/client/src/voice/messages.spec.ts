import { expect } from "chai";
import { checkRows } from "../../test/document-rows.ts";
import { cancelled, fresh, quiet, resumed } from "../../test/situations.ts";
import { Conversation, flashSession, missedResult, profileCard, session, speaking, talking, toolCall } from "../../test/voice.ts";
import { contextMessage, messageOf } from "./cues.ts";
import { audioEndMessage, audioMessage, setupMessage, toolResponseMessage } from "./wire.ts";

/** With a model that does not take `clientContent`. */
const onFlash = (): Conversation =>
  quiet(
    new Conversation()
      .tell({ kind: "start" }, { kind: "microphone", result: "on" }, { kind: "minted", session: flashSession })
      .frames({ kind: "setup_complete" }, { kind: "turn_complete" }),
  );

checkRows("What a browser sends", 1, {
  "the socket has opened": () => {
    expect(fresh().tell({ kind: "opened", socket: 1 }).effects()).to.deep.equal([
      { kind: "send", message: setupMessage(session.model, undefined) },
    ]);
    expect(resumed().tell({ kind: "opened", socket: 2 }).effects()).to.deep.equal([
      { kind: "send", message: setupMessage(session.model, "handle-1") },
    ]);
  },
  "`setupComplete` of a fresh conversation": () => {
    const conversation = fresh().frames({ kind: "setup_complete" }, { kind: "setup_complete" });
    expect(conversation.effects().filter(({ kind }) => kind === "send")).to.deep.equal([{ kind: "send", message: session.opening }]);
  },
  "the visitor speaks": () => {
    expect(talking().tell({ kind: "speech", data: "AAAA" }).effects()).to.deep.equal([{ kind: "send", message: audioMessage("AAAA") }]);
    for (const before of [fresh(), resumed()]) expect(before.tell({ kind: "speech", data: "AAAA" }).effects()).to.deep.equal([]);
  },
  "the microphone is muted": () => {
    expect(onFlash().tell({ kind: "mute", isMuted: true }).effects()).to.deep.include({ kind: "send", message: audioEndMessage });
    const muted = talking().tell({ kind: "mute", isMuted: true });
    expect(muted.effects()).to.deep.equal([{ kind: "capture", isOn: false }, { kind: "trail" }]);
    expect(muted.tell({ kind: "speech", data: "AAAA", isTrail: true }).effects()).to.deep.equal([
      { kind: "send", message: audioMessage("AAAA") },
    ]);
  },
  "the visitor types": () => {
    expect(talking().frames(speaking).tell({ kind: "typed", text: "Hi" }).effects().slice(1)).to.deep.equal([
      { kind: "clear_playback" },
      { kind: "caption", speaker: "visitor", text: "Hi" },
      { kind: "send", message: messageOf("Hi", session.traits) },
    ]);
    const [sent] = onFlash().tell({ kind: "typed", text: "Hi" }).effects().slice(-1);
    expect(sent).to.deep.equal({ kind: "send", message: { realtimeInput: { text: "Hi" } } });
  },
  "a tool has answered": () => {
    const conversation = quiet(talking().frames(toolCall("a"))).answers("a", { result: "At nine." });
    const message = toolResponseMessage([{ wireId: "a", name: "ask", response: { result: "At nine." } }]);
    expect(conversation.effects()).to.deep.equal([{ kind: "send", message }]);
    const invalid = { result: "Which number?", status: "invalid", retryable: true, hint: "phone: send digits." } as const;
    const asked = quiet(talking().frames(toolCall("a"))).answers("a", { ...invalid, widget: profileCard });
    expect(asked.effects()).to.deep.include({
      kind: "send",
      message: toolResponseMessage([{ wireId: "a", name: "ask", response: invalid }]),
    });
  },
  "a result that nobody waits for": () => {
    const told = cancelled().answers("a", { result: "Noted." }).frames({ kind: "turn_complete" });
    expect(told.effects()).to.deep.equal([{ kind: "send", message: contextMessage([missedResult("Noted.")], session.traits) }]);
    const flash = onFlash().frames(toolCall("a"), { kind: "tool_call_cancelled", ids: ["a"] });
    expect(quiet(flash).answers("a", { result: "Noted." }).frames({ kind: "turn_complete" }).effects()).to.deep.equal([]);
  },
});
