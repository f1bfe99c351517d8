import { expect } from "chai";
import { createClock } from "../../fakes/time/clock.ts";
import { at } from "./support/json.ts";
import { aService, mint, send, serverKey } from "./support/a-voice.ts";

const nowMs = 1_800_000_000_000;
const time = (aheadMs: number): string => new Date(nowMs + aheadMs).toISOString();
const hoursMs = 3_600_000;

const aStandingService = async () => aService({ clock: createClock(() => nowMs) });

describe("POST /auth_tokens", () => {
  for (const apiVersion of ["v1", "v1alpha", "v1beta"]) {
    it(`answers the name of a token and nothing else in ${apiVersion}`, async () => {
      const answer = await mint(await aService(), { uses: 1 }, { apiVersion });
      expect(answer.status).to.equal(200);
      expect(answer.body).to.have.all.keys("name");
      expect(at(answer.body, "name")).to.match(/^auth_tokens\/[0-9a-f]{64}$/);
    });
  }

  it("takes the key from the header or from the query", async () => {
    const service = await aService();
    expect(await mint(service, {}, { headers: {}, query: `?key=${serverKey}` })).to.have.property("status", 200);
    expect(await mint(service, {}, { headers: { "x-goog-api-key": "local-voice-key" } })).to.have.property("status", 200);
    expect(service.control.requests().map(({ keyIn }) => keyIn)).to.deep.equal(["query", "header"]);
    expect(JSON.stringify(service.control.requests())).not.to.include(serverKey);
  });

  it("says that there is no key", async () => {
    const service = await aService();
    for (const headers of [{}, { "x-goog-api-key": "" }]) {
      const answer = await mint(service, {}, { headers });
      expect(answer.status).to.equal(403);
      expect(at(answer.body, "error")).to.deep.equal({
        code: 403,
        message:
          "Method doesn't allow unregistered callers (callers without established identity). Please use API Key or other form of API consumer identity to call this API.",
        status: "PERMISSION_DENIED",
      });
    }
  });

  it("says that a key is not valid with 400 and its reason", async () => {
    const answer = await mint(await aService(), {}, { headers: { "x-goog-api-key": "sk-other" } });
    expect(answer.status).to.equal(400);
    expect(at(answer.body, "error")).to.include({
      code: 400,
      message: "API key not valid. Please pass a valid API key.",
      status: "INVALID_ARGUMENT",
    });
    expect(at(answer.body, "error", "details", 0)).to.include({ reason: "API_KEY_INVALID", domain: "googleapis.com" });
  });

  it("takes only the keys that it is told", async () => {
    const service = await aService({ settings: { apiKeys: ["own"] } });
    expect(await mint(service)).to.have.property("status", 400);
    expect(await mint(service, {}, { headers: { "x-goog-api-key": "own" } })).to.have.property("status", 200);
  });

  const unknown: readonly (readonly [string, object, string])[] = [
    ["the SDK's own name for the setup", { liveConnectConstraints: {} }, `Unknown name "liveConnectConstraints" at 'auth_token'`],
    ["a wrapped body", { authToken: {} }, `Unknown name "authToken" at 'auth_token'`],
    [
      "a field of the setup",
      { bidiGenerateContentSetup: { voice: "Kore" } },
      `Unknown name "voice" at 'auth_token.bidi_generate_content_setup'`,
    ],
    [
      "a field deep in the setup",
      { bidiGenerateContentSetup: { tools: [{}, { functionDeclarations: [{ name: "a", args: {} }] }] } },
      `Unknown name "args" at 'auth_token.bidi_generate_content_setup.tools[1].function_declarations[0]'`,
    ],
    [
      "JSON schema where OpenAPI belongs",
      {
        bidiGenerateContentSetup: {
          tools: [{ functionDeclarations: [{ name: "a", parameters: { type: "OBJECT", additionalProperties: false } }] }],
        },
      },
      `Unknown name "additionalProperties" at 'auth_token.bidi_generate_content_setup.tools[0].function_declarations[0].parameters'`,
    ],
  ];
  for (const [what, body, text] of unknown) {
    it(`refuses ${what}`, async () => {
      const answer = await mint(await aService(), body);
      expect(answer.status).to.equal(400);
      expect(at(answer.body, "error", "message")).to.equal(`Invalid JSON payload received. ${text}: Cannot find field.`);
      expect(at(answer.body, "error", "details", 0, "@type")).to.equal("type.googleapis.com/google.rpc.BadRequest");
    });
  }

  it("refuses values of the wrong type, and what is not JSON", async () => {
    const service = await aService();
    expect(at((await mint(service, { uses: "once" })).body, "error", "message")).to.equal(
      "Invalid value at 'auth_token.uses' (TYPE_INT32), \"once\"",
    );
    expect(at((await mint(service, { expireTime: "tomorrow" })).body, "error", "message")).to.include("google.protobuf.Timestamp");
    for (const body of ["{", "[]", '"x"', "{} {}"]) expect(await mint(service, body)).to.have.property("status", 400);
  });

  it("refuses times of 20 hours ahead and more", async () => {
    const service = await aStandingService();
    const tooFar = await mint(service, { expireTime: time(20 * hoursMs) });
    expect(at(tooFar.body, "error", "message")).to.equal("expire_time is too far in the future. Maximum lifetime is 20h");
    expect(await mint(service, { newSessionExpireTime: time(21 * hoursMs) })).to.have.property("status", 400);
    expect(await mint(service, { expireTime: time(20 * hoursMs - 1), newSessionExpireTime: time(hoursMs) })).to.have.property(
      "status",
      200,
    );
  });

  it("gives 30 minutes, 60 seconds to start and one use to who asks for nothing", async () => {
    const service = await aStandingService();
    await mint(service, "");
    expect(service.control.tokens()[0]).to.include({
      mintedAtMs: nowMs,
      expiresAtMs: nowMs + hoursMs / 2,
      newSessionExpiresAtMs: nowMs + 60_000,
      uses: 1,
      setup: undefined,
    });
  });

  it("checks model and mask of the setup", async () => {
    const service = await aService();
    const messageOf = async (body: object): Promise<unknown> => at((await mint(service, body)).body, "error", "message");
    expect(await messageOf({ bidiGenerateContentSetup: { model: "models/gemini-9" } })).to.match(
      /^models\/gemini-9 is not found for API version v1beta,/,
    );
    expect(await messageOf({ bidiGenerateContentSetup: {}, fieldMask: "tools.0" })).to.equal(
      "field_mask is invalid for BidiGenerateContentSetup",
    );
    expect(await messageOf({ bidiGenerateContentSetup: { labels: { a: "b" } }, fieldMask: "model" })).to.equal(
      "BidiGenerateContentSetup contains fields that are not specified in field_mask",
    );
  });

  it("has nothing else: other methods, versions and paths are 404 without a body", async () => {
    const service = await aService();
    const others = [
      ["GET", "/v1beta/auth_tokens"],
      ["GET", "/v1alpha/auth_tokens/abc"],
      ["POST", "/v2/auth_tokens"],
      ["POST", "/v1beta/models"],
    ] as const;
    for (const [method, path] of others) expect(await send(service, path, { method }), path).to.deep.equal({ status: 404, body: "" });
  });
});
