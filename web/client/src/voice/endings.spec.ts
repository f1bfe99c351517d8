import { expect } from "chai";
import { fakeEnvironment, refusal, type Scripted } from "../../test/fake-environment.ts";
import { checkRows, quotedIn, rowsBelow } from "../../test/document-rows.ts";
import { Conversation, handle, session, talking } from "../../test/voice.ts";
import { isLecternError } from "../errors.ts";
import { createLectern } from "../lectern.ts";
import type { VoiceState } from "./state.ts";

/** The state for each word in the last column. */
const ways: Readonly<Record<string, VoiceState["kind"]>> = { Reconnect: "reconnecting", "Start over": "starting" };

describe("When the socket closes", () => {
  for (const [codes = "", reasons = "", action = ""] of rowsBelow("When the socket closes")) {
    it(`${codes} ${reasons}`.trim(), () => {
      const named = quotedIn(reasons);
      for (const code of codes.split(", ").map(Number)) {
        expect(code).to.be.within(1000, 1011);
        for (const reason of named.length > 0 ? named : [""]) {
          const [word = ""] = /Reconnect|Start over/.exec(action) ?? [];
          const conversation = talking().frames(handle).closes(code, reason);
          expect(conversation.state.kind, reason).to.equal(ways[word]);
          if (!action.includes("once; then start over")) continue;
          conversation.tell({ kind: "waited" }).frames({ kind: "setup_complete" });
          expect(conversation.closes(code, reason).state.kind).to.equal("starting");
        }
      }
    });
  }
});

/** Requests a session, and returns the outcome. */
const start = async (...script: readonly Scripted[]) => {
  const environment = fakeEnvironment(script);
  const refreshes: boolean[] = [];
  const getIdToken = async ({ refresh }: { readonly refresh: boolean }): Promise<string> => `token-${refreshes.push(refresh)}`;
  const { live } = createLectern({ baseUrl: "https://site.example", getIdToken, environment }).project("demo");
  const failure = await live.start().then(
    () => undefined,
    (error: unknown) => (isLecternError(error) ? error.code : "none of ours"),
  );
  return { failure, refreshes, tries: environment.sent.length, pauses: environment.pauses };
};

const started: Scripted = { status: 200, body: session };

checkRows("What the endpoints refuse", 1, {
  "401": async () => {
    const { failure, refreshes } = await start(refusal(401, "unauthenticated"), started);
    expect([failure, refreshes]).to.deep.equal([undefined, [false, true]]);
    expect(await start(refusal(401, "unauthenticated"))).to.include({ failure: "unauthenticated", tries: 2 });
  },
  "403": async () => {
    expect(await start(refusal(403, "voice_disabled"))).to.include({ failure: "voice_disabled", tries: 1 });
  },
  "429": async () => {
    const quota = refusal(429, "quota_reached", { "Retry-After": "5" });
    expect(await start(quota)).to.include({ failure: "quota_reached", tries: 1 });
  },
  "503 with `Retry-After`": async () => {
    const { failure, pauses } = await start(refusal(503, "unavailable", { "Retry-After": "7" }), started);
    expect([failure, pauses]).to.deep.equal([undefined, [7_000]]);
    const waiting = new Conversation().tell({ kind: "start" }, { kind: "microphone", result: "on" });
    waiting.tell({ kind: "mint_failed", reason: { code: "unavailable", retryAfterMs: 7_000 } });
    expect(waiting.effects().at(-1)).to.deep.equal({ kind: "wait", ms: 7_000 });
    expect(waiting.tell({ kind: "waited" }).effects()).to.deep.equal([{ kind: "mint", isResume: false }]);
  },
  "503 without `Retry-After`": async () => {
    expect(await start(refusal(503, "unavailable"))).to.include({ failure: "unavailable", tries: 1 });
  },
});
