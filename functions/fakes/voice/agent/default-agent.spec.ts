import { expect } from "chai";
import { aToolCall } from "../../../test/support/a-tool-call.ts";
import { composeInstruction, openingCue } from "../../../src/lib/conversations/sessions/system-prompt.ts";
import { writtenEntry } from "./history.ts";
import type { AgentEvent } from "./agent.ts";
import { defaultAgent } from "./default-agent.ts";
import { scriptedAgent } from "./scripted-agent.ts";

const agent = defaultAgent(() => "");
const respond = (event: AgentEvent, instruction = "", tools: readonly string[] = []) =>
  agent.respond(event, {
    setup: { systemInstruction: { parts: [{ text: instruction }] }, tools: [{ functionDeclarations: tools.map((name) => ({ name })) }] },
    history: [],
  });

describe("defaultAgent", () => {
  it("opens with the greeting of the instruction", () => {
    for (const instruction of [
      'You work for a shop.\nBegin the conversation with "Hi, I am Lena!" and wait.',
      "Greet the visitor with exactly these words: “Hi, I am Lena!”",
      "Rules.\nGreeting: Hi, I am Lena!\nBe kind.",
    ])
      expect(respond({ kind: "opening" }, instruction)).to.deep.equal([{ kind: "say", text: "Hi, I am Lena!" }]);
  });

  it("finds the greeting in the instruction of our sessions, whatever it holds", () => {
    const nobody = { first_name: null, last_name: null, pronoun: "unspecified", phone: null, contact_email: null, language: "en" } as const;
    const { project } = aToolCall();
    for (const greeting of ['Welcome to "Two Wheels"!\nHow can I help?', "It's Lena \\o/", "שלום, איך אפשר לעזור?"]) {
      const instruction = composeInstruction(
        { ...project, liveAgent: { ...project.liveAgent, greeting, instructions: 'Be kind. Never say "no".' } },
        { profile: nobody, role: undefined, hasTools: true, at: new Date(0) },
      );
      for (const event of [{ kind: "opening" }, { kind: "said", text: openingCue }] as const)
        expect(respond(event, instruction)).to.deep.equal([{ kind: "say", text: greeting }]);
    }
  });

  it("greets for the words that the instruction names, and for no others", () => {
    const instruction = 'When you hear "ding", begin with "Hi, I am Lena!"';
    expect(respond({ kind: "said", text: "ding" }, instruction)).to.deep.equal([{ kind: "say", text: "Hi, I am Lena!" }]);
    expect(respond({ kind: "said", text: "dong" }, instruction)).to.deep.equal([{ kind: "say", text: "You said: dong" }]);
  });

  it("has a greeting of its own, and takes one that it is given", () => {
    expect(respond({ kind: "opening" }, "Be kind.")).to.deep.equal([{ kind: "say", text: "Hello! How can I help you?" }]);
    const given = defaultAgent(() => "Welcome.").respond({ kind: "opening" }, { setup: {}, history: [] });
    expect(given).to.deep.equal([{ kind: "say", text: "Welcome." }]);
  });

  it("calls a declared tool, and repeats what it does not understand", () => {
    const said: AgentEvent = { kind: "said", text: "Transfer me" };
    expect(respond(said, "", ["transfer_to_manager"])).to.deep.equal([{ kind: "call", name: "transfer_to_manager", args: {} }]);
    expect(respond(said)).to.deep.equal([{ kind: "say", text: "You said: Transfer me" }]);
  });

  it("says the sentence of a tool, however it is wrapped", () => {
    for (const response of [{ result: "Saved." }, { output: "Saved." }, { output: { result: "Saved." } }, { error: "Saved." }]) {
      expect(respond({ kind: "tool-answer", name: "x", response })).to.deep.equal([{ kind: "say", text: "Saved." }]);
    }
    expect(respond({ kind: "tool-answer", name: "x", response: {} })).to.deep.equal([{ kind: "say", text: "That is done." }]);
  });

  it("remembers what was said before", () => {
    const history = [writtenEntry("user", "I like bikes"), writtenEntry("user", "What did I say?")];
    expect(agent.respond({ kind: "said", text: "What did I say?" }, { setup: {}, history })).to.deep.equal([
      { kind: "say", text: "You said: I like bikes" },
    ]);
  });
});

describe("scriptedAgent", () => {
  const scripted = scriptedAgent(
    [
      { when: { text: "Price" }, then: [{ kind: "call", name: "get_price" }] },
      { when: { toolResponse: "get_price" }, then: [{ kind: "say", text: "Five." }] },
      { when: { opening: true }, then: [] },
    ],
    agent,
  );
  const play = (event: AgentEvent) => scripted.respond(event, { setup: {}, history: [] });

  it("follows the first matching rule", () => {
    expect(play({ kind: "said", text: "what PRICE?" })).to.deep.equal([{ kind: "call", name: "get_price", args: {} }]);
    expect(play({ kind: "tool-answer", name: "get_price", response: {} })).to.deep.equal([{ kind: "say", text: "Five." }]);
    expect(play({ kind: "opening" })).to.deep.equal([]);
  });

  it("leaves the rest to the other agent", () => {
    expect(play({ kind: "said", text: "Hm" })).to.deep.equal([{ kind: "say", text: "You said: Hm" }]);
  });
});
