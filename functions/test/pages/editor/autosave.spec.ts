import { expect } from "chai";
import { identities } from "../../support/admin-app.ts";
import { storedMetadata } from "../../support/documents.ts";
import { expectAccessible } from "../support/accessibility.ts";
import { aDesk, content, holdSaves, saveUrl, untilJournal } from "../support/desk.ts";
import { recordSaves, signIn } from "../support/editor-page.ts";
import { loseAnswer } from "../support/lose-answer.ts";
import { useTabs } from "../support/tabs.ts";

describe("autosave in the editor", () => {
  const tabs = useTabs();

  it("saves by itself, says so only after the answer, and sends nothing else", async () => {
    const { tab, storedContent } = await aDesk(tabs);
    const saves = recordSaves(tab.page);
    await tab.untilUntouched();
    const letGo = await holdSaves(tab.page);
    await tab.typeAtEnd("A new line.\n");
    await tab.untilState("Not saved yet");
    await tab.untilState("Saving…");
    expect(await storedContent()).to.equal(content);
    letGo();
    await tab.untilSaved();
    expect(saves.map(({ content: sent, metadata }) => [sent, metadata])).to.deep.equal([[`${content}A new line.\n`, {}]]);
    expect(await storedContent()).to.equal(`${content}A new line.\n`);
  });

  it("sends only the field that was changed @nightly", async () => {
    const { tab, project, draftId } = await aDesk(tabs);
    const saves = recordSaves(tab.page);
    await tab.title.fill("Another title");
    await tab.save();
    expect(saves.map(({ metadata }) => metadata)).to.deep.equal([{ title: "Another title" }]);
    expect(await storedMetadata(project.id, draftId)).to.include({ title: "Another title" });
  });

  it("goes on typing during a slow save: the answer changes nothing that is shown, and the newest text follows", async () => {
    const { tab, storedContent } = await aDesk(tabs);
    const saves = recordSaves(tab.page);
    const letGo = await holdSaves(tab.page);
    await tab.typeAtEnd("one");
    await tab.page.keyboard.press("Control+s");
    await tab.untilState("Saving…");
    for (const word of [", two", ", three"]) await tab.page.keyboard.insertText(word);
    letGo();
    await tab.untilSaved();
    expect(await tab.text()).to.equal(`${content}one, two, three`);
    expect(saves.map((save) => save.content)).to.deep.equal([`${content}one`, `${content}one, two, three`]);
    expect(await storedContent()).to.equal(`${content}one, two, three`);
  });

  it("saves at once when the tab is hidden @nightly", async () => {
    const { tab, storedContent } = await aDesk(tabs);
    // None of the page's timers fires any more.
    await tab.page.clock.install();
    await tab.page.clock.pauseAt(Date.now() + 60_000);
    await tab.typeAtEnd("before it was hidden\n");
    // A headless browser never hides a tab: the test plays the browser's part.
    await tab.page.evaluate(`Object.defineProperty(document, "visibilityState", { value: "hidden" });
      document.dispatchEvent(new Event("visibilitychange"))`);
    await tab.untilSaved();
    expect(await storedContent()).to.equal(`${content}before it was hidden\n`);
  });

  it("never is in conflict with itself: a save whose answer was lost counts as its own @nightly", async () => {
    const { tab, storedContent } = await aDesk(tabs);
    let lost = 0;
    await tab.page.route(saveUrl, async (route) => {
      await loseAnswer(route);
      lost++;
      if (lost === 4) await tab.page.unroute(saveUrl);
    });
    await tab.typeAtEnd("kept");
    await tab.page.keyboard.press("Control+s");
    await tab.untilState("You’re offline.");
    await tab.page.keyboard.insertText(" and more");
    await tab.untilSaved();
    expect(await storedContent()).to.equal(`${content}kept and more`);
    expect(await tab.page.locator("lectern-conflict").count()).to.equal(0);
  });

  it("waits while the browser is offline, says so loudly, and saves when it is back", async () => {
    const { tab, person, storedContent } = await aDesk(tabs);
    await person.setOffline(true);
    await tab.typeAtEnd("offline\n");
    await tab.untilState("You’re offline. Your text will be saved later.");
    await tab.untilState(/^Saved on this device$/);
    // German nouns have capitals.
    expect(await tab.page.locator(".state").innerText(), "as it is written").to.equal("Saved on this device");
    await tab.page.setViewportSize({ width: 390, height: 780 });
    expect((await tab.page.locator(".notice").boundingBox())?.height, "one line on a phone").to.be.at.most(41);
    await expectAccessible(tab.page, "offline");
    await untilJournal(tab.page, "offline");
    expect(await tab.page.getByRole("button", { name: "Publish", exact: true }).isDisabled(), "a save cannot be asked for").to.equal(true);
    await person.setOffline(false);
    await tab.untilSaved();
    expect(await storedContent()).to.equal(`${content}offline\n`);
  });

  it("repeats after a 503 with Retry-After: the same key, the same bytes @nightly", async () => {
    const { tab, storedContent } = await aDesk(tabs);
    const tries: (readonly [string, string | null])[] = [];
    await tab.page.route(saveUrl, async (route) => {
      const request = route.request();
      tries.push([(await request.allHeaders())["idempotency-key"] ?? "", request.postData()]);
      if (tries.length > 1) return route.continue();
      return route.fulfill({ status: 503, headers: { "Retry-After": "1" }, json: { error: "Try again.", code: "unavailable" } });
    });
    await tab.typeAtEnd("again");
    await tab.save();
    expect(tries).to.have.length(2);
    expect(tries[1]).to.deep.equal(tries[0]);
    expect(await storedContent()).to.equal(`${content}again`);
  });

  it("asks to sign in above the page when the account is signed out, and goes on with the text @nightly", async () => {
    const { tab, author, storedContent } = await aDesk(tabs);
    await identities.revokeRefreshTokens(author.uid);
    await identities.updateUser(author.uid, { disabled: true });
    await tab.page.route("**/docs/edit/**", async (route) =>
      route.fulfill({ status: 401, json: { error: "Sign in.", code: "unauthenticated" } }),
    );
    await tab.typeAtEnd("signed out\n");
    await tab.page.keyboard.press("Control+s");
    await tab.page.getByRole("heading", { name: "Sign in" }).waitFor();
    await expectAccessible(tab.page, "signed-out");
    expect(await tab.text()).to.equal(`${content}signed out\n`);
    await identities.updateUser(author.uid, { disabled: false });
    await tab.page.unroute("**/docs/edit/**");
    await signIn(tab.page, author);
    await tab.untilSaved();
    expect(await storedContent()).to.equal(`${content}signed out\n`);
  });
});
