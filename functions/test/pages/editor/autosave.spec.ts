import { expect } from "chai";
import { storedPage, storedMetadata } from "../../support/documents.ts";
import { aForeignDraft, aProject } from "../../support/projects.ts";
import { anAuthor, openDraft, recordSaves } from "../support/editor-page.ts";
import { useTabs } from "../support/tabs.ts";

describe("a draft in the editor", () => {
  const tabs = useTabs();

  it("is opened from the list, typed into, and saves itself", async () => {
    const project = await aProject();
    const draftId = await aForeignDraft(project, { content: "# A page\n" });
    const tab = await openDraft(tabs, project, draftId, await anAuthor(project.id));
    const saves = recordSaves(tab.page);
    await tab.untilState("Everything is saved");
    await tab.typeAtEnd("A new line.\n");
    await tab.untilState("Not saved yet");
    await tab.untilState(/^Saved$/);
    expect(saves.map(({ content, metadata }) => ({ content, metadata }))).to.deep.equal([
      { content: "# A page\nA new line.\n", metadata: {} },
    ]);
    expect(await storedPage(project.id, draftId)).to.include({ content: "# A page\nA new line.\n" });
  });

  it("sends only the field that was changed", async () => {
    const project = await aProject();
    const draftId = await aForeignDraft(project);
    const tab = await openDraft(tabs, project, draftId, await anAuthor(project.id));
    const saves = recordSaves(tab.page);
    await tab.title.fill("Another title");
    await tab.page.keyboard.press("Control+s");
    await tab.untilState(/^Saved$/);
    expect(saves.map(({ metadata }) => metadata)).to.deep.equal([{ title: "Another title" }]);
    expect(await storedMetadata(project.id, draftId)).to.include({ title: "Another title" });
  });
});
