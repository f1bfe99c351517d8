import { expect } from "chai";
import { texts } from "../../../../web/voice/texts/en.ts";
import { nightlyIf } from "../../support/nightly.ts";
import { silentMicrophone } from "./support/microphones.ts";
import { useTalks } from "./support/talk.ts";
import { eventsOf, expectReleased, statesOf } from "./support/witness.ts";

describe("a conversation whose requirements do not arrive", () => {
  const talks = useTalks(silentMicrophone);

  it("is loaded again at the next press of the button @nightly", async () => {
    const talk = await talks.open({ missing: /panel-/ });
    await talk.page.route(/panel-/, async (route) => route.fulfill({ status: 404 }));
    await talk.start();
    await talk.status("The assistant can’t be reached right now.");
    await talk.page.unroute(/panel-/);
    await talk.page.evaluate("document.querySelector('lectern-voice').start()");
    await talk.caption("Welcome!");
    await talk.end();
    await expectReleased(talk.page);
  });

  it("at the first time only is loaded again at once @nightly", async () => {
    const talk = await talks.open({ missing: /panel-/ });
    let tries = 0;
    await talk.page.route(/panel-/, async (route) => (++tries === 1 ? route.fulfill({ status: 503 }) : route.continue()));
    await talk.start();
    await talk.caption("Welcome!");
    expect(tries).to.equal(2);
    await talk.end();
    await expectReleased(talk.page);
  });

  it("what says that there is no microphone is loaded again at once @nightly", async () => {
    const parts = /(notices|microphone-failure)-/;
    const talk = await talks.open({
      missing: parts,
      prepare: async (context) =>
        context.addInitScript(`if (isSecureContext) {
          MediaDevices.prototype.getUserMedia = async () => { throw new DOMException("No", "NotAllowedError"); };
          Permissions.prototype.query = async () => ({ state: "denied" });
        }`),
    });
    const tried = new Set<string>();
    await talk.page.route(parts, async (route) => {
      const [part = ""] = parts.exec(route.request().url()) ?? [];
      if (tried.has(part)) return route.continue();
      tried.add(part);
      return route.fulfill({ status: 503 });
    });
    await talk.start();
    await talk.page.getByText(texts.microphone.denied).waitFor();
    await talk.page.getByRole("button", { name: texts.useMicrophone }).waitFor();
    expect([...tried].toSorted()).to.deep.equal(["microphone-failure-", "notices-"]);
    await talk.end();
    await expectReleased(talk.page, { tracks: 0 });
  });

  it("what says that the microphone is gone is there before it is needed @nightly", async () => {
    const talk = await talks.open({
      prepare: async (context) =>
        context.addInitScript(`if (isSecureContext) {
          const { getUserMedia } = MediaDevices.prototype;
          MediaDevices.prototype.getUserMedia = async function (given) { return (window.stream = await getUserMedia.call(this, given)); };
        }`),
    });
    const loaded = talk.page.waitForResponse(/notices-/);
    await talk.start();
    await talk.caption("Welcome!");
    await (await loaded).finished();
    await talk.page.route("**/assets/**", async (route) => route.abort());
    await talk.page.evaluate("window.stream.getTracks()[0].dispatchEvent(new Event('ended'))");
    await talk.page.getByText(texts.microphone.not_found).waitFor();
    await talk.page.getByRole("button", { name: texts.useMicrophone }).waitFor();
    await talk.end();
  });

  for (const [name, getIdToken] of Object.entries({
    "that throws": "async () => { throw new TypeError('currentUser is null'); }",
    "that never answers": "() => new Promise(() => undefined)",
    "that gives no token": "async () => null",
  })) {
    it(`a getIdToken ${name} has a limit, a code and a sentence of its own${nightlyIf(name !== "that never answers")}`, async () => {
      const talk = await talks.open({
        prepare: async (context) =>
          context.addInitScript(`window.lectern = { getIdToken: ${getIdToken} };
            const { timeout } = AbortSignal;
            AbortSignal.timeout = (ms) => timeout.call(AbortSignal, ms / 10);`),
      });
      await talk.start();
      await talk.status("We couldn’t sign you in. Please try again.");
      expect((await eventsOf(talk.page, "error")).map(({ code }) => code)).to.deep.equal(["identity_failed"]);
      await expectReleased(talk.page, { sockets: 0 });
    });
  }

  it("the sound alone is not waited for: the conversation goes on in writing @nightly", async () => {
    const talk = await talks.open({
      prepare: async (context) =>
        context.addInitScript(`if (isSecureContext) {
          const { addModule } = AudioWorklet.prototype;
          let calls = 0; // the loudspeaker's is the first
          AudioWorklet.prototype.addModule = async function (url) { return calls++ === 0 ? new Promise(() => undefined) : addModule.call(this, url); };
        }`),
    });
    await talk.start();
    await talk.caption("Welcome!");
    await talk.page.getByText("This browser can’t play the assistant’s voice, so it answers in writing.").waitFor();
    expect(await statesOf(talk.page)).to.include("connecting");
    await talk.end();
    await expectReleased(talk.page);
  });
});
