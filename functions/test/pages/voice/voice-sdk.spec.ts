import { expect } from "chai";
import { until } from "../../support/until.ts";
import { aPair, type Pair } from "../../telephony/support/a-telephony.ts";
import { aToken } from "../../telephony/support/token.ts";
import { silentMicrophone } from "./support/microphones.ts";
import { openSdkPage, type SdkPage } from "./support/sdk-page.ts";

/** The SDK's codes for tokens, as with Twilio: 20101 AccessTokenInvalid, 20104 AccessTokenExpired, 20151 AuthenticationFailed. */
const badTokens: readonly (readonly [string, () => string, number])[] = [
  ["no token at all", () => "abc", 20_101],
  ["a token with another secret", () => aToken({ secret: "another secret of thirty-two chars" }), 20_101],
  ["a token of an unknown key", () => aToken({ keySid: "SK00000000000000000000000000000009" }), 20_101],
  ["a token that has expired", () => aToken({ ttl: -5 }), 20_104],
  ["a token for more than a day", () => aToken({ ttl: 90_000 }), 20_104],
  ["a token that allows no calls", () => aToken({ grant: false }), 20_151],
];

describe("Twilio's Voice SDK", () => {
  const closings: (() => Promise<void>)[] = [];

  afterEach(async () => {
    await Promise.all(closings.splice(0).map(async (close) => close()));
  });

  const open = async (): Promise<Pair & { readonly sdk: SdkPage }> => {
    const pair = await aPair({ settings: { speed: 1 } });
    const context = await (await silentMicrophone()).newContext({ bypassCSP: true });
    closings.push(async () => context.close());
    return { ...pair, sdk: await openSdkPage(context, pair.service.url) };
  };

  const newest = ({ control }: Pair) => {
    const [call] = control.calls();
    return control.call(call?.sid ?? "");
  };

  for (const [what, token, code] of badTokens) {
    it(`is told ${code} of ${what} @nightly`, async () => {
      const { sdk, control } = await open();
      await sdk.dial(token());
      await sdk.until(`error ${code}`);
      expect(control.calls()).to.deep.equal([]);
    });
  }

  it("rings, is accepted, tells the application what the page has said, and hangs up", async () => {
    const pair = await open();
    const { sdk, app, control } = pair;
    app.at("/voice", '<Pause length="60"/>');
    await sdk.dial(aToken());
    await sdk.until("ringing", "accept");
    expect(app.to("/voice").map(({ fields }) => [fields["From"], fields["page"]])).to.deep.equal([["client:v_9f2c1b7e", "home"]]);
    expect(await sdk.page.evaluate("call.parameters.CallSid")).to.equal(newest(pair).sid);
    await sdk.page.evaluate("call.disconnect()");
    await sdk.until("ringing", "accept", "disconnect");
    await newest(pair).until(({ status }) => status === "completed");
    await sdk.page.evaluate("device.destroy()");
    await control.until(() => control.sockets() === 0);
  });

  it("is told when the other side hangs up @nightly", async () => {
    const { sdk, app } = await open();
    app.at("/voice", '<Pause length="1"/><Hangup/>');
    await sdk.dial(aToken());
    await sdk.until("ringing", "accept", "disconnect");
  });

  it("is told when nobody takes the call @nightly", async () => {
    const { sdk, app } = await open();
    app.at("/voice", '<Reject reason="busy"/>');
    await sdk.dial(aToken());
    await sdk.until("ringing", "disconnect");
  });

  it("presses keys @nightly", async () => {
    const { sdk, app, control } = await open();
    app.at("/voice", '<Gather action="/keys" numDigits="3" timeout="60"/>');
    app.at("/keys", '<Pause length="60"/>');
    await sdk.dial(aToken());
    await sdk.until("ringing", "accept");
    await sdk.page.evaluate("call.sendDigits('4*2')");
    await control.until(() => app.to("/keys").length === 1);
    expect(app.fieldsAt("/keys", "Digits")).to.deep.equal(["4*2"]);
  });

  it("reconnects after its socket broke, and the call goes on @nightly", async () => {
    const pair = await open();
    const { sdk, app, control } = pair;
    app.at("/voice", '<Pause length="60"/>');
    await sdk.dial(aToken(), { maxCallSignalingTimeoutMs: 15_000 });
    await sdk.until("ringing", "accept");
    control.dropSockets();
    await sdk.until("ringing", "accept", "error 31005", "reconnecting", "reconnected");
    expect(newest(pair).state().status).to.equal("in-progress");
    await sdk.page.evaluate("call.disconnect()");
    await newest(pair).until(({ status }) => status === "completed");
  });

  it("loses its call with the socket unless it has asked for time @nightly", async () => {
    const pair = await open();
    const { sdk, app, control } = pair;
    app.at("/voice", '<Pause length="60"/>');
    await sdk.dial(aToken());
    await sdk.until("ringing", "accept");
    control.dropSockets();
    await newest(pair).until(({ status }) => status === "completed");
  });

  it("finds another way through the network in the middle of a call @nightly", async () => {
    const { sdk, app } = await open();
    app.at("/voice", '<Pause length="60"/>');
    await sdk.dial(aToken());
    await sdk.until("ringing", "accept");
    const answered = "call._mediaHandler.version.pc.remoteDescription.sdp.match(/ice-ufrag:(.*)/)[1].trim()";
    const before = await sdk.page.evaluate(answered);
    await sdk.page.evaluate("call._mediaHandler.iceRestart()");
    await until(async () => (await sdk.page.evaluate(answered)) !== before);
    await until(async () => (await sdk.page.evaluate("call._mediaHandler.version.pc.connectionState")) === "connected");
  });
});
