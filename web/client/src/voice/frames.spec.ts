import { expect } from "chai";
import { checkRows, quotedIn, rowsBelow } from "../../test/document-rows.ts";
import { cancelled, expectKind, fresh, liveStates, outlived, quiet, receives, resumed, startedOver } from "../../test/situations.ts";
import {
  callCard,
  flashSession,
  handle,
  missedCue,
  missedResult,
  profileCard,
  session,
  speaking,
  talking,
  toolCall,
} from "../../test/voice.ts";
import { callEndedCue, contextMessage, messageOf } from "./cues.ts";
import { audioEndMessage, failedToolResponse, setupMessage, toolResponseMessage } from "./wire.ts";

const sound = { serverContent: { modelTurn: { parts: [{ inlineData: { mimeType: "audio/pcm;rate=16000", data: "AAAA" } }] } } };

const expectNothingFor = (frame: object): void => {
  for (const live of liveStates) {
    const conversation = quiet(live());
    const { state } = conversation;
    expect(receives(conversation, frame).effects()).to.deep.equal([]);
    expect(conversation.state).to.deep.equal(state);
  }
};

checkRows("What a browser gets, and does", 2, {
  "`setupComplete` | connecting, fresh, or the agent has not been heard yet": () => {
    for (const begin of [fresh, () => quiet(fresh().closes(1006).tell({ kind: "waited" }))]) {
      const conversation = receives(begin(), { setupComplete: {} });
      expect(conversation.effects()).to.deep.equal([
        { kind: "capture", isOn: true },
        { kind: "send", message: session.opening },
      ]);
      expectKind(conversation, "talking");
    }
    const typed = receives(quiet(fresh().tell({ kind: "typed", text: "Hi" })), { setupComplete: {} });
    expect(typed.effects().at(-1)).to.deep.equal({ kind: "send", message: messageOf("Hi", session.traits) });
  },
  "the page's policy forbids the socket | connecting": () => {
    expect(fresh().tell({ kind: "blocked", socket: 1 }).state).to.deep.equal({ kind: "ended", reason: { code: "blocked_by_policy" } });
  },
  "`setupComplete` | connecting, resumed or after `/session/resume`": () => {
    for (const conversation of [resumed(), startedOver()]) {
      expect(receives(conversation, { setupComplete: {} }).effects()).to.deep.equal([{ kind: "capture", isOn: true }]);
      expectKind(conversation, "talking");
    }
  },
  "no `setupComplete` for 10 s | connecting": () => {
    const late = resumed().tell({ kind: "waited" });
    const broken = resumed().closes(1006);
    expect(late.state.kind).to.equal(broken.state.kind);
    expect(late.effects()).to.deep.equal(broken.effects());
    expect(talking().frames(handle).closes(1006).tell({ kind: "waited" }).effects()).to.deep.include({ kind: "wait", ms: 10_000 });
  },
  "`serverContent.modelTurn` with `inlineData` | talking, rotating": () => {
    for (const live of liveStates.slice(1)) {
      expect(receives(quiet(live()), sound).effects()).to.deep.equal([{ kind: "play", data: "AAAA", rateHz: 16_000 }]);
    }
  },
  "`serverContent.modelTurn` with `inlineData` | a phone call is on": () => {
    const conversation = quiet(talking().frames(toolCall("a")).answers("a", { result: "One moment.", widget: callCard }));
    expect(receives(conversation, sound).effects()).to.deep.equal([]);
  },
  "`serverContent.inputTranscription` | any": () => {
    for (const live of liveStates) {
      expect(receives(quiet(live()), { serverContent: { inputTranscription: { text: "hel" } } }).effects()).to.deep.equal([
        { kind: "caption", speaker: "visitor", text: "hel" },
      ]);
    }
  },
  "`serverContent.outputTranscription` | any": () => {
    for (const live of liveStates) {
      expect(receives(quiet(live()), { serverContent: { outputTranscription: { text: "We" } } }).effects()).to.deep.equal([
        { kind: "caption", speaker: "agent", text: "We" },
      ]);
    }
  },
  "`serverContent.interrupted` | talking, rotating": () => {
    for (const live of liveStates.slice(1)) {
      const conversation = quiet(live().frames(speaking));
      const silences = [{ kind: "clear_playback" }, { kind: "cut_caption" }];
      expect(
        receives(conversation, { serverContent: { interrupted: true } })
          .effects()
          .slice(0, 2),
      ).to.deep.equal(silences);
    }
  },
  "`serverContent.generationComplete` | any": () => {
    expectNothingFor({ serverContent: { generationComplete: true } });
  },
  "`serverContent.turnComplete` | talking, rotating": () => {
    for (const live of liveStates.slice(1)) {
      const conversation = receives(quiet(live().frames(speaking)), { serverContent: { turnComplete: true } });
      expect(conversation.state).to.have.nested.property("talk.agent", "silent");
    }
    const told = receives(cancelled().answers("a", { result: "Noted." }), { serverContent: { turnComplete: true } });
    expect(told.effects()).to.deep.equal([{ kind: "send", message: contextMessage([missedResult("Noted.")], session.traits) }]);
    expect(
      receives(startedOver().frames({ kind: "setup_complete" }), { serverContent: { turnComplete: true } }).state,
    ).to.have.nested.property("talk.failures", 0);
  },
  "`serverContent.turnCompleteReason` | any": () => {
    const conversation = receives(talking(), { serverContent: { turnComplete: true, turnCompleteReason: "RESPONSE_REJECTED" } });
    expect(conversation.state).to.have.nested.property("talk.rejections", 1);
  },
  "`serverContent.interactionStatus` | any": () => {
    expectNothingFor({ serverContent: { interactionStatus: "IN_PROGRESS" } });
  },
  "`toolCall` | talking, rotating": () => {
    for (const live of liveStates.slice(1)) {
      const functionCalls = [
        { id: "a", name: "ask", args: { question: "?" } },
        { id: "b", name: "confirm", args: {} },
      ];
      const conversation = receives(quiet(live()), { toolCall: { functionCalls } });
      expect(conversation.kinds()).to.deep.equal(["execute", "execute", "gather"]);
      expect(conversation.answers("b", { result: "Done." }).kinds()).to.deep.equal([]);
      expect(conversation.answers("a", { result: "Done." }).kinds()).to.include("send");
    }
  },
  "the endpoint answers 200 | the call is open": () => {
    const conversation = quiet(talking().frames(toolCall("a")));
    expect(conversation.answers("a", { result: "Noted.", widget: profileCard }).effects()).to.deep.equal([
      { kind: "show", widget: profileCard },
      { kind: "send", message: toolResponseMessage([{ wireId: "a", name: "ask", response: { result: "Noted." } }]) },
    ]);
  },
  "the endpoint answers 200 | the call was cancelled, or its socket is gone": () => {
    const [show, told] = [
      { kind: "show", widget: profileCard },
      { kind: "send", message: contextMessage([missedResult("Noted.")], session.traits) },
    ];
    const interrupted = cancelled();
    expect(interrupted.answers("a", { result: "Noted.", widget: profileCard }).effects()).to.deep.equal([show]);
    expect(interrupted.frames({ kind: "turn_complete" }).effects()).to.deep.equal([told]);
    const owed = { kind: "send", message: contextMessage([missedCue("Noted.")], session.traits) };
    expect(outlived().answers("a", { result: "Noted.", widget: profileCard }).effects(), "no turn is due").to.deep.equal([show, owed]);
  },
  "the endpoint fails | the call is open": () => {
    const conversation = quiet(talking().frames(toolCall("a"))).tell({ kind: "tool_failed", id: "a", name: "ask" });
    const message = toolResponseMessage([{ wireId: "a", name: "ask", response: failedToolResponse }]);
    expect(conversation.effects()).to.deep.equal([{ kind: "send", message }]);
    const [, , action = ""] =
      rowsBelow("What a browser gets, and does").find(([event, state]) => event === "the endpoint fails" && state === "the call is open") ??
      [];
    expect(quotedIn(action)).to.include(JSON.stringify(failedToolResponse).replaceAll('":"', '": "'));
  },
  "the endpoint fails | the call was cancelled": () => {
    const conversation = cancelled().tell({ kind: "tool_failed", id: "a", name: "ask" }).frames({ kind: "turn_complete" });
    expect(conversation.effects()).to.deep.equal([]);
  },
  "the endpoint fails | its socket is gone": () => {
    expect(outlived().tell({ kind: "tool_failed", id: "a", name: "ask" }).effects()).to.deep.equal([
      { kind: "send", message: contextMessage([{ text: failedToolResponse.error, isOwed: true }], session.traits) },
    ]);
  },
  "`toolCallCancellation` | talking, rotating": () => {
    for (const live of liveStates.slice(1)) {
      const conversation = quiet(live().frames(toolCall("a", "b")));
      expect(receives(conversation, { toolCallCancellation: { ids: ["a"] } }).effects()).to.deep.equal([]);
      expect(conversation.answers("a", { result: "Noted." }).effects()).to.deep.equal([]);
      expect(conversation.answers("b", { result: "Noted." }).effects()).to.deep.equal([
        { kind: "send", message: toolResponseMessage([{ wireId: "b", name: "ask", response: { result: "Noted." } }]) },
      ]);
    }
  },
  "the microphone is unplugged or taken away | any": () => {
    for (const live of liveStates) {
      const conversation = quiet(live()).tell({ kind: "microphone", result: "not_found" });
      expect(conversation.effects()).to.deep.include({ kind: "capture", isOn: false });
      expect(conversation.tell({ kind: "speech", data: "AAAA" }).effects()).to.deep.equal([]);
    }
    expect(talking().tell({ kind: "microphone", result: "not_found" }).effects()).to.deep.include({ kind: "trail" });
    expect(talking(flashSession).tell({ kind: "microphone", result: "not_found" }).effects()).to.deep.include({
      kind: "send",
      message: audioEndMessage,
    });
  },
  "the page has left a phone call | talking, rotating": () => {
    for (const live of liveStates.slice(1)) {
      const conversation = quiet(live().frames(toolCall("a")).answers("a", { result: "One moment.", widget: callCard }));
      expect(conversation.tell({ kind: "call_ended" }).effects()).to.deep.equal([
        { kind: "capture", isOn: true },
        { kind: "send", message: messageOf(callEndedCue, session.traits) },
      ]);
    }
  },
  "`goAway` with `timeLeft` | talking": () => {
    const conversation = quiet(talking().frames(handle, speaking, toolCall("a")));
    expect(receives(conversation, { goAway: { timeLeft: "50s" } }).effects()).to.deep.equal([]);
    expectKind(conversation, "rotating");
    expect(receives(conversation, { serverContent: { turnComplete: true } }).effects()).to.deep.equal([]);
    expect(conversation.answers("a", { result: "At nine." }).kinds()).to.deep.equal(["send"]);
    expect(receives(conversation, { serverContent: { turnComplete: true } }).effects()).to.deep.equal([]);
    const [connect] = receives(conversation, { sessionResumptionUpdate: { newHandle: "handle-2", resumable: true } }).effects();
    expect(connect).to.deep.equal({ kind: "connect", url: "wss://voice.example/live?access_token=auth_tokens%2F1", socket: 2 });
    expect(conversation.tell({ kind: "opened", socket: 2 }).effects().at(-1)).to.deep.equal({
      kind: "send",
      message: setupMessage(session.model, "handle-2"),
    });
  },
  "`sessionResumptionUpdate` with `newHandle` | any": () => {
    for (const live of liveStates) {
      const conversation = receives(live(), { sessionResumptionUpdate: { newHandle: "handle-9", resumable: true } });
      expect(conversation.state).to.have.nested.property("talk.handle", "handle-9");
    }
  },
  "`sessionResumptionUpdate` without | any": () => {
    for (const frame of [{}, { resumable: false }, { newHandle: "handle-9", resumable: false }]) {
      const conversation = receives(talking().frames(handle), { sessionResumptionUpdate: frame });
      expect(conversation.state).to.have.nested.property("talk.handle", "handle-1");
    }
  },
  "anything else | any": () => {
    expectNothingFor({ somethingNew: { text: "?" } });
  },
});
