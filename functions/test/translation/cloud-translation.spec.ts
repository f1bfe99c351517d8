import { expect } from "chai";
import { startFakeTranslation, type FakeTranslation } from "../../fakes/translation/start-fake-translation.ts";
import type { TranslationFault } from "../../fakes/translation/control/faults.ts";
import { ServiceError, type ServiceFailure } from "../../src/lib/platform/core/service-error.ts";
import type { TranslationService } from "../../src/lib/i18n/widget-labels.ts";
import { cloudTranslation } from "../../src/lib/providers/translation/cloud-translation.ts";
import { Spent } from "../../src/lib/platform/core/spent.ts";

interface Sent {
  readonly url: string;
  readonly headers: Headers;
}

describe("cloudTranslation", () => {
  let server: FakeTranslation;
  let tokensAsked = 0;
  before(async () => {
    server = await startFakeTranslation();
  });
  after(async () => server.stop());
  afterEach(() => {
    server.control.reset();
  });

  type Options = Parameters<typeof cloudTranslation>[0];

  const aService = (changes: Partial<Options> = {}): TranslationService =>
    cloudTranslation({
      baseUrl: () => server.url,
      projectId: () => "demo-project",
      location: () => "global",
      googleAccessToken: async () => `token-${(tokensAsked += 1)}`,
      timeLimitMs: 2_000,
      fetch: async (input, init) => fetch(input, init),
      ...changes,
    });

  const translate = async (service: TranslationService, target = "sw", texts: readonly string[] = ["Phone", "Email"]) =>
    service.translate({ texts, target, spent: new Spent("translate_labels") });

  const failure = async (work: Promise<unknown>): Promise<ServiceFailure | undefined> => {
    try {
      await work;
    } catch (error) {
      if (error instanceof ServiceError) return error.code;
      throw error;
    }
    return undefined;
  };

  it("asks for plain text, as Google wants to be asked", async () => {
    expect(await translate(aService(), "sw", ["Phone", "it's"])).to.deep.equal(["Simu", "[sw] it's"]);
    expect(server.control.requests()).to.deep.equal([
      {
        method: "POST",
        path: "/v3/projects/demo-project/locations/global:translateText",
        userProject: "demo-project",
        hasToken: true,
        body: { contents: ["Phone", "it's"], mimeType: "text/plain", sourceLanguageCode: "en", targetLanguageCode: "sw" },
        status: 200,
      },
    ]);
  });

  for (const [language, code] of [
    ["zh", "zh-CN"],
    ["zh-Hans", "zh-CN"],
    ["zh-Hant", "zh-TW"],
    ["he", "iw"],
    ["fil", "tl"],
    ["nb", "no"],
    ["nn", "no"],
    ["no", "no"],
    ["kok", "gom"],
    ["mni", "mni-Mtei"],
    ["ckb", "ckb"],
  ] as const) {
    it(`asks for ${code} to get ${language}`, async () => {
      await translate(aService(), language);
      expect(server.control.requestsFor(code)).to.have.length(1);
    });
  }

  const faults: readonly (readonly [TranslationFault["fault"], ServiceFailure])[] = [
    ["quota", "over_quota"],
    ["429", "over_quota"],
    ["disabled", "not_configured"],
    ["forbidden", "no_permission"],
    ["500", "provider_down"],
    ["503", "provider_down"],
    ["html", "provider_down"],
    ["malformed", "unreadable"],
    ["empty", "unreadable"],
    ["missing", "unreadable"],
    ["cut", "unreadable"],
  ];
  for (const [fault, code] of faults) {
    it(`calls ${fault} ${code}`, async () => {
      server.control.fail({ fault, times: 1 });
      expect(await failure(translate(aService()))).to.equal(code);
    });
  }

  it("tells a language that Google does not have from a request that is wrong", async () => {
    expect(await failure(translate(aService(), "az-Arab"))).to.equal("unsupported_language");
    expect(await failure(translate(aService(), "sw", []))).to.equal("bad_request");
  });

  it("says that a token is refused", async () => {
    const withoutToken: typeof fetch = async (input, init) => fetch(input, { ...init, headers: {} });
    expect(await failure(translate(aService({ fetch: withoutToken })))).to.equal("no_permission");
  });

  it("waits no longer than it may: for the answer and for the token", async () => {
    server.control.fail({ fault: "hang" });
    expect(await failure(translate(aService({ timeLimitMs: 50 })))).to.equal("timeout");
    const google = { baseUrl: () => "https://translation.googleapis.com", timeLimitMs: 50 };
    expect(await failure(translate(aService({ ...google, googleAccessToken: async () => new Promise(() => undefined) })))).to.equal(
      "timeout",
    );
  });

  it("says that nobody is there", async () => {
    expect(await failure(translate(aService({ baseUrl: () => "http://127.0.0.1:1" })))).to.equal("provider_down");
  });

  it("says what is not configured", async () => {
    expect(await failure(translate(aService({ baseUrl: () => "" })))).to.equal("not_configured");
    expect(await failure(translate(aService({ projectId: () => "" })))).to.equal("not_configured");
    const noCredentials = async (): Promise<string> => Promise.reject(new Error("Could not load the default credentials"));
    expect(
      await failure(translate(aService({ baseUrl: () => "https://translation.googleapis.com", googleAccessToken: noCredentials }))),
    ).to.equal("not_configured");
    expect(server.control.requests()).to.deep.equal([]);
  });

  const origins: readonly (readonly [string, own: boolean])[] = [
    ["https://translation.googleapis.com", true],
    ["https://translate-eu.googleapis.com", true],
    ["https://translation-vpc.p.googleapis.com", true],
    ["http://translation.googleapis.com", false],
    ["https://translation.googleapis.com.elsewhere.example", false],
    ["https://elsewhere.example/translation.googleapis.com", false],
    ["https://elsewhere.example#.googleapis.com", false],
    ["https://user@elsewhere.example:443/x.googleapis.com", false],
    ["https://googleapis.com.example", false],
    ["http://127.0.0.1:9301", false],
  ];
  for (const [origin, own] of origins) {
    it(`${own ? "sends" : "never sends"} the deployment's token to ${origin}`, async () => {
      const sent: Sent[] = [];
      const asked = tokensAsked;
      const record: typeof fetch = async (url, init) => {
        sent.push({ url: typeof url === "string" ? url : "", headers: new Headers(init?.headers) });
        return Response.json({ translations: [{ translatedText: "x" }, { translatedText: "y" }] });
      };
      await translate(aService({ baseUrl: () => origin, fetch: record }));
      expect(sent.map(({ headers }) => headers.get("authorization"))).to.deep.equal([own ? `Bearer token-${asked + 1}` : "Bearer owner"]);
      expect(tokensAsked - asked).to.equal(own ? 1 : 0);
    });
  }
});
