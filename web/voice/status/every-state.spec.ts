import { expect } from "chai";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { callCard, Conversation, handle, session, speaking, talking, toolCall } from "../../client/test/voice.ts";
import { isLive, type Talk, type VoiceEffect, type VoiceEvent, type VoiceState } from "../../client/src/voice/state.ts";
import type { ServerEvent } from "../../client/src/voice/wire.ts";
import { statusOf } from "./status-text.ts";

/** External events in every state of a conversation: what the visitor sees and hears, and that nothing is left open. */

const begun = (): Conversation =>
  new Conversation().tell(
    { kind: "start" },
    { kind: "microphone", result: "on" },
    { kind: "minted", session },
    { kind: "opened", socket: 1 },
  );

const states = {
  asking: () => new Conversation().tell({ kind: "start" }),
  "token is made": () => new Conversation().tell({ kind: "start" }, { kind: "microphone", result: "on" }),
  connecting: begun,
  listening: () => talking().frames(handle),
  speaking: () => talking().frames(handle, speaking),
  "tool works": () => talking().frames(handle, toolCall("a")),
  rotating: () => talking().frames(handle, speaking, { kind: "go_away" }),
  reconnecting: () => talking().frames(handle).closes(1006),
  "on the phone": () => talking().frames(handle, toolCall("c")).answers("c", { result: "One moment.", widget: callCard }),
} as const satisfies Readonly<Record<string, () => Conversation>>;

type Happening = (conversation: Conversation) => Conversation;

const frame =
  (event: ServerEvent): Happening =>
  (conversation) =>
    conversation.frames(event);
const closes =
  (code: number, reason = ""): Happening =>
  (conversation) =>
    conversation.closes(code, reason);
const event =
  (happened: VoiceEvent): Happening =>
  (conversation) =>
    conversation.tell(happened);

const happenings = {
  "the connection breaks (1006)": closes(1006),
  "the service ends it (1011)": closes(1011, "Internal error encountered."),
  "the service refuses the set-up (1007)": closes(1007),
  "the token has ended": closes(1011, "auth token has expired"),
  "the service is about to go away": frame({ kind: "go_away" }),
  "no `setupComplete` comes": event({ kind: "waited" }),
  "the page's policy forbids the socket": (conversation) => conversation.tell({ kind: "blocked", socket: conversation.socket }),
  "an older socket still speaks": event({ kind: "frame", socket: 0, event: speaking, atMs: 0 }),
  "the token service is busy": event({ kind: "mint_failed", reason: { code: "unavailable", retryAfterMs: 1_000 } }),
  "the token is refused": event({ kind: "mint_failed", reason: { code: "quota_reached" } }),
  "the microphone is unplugged": event({ kind: "microphone", result: "not_found" }),
  "the visitor mutes": event({ kind: "mute", isMuted: true }),
  "the visitor speaks": event({ kind: "speech", data: "AAAA" }),
  "the visitor writes": event({ kind: "typed", text: "Hello?" }),
  "the visitor interrupts": frame({ kind: "interrupted" }),
  "the agent stays silent": event({ kind: "silence" }),
  "the sound breaks off": (conversation) =>
    conversation.frames({ kind: "said", text: "We" }).tell({ kind: "drained" }, { kind: "silence" }),
  "the turn ends empty, and the agent is asked": (conversation) =>
    conversation
      .frames({ kind: "heard", text: "Hello?" }, { kind: "turn_complete" })
      .tell({ kind: "silence" })
      .frames({ kind: "turn_complete" }),
  "nobody says anything for five minutes": event({ kind: "idle" }),
  "nor when they are asked": (conversation) => conversation.tell({ kind: "idle" }, { kind: "idle" }),
  "half an hour is over": (conversation) => conversation.tell({ kind: "limit" }, { kind: "drained" }),
  "the agent says goodbye": (conversation) =>
    conversation
      .frames({ kind: "tool_call", calls: [{ id: "g", wireId: "g", name: "end_conversation", args: {} }] }, { kind: "turn_complete" })
      .tell({ kind: "drained" }),
  "the service refuses to speak": frame({ kind: "turn_complete", isRejected: true }),
  "the tool answers": (conversation) => conversation.answers("a", { result: "At nine." }),
  "the tool fails": event({ kind: "tool_failed", id: "a", name: "ask" }),
  "the call cannot be": event({ kind: "call_ended", outcome: "failed" }),
  "the visitor ends it": event({ kind: "stop" }),
} as const satisfies Readonly<Record<string, Happening>>;

const talkIn = (state: VoiceState): Talk | undefined => (isLive(state) ? state.talk : state.kind === "starting" ? state.before : undefined);

/** What the element shows a second later. */
const seenIn = ({ state }: Conversation): string => {
  const isReady = state.kind === "talking" || state.kind === "rotating";
  const status = statusOf({
    state,
    slowTools: isLive(state) ? state.talk.tools.map(({ name }) => name) : [],
    call: talkIn(state)?.call !== undefined ? "joined" : "none",
    isMicrophoneSilenced: false,
    isSilent: false,
    isToRepeat: isLive(state) && state.talk.isToRepeat,
    volume: 1,
    isLinkDown: !isReady,
  });
  return state.kind === "ended" ? `ended: ${state.reason.code}` : status;
};

/** Effects that the visitor hears or notices. */
const notable: Readonly<Partial<Record<VoiceEffect["kind"], string>>> = {
  clear_playback: "silence",
  play: "voice",
  caption: "caption",
  trail: "microphone ends",
};

/** The next events if page and service work: until the agent can speak. */
const recover = (conversation: Conversation): void => {
  for (let step = 0; step < 12; step++) {
    const { state } = conversation;
    if (state.kind === "asking") conversation.tell({ kind: "microphone", result: "on" });
    else if (state.kind === "starting") conversation.tell(state.waitMs === undefined ? { kind: "minted", session } : { kind: "waited" });
    else if (state.kind === "reconnecting") conversation.tell({ kind: "waited" });
    else if (state.kind === "connecting")
      conversation.tell({ kind: "opened", socket: conversation.socket }).frames({ kind: "setup_complete" });
    else return;
  }
};

/** Effects that lead to another event without the visitor, by the field of the state that waits for it. */
const awaited: Readonly<Record<string, readonly VoiceEffect["kind"][]>> = {
  asking: ["ask_microphone"],
  starting: ["mint", "wait"],
  connecting: ["connect", "wait"],
  reconnecting: ["wait"],
};

const cellOf = (begin: () => Conversation, happen: Happening): string => {
  const conversation = begin();
  conversation.effects();
  const kinds = happen(conversation).kinds();
  const told = Object.entries(notable).flatMap(([kind, word]) => (kinds.includes(kind) ? [word] : []));
  return [seenIn(conversation), ...new Set(told)].join(", ");
};

const path = join(import.meta.dirname, "../../../docs/voice-sessions.md");
const rowOf = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
const table = (): readonly string[] => [
  rowOf(["", ...Object.keys(states)]),
  rowOf(["---", ...Object.keys(states).map(() => "---")]),
  ...Object.entries(happenings).map(([name, happen]) => rowOf([name, ...Object.values(states).map((begin) => cellOf(begin, happen))])),
];

describe("whatever happens", () => {
  for (const [state, begin] of Object.entries(states))
    describe(`in a conversation that is: ${state},`, () => {
      for (const [name, happen] of Object.entries(happenings))
        it(name, () => {
          const conversation = begin();
          conversation.effects();
          const before = conversation.state.kind;
          const effects = happen(conversation).effects();
          const kinds = effects.map(({ kind }) => kind);
          const { state: after } = conversation;
          expect(kinds.filter((kind) => kind === "release").length, "released once, at the end").to.equal(after.kind === "ended" ? 1 : 0);
          if (after.kind === "ended") expect(kinds.at(-1)).to.equal("release");
          if (after.kind !== before && after.kind in awaited) {
            const possible = awaited[after.kind] ?? [];
            expect(
              kinds.some((kind) => possible.includes(kind)),
              `something is under way: ${kinds.join()}`,
            ).to.equal(true);
          }
          if (["listening", "speaking"].includes(seenIn(conversation)))
            expect(after.kind, "with a socket").to.be.oneOf(["talking", "rotating"]);
          const isRotated = name === "the service is about to go away";
          if (before === "talking" && !isRotated && !["talking", "ended"].includes(after.kind))
            expect(kinds, "an agent without a socket is not heard").to.include("clear_playback");
          if (after.kind === "ended") return;
          recover(conversation);
          // It was over, and only had to be said.
          if (conversation.state.kind === "ended") {
            expect(conversation.state.reason.code).to.be.oneOf(["too_long", "stopped"]);
            return;
          }
          expect(conversation.state.kind, "it goes on").to.be.oneOf(["talking", "rotating"]);
          conversation.effects();
          conversation.tell({ kind: "call_ended" }).frames(speaking);
          expect(conversation.kinds()).to.include("play");
          expect(conversation.tell({ kind: "stop" }).kinds(), "and ends").to.deep.equal(["release"]);
        });
    });

  it("stands in docs/voice-sessions.md", () => {
    const document = readFileSync(path, "utf8");
    const written = document.replace(
      /(<!-- states: [^>]*-->\n\n)[^]*(\n\n<!-- end of states -->)/,
      (_, begin: string, end: string) => begin + table().join("\n") + end,
    );
    if (process.env["LECTERN_WRITE_DOCS"] === "1") writeFileSync(path, written);
    expect(readFileSync(path, "utf8"), "LECTERN_WRITE_DOCS=1 writes it").to.equal(written);
    expect(written).to.include(table().join("\n"));
  });
});
