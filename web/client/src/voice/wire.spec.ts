import { expect } from "chai";
import { parseFrame, type ServerEvent, setupMessage } from "./wire.ts";

const bytesOf = (value: unknown): ArrayBuffer => new TextEncoder().encode(JSON.stringify(value, undefined, 2)).buffer;

const makeId = (): string => "own-1";

describe("parseFrame", () => {
  const rows: readonly (readonly [string, unknown, readonly ServerEvent[]])[] = [
    ["the end of the set-up", { setupComplete: {} }, [{ kind: "setup_complete" }]],
    [
      "sound and its transcript in one frame",
      {
        serverContent: {
          modelTurn: { parts: [{ inlineData: { mimeType: "audio/pcm;rate=24000", data: "AAAA" } }, { text: "thought" }] },
          outputTranscription: { text: "Hi" },
        },
      },
      [
        { kind: "audio", data: "AAAA", rateHz: 24_000, isSilent: true },
        { kind: "said", text: "Hi" },
      ],
    ],
    [
      "sound that can be heard",
      { serverContent: { modelTurn: { parts: [{ inlineData: { data: "AAAAAAAAAAAAABAn" } }, { functionCall: { name: "ask" } }] } } },
      [{ kind: "audio", data: "AAAAAAAAAAAAABAn", rateHz: 24_000 }],
    ],
    ["what was heard", { serverContent: { inputTranscription: { text: "hello" } } }, [{ kind: "heard", text: "hello" }]],
    ["an interruption", { serverContent: { interrupted: true } }, [{ kind: "interrupted" }]],
    ["the end of a turn, with its usage", { serverContent: { turnComplete: true }, usageMetadata: {} }, [{ kind: "turn_complete" }]],
    [
      "a turn that the service refuses to speak",
      { serverContent: { turnComplete: true, turnCompleteReason: "RESPONSE_REJECTED" } },
      [{ kind: "turn_complete", isRejected: true }],
    ],
    ["the end of a turn in the middle of the work", { serverContent: { turnComplete: true, interactionStatus: "IN_PROGRESS" } }, []],
    ["the end of the work", { serverContent: { interactionStatus: "IDLE" } }, [{ kind: "turn_complete" }]],
    ["the end of both", { serverContent: { turnComplete: true, interactionStatus: "IDLE" } }, [{ kind: "turn_complete" }]],
    ["the end of generating", { serverContent: { generationComplete: true } }, []],
    [
      "calls: one without arguments, one without an ID, and one that is none",
      {
        toolCall: {
          functionCalls: [{ id: "1", name: "ask", args: { question: "?" } }, { id: "", name: "confirm" }, { name: "x" }, { id: "4" }],
        },
      },
      [
        {
          kind: "tool_call",
          calls: [
            { id: "1", wireId: "1", name: "ask", args: { question: "?" } },
            { id: "own-1", wireId: undefined, name: "confirm", args: {} },
            { id: "own-1", wireId: undefined, name: "x", args: {} },
          ],
        },
      ],
    ],
    ["a cancellation", { toolCallCancellation: { ids: ["1"] } }, [{ kind: "tool_call_cancelled", ids: ["1"] }]],
    ["a warning", { goAway: { timeLeft: "49.5s" } }, [{ kind: "go_away" }]],
    ["a handle", { sessionResumptionUpdate: { newHandle: "h", resumable: true } }, [{ kind: "handle", handle: "h" }]],
    ["a state that cannot be resumed", { sessionResumptionUpdate: {} }, []],
    ["a frame of tomorrow", { somethingNew: {} }, []],
    ["no object", [1], []],
  ];
  for (const [what, frame, events] of rows) {
    it(`reads ${what}, from binary frames and from text`, () => {
      expect(parseFrame(bytesOf(frame), makeId)).to.deep.equal(events);
      expect(parseFrame(JSON.stringify(frame), makeId)).to.deep.equal(events);
    });
  }

  it("survives what is not JSON", () => {
    expect(parseFrame("{", makeId)).to.deep.equal([]);
  });
});

describe("setupMessage", () => {
  it("asks for a resumable session, and resumes one", () => {
    expect(setupMessage("m", undefined)).to.deep.equal({ setup: { model: "models/m", sessionResumption: {} } });
    expect(setupMessage("m", "h")).to.deep.equal({ setup: { model: "models/m", sessionResumption: { handle: "h" } } });
  });
});
