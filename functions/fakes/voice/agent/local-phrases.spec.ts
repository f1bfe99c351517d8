import { expect } from "chai";
import { callCancelledCue, callEndedCue, recapMessage } from "../../../../web/client/src/voice/cues.ts";
import { flashSession } from "../../../../web/client/test/voice.ts";
import { isRecord } from "../../../src/lib/platform/core/unknown-record.ts";
import { defaultAgent } from "./default-agent.ts";

const tools = ["ask", "update_profile", "transfer_to_manager"];

const respond = (text: string, language: string) =>
  defaultAgent(() => "").respond(
    { kind: "said", text },
    {
      setup: {
        systemInstruction: { parts: [{ text: `- Language: X (${language}). Speak this language.` }] },
        tools: [{ functionDeclarations: tools.map((name) => ({ name })) }],
      },
      history: [],
    },
  );

const profile = (args: object) => [{ kind: "call", name: "update_profile", args }];
const ask = (question: string) => [{ kind: "call", name: "ask", args: { question } }];
const transfer = [{ kind: "call", name: "transfer_to_manager", args: {} }];

/** Sentence, language, and the expected call. */
const rows: readonly (readonly [string, string, readonly object[]])[] = [
  ["What are your opening hours?", "en", ask("What are your opening hours?")],
  ["How much is a tyre?", "en", ask("How much is a tyre?")],
  ["My name is Ana Costa", "en", profile({ first_name: "Ana", last_name: "Costa" })],
  ["Please speak Norwegian", "en", profile({ language: "Norwegian" })],
  ["I want to talk to a person, put me through", "en", transfer],
  ["Stop!", "en", [{ kind: "say", text: "All right." }]],
  ["Thank you", "en", [{ kind: "say", text: "You are welcome." }]],
  ["Goodbye", "en", [{ kind: "say", text: "Goodbye!" }]],
  ["Når er dere åpne på lørdag?", "nb", ask("Når er dere åpne på lørdag?")],
  ["Jeg vil vite hva det koster", "nb", ask("Jeg vil vite hva det koster")],
  ["Jeg heter Åse Dahl", "nb", profile({ first_name: "Åse", last_name: "Dahl" })],
  ["Kan du snakke engelsk? Bytt til engelsk", "nb", profile({ language: "English" })],
  ["Jeg vil snakke med en person", "nb", transfer],
  ["Vis profilen min", "nb", profile({})],
  ["Stopp!", "nb", [{ kind: "say", text: "Greit." }]],
  ["Ha det", "nb", [{ kind: "say", text: "Ha det!" }]],
  ["Jeg liker sykler", "nb", [{ kind: "say", text: "Du sa: Jeg liker sykler" }]],
  ["מתי אתם פתוחים בשבת?", "he", ask("מתי אתם פתוחים בשבת?")],
  ["כמה עולה תיקון?", "he", ask("כמה עולה תיקון?")],
  ["קוראים לי דנה לוי", "he", profile({ first_name: "דנה", last_name: "לוי" })],
  ["תעבור לאנגלית", "he", profile({ language: "English" })],
  ["אני רוצה לדבר עם מנהל", "he", transfer],
  // The suggestions of the demo.
  ["Can I talk to somebody?", "en", transfer],
  ["Kan jeg snakke med noen?", "nb", transfer],
  ["אפשר לדבר עם מישהו?", "he", transfer],
  ["תודה רבה", "he", [{ kind: "say", text: "בבקשה." }]],
  ["להתראות", "he", [{ kind: "say", text: "להתראות!" }]],
  ["אני אוהבת אופניים", "he", [{ kind: "say", text: "אמרת: אני אוהבת אופניים" }]],
];

describe("the default agent", () => {
  for (const [text, language, expected] of rows) {
    it(`understands "${text}"`, () => {
      expect(respond(text, language)).to.deep.equal(expected);
    });
  }

  it("calls the tool that a page names after a phone call", () => {
    expect(respond(callEndedCue, "en")).to.deep.equal(transfer);
    expect(respond(callCancelledCue, "en")).to.deep.equal([{ kind: "say", text: "All right." }]);
  });

  it("says that a conversation broke off in which it owes nothing", () => {
    const { realtimeInput } = recapMessage(["Visitor: My name is Ada", "You: Noted."], flashSession.traits, false);
    const told = isRecord(realtimeInput) ? String(realtimeInput["text"]) : "";
    expect(respond(told, "en")).to.deep.equal([{ kind: "say", text: "The connection broke, please go on." }]);
  });
});
