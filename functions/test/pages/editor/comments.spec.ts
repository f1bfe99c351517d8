import { expect } from "chai";
import { firestore } from "../../support/admin-app.ts";
import { aForeignDraft, aProject } from "../../support/projects.ts";
import { expectAccessible } from "../support/accessibility.ts";
import { anAuthor, chooseInMenu, openDraft } from "../support/editor-page.ts";
import { useTabs } from "../support/tabs.ts";

describe("comments beside the text", () => {
  const tabs = useTabs();

  it("are written by keyboard alone about a paragraph, answered, done, found in the text, and struck when it has changed", async () => {
    const project = await aProject();
    const draftId = await aForeignDraft(project, {
      metadata: { title: "Bread", slug: "bread" },
      content: "A **loaf** is 4 euros.\n\nWe bake daily.\n",
    });
    const approvals = [{ name: "Grace Hopper", at: new Date(), text_tag: "another" }];
    await firestore.doc(`projects/${project.id}/reviews/${draftId}`).set({ comments: [], approvals, uids: [] });
    const ada = await openDraft(tabs, project, draftId, await anAuthor(project.id, "Ada Berg"));
    const { page } = ada;
    await ada.source.click();
    await page.keyboard.press("Control+Home");
    await page.keyboard.press("Control+Alt+m");
    const panel = page.getByRole("region", { name: "Comments" });
    await panel.getByText("Grace Hopper (guest) approved an earlier text.").waitFor();
    await panel.getByRole("textbox", { name: "New comment" }).and(page.locator(":focus")).waitFor();
    await page.keyboard.type("Still so?");
    await page.keyboard.press("Control+Enter");
    await panel.getByText("Still so?", { exact: true }).waitFor();
    await ada.source.locator(".cm-commented").filter({ hasText: "A loaf" }).waitFor();
    await expectAccessible(page, "comments");

    const bo = await openDraft(tabs, project, draftId, await anAuthor(project.id, "Bo Dahl"));
    await bo.source.locator(".cm-commented").filter({ hasText: "A loaf" }).waitFor();
    await chooseInMenu(bo.page, "Comments");
    const others = bo.page.getByRole("region", { name: "Comments" });
    await others.getByRole("button", { name: "More: Still so?" }).click();
    expect(await others.getByRole("button", { name: "Edit: Still so?" }).count()).to.equal(0);
    await others.getByRole("button", { name: "Reply: Still so?" }).click();
    await others.getByRole("textbox", { name: "Reply to Ada" }).and(bo.page.locator(":focus")).waitFor();
    await bo.page.keyboard.type("It is.");
    await bo.page.keyboard.press("Control+Enter");
    await others.getByText("It is.", { exact: true }).waitFor();
    await others.getByRole("button", { name: "A loaf is 4 euros." }).click();
    await bo.source.and(bo.page.locator(":focus")).waitFor();
    expect(await bo.page.evaluate("getSelection().toString()")).to.equal("A loaf is 4 euros.");
    await bo.page.keyboard.insertText("A loaf is 5 euros.");
    await others.locator("s").filter({ hasText: "4 euros" }).waitFor();

    await panel.getByRole("button", { name: "More: Still so?" }).click();
    await panel.getByRole("button", { name: "Done: Still so?" }).click();
    await panel.getByText("Done (1)").waitFor();
    await ada.source.locator(".cm-commented").waitFor({ state: "detached" });
    await page.keyboard.press("Escape");
    await panel.waitFor({ state: "detached" });
    await ada.source.and(page.locator(":focus")).waitFor();
    await bo.untilSaved();
  });
});
