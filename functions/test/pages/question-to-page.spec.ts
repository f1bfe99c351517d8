import { expect } from "chai";
import { firestore } from "../support/admin-app.ts";
import { storedDrafts } from "../support/documents.ts";
import { aProject } from "../support/projects.ts";
import type { ToolResult } from "../../answers/tool-result.ts";
import { callTool, requireCard, toolResult } from "../support/tools.ts";
import { aVisitor } from "../support/visitors.ts";
import { anAuthor, signIn, toEditorTab } from "./support/editor-page.ts";
import { show } from "./support/inbox-page.ts";
import { tabTo } from "./support/keyboard.ts";
import { untilPageState } from "./support/publishing.ts";
import { useTabs } from "./support/tabs.ts";

const question = "Do you repair kayaks?";

const words = "We repair kayaks of wood and of plastic.";

describe("a question that no page answers", () => {
  const tabs = useTabs();

  it("comes to the inbox, becomes a page by the keyboard alone, is answered from it, and is closed", async () => {
    const project = await aProject({ modules: { voice: true, onboarding: false } });
    const visitor = await aVisitor(project.id);
    const ask = async (): Promise<ToolResult> => toolResult(await callTool(visitor, "ask", { question }));
    expect(await ask()).to.include({ status: "passed_on" });

    const page = await tabs.open(await tabs.newPerson(), `/inbox/#/${project.id}`);
    await signIn(page, await anAuthor(project.id));
    await page.getByRole("listitem").filter({ hasText: question }).waitFor();
    await tabTo(page, "Write a page instead", 20);
    await page.keyboard.press("Enter");

    await page.waitForURL(/\/editor\/#\/.*\/drafts\//);
    const tab = toEditorTab(page);
    await tab.source.and(page.locator("[data-language]")).waitFor();
    expect(await tab.title.inputValue()).to.equal(question);
    expect(await tab.text()).to.equal(`# ${question}\n\n`);
    await tab.source.focus();
    await page.keyboard.press("Control+End");
    await page.keyboard.type(words);
    await untilPageState(page, "Draft");
    await page.locator("button.primary", { hasText: "Publish" }).press("Enter");
    await page.getByText("It’s live.").waitFor();
    const pages = await firestore.collection(`projects/${project.id}/documents`).get();
    expect(pages.docs.map((one): unknown => [one.get("visibility"), one.get("content")])).to.deep.equal([
      ["live", `# ${question}\n\n${words}`],
    ]);
    expect(await storedDrafts(project.id)).to.deep.equal([]);

    const { result, widget } = await ask();
    expect(result).to.include(words);
    expect(requireCard({ widget }, "answer_card").data.sources).to.deep.equal([
      { title: question, slug: "do-you-repair-kayaks", language: "en", excerpt: words },
    ]);

    await page.getByRole("link", { name: "Pages" }).click();
    await page.getByRole("link", { name: "Inbox" }).click();
    await page.getByText("All caught up.").waitFor();
    await show(page, "State", "Done");
    await page.getByRole("listitem").filter({ hasText: question }).waitFor();
  });
});
