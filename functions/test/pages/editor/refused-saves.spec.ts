import { storedPage } from "../../support/documents.ts";
import { expect } from "chai";
import { aForeignDraft, aProject, aTemplate } from "../../support/projects.ts";
import { expectAccessible } from "../support/accessibility.ts";
import { anAuthor, openDraft } from "../support/editor-page.ts";
import { useTabs } from "../support/tabs.ts";

describe("a save that the service refuses", () => {
  const tabs = useTabs();

  it("tells that an address is taken or reserved, and keeps everything", async () => {
    const project = await aProject({ site: { live_agent_placement: "destination_page", live_agent_slug: "talk" } });
    const templateFields = [{ key: "slug", label: "Address", type: "text" }];
    const doc_template_id = await aTemplate(project.id, templateFields);
    const draftId = await aForeignDraft(project, { doc_template_id, slug: "mine", metadata: { slug: "mine" } });
    await aForeignDraft(project, { slug: "theirs", metadata: { slug: "theirs" } });
    const tab = await openDraft(tabs, project, draftId, await anAuthor(project.id));
    const address = tab.page.getByRole("textbox", { name: "Address" });
    for (const [slug, reason] of [
      ["theirs", /already has this address/],
      ["talk", /address is reserved for the assistant/],
    ] as const) {
      await address.fill(slug);
      await tab.page.keyboard.press("Control+s");
      await tab.untilState(reason);
      expect((await storedPage(project.id, draftId))?.["slug"]).to.equal("mine");
      expect(await address.inputValue()).to.equal(slug);
    }
    await expectAccessible(tab.page, "refused");
    await address.fill("a/?b");
    await tab.page.keyboard.press("Control+s");
    await tab.page.getByText("This value can’t be saved. Correct it, and saving resumes.").waitFor();
    await address.fill("free");
    await tab.save();
    expect((await storedPage(project.id, draftId))?.["slug"]).to.equal("free");
  });
});
