import { expect } from "chai";
import { Conversation, handle, session, speaking, talking } from "../../test/voice.ts";
import { messageOf } from "./cues.ts";
import type { VoiceEvent } from "./state.ts";

const typed = (text: string): VoiceEvent => ({ kind: "typed", text });
const sent = (text: string) => ({ kind: "send", message: messageOf(text, session.traits) });
const start = { kind: "start" } as const;
const microphone = { kind: "microphone", result: "on" } as const;
const minted = { kind: "minted", session } as const;

/** Situations without a usable socket: how they begin, and how they end. */
const gaps: Readonly<Record<string, readonly [begin: () => Conversation, ...end: readonly VoiceEvent[]]>> = {
  "the browser asks for the microphone": [() => new Conversation().tell(start), microphone, minted],
  "the token is made": [() => new Conversation().tell(start, microphone), minted],
  "a busy service is waited for": [
    () => new Conversation().tell(start, microphone, { kind: "mint_failed", reason: { code: "unavailable", retryAfterMs: 1_000 } }),
    { kind: "waited" },
    minted,
  ],
  "the socket is set up": [() => new Conversation().tell(start, microphone, minted)],
  "it reconnects": [() => talking().frames(handle).closes(1006), { kind: "waited" }],
  "it begins anew": [() => talking().closes(1007), minted],
};

describe("what is typed while", () => {
  for (const [gap, [begin, ...end]] of Object.entries(gaps)) {
    it(`${gap} is shown at once, and sent once, when somebody hears it`, () => {
      const conversation = begin();
      conversation.effects();
      conversation.tell(typed("Hello?"), typed("Are you there?"));
      const shown = conversation.effects().filter(({ kind }) => kind !== "clear_playback");
      expect(shown).to.deep.equal([
        { kind: "caption", speaker: "visitor", text: "Hello?" },
        { kind: "caption", speaker: "visitor", text: "Are you there?" },
      ]);
      conversation.tell(...end).effects();
      conversation.frames({ kind: "setup_complete" });
      expect(conversation.effects()).to.deep.equal([{ kind: "capture", isOn: true }, sent("Hello? Are you there?")]);
      conversation.frames(speaking, { kind: "turn_complete" }, handle).closes(1006).tell({ kind: "waited" }).effects();
      expect(conversation.frames({ kind: "setup_complete" }).kinds(), "it was answered").to.deep.equal(["capture"]);
    });
  }

  it("nobody talks is dropped", () => {
    for (const conversation of [new Conversation(), talking().tell({ kind: "stop" })]) {
      conversation.effects();
      expect(conversation.tell(typed("Hello?")).kinds()).to.deep.equal([]);
    }
  });
});
