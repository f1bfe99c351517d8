import { expect } from "chai";
import twilio from "twilio";
import { at } from "../voice/support/json.ts";
import { failureOf } from "./support/failure.ts";
import { aPair, clientOf, from, numbers } from "./support/a-telephony.ts";

const twiml = "<Response/>";
const url = "https://a.example/x";

describe("the REST API", () => {
  it("knows the account's own token and its keys, and nobody else", async () => {
    const { service } = await aPair();
    const { accountSid, authToken } = service.control.settings();
    expect(await clientOf(service, { user: accountSid, secret: authToken }).calls.list()).to.deep.equal([]);
    for (const credentials of [
      { secret: "wrong" },
      { user: "SK00000000000000000000000000000009" },
      { user: accountSid, secret: "wrong" },
      { accountSid: "AC00000000000000000000000000000009" },
    ]) {
      const error = await failureOf(clientOf(service, credentials).calls.list());
      expect(error).to.be.instanceOf(twilio.RestException);
      expect(error).to.include({ status: 401, code: 20_003, message: "Authenticate", moreInfo: "http://www.twilio.com/docs/errors/20003" });
    }
    const answer = await fetch(`${service.url}/2010-04-01/Accounts/${accountSid}/Calls.json`);
    expect(await answer.text()).to.equal(
      '{"status":401,"message":"Authenticate","code":20003,"more_info":"http://www.twilio.com/docs/errors/20003"}',
    );
  });

  const refusals: readonly (readonly [string, object, number, number])[] = [
    ["no number to call", { to: "", from, url }, 400, 21_201],
    ["no number to call from", { to: numbers.manual, from: "", url }, 400, 21_213],
    ["a number to call that is none", { to: "5550110", from, url }, 400, 21_211],
    ["a number to call from that is none", { to: numbers.manual, from: "hello", url }, 400, 21_212],
    ["Twilio's invalid number to call from", { to: numbers.manual, from: "+15005550001", url }, 400, 21_212],
    ["a number to call from that is somebody else's", { to: numbers.manual, from: "+12025550199", url }, 400, 21_210],
    ["no address", { to: numbers.manual, from, url: "" }, 400, 21_205],
    ["an address that is none", { to: numbers.manual, from, url: "not a url" }, 400, 21_205],
    ["an address of another kind", { to: numbers.manual, from, url: "ftp://a.example/x" }, 400, 21_205],
    ["an unknown application", { to: numbers.manual, from, applicationSid: "AP00000000000000000000000000000009" }, 400, 21_205],
    ["too long a text", { to: numbers.manual, from, twiml: "x".repeat(4_001) }, 400, 21_200],
    ["ringing for too long", { to: numbers.manual, from, url, timeout: 601 }, 400, 21_208],
    ["a method that is none", { to: numbers.manual, from, url, method: "PUT" }, 400, 21_200],
    ["a geo-blocked number", { to: "+12025550121", from, url }, 400, 21_215],
    ["an unverified number", { to: "+12025550122", from, url }, 400, 21_219],
    ["a blocked number", { to: "+12025550126", from, url }, 400, 21_216],
    ["an unreachable number", { to: "+12025550127", from, url }, 400, 21_214],
    ["an invalid number", { to: "+12025550128", from, url }, 400, 21_217],
    ["Twilio's invalid number", { to: "+15005550001", from, url }, 400, 21_217],
    ["Twilio's unreachable number", { to: "+15005550002", from, url }, 400, 21_214],
    ["Twilio's geo-blocked number", { to: "+15005550003", from, url }, 400, 21_215],
    ["Twilio's blocked number", { to: "+15005550004", from, url }, 400, 21_216],
  ];
  for (const [what, request, status, code] of refusals) {
    it(`refuses ${what} with ${code}`, async () => {
      const { client, control } = await aPair();
      const error = await failureOf(client.calls.create({ to: "", from: "", ...request }));
      expect(error).to.be.instanceOf(twilio.RestException);
      expect(error).to.include({ status, code, moreInfo: `https://www.twilio.com/docs/errors/${code}` });
      expect(control.calls()).to.deep.equal([]);
    });
  }

  it("says which number is meant", async () => {
    const { client } = await aPair();
    const messageFor = async (to: string) => at(await failureOf(client.calls.create({ to, from, url })), "message");
    expect(await messageFor("+12025550122")).to.equal(
      "The number +12025550122 is unverified. Trial accounts may only make calls to verified numbers.",
    );
    expect(await messageFor("+12025550121")).to.match(
      /^Account not authorized to call \+12025550121\. Perhaps you need to enable some international permissions/,
    );
  });

  it("does not look at fields that it does not know, and notes an unknown event", async () => {
    const { client, control, app } = await aPair();
    await client.calls.create({
      to: numbers.manual,
      from,
      twiml,
      callReason: "sale",
      statusCallback: `${app.url}/status`,
      statusCallbackEvent: ["initiated", "busy"],
    });
    expect(control.debugger().map(({ code }) => code)).to.deep.equal([21_626]);
    await control.advance(5_000);
    expect(app.fieldsAt("/status", "CallStatus")).to.deep.equal(["initiated"]);
  });

  it("has nothing at other places, and no other methods", async () => {
    const { client, service, control } = await aPair();
    const unknown = { status: 404, code: 20_404 };
    expect(await failureOf(client.calls("CA00000000000000000000000000000000").fetch())).to.include(unknown);
    expect(await failureOf(client.messages.list())).to.include(unknown);
    const { accountSid, authToken } = control.settings();
    const headers = { Authorization: `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString("base64")}` };
    const statusOf = async (path: string, method: string) =>
      (await fetch(`${service.url}/2010-04-01/Accounts/${accountSid}/${path}`, { method, headers })).status;
    expect(await statusOf("Calls.json", "PUT")).to.equal(405);
    expect(await statusOf("Calls", "GET")).to.equal(404);
  });
});

describe("a failing REST API", () => {
  const create = async ({ client }: Awaited<ReturnType<typeof aPair>>, to: string) => client.calls.create({ to, from, twiml });

  it("answers 429 twice, and no call is made meanwhile", async () => {
    const pair = await aPair();
    for (const calls of [0, 0]) {
      expect(await failureOf(create(pair, "+12025550123"))).to.include({ status: 429, code: 20_429, message: "Too Many Requests" });
      expect(pair.control.calls()).to.have.length(calls);
    }
    expect(await create(pair, "+12025550123")).to.include({ status: "queued" });
  });

  it("is overcome by the client's own retries when it is 429, and only then", async () => {
    const { service, control } = await aPair();
    const { apiKeys, accountSid } = control.settings();
    const [user = "", secret = ""] = Object.entries(apiKeys)[0] ?? [];
    const client = twilio(user, secret, { accountSid, autoRetry: true, maxRetries: 3, maxRetryDelay: 5 });
    client.api.baseUrl = service.url;
    await client.calls.create({ to: "+12025550123", from, twiml });
    expect(control.requests().map(({ status }) => status)).to.deep.equal([429, 429, 201]);
    expect(await failureOf(client.calls.create({ to: "+12025550131", from, twiml }))).to.include({ status: 500 });
    expect(control.requests()).to.have.length(4);
  });

  for (const [number, failure] of [
    ["+12025550124", { status: 500, code: 20_500 }],
    ["+12025550125", { code: "ECONNABORTED" }],
    ["+12025550130", { code: "ECONNRESET" }],
  ] as const) {
    it(`lets the phone ${number} ring although the request fails with ${failure.code}`, async () => {
      const pair = await aPair();
      const impatient = clientOf(pair.service, { timeout: 200 });
      expect(await failureOf(create({ ...pair, client: impatient }, number))).to.include(failure);
      expect(await pair.client.calls.list({ to: number })).to.have.length(1);
      await pair.control.advance(2_000);
      expect(pair.control.findCallTo(number)?.state().status).to.equal("ringing");
    });
  }

  it("fails as planned for any request, and does what was asked all the same when told to", async () => {
    const pair = await aPair();
    const { client, control } = pair;
    control.failRequests({ is: "html", method: "GET", path: "Calls.json", times: 1 });
    expect(await failureOf(client.calls.list())).to.include({ status: 503, message: "[HTTP 503] Failed to execute request" });
    expect(await client.calls.list()).to.deep.equal([]);
    control.failRequests({ is: "503", done: true, path: "Calls.json", times: 1 });
    expect(await failureOf(create(pair, numbers.manual))).to.include({ status: 503 });
    control.failRequests({ is: "problem", times: 1 });
    const problem = await failureOf(create(pair, numbers.manual));
    expect(problem)
      .to.include({ status: 500, code: 20_500, title: "Internal Server Error" })
      .and.not.to.be.instanceOf(twilio.RestException);
    control.failRequests({ is: "empty", times: 1 });
    expect(await failureOf(create(pair, numbers.manual))).to.include({ status: 500 });
    expect(control.calls()).to.have.length(1);
  });
});
