import { expect } from "chai";
import { breakable } from "./support/breakage.ts";
import { silentMicrophone } from "./support/microphones.ts";
import { useTalks } from "./support/talk.ts";
import { expectReleased } from "./support/witness.ts";

/** Features that the oldest browsers of docs/embedding.md lack, removed before the page's scripts run. */
const lacking = {
  "ElementInternals.states": "delete ElementInternals.prototype.states;",
  "custom states without dashes": "CustomStateSet.prototype.add = () => { throw new SyntaxError('two dashes, please'); };",
  "AbortSignal.any": "delete AbortSignal.any;",
  "Promise.withResolvers": "delete Promise.withResolvers;",
  "Intl.Segmenter": "delete Intl.Segmenter;",
  "groups and sets": "delete Object.groupBy; delete Map.groupBy; delete Set.prototype.union; delete Array.fromAsync; delete URL.canParse;",
  "the name of the microphone's permission": "Permissions.prototype.query = async () => { throw new TypeError('microphone'); };",
};

describe("a browser as old as the baseline, without @nightly", () => {
  const talks = useTalks(silentMicrophone);

  for (const [name, script] of [...Object.entries(lacking), ["all of it", Object.values(lacking).join("\n")] as const]) {
    it(`${name}, holds a conversation`, async () => {
      const talk = await talks.open({ prepare: async (context) => context.addInitScript(script) });
      await talk.start();
      await talk.caption("Welcome!");
      await talk.status("Listening");
      await talk.page.locator("lectern-voice[data-status=listening]").waitFor();
      await talk.type("My name is Ana Costa");
      await talk.cards.filter({ hasText: "Ana Costa" }).waitFor();
      await talk.end();
      await expectReleased(talk.page);
    });
  }

  it("reflected ARIA properties, names the panel", async () => {
    const talk = await talks.open({
      tag: 'placement="homepage"',
      prepare: async (context) => context.addInitScript("delete Element.prototype.ariaLabel;"),
    });
    await talk.page.getByRole("region", { name: "Ask us" }).waitFor();
  });
});

describe("a browser below the baseline @nightly", () => {
  const talks = useTalks(silentMicrophone);

  it("without worklets talks in writing, says so, and does not ask for the microphone", async () => {
    const talk = await talks.open({
      prepare: async (context) => context.addInitScript("delete window.AudioWorkletNode; delete BaseAudioContext.prototype.audioWorklet;"),
    });
    await talk.start();
    await talk.caption("Welcome!");
    await talk.page.getByText("This browser can’t play the assistant’s voice, so it answers in writing.").waitFor();
    await talk.page.getByText("This browser can’t record your voice. You can type.").waitFor();
    await talk.type("I like bikes");
    await talk.caption("You said: I like bikes");
    await talk.end();
    await expectReleased(talk.page, { tracks: 0 });
  });

  it("that gives no audio context talks in writing, and lets go of the microphone", async () => {
    const talk = await talks.open({
      prepare: async (context) => context.addInitScript(breakable("window.AudioContext = class { constructor() { broken(); } };")),
    });
    await talk.start();
    await talk.caption("Welcome!");
    await talk.page.getByText("This browser can’t record your voice. You can type.").waitFor();
    expect(await talk.page.evaluate("witness.tracks.every(({ readyState }) => readyState === 'ended')")).to.equal(true);
    await talk.type("I like bikes");
    await talk.caption("You said: I like bikes");
    await talk.end();
    expect(await talk.page.evaluate("witness.sockets.at(-1).readyState > 1 && witness.contexts.length === 0")).to.equal(true);
  });
});
