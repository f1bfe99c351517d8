import { expect } from "chai";
import type { Page } from "playwright-core";
import { storedPage } from "../../support/documents.ts";
import { aForeignDraft, anEditor, aProject } from "../../support/projects.ts";
import { published } from "../../support/replies.ts";
import { until } from "../../support/until.ts";
import { expectAccessible } from "../support/accessibility.ts";
import { comeBack, saveUrl } from "../support/desk.ts";
import { anAuthor, chooseInMenu, openDraft, recordSaves } from "../support/editor-page.ts";
import { press, publishingScenes, storedLive, untilPageState } from "../support/publishing.ts";
import { useTabs } from "../support/tabs.ts";

/** As the page names the clock of its browser. */
const zoneOf = async (page: Page): Promise<string> => page.locator("#from-zone").innerText();

describe("scheduling in the editor", () => {
  const tabs = useTabs();

  const { ofDraft } = publishingScenes(tabs);

  it("goes live later, by the author's clock: what is typed meanwhile is in it, and it can be taken back", async () => {
    const { tab, page, project, draftId } = await ofDraft();
    await chooseInMenu(page, "Schedule…");
    await page.getByRole("dialog", { name: "Schedule “About us”" }).waitFor();
    await page.getByLabel("Publish on", { exact: true }).fill("2031-03-05T09:30");
    await page.keyboard.press("Tab");
    await page.getByText("Goes live on Wednesday, March 5, 2031 at 9:30 AM, with whatever is saved by then.").waitFor();
    await page.getByText("Set an end date").click();
    await page.getByLabel("Unpublish on").waitFor();
    expect(await page.locator("lectern-publish .moment .hint").allInnerTexts(), "whose clock, once").to.have.members([
      await zoneOf(page),
      "",
    ]);
    await expectAccessible(page, "publish-later");
    const zone = page.getByRole("link", { name: "Set your time zone" });
    expect(await zone.getAttribute("href"), "neither the device nor the site is anywhere").to.equal(
      `/inbox/#/${project.id}/settings/calls`,
    );
    await press(page, /^Schedule$/);
    await untilPageState(page, "Scheduled for");
    await page.getByRole("button", { name: "Scheduled for March 5" }).waitFor();
    const expected = await page.evaluate("new Date('2031-03-05T09:30').toISOString()");
    const due = async (): Promise<unknown> => (await storedPage(project.id, draftId))?.["due_publication_at"];
    expect(await due()).to.have.property("seconds", Date.parse(String(expected)) / 1000);
    await comeBack(page);
    expect(await page.getByText("changed this draft").count()).to.equal(0);
    await tab.typeAtEnd("meanwhile\n");
    await tab.save();
    expect(await due()).to.have.property("seconds", Date.parse(String(expected)) / 1000);
    await page.reload();
    await press(page, "Scheduled for March 5");
    await press(page, "Cancel schedule");
    await page.getByRole("button", { name: "Publish", exact: true }).waitFor();
    expect(await due()).to.equal(null);
  });

  it("is ended by a save of somebody who may not publish, who is told so, as are those who open it", async () => {
    const project = await aProject({ site: { publishers: "admins" } });
    const draftId = await aForeignDraft(project, { slug: "about", metadata: { title: "About us", slug: "about" } });
    const admin = await anEditor(project, "admin");
    const publish_at = "2031-03-05T09:30:00Z";
    published(await admin.publish({ draftId, publish_at }), "scheduled");
    const { page, ...tab } = await openDraft(tabs, project, draftId, await anAuthor(project.id));
    await untilPageState(page, "Scheduled for");
    await tab.typeAtEnd("slipped in\n");
    await tab.save();
    const ended = page
      .getByRole("paragraph")
      .filter({ hasText: "Someone who can’t publish changed this draft, so it won’t go live as scheduled." });
    await ended.waitFor();
    await untilPageState(page, "Draft");
    await expectAccessible(page, "publish-ended");
    await page.getByRole("button", { name: "Publish", exact: true }).first().waitFor();
    await page.reload();
    await ended.waitFor();
    expect((await storedPage(project.id, draftId))?.["due_publication_at"]).to.equal(null);
  });

  it("is taken back with a text that is not saved, although somebody else has changed the time @nightly", async () => {
    const { tab, page, project, draftId } = await ofDraft();
    const editor = await anEditor(project);
    published(await editor.publish({ draftId, publish_at: "2031-03-05T09:30:00Z" }), "scheduled");
    await page.reload();
    await tab.source.and(page.locator("[data-language]")).waitFor();
    await page.route(saveUrl, async (route) => route.abort());
    await tab.typeAtEnd("not saved\n");
    await press(page, /^Scheduled for/);
    published(await editor.publish({ draftId, publish_at: "2031-04-05T09:30:00Z" }), "scheduled");
    let sent = 0;
    page.on("request", (request) => void (sent += Number(request.url().endsWith("/docs/publish"))));
    await press(page, "Cancel schedule");
    await page.getByRole("button", { name: "Publish", exact: true }).waitFor();
    expect(sent).to.equal(2);
    expect(await storedPage(project.id, draftId)).to.include({ due_publication_at: null });
    await page.unroute(saveUrl);
    await tab.save();
    expect((await storedPage(project.id, draftId))?.["content"]).to.contain("not saved\n");
  });

  it("goes live later although the draft could not be read after that @nightly", async () => {
    const { tab, page, project, draftId } = await ofDraft();
    await chooseInMenu(page, "Schedule…");
    await page.getByLabel("Publish on", { exact: true }).fill("2031-03-05T09:30");
    await page.keyboard.press("Tab");
    await page.route(`**/docs/edit/${draftId}`, async (route) => route.abort());
    await press(page, /^Schedule$/);
    await page.getByRole("button", { name: "Scheduled for March 5" }).waitFor();
    await page.locator("lectern-publish").waitFor({ state: "detached" });
    const saves = recordSaves(page);
    await tab.typeAtEnd("meanwhile\n");
    await tab.save();
    expect(saves).to.have.length(1);
    expect((await storedPage(project.id, draftId))?.["content"]).to.contain("meanwhile\n");
  });

  it("refuses a time that is over, in words @nightly", async () => {
    const { page } = await ofDraft();
    await chooseInMenu(page, "Schedule…");
    await page.getByLabel("Publish on", { exact: true }).fill("2020-03-05T09:30");
    await page.keyboard.press("Tab");
    await press(page, /^Schedule$/);
    await page.getByRole("alert").filter({ hasText: "Choose a time in the future." }).waitFor();
  });

  it("asks again for a time that the clock leaves out, and which of two that come twice @nightly", async () => {
    const project = await aProject({ time_zone: "America/New_York" });
    const draftId = await aForeignDraft(project, { slug: "about", metadata: { title: "About us", slug: "about" } });
    const { page } = await openDraft(tabs, project, draftId, await anAuthor(project.id), { timezoneId: "Europe/Oslo", locale: "en-GB" });
    const due = async (): Promise<unknown> => (await storedPage(project.id, draftId))?.["due_publication_at"];
    await chooseInMenu(page, "Schedule…");
    const field = page.getByLabel("Publish on", { exact: true });
    await field.fill("2031-03-30T02:30");
    await page.keyboard.press("Tab");
    await page.getByText("That time doesn’t exist").waitFor();
    await press(page, /^Schedule$/);
    expect(await due()).to.equal(undefined);
    await field.fill("2031-10-26T02:30");
    await page.keyboard.press("Tab");
    await page.getByText("this time comes twice").waitFor();
    await expectAccessible(page, "publish-twice");
    await page.getByRole("radio").last().check();
    await page.getByText("25 Oct 2031, 21:30 New York time (the site’s time zone)").waitFor();
    await press(page, /^Schedule$/);
    await untilPageState(page, "Scheduled for 26 October 2031");
    expect(await due()).to.have.property("seconds", Date.parse("2031-10-26T01:30Z") / 1000);
    await press(page, /^Scheduled for/);
    expect(await page.getByRole("radio").last().isChecked()).to.equal(true);
    await page.keyboard.press("Escape");
    await page.getByRole("link", { name: "Pages" }).click();
    await page.getByRole("listitem").filter({ hasText: "Scheduled for 26 Oct" }).waitFor();
  });

  it("says where the page is live, to be opened and passed on, and takes it from the site by the clock", async () => {
    const { page, project } = await ofDraft({}, { site_url: "http://127.0.0.1:9/shop" });
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await press(page, "Publish");
    await page.getByText("It’s live.").waitFor();
    await expectAccessible(page, "reward");
    expect(await page.getByRole("link", { name: "Open the page" }).getAttribute("href")).to.equal("http://127.0.0.1:9/shop/about");
    await press(page, "Copy link");
    await press(page, "Copied.");
    expect(await page.locator(".reward").getByText("Unpublish").count(), "a reward leads on, not back").to.equal(0);
    expect(await page.evaluate("navigator.clipboard.readText()")).to.equal("http://127.0.0.1:9/shop/about");
    await chooseInMenu(page, "Unpublish…");
    await press(page, "Schedule…");
    await page.getByLabel("Unpublish on").fill("2031-03-05T09:30");
    await page.keyboard.press("Tab");
    await page.getByText("Visitors can see it until Wednesday, March 5, 2031 at 9:30 AM.").waitFor();
    await expectAccessible(page, "unpublish-later");
    await press(page, "Unpublish now");
    await page.getByRole("dialog", { name: "Unpublish “About us”?" }).waitFor();
    await press(page, "Schedule…");
    await page.getByRole("dialog", { name: "Unpublish “About us” later" }).waitFor();
    expect(await page.getByRole("button", { name: "Schedule" }).count(), "no two buttons have one name").to.equal(1);
    await page.getByLabel("Unpublish on").fill("2031-03-05T09:30");
    await page.keyboard.press("Tab");
    await press(page, /^Schedule$/);
    await untilPageState(page, "Live until March 5, 2031");
    expect(await storedLive(page, project)).to.have.property("due_unpublication");
    await chooseInMenu(page, "Unpublish…");
    await press(page, "Cancel schedule");
    await until(async () => (await storedLive(page, project))?.["due_publication_at"] === null);
    await untilPageState(page, "Live");
  });
});
