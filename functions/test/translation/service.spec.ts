import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { expect } from "chai";
import * as z from "zod";
import { startFakeTranslation, type FakeTranslation } from "../../fakes/translation/start-fake-translation.ts";

const path = "/v3/projects/demo-project/locations/global:translateText";

const good = { contents: ["Phone", "it's <b>"], mimeType: "text/plain", sourceLanguageCode: "en", targetLanguageCode: "sw" };

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

const GoogleError = z.object({
  error: z.object({
    code: z.number(),
    message: z.string(),
    status: z.string(),
    details: z.array(z.looseObject({ "@type": z.string() })).optional(),
  }),
});

describe("the translation service", () => {
  let service: FakeTranslation;
  before(async () => {
    service = await startFakeTranslation();
  });
  after(async () => service.stop());
  afterEach(() => {
    service.control.reset();
  });

  const post = async (
    body: unknown,
    {
      at = path,
      headers = { authorization: "Bearer token" },
    }: { readonly at?: string; readonly headers?: Readonly<Record<string, string>> } = {},
  ): Promise<Answer> => {
    const response = await fetch(`${service.url}${at}`, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: typeof body === "string" ? body : JSON.stringify(body),
    });
    const text = await response.text();
    const json: unknown = response.headers.get("content-type")?.startsWith("application/json") ? JSON.parse(text) : text;
    return { status: response.status, body: json };
  };

  const errorOf = ({ body }: Answer) => GoogleError.parse(body).error;

  it("translates, with the model beside each text", async () => {
    const model = "projects/demo-project/locations/global/models/general/nmt";
    expect(await post(good)).to.deep.equal({
      status: 200,
      body: {
        translations: [
          { translatedText: "Simu", model },
          { translatedText: "[sw] it's <b>", model },
        ],
      },
    });
  });

  it("takes texts for HTML unless it is told otherwise, and says which language it has found", async () => {
    const { body } = await post({ contents: ["it's <b>"], target_language_code: "af" });
    expect(z.object({ translations: z.array(z.looseObject({})) }).parse(body).translations).to.deep.equal([
      {
        translatedText: "[af] it&#39;s &lt;b&gt;",
        model: "projects/demo-project/locations/global/models/general/nmt",
        detectedLanguageCode: "en",
      },
    ]);
  });

  for (const [code, known] of [
    ["zh-CN", true],
    ["ZH-tw", true],
    ["iw", true],
    ["he", true],
    ["no", true],
    ["fil", true],
    ["zh-Hans", false],
    ["zh-Hant", false],
    ["nb", false],
    ["sw-KE", false],
    ["xx", false],
    ["az-Arab", false],
  ] as const) {
    it(`${known ? "has" : "does not have"} ${code}`, async () => {
      const answer = await post({ ...good, targetLanguageCode: code });
      expect(answer.status).to.equal(known ? 200 : 400);
      if (known) return;
      expect(errorOf(answer)).to.deep.include({ code: 400, status: "INVALID_ARGUMENT", message: "Target language is invalid." });
      expect(errorOf(answer).details?.[0]).to.deep.equal({
        "@type": "type.googleapis.com/google.rpc.BadRequest",
        fieldViolations: [{ field: "target_language_code", description: "Target language is invalid." }],
      });
    });
  }

  const refused: Readonly<Record<string, unknown>> = {
    "no target": { contents: ["x"] },
    "no texts": { ...good, contents: [] },
    "1025 texts": { ...good, contents: Array.from({ length: 1_025 }, () => "x") },
    "too long a text": { ...good, contents: ["x".repeat(30_721)] },
    "an unknown field": { ...good, text: "x" },
    "another type": { ...good, mimeType: "text/markdown" },
    "the same language": { ...good, targetLanguageCode: "en" },
    "no JSON": "{",
    "an empty body": "",
  };
  for (const [what, body] of Object.entries(refused)) {
    it(`refuses ${what}`, async () => {
      const answer = await post(body);
      expect(answer.status).to.equal(400);
      expect(errorOf(answer).details?.[0]).to.include({ "@type": "type.googleapis.com/google.rpc.BadRequest" });
    });
  }

  it("takes 1024 texts", async () => {
    expect((await post({ ...good, contents: Array.from({ length: 1_024 }, () => "x") })).status).to.equal(200);
  });

  it("wants a token, unless it is set otherwise", async () => {
    const answer = await post(good, { headers: {} });
    expect(errorOf(answer)).to.deep.include({ code: 401, status: "UNAUTHENTICATED" });
    service.control.changeSettings({ needsToken: false });
    expect((await post(good, { headers: {} })).status).to.equal(200);
  });

  it("is nowhere else", async () => {
    for (const at of ["/", "/v3/projects/p:translateTexts", "/v2/projects/p/locations/global:translateText", "/language/translate/v2"]) {
      expect((await post(good, { at })).status, at).to.equal(404);
    }
    expect((await post(good, { at: "/v3/projects/p:translateText" })).status).to.equal(200);
    expect((await fetch(`${service.url}${path}`)).status).to.equal(404);
  });

  for (const [fault, status, word] of [
    ["quota", 403, "PERMISSION_DENIED"],
    ["disabled", 403, "PERMISSION_DENIED"],
    ["forbidden", 403, "PERMISSION_DENIED"],
    ["429", 429, "RESOURCE_EXHAUSTED"],
    ["500", 500, "INTERNAL"],
    ["503", 503, "UNAVAILABLE"],
  ] as const) {
    it(`can be made to fail: ${fault}`, async () => {
      service.control.fail({ fault, times: 1 });
      const answer = await post(good);
      expect(answer.status).to.equal(status);
      expect(errorOf(answer)).to.deep.include({ code: status, status: word });
      expect((await post(good)).status).to.equal(200);
    });
  }

  it("remembers what it was asked, without the token", async () => {
    await post(good, { headers: { authorization: "Bearer secret", "x-goog-user-project": "payer" } });
    expect(service.control.requests()).to.deep.equal([
      { method: "POST", path, userProject: "payer", hasToken: true, body: good, status: 200 },
    ]);
    expect(service.control.requestsFor("sw")).to.have.length(1);
    expect(service.control.requestsFor("s")).to.have.length(0);
  });

  it("is controlled over HTTP as well", async () => {
    const control = async (method: string, at: string, body?: object): Promise<Answer> => {
      const response = await fetch(`${service.url}/control/${at}`, { method, ...(body !== undefined && { body: JSON.stringify(body) }) });
      const json: unknown = await response.json();
      return { status: response.status, body: json };
    };
    expect((await control("POST", "faults", { fault: "500", times: 1 })).status).to.equal(200);
    expect((await post(good)).status).to.equal(500);
    expect((await control("PATCH", "settings", { targets: ["sw"] })).body).to.deep.include({ targets: ["sw"] });
    expect((await post({ ...good, targetLanguageCode: "af" })).status).to.equal(400);
    expect(z.object({ requests: z.array(z.unknown()) }).parse((await control("GET", "requests")).body).requests).to.have.length(2);
    expect((await control("POST", "reset")).status).to.equal(200);
    expect(service.control.requests()).to.deep.equal([]);
    expect(service.control.settings()).to.deep.include({ targets: [] });
    expect((await control("POST", "faults", { fault: "strike" })).status).to.equal(400);
    expect((await control("GET", "nothing")).status).to.equal(404);
  });

  it("is a program", async () => {
    const program = spawn(process.execPath, [join(import.meta.dirname, "../../fakes/translation/main.ts"), "--port", "0"], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    const [line] = z.tuple([z.instanceof(Buffer)]).parse(await once(program.stdout, "data"));
    const [url = ""] = /http:\S+/.exec(line.toString()) ?? [];
    expect(
      (await fetch(`${url}${path}`, { method: "POST", headers: { authorization: "Bearer x" }, body: JSON.stringify(good) })).status,
    ).to.equal(200);
    program.kill("SIGTERM");
    expect(await once(program, "exit")).to.deep.equal([0, null]);
  });
});
