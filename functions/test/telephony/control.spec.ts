import { expect } from "chai";
import { at, bodyOf } from "../voice/support/json.ts";
import { failureOf } from "./support/failure.ts";
import { aPair, from, numbers, type Pair } from "./support/a-telephony.ts";
import { aToken } from "./support/token.ts";

const send = async ({ service }: Pair, method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
  const response = await fetch(`${service.url}/${path}`, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) });
  return { status: response.status, body: bodyOf(await response.text()), headers: response.headers };
};

describe("the control path", () => {
  it("plays both ends of a call", async () => {
    const pair = await aPair();
    pair.app.at("/voice", '<Pause length="60"/>');
    pair.app.at("/ask", '<Gather numDigits="1" action="/key"/>');
    pair.app.at("/key", '<Pause length="60"/>');
    const visitor = await send(pair, "POST", "control/clients", { accessToken: aToken(), params: { a: "b" } });
    expect(visitor.body).to.include({ status: "ringing", from: "client:v_9f2c1b7e" });
    const { sid } = await pair.client.calls.create({ to: numbers.manual, from, url: `${pair.app.url}/ask` });
    await send(pair, "POST", "control/advance", { ms: 5_000 });
    const statuses = async () => {
      await send(pair, "POST", "control/idle");
      const calls = at((await send(pair, "GET", "control/calls")).body, "calls");
      return Array.isArray(calls) ? calls.map((call: unknown) => at(call, "status")) : [];
    };
    expect(await statuses()).to.deep.equal(["ringing", "in-progress"]);
    await send(pair, "POST", "control/calls/answer", { sid });
    await send(pair, "POST", "control/idle");
    expect((await send(pair, "POST", "control/calls/press", { sid, digit: "1" })).status).to.equal(200);
    expect(await statuses()).to.deep.equal(["in-progress", "in-progress"]);
    expect(pair.app.fieldsAt("/key", "Digits")).to.deep.equal(["1"]);
    await send(pair, "POST", "control/calls/hang-up", { sid });
    await send(pair, "POST", "control/calls/hang-up", { sid: at(visitor.body, "sid") });
    expect(await statuses()).to.deep.equal(["completed", "completed"]);
  });

  it("says why a browser is refused", async () => {
    const pair = await aPair();
    expect(await send(pair, "POST", "control/clients", { accessToken: aToken({ ttl: -1 }) })).to.deep.include({
      status: 403,
      body: { error: "20104: The token has expired", code: 20_104 },
    });
  });

  it("sets what phones do, faults, disturbances and settings", async () => {
    const pair = await aPair();
    const { client, control } = pair;
    for (const [method, path, body] of [
      ["PUT", "control/phones", { number: "+4722123456", script: "geo-blocked" }],
      ["PUT", "control/phones", { number: "+4722123457", script: { phone: { does: "busy" }, fault: { is: "500", called: true } } }],
      ["POST", "control/faults", { is: "429", method: "GET", times: 1 }],
      ["PUT", "control/disturbances", { disturbances: [{ event: "completed", copies: 2 }] }],
      ["PATCH", "control/settings", { numbers: ["+4721000000"] }],
    ] as const)
      expect((await send(pair, method, path, body)).status, path).to.equal(200);
    expect(control.settings()).to.include({ speed: 0 });
    const create = async (to: string) =>
      client.calls.create({ to, from: "+4721000000", twiml: "<Response/>", statusCallback: `${pair.app.url}/status` });
    expect(await failureOf(create("+4722123456"))).to.include({ code: 21_215 });
    expect(await failureOf(create("+4722123457"))).to.include({ status: 500 });
    expect(await failureOf(client.calls.list())).to.include({ status: 429 });
    await control.advance(10_000);
    expect(pair.app.fieldsAt("/status", "CallStatus")).to.deep.equal(["busy", "busy"]);
    const phones = at((await send(pair, "GET", "control/phones")).body, "phones");
    expect(JSON.stringify(phones)).to.include('"number":"+12025550103"').and.to.include('"name":"voicemail"');
  });

  it("shows what was asked, sent and noted, and forgets it when it begins anew", async () => {
    const pair = await aPair();
    await pair.client.calls.create({ to: numbers.accepts, from, url: `${pair.app.url}/nothing` });
    await pair.control.advance(20_000);
    const shown = async () => {
      const lists = [
        ["requests", "requests"],
        ["webhooks", "webhooks"],
        ["debugger", "entries"],
        ["calls", "calls"],
      ] as const;
      const bodies = await Promise.all(lists.map(async ([path, name]) => at((await send(pair, "GET", `control/${path}`)).body, name)));
      return bodies.map((list) => (Array.isArray(list) ? list.length : -1));
    };
    expect(await shown()).to.deep.equal([1, 1, 1, 1]);
    expect((await send(pair, "POST", "control/reset")).status).to.equal(200);
    expect(await shown()).to.deep.equal([0, 0, 0, 0]);
  });

  it("breaks calls off without a word when it begins anew", async () => {
    const pair = await aPair();
    pair.app.at("/wait", "<Play>/x.mp3</Play><Redirect>/wait</Redirect>");
    pair.app.at(
      "/voice",
      `<Dial action="/after"><Conference waitUrl="/wait" statusCallback="${pair.app.url}/room" statusCallbackEvent="leave end">r</Conference></Dial>`,
    );
    pair.control.connectClient({ accessToken: aToken() });
    await pair.control.idle();
    pair.control.reset();
    await pair.control.advance(60_000);
    expect(pair.app.received.map(({ path }) => path)).to.deep.equal(["/voice", "/wait"]);
  });

  it("says what it does not understand", async () => {
    const pair = await aPair();
    for (const [method, path, body] of [
      ["PUT", "control/phones", { number: "+4722123456", script: "sings" }],
      ["PATCH", "control/settings", { speeed: 1 }],
      ["POST", "control/calls/press", { sid: "CA1", digit: "11" }],
      ["POST", "control/calls/answer", { sid: "CA1" }],
      ["POST", "control/faults", { is: "teapot" }],
    ] as const)
      expect((await send(pair, method, path, body)).status, path).to.equal(400);
    const unknown = await send(pair, "POST", "control/unknown");
    expect(unknown.status).to.equal(404);
    expect(at(unknown.body, "error")).to.include("POST /control/reset");
  });

  it("is closed to pages of other sites", async () => {
    const pair = await aPair();
    expect((await send(pair, "POST", "control/reset", undefined, { "Sec-Fetch-Site": "cross-site" })).status).to.equal(403);
    expect((await send(pair, "POST", "control/reset", undefined, { "Sec-Fetch-Site": "same-origin" })).status).to.equal(200);
  });
});

describe("the page", () => {
  it("comes with its own files alone, under a strict policy", async () => {
    const pair = await aPair();
    for (const [path, type, part] of [
      ["", "text/html", "<title>The phone of the demo</title>"],
      ["page.js", "text/javascript", '["Take", press("1")'],
      ["page.css", "text/css", ".phone"],
    ] as const) {
      const { status, body, headers } = await send(pair, "GET", path);
      expect(status).to.equal(200);
      expect(headers.get("content-type")).to.include(type);
      expect(headers.get("content-security-policy")).to.include("default-src 'none'").and.not.to.include("unsafe");
      expect(body)
        .to.include(part)
        .and.not.to.match(/https?:\/\//);
    }
    expect(pair.control.requests()).to.deep.equal([]);
  });
});
