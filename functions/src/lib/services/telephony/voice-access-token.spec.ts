import { expect } from "chai";
import { twilioVoiceAccessTokens } from "./voice-access-token.ts";

const tokenOf = async (region: string): Promise<unknown> => {
  const tokens = twilioVoiceAccessTokens({
    accountSid: () => "AC00000000000000000000000000000001",
    apiKeySid: () => "SK00000000000000000000000000000001",
    apiKeySecret: () => "secret",
    appSid: () => "AP00000000000000000000000000000001",
    fromNumber: () => "+15005550006",
    publicBaseUrl: () => "https://site.example",
    region: () => region,
  });
  const { token } = await tokens.grantAccess("v_someone", new Date());
  const header: unknown = JSON.parse(Buffer.from(token.split(".")[0] ?? "", "base64url").toString());
  return header;
};

describe("twilioVoiceAccessTokens", () => {
  it("names the region in which the call is processed, where the deployment has one", async () => {
    expect(await tokenOf("ie1")).to.have.property("twr", "ie1");
    expect(await tokenOf("")).not.to.have.property("twr");
  });
});
