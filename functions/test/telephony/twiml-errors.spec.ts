import { expect } from "chai";
import { type App, hang } from "./support/app.ts";
import { aPair, from, numbers } from "./support/a-telephony.ts";

const apology = "We are sorry, an application error has occurred. Goodbye.";
const xml = { "Content-Type": "text/xml" };

type Answer = Parameters<App["at"]>[1];

const failures: readonly (readonly [string, number, Answer])[] = [
  ["XML that is not closed", 12_100, { headers: xml, body: "<Response><Say>Hello</Response>" }],
  ["an ampersand that is not escaped", 12_100, { headers: xml, body: "<Response><Say>A & B</Say></Response>" }],
  ["nothing", 12_100, { headers: xml, body: "" }],
  ["another root", 12_102, { headers: xml, body: "<Answer/>" }],
  ["an unknown verb", 12_200, "<Sing>La</Sing>"],
  ["a verb of another case", 12_200, "<say>Hello</say>"],
  ["an unknown attribute", 12_200, '<Gather numdigits="1"/>'],
  ["a value that an attribute does not have", 12_200, '<Dial><Conference beep="loud">x</Conference></Dial>'],
  ["a verb in a place that is not its own", 12_200, "<Gather><Dial>x</Dial></Gather>"],
  ["a call to a phone, which nobody makes here", 12_200, "<Dial>+12025550101</Dial>"],
  ["a conference without a name", 12_200, "<Dial><Conference/></Dial>"],
  ["JSON", 12_300, { headers: { "Content-Type": "application/json" }, body: "{}" }],
  ["no content type", 12_300, { status: 204 }],
  ["404", 11_200, { status: 404 }],
  ["500", 11_200, { status: 500, headers: xml, body: "<Response/>" }],
  ["no answer", 11_200, hang],
];

describe("a document that cannot be done", () => {
  for (const [what, code, answer] of failures) {
    it(`${what}: ${code}, and the call ends with an apology`, async () => {
      const { client, control, app } = await aPair(answer === hang ? { settings: { webhookTimeoutMs: 100 } } : {});
      app.at("/start", answer);
      const { sid } = await client.calls.create({ to: numbers.accepts, from, url: `${app.url}/start` });
      await control.advance(20_000);
      expect(control.debugger().map((entry) => entry.code)).to.deep.equal([code]);
      expect(control.debugger()[0]).to.include({ sid, url: `${app.url}/start` });
      expect(control.call(sid).heard()).to.deep.equal([apology]);
      expect(control.call(sid).state().status).to.equal("completed");
    });
  }

  it("is told when there is no service at all: 11205", async () => {
    const { client, control } = await aPair();
    await client.calls.create({ to: numbers.accepts, from, url: "http://127.0.0.1:1/start" });
    await control.advance(20_000);
    expect(control.debugger().map(({ code }) => code)).to.deep.equal([11_205]);
  });

  it("is also the answer to keys", async () => {
    const { client, control, app } = await aPair();
    app.at("/start", '<Gather numDigits="1" action="/keys"/>');
    app.at("/keys", { status: 500 });
    const { sid } = await client.calls.create({ to: numbers.accepts, from, url: `${app.url}/start` });
    await control.advance(20_000);
    expect(control.call(sid).heard()).to.deep.equal([apology]);
  });
});
