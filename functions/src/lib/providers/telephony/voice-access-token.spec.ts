import { expect } from "chai";
import * as z from "zod";
import { voiceAccessTokens } from "./voice-access-token.ts";

const Header = z.strictObject({
  typ: z.literal("JWT"),
  alg: z.literal("HS256"),
  cty: z.literal("twilio-fpa;v=1"),
  twr: z.string().optional(),
});

const Claims = z.object({
  iss: z.string(),
  sub: z.string(),
  iat: z.number(),
  exp: z.number(),
  grants: z.strictObject({
    identity: z.string(),
    voice: z.strictObject({ outgoing: z.strictObject({ application_sid: z.string() }) }),
  }),
});

const decode = <Part>(schema: z.ZodType<Part>, part = ""): Part =>
  schema.parse(JSON.parse(Buffer.from(part, "base64url").toString("utf8")));

const account = {
  TWILIO_ACCOUNT_SID: "AC1",
  TWILIO_API_KEY_SID: "SK1",
  TWILIO_API_KEY_SECRET: "a secret of the API key",
  TWILIO_TWIML_APP_SID: "AP1",
};

const tokenIn = async (region: string) => {
  Object.assign(process.env, account, { TWILIO_REGION: region });
  const { token } = await voiceAccessTokens.grantAccess("v_1", new Date());
  const [header, claims] = token.split(".");
  return { header: decode(Header, header), claims: decode(Claims, claims) };
};

describe("an access token", () => {
  after(() => {
    for (const name of [...Object.keys(account), "TWILIO_REGION"]) Reflect.deleteProperty(process.env, name);
  });

  it("names the region of the account, where Twilio looks for its key", async () => {
    expect((await tokenIn("ie1")).header.twr).to.equal("ie1");
  });

  it("names none for an account in the default region", async () => {
    expect((await tokenIn("")).header).not.to.have.property("twr");
  });

  it("lets one person call one application, for five minutes, and be called by nobody", async () => {
    const { iss, sub, iat, exp, grants } = (await tokenIn("ie1")).claims;
    expect({ iss, sub, grants, lifeSec: exp - iat }).to.deep.equal({
      iss: "SK1",
      sub: "AC1",
      grants: { identity: "v_1", voice: { outgoing: { application_sid: "AP1" } } },
      lifeSec: 300,
    });
  });
});
