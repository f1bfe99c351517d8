import { expect } from "chai";
import type { Page, Route } from "playwright-core";
import { aLivePage, aProject } from "../../support/projects.ts";
import { aDesk, hold, saveUrl } from "../support/desk.ts";
import { anAuthor, chooseInMenu, openEditor } from "../support/editor-page.ts";
import { focusedName } from "../support/keyboard.ts";
import { press, publishingScenes } from "../support/publishing.ts";
import { useTabs } from "../support/tabs.ts";

/** A browser closes a dialog that has refused twice, whatever the page says. */
const escapeOften = async (page: Page): Promise<void> => {
  for (let times = 0; times < 6; times++) await page.keyboard.press("Escape");
};

describe("a dialog that must stay", () => {
  const tabs = useTabs();
  const { ofDraft, ofChanges } = publishingScenes(tabs);

  it("stays however often Escape is pressed: signing in again, with the focus where it was", async () => {
    const desk = await aDesk(tabs);
    const { page } = desk.tab;
    await page.route(saveUrl, async (route) => route.fulfill({ status: 401, json: { error: "Sign in.", code: "unauthenticated" } }), {
      times: 2,
    });
    await desk.tab.typeAtEnd("twice refused\n");
    await page.keyboard.press("Control+s");
    await page.getByRole("heading", { name: "Sign in" }).waitFor();
    await page.getByLabel("Email").fill(desk.author.email);
    await page.getByLabel("Password").focus();
    await escapeOften(page);
    await page.getByLabel("Password").and(page.locator(":focus")).waitFor();
    await page.keyboard.insertText("correct horse");
    await page.keyboard.press("Enter");
    await desk.tab.untilSaved();
    await page.getByRole("heading", { name: "Sign in" }).waitFor({ state: "detached" });
  });

  it("stays above another dialog that the browser closes together with it @nightly", async () => {
    const { page, tab } = await ofDraft();
    const gate = Promise.withResolvers<undefined>();
    const refuse = async (route: Route): Promise<void> => {
      await gate.promise;
      await route.fulfill({ status: 401, json: { error: "Sign in.", code: "unauthenticated" } });
    };
    await page.route(saveUrl, refuse, { times: 2 });
    await tab.typeAtEnd("twice refused\n");
    await chooseInMenu(page, "Preview link");
    await page.getByRole("heading", { name: "Preview link" }).waitFor();
    gate.resolve(undefined);
    await page.getByRole("heading", { name: "Sign in" }).waitFor();
    await page.getByLabel("Password").focus();
    await escapeOften(page);
    await page.getByLabel("Password").and(page.locator(":focus")).waitFor();
    await page.getByLabel("Password").click();
  });

  it("stays until the published page is open, whatever is pressed @nightly", async () => {
    const { page, tab } = await ofChanges();
    const release = await hold(page, "**/api/projects/*/docs?*");
    await press(page, "Publish changes…");
    const answer = page.waitForResponse("**/docs/publish");
    await page.locator("button.primary:enabled", { hasText: /^Publish$/ }).click();
    await (await answer).finished();
    await page.waitForURL(/pages/);
    await press(page, "Keep editing");
    await escapeOften(page);
    await page.getByRole("heading", { name: "Publish" }).waitFor();
    expect(await page.locator("lectern-publish button.primary").isDisabled()).to.equal(true);
    release();
    await page.getByText("It’s live.").waitFor();
    await page.getByRole("heading", { name: "Publish" }).waitFor({ state: "detached" });
    await tab.typeAtEnd("And on.\n");
    expect(await focusedName(page)).to.contain("Text of the page");
  });

  it("stays until the page that was taken from the site is open @nightly", async () => {
    const project = await aProject();
    const docId = await aLivePage(project, { slug: "about", metadata: { title: "About us", slug: "about" } });
    const page = await openEditor(tabs, await tabs.newPerson(), await anAuthor(project.id), `#/${project.id}/pages/${docId}`);
    await page.getByRole("button", { name: "Up to date" }).waitFor();
    await chooseInMenu(page, "Unpublish…");
    const release = await hold(page, `**/docs/edit/${docId}`);
    const answer = page.waitForResponse("**/docs/unpublish");
    await press(page, /^Unpublish$/);
    await (await answer).finished();
    await page.waitForURL(/drafts/);
    await press(page, "Keep it live");
    await escapeOften(page);
    expect(await page.locator("lectern-unpublish button.danger").isDisabled()).to.equal(true);
    release();
    await page.getByText("Unpublished.").waitFor();
  });
});
