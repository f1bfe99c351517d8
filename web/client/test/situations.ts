import { expect } from "chai";
import type { VoiceState } from "../src/voice/state.ts";
import { parseFrame } from "../src/voice/wire.ts";
import { Conversation, handle, session, talking, toolCall } from "./voice.ts";

/** Situations of a conversation, named as in the tables of `docs/voice-sessions.md`. */

export const quiet = (conversation: Conversation): Conversation => {
  conversation.effects();
  return conversation;
};

/** Every state in which a socket may still send messages. */
export const liveStates: readonly (() => Conversation)[] = [
  () => new Conversation().tell({ kind: "start" }, { kind: "microphone", result: "on" }, { kind: "minted", session }),
  () => talking(),
  () => talking().frames({ kind: "go_away" }),
];

export const fresh = (): Conversation =>
  quiet(new Conversation().tell({ kind: "start" }, { kind: "microphone", result: "on" }, { kind: "minted", session }));

export const resumed = (): Conversation => quiet(talking().frames(handle).closes(1006).tell({ kind: "waited" }));

export const startedOver = (): Conversation => quiet(talking().closes(1007).tell({ kind: "minted", session }));

/** A call whose result the agent no longer waits for. */
export const cancelled = (): Conversation => quiet(talking().frames(toolCall("a"), { kind: "tool_call_cancelled", ids: ["a"] }));
export const outlived = (): Conversation =>
  quiet(talking().frames(handle, toolCall("a")).closes(1006).tell({ kind: "waited" }).frames({ kind: "setup_complete" }));

/** Frames in their wire format. */
export const receives = (conversation: Conversation, ...frames: readonly object[]): Conversation =>
  conversation.frames(...frames.flatMap((frame) => parseFrame(JSON.stringify(frame), () => "own-1")));

export const expectKind = (conversation: Conversation, kind: VoiceState["kind"]): void => {
  expect(conversation.state.kind).to.equal(kind);
};
