import { Modality } from "@google/genai";
import { expect } from "chai";
import { failureOf, sdkOf, shopConfig, withoutWarnings } from "./support/sdk.ts";
import { aService } from "./support/a-voice.ts";
import { at } from "./support/json.ts";

const soon = () => ({
  expireTime: new Date(Date.now() + 1_800_000).toISOString(),
  newSessionExpireTime: new Date(Date.now() + 60_000).toISOString(),
  uses: 1,
});

describe("authTokens.create of the SDK", () => {
  withoutWarnings();

  it("gets a token without constraints", async () => {
    const service = await aService();
    const { name } = await sdkOf(service).authTokens.create({ config: soon() });
    expect(name).to.equal(service.control.tokens()[0]?.name);
    const [request] = service.control.requests();
    expect(request).to.include({ method: "POST", path: "/v1alpha/auth_tokens", keyIn: "header", status: 200 });
    expect(request?.headers["x-goog-api-client"]).to.match(/^google-genai-sdk\/3\.1\.0 /);
    expect(request?.body).to.have.all.keys("expireTime", "newSessionExpireTime", "uses");
  });

  it("pins a whole setup", async () => {
    const service = await aService();
    await sdkOf(service).authTokens.create({
      config: { ...soon(), liveConnectConstraints: { model: "gemini-3.8-live", config: shopConfig } },
    });
    const [token] = service.control.tokens();
    expect(token?.mask).to.deep.equal([]);
    expect(token?.setup).to.deep.include({
      model: "models/gemini-3.8-live",
      systemInstruction: { parts: [{ text: "You are a shop assistant." }], role: "user" },
      sessionResumption: {},
      contextWindowCompression: { slidingWindow: {}, triggerTokens: "25600" },
    });
    expect(at(token?.setup, "generationConfig", "responseModalities")).to.deep.equal(["AUDIO"]);
  });

  it("makes a mask of two levels, and gets a token for it", async () => {
    const service = await aService();
    await sdkOf(service).authTokens.create({
      config: { ...soon(), liveConnectConstraints: { model: "gemini-3.8-live", config: shopConfig }, lockAdditionalFields: [] },
    });
    expect(service.control.tokens()[0]?.mask).to.deep.equal([
      "model",
      "generationConfig.responseModalities",
      "generationConfig.temperature",
      "generationConfig.speechConfig",
      "systemInstruction.parts",
      "systemInstruction.role",
      "tools",
      "sessionResumption",
      "inputAudioTranscription",
      "outputAudioTranscription",
      "realtimeInputConfig.automaticActivityDetection",
      "contextWindowCompression.slidingWindow",
      "contextWindowCompression.triggerTokens",
    ]);
  });

  it("locks further fields, with and without constraints", async () => {
    const service = await aService();
    await sdkOf(service).authTokens.create({
      config: {
        liveConnectConstraints: { model: "gemini-3.8-live", config: { responseModalities: [Modality.AUDIO] } },
        lockAdditionalFields: ["temperature", "systemInstruction", "tools"],
      },
    });
    await sdkOf(service).authTokens.create({ config: { lockAdditionalFields: ["tools"] } });
    expect(service.control.tokens().map(({ mask }) => mask)).to.deep.equal([
      ["model", "generationConfig.responseModalities", "generationConfig.temperature", "systemInstruction", "tools"],
      ["tools"],
    ]);
  });

  it("throws what the service refuses", async () => {
    const service = await aService();
    expect(await failureOf(sdkOf(service, "not-a-key").authTokens.create({}))).to.include(
      "API key not valid. Please pass a valid API key.",
    );
    service.control.failMint({ fault: "429", times: 1 });
    expect(await failureOf(sdkOf(service).authTokens.create({}))).to.include("RESOURCE_EXHAUSTED");
  });
});
