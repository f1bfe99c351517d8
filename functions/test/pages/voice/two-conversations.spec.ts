import { expect } from "chai";
import { usageOf } from "../../support/visitors.ts";
import { silentMicrophone } from "./support/microphones.ts";
import { useTalks } from "./support/talk.ts";
import { expectReleased, untilTrue } from "./support/witness.ts";

const statuses = "[...document.querySelectorAll('lectern-voice')].map(({ status }) => status)";

describe("two conversations at once", () => {
  const talks = useTalks(silentMicrophone);

  it("on one page are none: the one that begins ends the other, and the two agents do not hear each other", async () => {
    const talk = await talks.open({ body: (voice) => voice + voice });
    const starts = talk.page.getByRole("button", { name: "Talk", exact: true });
    await starts.first().click();
    await talk.caption("Welcome!");
    await starts.click();
    await untilTrue(talk.page, `${statuses}[0] === "ended"`);
    await untilTrue(talk.page, `["listening", "speaking"].includes(${statuses}[1])`);
    expect(await talk.page.evaluate("witness.tracks.filter(({ readyState }) => readyState === 'live').length")).to.equal(1);
    expect(await talk.page.evaluate("witness.sockets.filter(({ readyState }) => readyState === 1).length")).to.equal(1);
    await talk.end();
    await expectReleased(talk.page, { tracks: 2, sockets: 2 });
  });

  it("in two tabs go on side by side, and the end of one is not that of the other @nightly", async () => {
    const first = await talks.open();
    const second = await first.anotherTab();
    for (const tab of [first, second]) {
      await tab.start();
      await tab.caption("Welcome!");
    }
    await first.type("I like bikes");
    await second.type("I like trains");
    await first.caption("You said: I like bikes");
    await second.caption("You said: I like trains");
    await first.end();
    await expectReleased(first.page);
    await second.type("I like boats");
    await second.caption("You said: I like boats");
    expect((await usageOf(first.visitor)).count, "each is a conversation").to.equal(2);
    await second.end();
    await expectReleased(second.page);
  });
});
