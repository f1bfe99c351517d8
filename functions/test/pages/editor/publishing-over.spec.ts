import { expect } from "chai";
import { firestore } from "../../support/admin-app.ts";
import { storedDrafts, storedPage } from "../../support/documents.ts";
import { anEditor } from "../../support/projects.ts";
import { published } from "../../support/replies.ts";
import { expectAccessible } from "../support/accessibility.ts";
import { press, publishingScenes } from "../support/publishing.ts";
import { useTabs } from "../support/tabs.ts";

describe("publishing where somebody else has published", () => {
  const tabs = useTabs();
  const { ofChanges } = publishingScenes(tabs);

  it("asks again where the live page has changed meanwhile @nightly", async () => {
    const { page, project, liveId } = await ofChanges();
    await press(page, "Publish changes…");
    await page.locator("button.primary:enabled", { hasText: /^Publish$/ }).waitFor();
    await firestore.doc(`projects/${project.id}/documents/${liveId}`).update({ content: "Changed elsewhere\n" });
    await press(page, /^Publish$/);
    await page.getByText("Publishing removes what’s struck out.").waitFor();
    await page.getByText("Changed elsewhere").waitFor();
    await expectAccessible(page, "publish-over");
    await press(page, "Publish and overwrite");
    await page.getByText("It’s live.").waitFor();
    expect(await storedPage(project.id, liveId)).to.include({ content: "# A page\nMore bread.\n" });
  });

  it("asks once more where the live page has changed again before the key was pressed", async () => {
    const { page, project, liveId } = await ofChanges();
    const live = firestore.doc(`projects/${project.id}/documents/${liveId}`);
    await live.update({ content: "Changed elsewhere\n" });
    await page.reload();
    await press(page, "Publish changes…");
    await page.getByText("Changed elsewhere").waitFor();
    await live.update({ content: "Changed once more\n" });
    await press(page, "Publish and overwrite");
    await page.getByText("Changed once more").waitFor();
    expect(await storedPage(project.id, liveId)).to.include({ content: "Changed once more\n" });
    await press(page, "Schedule…");
    await live.update({ content: "Changed for the third time\n" });
    await press(page, /^Schedule$/);
    await page.getByText("Changed for the third time").waitFor();
    expect((await storedDrafts(project.id))[0]?.fields).not.to.have.property("due_publication_at");
    await press(page, "Keep editing");
    await press(page, "Publish changes…");
    await press(page, "Publish and overwrite");
    await page.getByText("It’s live.").waitFor();
    expect(await storedPage(project.id, liveId)).to.include({ content: "# A page\nMore bread.\n" });
  });

  it("does not publish by itself over a live page that has changed together with the draft @nightly", async () => {
    const { page, project, draftId, liveId } = await ofChanges();
    await press(page, "Publish changes…");
    await page.locator("button.primary:enabled", { hasText: /^Publish$/ }).waitFor();
    await firestore.doc(`projects/${project.id}/documents/${liveId}`).update({ content: "Changed elsewhere\n" });
    const editor = await anEditor(project);
    // Scheduling the draft accepts the live page, and leaves the text unchanged.
    published(await editor.publish({ draftId, publish_at: "2031-03-05T09:30:00Z", force: true }), "scheduled");
    await press(page, /^Publish$/);
    await page.getByRole("alert").filter({ hasText: "This is how it looks now" }).waitFor();
    await page.getByText("Changed elsewhere").waitFor();
    expect(await storedPage(project.id, liveId)).to.include({ content: "Changed elsewhere\n" });
    await page.locator("button.primary:enabled", { hasText: /^Publish$/ }).click();
    await page.getByText("It’s live.").waitFor();
  });
});
