import { expect } from "chai";
import { storedPage } from "../../support/documents.ts";
import { rounds } from "../../support/rounds.ts";
import { aForeignDraft, aProject } from "../../support/projects.ts";
import { awkwardTexts, hugeParagraph } from "../support/awkward-texts.ts";
import { anAuthor, openEditor, recordSaves, toEditorTab } from "../support/editor-page.ts";
import { useTabs } from "../support/tabs.ts";

const replacement = "CHANGED";

/** By day, every sixth one. */
const apart = rounds({ usual: 6, nightly: 1 });

const someTexts = Object.entries({ ...awkwardTexts, "one paragraph of a megabyte": hugeParagraph }).filter(
  (_, index) => index % apart === 0,
);

describe("texts that editors are known to change", () => {
  const tabs = useTabs();

  it("are not sent when they are opened and left; an edit of one line leaves every other byte as it was", async () => {
    const project = await aProject();
    const author = await anAuthor(project.id);
    const drafts = await Promise.all(
      someTexts.map(async ([name, content]) => {
        const awkward = { title: "Spaces  and\u00A0more ", slug: "\u0041\u030A", extra: { nested: [1, null, "\r\n"] } };
        return { name, content, draftId: await aForeignDraft(project, { content, metadata: { ...awkward, name } }) };
      }),
    );
    const page = await openEditor(tabs, await tabs.newPerson(), author, `#/${project.id}`);
    const saves = recordSaves(page);
    const tab = toEditorTab(page);

    for (const { name, content, draftId } of drafts) {
      const before = await storedPage(project.id, draftId);
      await page.goto(`/editor/#/${project.id}/drafts/${draftId}`);
      await tab.source.waitFor();
      await page.goto(`/editor/#/${project.id}`);
      await page.getByRole("heading", { name: "Pages" }).waitFor();
      expect(saves.splice(0), name).to.deep.equal([]);

      await page.goto(`/editor/#/${project.id}/drafts/${draftId}`);
      await tab.replaceWord("EDIT", replacement);
      await tab.save();
      const after = content.replace("EDIT", replacement);
      expect(saves.splice(0), name).to.deep.equal([{ draftId, metadata: {}, content: after, language: "en" }]);
      const stored = await storedPage(project.id, draftId);
      expect(stored?.["content"], name).to.equal(after);
      expect(stored?.["metadata"], name).to.deep.equal(before?.["metadata"]);
    }
  });
});
