import { expect } from "chai";
import { localTelephony } from "../../fakes/telephony/settings.ts";
import { at } from "../voice/support/json.ts";
import { aPair } from "./support/a-telephony.ts";
import { aToken } from "./support/token.ts";

const nowSec = () => Math.floor(Date.now() / 1000);

const refusals: readonly (readonly [string, () => string, number])[] = [
  ["no token", () => "", 20_101],
  ["words", () => "not.a.token", 20_101],
  ["a token of another account", () => aToken({ accountSid: "AC00000000000000000000000000000009" }), 20_101],
  ["a token of an unknown key", () => aToken({ keySid: "SK00000000000000000000000000000009" }), 20_101],
  ["a token with another secret", () => aToken({ secret: "another secret of thirty-two chars" }), 31_202],
  ["a token with the account's secret", () => aToken({ secret: localTelephony.authToken }), 31_202],
  [
    "a token whose middle was changed",
    () => {
      const [header, , signature] = aToken().split(".");
      return [header, aToken({ identity: "v_other" }).split(".")[1], signature].join(".");
    },
    31_202,
  ],
  ["a token without a signature", () => aToken().replace(/[^.]+$/, ""), 31_202],
  ["a token that has expired", () => aToken({ ttl: -5 }), 20_104],
  ["a token for more than a day", () => aToken({ ttl: 90_000 }), 20_104],
  ["a token for tomorrow", () => aToken({ nbf: nowSec() + 86_000, ttl: 86_400 }), 31_205],
  ["an identity with other characters", () => aToken({ identity: "x y/z+é" }), 31_204],
  ["an identity that is too long", () => aToken({ identity: "v".repeat(122) }), 31_204],
  ["a token that allows nothing", () => aToken({ grant: false }), 31_201],
  ["a token for an unknown application", () => aToken({ applicationSid: "AP00000000000000000000000000000009" }), 31_201],
];

describe("a browser's call", () => {
  for (const [what, token, code] of refusals) {
    it(`is refused with ${what}: ${code}`, async () => {
      const { control, app } = await aPair();
      try {
        control.connectClient({ accessToken: token() });
        expect.fail("it was accepted");
      } catch (error) {
        expect(at(error, "code"), String(error)).to.equal(code);
      }
      await control.idle();
      expect(app.received).to.deep.equal([]);
      expect(control.calls()).to.deep.equal([]);
    });
  }

  it("is possible with each of the algorithms, as long as the token lives", async () => {
    const { control } = await aPair();
    for (const algorithm of ["HS256", "HS384", "HS512"] as const) control.connectClient({ accessToken: aToken({ algorithm }) });
    const accessToken = aToken({ ttl: 300 });
    await control.advance(280_000);
    control.connectClient({ accessToken });
    await control.advance(21_000);
    expect(() => control.connectClient({ accessToken })).to.throw("20104");
  });

  it("asks the application, with the browser's own fields beside the others", async () => {
    const { control, app } = await aPair();
    app.at("/voice", '<Pause length="60"/>');
    const visitor = control.connectClient({
      accessToken: aToken(),
      params: { transfer: "t_1", From: "client:somebody_else", CallSid: "CA1" },
    });
    expect(visitor.state().status).to.equal("ringing");
    await control.idle();
    expect(app.to("/voice").map(({ fields, isSigned }) => ({ ...fields, isSigned }))).to.deep.equal([
      {
        transfer: "t_1",
        CallSid: visitor.sid,
        AccountSid: localTelephony.accountSid,
        ApplicationSid: localTelephony.applicationSid,
        From: "client:v_9f2c1b7e",
        To: "",
        Caller: "client:v_9f2c1b7e",
        Called: "",
        CallStatus: "ringing",
        Direction: "inbound",
        ApiVersion: "2010-04-01",
        isSigned: true,
      },
    ]);
    expect(visitor.state()).to.include({ status: "in-progress", from: "client:v_9f2c1b7e", direction: "inbound" });
  });

  it("shows up among the calls of the REST API", async () => {
    const { control, app, client } = await aPair();
    app.at("/voice", '<Pause length="60"/>');
    const { sid } = control.connectClient({ accessToken: aToken() });
    await control.idle();
    expect(await client.calls(sid).fetch()).to.include({ from: "client:v_9f2c1b7e", to: "", direction: "inbound", status: "in-progress" });
    await client.calls(sid).update({ twiml: "<Response><Say>Nobody is there</Say></Response>" });
    await control.advance(5_000);
    expect(control.call(sid).heard().at(-1)).to.equal("Nobody is there");
    expect(control.call(sid).state().status).to.equal("completed");
  });

  it("hears an apology when the application is in no state, and a refusal without any word", async () => {
    const { control, app } = await aPair();
    app.at("/voice", { status: 500 });
    const visitor = control.connectClient({ accessToken: aToken() });
    await control.advance(20_000);
    expect(visitor.heard()).to.deep.equal(["We are sorry, an application error has occurred. Goodbye."]);
    for (const [reason, status] of [
      ["busy", "busy"],
      ["rejected", "no-answer"],
    ] as const) {
      app.at("/voice", `<Reject reason="${reason}"/>`);
      const rejected = control.connectClient({ accessToken: aToken() });
      await control.idle();
      expect(rejected.state().status).to.equal(status);
      expect(rejected.heard()).to.deep.equal([]);
    }
  });

  it("tells the application when it is over", async () => {
    const pair = await aPair();
    const { control, app } = pair;
    app.at("/voice", '<Pause length="60"/>');
    control.changeSettings({
      applications: { [localTelephony.applicationSid]: { voiceUrl: `${app.url}/voice`, statusCallback: `${app.url}/status` } },
    });
    const visitor = control.connectClient({ accessToken: aToken() });
    await control.advance(7_000);
    visitor.hangUp();
    await control.idle();
    expect(app.to("/status").map(({ fields }) => [fields["CallStatus"], fields["CallDuration"]])).to.deep.equal([["completed", "7"]]);
  });
});
