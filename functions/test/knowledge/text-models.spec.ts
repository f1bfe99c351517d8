import { expect } from "chai";
import type { GenerateFault } from "../../fakes/gemini/gemini-state.ts";
import { type FakeVoice, startFakeVoice } from "../../fakes/voice/start-fake-voice.ts";
import type { Verdict } from "../../src/lib/answers/knowledge/find-answer.ts";
import type { GeminiOptions } from "../../src/lib/providers/gemini/generate-content.ts";
import { geminiExtraction } from "../../src/lib/providers/extraction/gemini-extraction.ts";
import { geminiJudge } from "../../src/lib/providers/judge/gemini-judge.ts";
import { geminiAt } from "../support/gemini-options.ts";
import { at } from "../voice/support/json.ts";
import { Spent } from "../../src/lib/platform/core/spent.ts";

const line = { text: "We are open until eight.", isRow: false };
const page = { kind: "page", id: "hours", slug: "hours", language: "en", title: "Hours" } as const;
const asked = {
  question: "Until when?",
  searchWords: [],
  language: "en",
  at: new Date("2026-11-27T12:00Z"),
  timeZone: "UTC",
  spent: new Spent("ask_model"),
  passages: [{ page, headings: [], lines: [line] }],
};
const rightVerdict: Verdict = { kind: "answered", position: 0, words: line.text };

/** Models that the service has, by the names that operators set. */
const models = [
  "gemini-2.5-flash",
  "gemini-2.5-flash-lite",
  "gemini-2.5-pro",
  "gemini-3-flash-preview",
  "gemini-3.1-pro-preview",
  "gemini-3.1-flash-lite",
  "gemini-3.5-flash",
  "gemini-3.5-flash-lite",
  "gemini-3.6-flash",
  "gemini-3.7-flash",
  "gemini-3.8-flash",
  "gemini-4-argon",
] as const;

/** The service has given a model the rules of another one since this version was made. */
const nowLike = (url: string, { named, like }: { readonly named: string; readonly like: string }): ReturnType<typeof geminiAt> => ({
  ...geminiAt(url, named),
  fetch: async (input, init) => fetch(new Request(input, init).url.replace(named, like), init),
});

describe("a model that writes text", () => {
  let service: FakeVoice;
  before(async () => {
    service = await startFakeVoice();
  });
  after(async () => service.stop());
  beforeEach(() => {
    service.control.reset();
    service.control.judge([{ question: "", words: line.text }]);
  });

  const judge = async (options: GeminiOptions, timeMs = 5_000): Promise<Verdict> =>
    geminiJudge(options).judge({ ...asked, signal: AbortSignal.timeout(timeMs) });
  const bodies = (): readonly unknown[] => service.control.generations().map(({ body }) => body);
  const statuses = (): readonly number[] => service.control.generations().map(({ status }) => status);
  const fail = (fault: GenerateFault["fault"]): void => {
    service.control.failGenerate({ fault });
  };

  for (const model of models) {
    it(`${model} judges a question with the first request, which is not kept by Google`, async () => {
      const options = geminiAt(service.url, model);
      expect(await judge(options)).to.deep.equal(rightVerdict);
      expect(statuses()).to.deep.equal([200]);
      expect(at(bodies()[0], "store")).to.equal(false);
      const temperature = at(bodies()[0], "generationConfig", "temperature");
      expect(temperature).to.equal(model.startsWith("gemini-2.5") ? 0 : undefined);
      expect(options.events).to.deep.equal([]);
    });

    it(`${model} reads a company's pages, and searches`, async () => {
      const options = geminiAt(service.url, model);
      const extraction = geminiExtraction({ ...options, timeLimitMs: 5_000 });
      const question = { company: { name: "Fjord", country: "NO" }, pages: [], signal: new AbortController().signal };
      expect((await extraction.read(question)).kind).to.equal("found");
      expect(statuses()).to.deep.equal([200]);
      const search = await extraction.search({ ...question, wanted: ["industry"], known: {} });
      expect(search.kind).to.equal("found");
      // Before Gemini 3, tools and JSON do not go together.
      expect(statuses()).to.deep.equal(model.startsWith("gemini-2.5") ? [200, 400, 200] : [200, 200]);
      for (const body of bodies()) expect(at(body, "store")).to.equal(false);
    });
  }

  it("is asked for little thinking if it refuses to think less, and an unknown one for nothing that it may not know", async () => {
    for (const [model, config] of [
      ["gemini-3.8-flash", { thinkingLevel: "LOW" }],
      ["gemini-3.9-flash-preview", { thinkingLevel: "LOW" }],
      ["gemini-3.5-flash-lite", { thinkingLevel: "MINIMAL" }],
      ["gemini-2.5-flash", { thinkingBudget: 0 }],
      ["gemini-5-neon", { thinkingLevel: "LOW" }],
      ["gemma-4-31b-it", undefined],
      ["our-tuned-model", undefined],
    ] as const) {
      service.control.forgetGenerations();
      await judge(geminiAt(service.url, model));
      const [body] = bodies();
      expect(at(body, "generationConfig", "thinkingConfig"), model).to.deep.equal(config);
      if (config === undefined) expect(at(body, "generationConfig", "temperature"), model).to.equal(undefined);
      expect(at(body, "store"), model).to.equal(false);
    }
  });

  it("that refuses a member is asked once more without any, which is remembered, and operators are told", async () => {
    // 3.6 accepts MINIMAL, 3.8 does not.
    const options = nowLike(service.url, { named: "gemini-3.6-flash", like: "gemini-3.8-flash" });
    expect(await judge(options)).to.deep.equal(rightVerdict);
    expect(statuses()).to.deep.equal([400, 200]);
    expect(bodies().map((body) => at(body, "generationConfig") !== undefined)).to.deep.equal([true, false]);
    expect(at(bodies()[1], "store")).to.equal(false);
    expect(options.events).to.deep.equal([
      {
        severity: "ERROR",
        message: "a language model refused a request",
        outcome: "bad_request",
        data: { model: "gemini-3.6-flash", refused: "thinking" },
      },
    ]);
    expect(await judge(options)).to.deep.equal(rightVerdict);
    expect(statuses()).to.deep.equal([400, 200, 200]);
    // Other models are asked as before.
    expect(await judge({ ...options, model: () => "gemini-3.8-flash" })).to.deep.equal(rightVerdict);
    expect(at(bodies()[3], "generationConfig", "thinkingConfig")).to.deep.equal({ thinkingLevel: "LOW" });
  });

  for (const [fault, refused] of [
    ["strict", "unnamed"],
    ["no_store", "store"],
  ] as const) {
    it(`that refuses a request with a 400 (${fault}) still answers, and the next question is one request`, async () => {
      const options = geminiAt(service.url);
      fail(fault);
      expect(await judge(options)).to.deep.equal(rightVerdict);
      expect(await judge(options)).to.deep.equal(rightVerdict);
      expect(statuses()).to.deep.equal([400, 200, 200]);
      expect(options.events.map(({ data }) => data?.refused)).to.deep.equal([refused]);
    });
  }

  it("that refuses thinking and storing is asked without both the next time", async () => {
    const options = nowLike(service.url, { named: "gemini-3.6-flash", like: "gemini-3.8-flash" });
    fail("no_store");
    const refusing = { ...options, fetch: thinkingFirst(options.fetch) };
    expect(await judge(refusing)).to.deep.equal({ kind: "failed", failure: "bad_request" });
    expect(await judge(refusing)).to.deep.equal(rightVerdict);
  });

  it("says why in JSON without a schema, too", async () => {
    const options = geminiAt(service.url);
    fail("strict");
    const extraction = geminiExtraction({ ...options, timeLimitMs: 5_000 });
    const known = { name: "Solberg Tannlegesenter AS", country: "NO", website: "solberg-tannlege.example" };
    const asking = { company: known, pages: [], wanted: ["industry"], known: {}, signal: new AbortController().signal } as const;
    const answer = await extraction.search(asking);
    expect(answer.kind === "found" && answer.claims.map(({ values }) => values)).to.deep.equal([["Tannlege"]]);
  });

  it("has no more time for the second request than for the first", async () => {
    const options = geminiAt(service.url);
    const { fetch: post } = options;
    let requests = 0;
    const slow = {
      ...options,
      fetch: async (input: Parameters<typeof fetch>[0], init?: RequestInit) => {
        if (++requests === 2) fail("hang");
        return post(input, init);
      },
    };
    service.control.failGenerate({ fault: "strict", times: 1 });
    expect(await judge(slow, 300)).to.deep.equal({ kind: "failed", failure: "timeout" });
    expect(requests).to.equal(2);
  });

  it("is not asked again with a wrong key, and not for ever if nothing helps", async () => {
    expect(await judge({ ...geminiAt(service.url), apiKey: () => "sk-other" })).to.deep.equal({ kind: "failed", failure: "bad_key" });
    const options = geminiAt(service.url);
    const broken = { ...options, fetch: refuseAll };
    for (let question = 0; question < 2; question++) expect(await judge(broken)).to.deep.equal({ kind: "failed", failure: "bad_request" });
    expect(options.events).to.have.length(2);
    expect(await judge({ ...options, fetch: elsewhere })).to.deep.equal({ kind: "failed", failure: "bad_request" });
    expect(options.events).to.have.length(2);
  });
});

const refusal = (message: string, status = "INVALID_ARGUMENT"): Response =>
  new Response(JSON.stringify({ error: { code: 400, message, status } }), { status: 400 });

const refuseAll: typeof fetch = async () => Promise.resolve(refusal("Request contains an invalid argument."));

const elsewhere: typeof fetch = async () =>
  Promise.resolve(refusal("User location is not supported for the API use.", "FAILED_PRECONDITION"));

/** Complains about thinking before anything else. */
const thinkingFirst =
  (post: typeof fetch): typeof fetch =>
  async (input, init) =>
    (await new Request(input, init).text()).includes("thinkingConfig")
      ? refusal("Thinking level MINIMAL is not supported for this model.")
      : post(input, init);
