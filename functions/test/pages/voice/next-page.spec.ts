import { expect } from "chai";
import { usageOf } from "../../support/visitors.ts";
import { silentMicrophone } from "./support/microphones.ts";
import { useTalks } from "./support/talk.ts";
import { expectReleased, sentBy, untilTrue } from "./support/witness.ts";
import { rounds } from "../../support/rounds.ts";

describe("a visitor who follows a link of the site", () => {
  const talks = useTalks(silentMicrophone);

  it("goes on with the conversation: in writing at once, by voice after one press, and without another unit", async () => {
    const talk = await talks.open();
    await talk.start();
    await talk.caption("Welcome!");
    await talk.status("Listening");
    await talk.type("I like bikes");
    await talk.caption("You said: I like bikes");
    await talk.status("Listening");
    await talk.page.reload();
    await talk.status("Your microphone is muted.");
    expect(await talk.page.evaluate("witness.tracks.length"), "nothing is recorded unasked").to.equal(0);
    expect(await talk.page.evaluate("sessionStorage.length"), "taken, not read").to.equal(0);
    await talk.type("What did I say");
    await talk.page.locator('[part~="caption"]').filter({ hasText: "I like bikes" }).nth(2).waitFor();
    await talk.page.getByRole("button", { name: "Unmute mic" }).click();
    await talk.status("Listening");
    await untilTrue(talk.page, "witness.tracks.length === 1 && witness.tracks[0].readyState === 'live'");
    expect(JSON.stringify(await sentBy(talk.page, "setup"))).to.include("handle");
    expect((await usageOf(talk.visitor)).count).to.equal(1);
    await talk.end();
    await expectReleased(talk.page);
    await talk.page.reload();
    await talk.page.getByRole("button", { name: "Talk", exact: true }).waitFor();
    expect(await talk.page.evaluate("sessionStorage.length"), "what was ended does not go on").to.equal(0);
  });

  it("reads on what was written, without a sound", async () => {
    const talk = await talks.open();
    const { page } = talk;
    await page.getByRole("button", { name: "Write", exact: true }).click();
    await talk.caption("Welcome!");
    await talk.type("I like bikes");
    await talk.caption("You said: I like bikes");
    const column = page.getByRole("list", { name: "Conversation" }).getByRole("listitem");
    await page.reload();
    await column.filter({ hasText: "You said: I like bikes" }).waitFor();
    await column.filter({ hasText: "Answering" }).waitFor({ state: "detached" });
    expect(await page.locator("[part~=status]").innerText(), "nothing is said of what is not used").to.equal("");
    expect(await page.getByRole("button", { name: "Turn on sound" }).count(), "it was turned off").to.equal(0);
    const words = ["Assistant:\nWelcome!", "You:\nI like bikes", "Assistant:\nYou said: I like bikes"];
    expect(await column.allInnerTexts()).to.include.members(words);
    await talk.end();
  });

  it("goes on over any number of pages on which nothing was said, and when they go back @nightly", async () => {
    const talk = await talks.open();
    const { page } = talk;
    await talk.start();
    await talk.caption("Welcome!");
    await talk.status("Listening");
    await talk.type("I like bikes");
    await talk.caption("You said: I like bikes");
    await talk.status("Listening");
    const goOn = async (move: Promise<unknown>): Promise<void> => {
      await move;
      await talk.status("Your microphone is muted.");
    };
    const [first, second, third] = ["", "&page=2", "&page=3"].map((more) => page.url() + more);
    await goOn(page.goto(second ?? ""));
    await goOn(page.goto(third ?? ""));
    await goOn(page.reload());
    await goOn(page.goBack());
    await goOn(page.goBack());
    expect(page.url()).to.equal(first);
    await talk.type("What did I say");
    await talk.page.locator('[part~="caption"]').filter({ hasText: "I like bikes" }).nth(2).waitFor();
    expect((await usageOf(talk.visitor)).count).to.equal(1);
    await talk.end();
  });

  it("goes on on the page after one that they have left before it knew who they are", async () => {
    const hesitant = `if (location.search.endsWith("page=2")) window.lectern = { getIdToken: () => new Promise(() => undefined) };`;
    const talk = await talks.open({ prepare: async (context) => context.addInitScript(hesitant) });
    const { page } = talk;
    await talk.start();
    await talk.caption("Welcome!");
    await talk.status("Listening");
    const url = page.url();
    await page.goto(`${url}&page=2`);
    await untilTrue(page, "performance.getEntriesByType('resource').some(({ name }) => name.includes('take-kept'))");
    await page.goto(`${url}&page=3`);
    await talk.status("Your microphone is muted.");
    await talk.end();
  });

  it("has a separate conversation in another tab @nightly", async () => {
    const talk = await talks.open();
    await talk.start();
    await talk.caption("Welcome!");
    expect(await talk.page.evaluate("sessionStorage.length"), "there is nothing that a new tab could copy").to.equal(0);
    const other = await talk.anotherTab();
    await other.page.getByRole("button", { name: "Talk", exact: true }).waitFor();
    await talk.end();
  });

  const changes = ["stored.uid = 'somebody else'", "stored.until = 1", "delete stored.session.token", "stored = 'nonsense'"];
  it("starts anew as somebody else, after ten minutes, or with an invalid record", async () => {
    for (const change of changes.slice(0, rounds({ usual: 1, nightly: changes.length }))) {
      const talk = await talks.open();
      await talk.start();
      await talk.caption("Welcome!");
      await talk.status("Listening");
      await talk.page.goto("about:blank");
      await talk.page.addInitScript(`{
        const key = Object.keys(sessionStorage).find((name) => name.startsWith("lectern-voice"));
        if (key !== undefined) { let stored = JSON.parse(sessionStorage[key]); ${change}; sessionStorage[key] = JSON.stringify(stored); }
      }`);
      await talk.page.goBack();
      await talk.page.getByRole("button", { name: /^Talk(?: again)?$/ }).waitFor();
      expect(await talk.page.evaluate("witness.sockets.length"), change).to.equal(0);
    }
  });
});
