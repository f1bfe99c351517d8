import { expect } from "chai";
import type { Page } from "playwright-core";
import { firestore } from "../../support/admin-app.ts";
import { call } from "../../support/api.ts";
import { expectOurs } from "../../support/replies.ts";
import { anEditor } from "../../support/projects.ts";
import { expectAccessible } from "../support/accessibility.ts";
import { anInbox, begin, choose, item, pane, show } from "../support/inbox-page.ts";
import { focusedName, tabTo } from "../support/keyboard.ts";
import { useTabs } from "../support/tabs.ts";

const dialog = (page: Page) => page.getByRole("dialog", { name: "Move these 2 to Done?" });

const closeAll = (page: Page) => page.getByRole("button", { name: "Move these 2 to Done…" });

const menu = (page: Page) => page.getByRole("button", { name: "More", exact: true });

const statesIn = async (projectId: string): Promise<readonly unknown[]> =>
  (await firestore.collection(`projects/${projectId}/questions`).get()).docs.map((record): unknown => record.get("status")).toSorted();

describe("closing everything that is shown in the inbox", () => {
  const tabs = useTabs();

  it("asks first and says how many, with the keyboard alone; each can be reopened", async () => {
    const { page, projectId } = await anInbox(tabs);
    await menu(page).waitFor();
    await tabTo(page, "More", 30);
    await page.keyboard.press("Enter");
    await closeAll(page).and(page.locator(":focus")).waitFor();
    await page.keyboard.press("Enter");
    await dialog(page).waitFor();
    await expectAccessible(page, "inbox-close-all");
    await page.keyboard.press("Escape");
    await dialog(page).waitFor({ state: "detached" });
    expect(await focusedName(page)).to.equal("More");
    expect(await statesIn(projectId)).to.deep.equal(["open", "open"]);
    await page.keyboard.press("Enter");
    await closeAll(page).and(page.locator(":focus")).waitFor();
    await page.keyboard.press("Enter");
    await dialog(page).waitFor();
    expect(await page.locator("lectern-close-all .actions button").allInnerTexts(), "the primary one is last").to.deep.equal([
      "Cancel",
      "Move to Done",
    ]);
    await tabTo(page, "Move to Done", 5);
    await page.keyboard.press("Enter");
    await page.getByText("All caught up.").waitFor();
    expect(await focusedName(page), "the keyboard goes on at the heading").to.match(/^Inbox/);
    expect(await statesIn(projectId)).to.deep.equal(["closed", "closed"]);
    await show(page, "State", "Done");
    await page.getByText("2 shown", { exact: true }).waitFor();
    expect(await menu(page).count()).to.equal(0);
    await (await choose(page, "kayaks")).getByRole("button", { name: "Reopen" }).click();
    await item(page, "kayaks").waitFor({ state: "detached" });
    expect(await statesIn(projectId)).to.deep.equal(["closed", "open"]);
  });

  it("leaves alone what somebody has changed meanwhile, and shows it", async () => {
    const { page, projectId } = await anInbox(tabs);
    await menu(page).click();
    await closeAll(page).click();
    await dialog(page).waitFor();
    const { token } = await anEditor({ id: projectId, templateId: "article" });
    const [kayaks] = (await firestore.collection(`projects/${projectId}/questions`).where("asked_count", "==", 2).get()).docs;
    const note = { projectId, draftId: kayaks?.id ?? "", token, body: { action: "note", text: "Ask Ole first." } };
    expectOurs(await call("inboxChange", note), 200);
    await page.getByRole("button", { name: "Move to Done", exact: true }).click();
    await page.getByText("1 shown", { exact: true }).waitFor();
    await pane(page, "kayaks").getByText("Ask Ole first.", { exact: true }).waitFor();
    expect(await statesIn(projectId)).to.deep.equal(["closed", "open"]);
  });

  it("is not offered while something is being written", async () => {
    const { page } = await anInbox(tabs);
    await menu(page).waitFor();
    const field = await begin(page, "kayaks", "Answer");
    await field.fill("Yes, on Fridays.");
    expect(await menu(page).count()).to.equal(0);
    await field.press("Control+Enter");
    await page.getByText("Answered. The assistant now says this.").waitFor();
  });
});
