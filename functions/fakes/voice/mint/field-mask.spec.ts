import { expect } from "chai";
import { findMaskViolation, invalidMask, readFieldMask, uncoveredFields } from "./field-mask.ts";

describe("readFieldMask", () => {
  it("reads camelCase and the spelling of the .proto file", () => {
    expect(readFieldMask("model,generation_config.response_modalities")).to.deep.equal(["model", "generationConfig.responseModalities"]);
    expect(readFieldMask("")).to.deep.equal([]);
  });
});

describe("findMaskViolation", () => {
  it("takes whole fields, also those that the setup lacks", () => {
    expect(findMaskViolation(["model", "tools", "systemInstruction"], { model: "m" })).to.equal(undefined);
  });

  it("takes a field of a field, as the SDK writes it", () => {
    const mask = ["generationConfig.temperature", "systemInstruction.parts", "contextWindowCompression.slidingWindow", "sessionResumption"];
    expect(findMaskViolation(mask, {})).to.equal(undefined);
  });

  for (const path of [
    "tools.0",
    "config",
    "generationConfig.other",
    "generationConfig.speechConfig.voiceConfig",
    "model.name",
    "constructor",
    "tools.functionDeclarations",
  ]) {
    it(`refuses ${path}`, () => {
      expect(findMaskViolation([path], {})).to.equal(invalidMask);
    });
  }

  it("refuses a setup that holds more than the mask names", () => {
    expect(findMaskViolation(["model"], { model: "m", sessionResumption: {} })).to.equal(uncoveredFields);
    expect(findMaskViolation(["generationConfig.seed"], { generationConfig: { seed: 1, topK: 2 } })).to.equal(uncoveredFields);
    expect(findMaskViolation(["generationConfig.seed", "generationConfig.topK"], { generationConfig: { seed: 1, topK: 2 } })).to.equal(
      undefined,
    );
  });
});
