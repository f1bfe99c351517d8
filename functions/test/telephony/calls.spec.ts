import { expect } from "chai";
import { failureOf } from "./support/failure.ts";
import { aPair, from, numbers } from "./support/a-telephony.ts";

describe("Calls.json", () => {
  it("creates a call and shows it on its way", async () => {
    const { client, control, app } = await aPair();
    const created = await client.calls.create({ to: numbers.manual, from, url: `${app.url}/voice`, timeout: 20 });
    expect(created.sid).to.match(/^CA[0-9a-f]{32}$/);
    expect(created).to.include({
      status: "queued",
      direction: "outbound-api",
      to: numbers.manual,
      from,
      toFormatted: "(202) 555-0110",
      apiVersion: "2010-04-01",
    });
    expect(created.queueTime).to.equal("0");
    expect(Math.abs(created.dateCreated.getTime() - Date.now())).to.be.lessThan(60_000);
    expect(created.startTime).to.equal(null);
    await control.advance(1_000);
    expect(await client.calls(created.sid).fetch()).to.include({ status: "ringing" });
    control.call(created.sid).answer();
    expect(await client.calls(created.sid).fetch()).to.include({ status: "in-progress", duration: null });
    await control.advance(30_000);
    control.call(created.sid).hangUp();
    const over = await client.calls(created.sid).fetch();
    expect(over).to.include({ status: "completed" });
    expect(over.endTime.getTime()).to.be.greaterThan(over.startTime.getTime());
  });

  it("keeps the form of a request byte by byte", async () => {
    const { client, control } = await aPair();
    await client.calls.create({
      to: numbers.manual,
      from,
      url: "https://a.example/w?x=1",
      statusCallback: "https://a.example/s",
      timeout: 20,
      timeLimit: 1800,
      statusCallbackEvent: ["initiated", "completed"],
    });
    expect(control.requests()).to.have.length(1);
    expect(control.requests()[0]).to.include({
      method: "POST",
      status: 201,
      user: "SK00000000000000000000000000000002",
      contentType: "application/x-www-form-urlencoded",
      path: "/2010-04-01/Accounts/AC00000000000000000000000000000001/Calls.json",
      body: "To=%2B12025550110&From=%2B15005550006&StatusCallback=https%3A%2F%2Fa.example%2Fs&StatusCallbackEvent=initiated&StatusCallbackEvent=completed&Timeout=20&TimeLimit=1800&Url=https%3A%2F%2Fa.example%2Fw%3Fx%3D1",
    });
  });

  it("lists calls by what they are asked for, the newest first, in pages", async () => {
    const { client, control } = await aPair();
    const twiml = '<Response><Pause length="60"/></Response>';
    const sids: string[] = [];
    for (const to of [numbers.manual, numbers.accepts, numbers.busy, numbers.busy])
      sids.push((await client.calls.create({ to, from, twiml })).sid);
    await control.advance(6_000);
    const found = async (filter: Parameters<typeof client.calls.list>[0]) =>
      (await client.calls.list(filter)).map(({ sid }) => sids.indexOf(sid));
    expect(await found({})).to.deep.equal([3, 2, 1, 0]);
    expect(await found({ to: numbers.busy })).to.deep.equal([3, 2]);
    expect(await found({ to: numbers.busy, limit: 1 })).to.deep.equal([3]);
    expect(await found({ from, limit: 2 })).to.deep.equal([3, 2]);
    expect(await found({ from: "+15005550001" })).to.deep.equal([]);
    expect(await found({ pageSize: 3 })).to.deep.equal([3, 2, 1, 0]);
    expect(control.requests().filter(({ method, query }) => method === "GET" && query.includes("PageSize=3"))).to.have.length(2);
  });

  it("lets calls wait when there are more than the account may start in a second", async () => {
    const { client, control } = await aPair({ settings: { callsPerSecond: 1 } });
    const calls = [1, 2, 3].map(async () => client.calls.create({ to: numbers.manual, from, twiml: "<Response/>" }));
    expect((await Promise.all(calls)).map(({ queueTime }) => Number(queueTime)).toSorted((a, b) => a - b)).to.deep.equal([0, 1_000, 2_000]);
    await control.advance(2_100);
    expect((await client.calls.list()).filter(({ status }) => status === "ringing")).to.have.length(2);
  });
});

describe("an update of a call", () => {
  const aCall = async (to: string = numbers.manual) => {
    const pair = await aPair();
    const { app, client } = pair;
    app.at("/say", '<Say>First</Say><Pause length="60"/>');
    const { sid } = await client.calls.create({ to, from, url: `${app.url}/say`, statusCallback: `${app.url}/status` });
    await pair.control.advance(5_000);
    return { ...pair, sid, context: client.calls(sid) };
  };

  it("calls off a ringing call, and ends an answered one", async () => {
    const { context, app, control } = await aCall();
    expect(await context.update({ status: "completed" })).to.include({ status: "canceled", duration: "0" });
    await control.idle();
    expect(app.fieldsAt("/status", "CallStatus")).to.deep.equal(["canceled"]);
    const { context: answered } = await aCall(numbers.accepts);
    expect(await answered.update({ status: "completed" })).to.include({ status: "completed" });
  });

  it("leads an answered call to another text", async () => {
    const { context, control, sid } = await aCall(numbers.accepts);
    expect(control.call(sid).heard()).to.deep.equal(["First", "(silence)"]);
    await context.update({ twiml: '<Response><Say>Second</Say><Pause length="1"/></Response>' });
    await control.advance(3_000);
    expect(control.call(sid).heard()).to.deep.equal(["First", "(silence)", "Second", "(silence)"]);
    expect(control.call(sid).state().status).to.equal("completed");
  });

  it("is refused when the call is over, or is led elsewhere before somebody answered", async () => {
    const { context } = await aCall();
    expect(await failureOf(context.update({ twiml: "<Response/>" }))).to.include({ status: 400, code: 21_220 });
    await context.update({ status: "completed" });
    for (const change of [{ status: "completed" }, { twiml: "<Response/>" }] as const) {
      expect(await failureOf(context.update(change))).to.include({ status: 400, code: 21_220 });
    }
  });
});
