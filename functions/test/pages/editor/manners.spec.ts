import { expect } from "chai";
import { firestore } from "../../support/admin-app.ts";
import { storedDrafts, storedMetadata } from "../../support/documents.ts";
import { aForeignDraft, aLivePage, aProject, aTemplate } from "../../support/projects.ts";
import { aDesk } from "../support/desk.ts";
import { focusedName } from "../support/keyboard.ts";
import { anAuthor, chooseInMenu, openDraft, openEditor, toEditorTab } from "../support/editor-page.ts";
import { useTabs } from "../support/tabs.ts";

const longOption = "An option whose label is so long that it is wider than any phone there is";

/** Small things that were wrong, hidden, or repeated too often. */
describe("the manners of the editor", () => {
  const tabs = useTabs();

  const manyFields = [
    { key: "layout", label: "Layout", type: "select", options: [longOption] },
    { key: "constructor", label: "Builder", type: "text" },
    ...Array.from({ length: 30 }, (_, index) => ({ key: `field${index}`, label: `Field ${index}`, type: "text" })),
  ];

  const openForm = async (width = 1280) => {
    const project = await aProject();
    const doc_template_id = await aTemplate(project.id, manyFields);
    const draftId = await aForeignDraft(project, { doc_template_id, metadata: { slug: "page" } });
    const tab = await openDraft(tabs, project, draftId, await anAuthor(project.id));
    await tab.page.setViewportSize({ width, height: 800 });
    // Where there is no room beside the text, the fields are shown when they are asked for.
    if (width < 1024) await chooseInMenu(tab.page, "Details");
    return { tab, project, draftId };
  };

  for (const width of [1280, 375]) {
    it(`keeps a long option within the form, and the focus out from under the header, ${width} px wide @nightly`, async () => {
      const { tab } = await openForm(width);
      const { page } = tab;
      const isTooWide = await page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth");
      expect(isTooWide).to.equal(false);
      const form = await page.locator("lectern-metadata-form").boundingBox();
      const select = await page.getByLabel("Layout").boundingBox();
      expect((select?.x ?? 0) + (select?.width ?? Infinity)).to.be.at.most((form?.x ?? 0) + (form?.width ?? 0) + 1);
      await page.getByRole("textbox", { name: "Field 29" }).focus();
      const hidden: string[] = [];
      for (let field = 28; field >= 0; field--) {
        await page.keyboard.press("Shift+Tab");
        const box = await page.getByRole("textbox", { name: `Field ${field}`, exact: true }).boundingBox();
        const header = await page.locator("header.bar").boundingBox();
        if ((box?.y ?? 0) < (header?.y ?? 0) + (header?.height ?? 0)) hidden.push(`Field ${field}`);
      }
      expect(hidden).to.deep.equal([]);
    });
  }

  it("takes a field for empty whose name every object has @nightly", async () => {
    const { tab, project, draftId } = await openForm();
    expect(await tab.page.getByText("This value doesn’t fit this field").count()).to.equal(0);
    await tab.page.getByRole("textbox", { name: "Builder" }).fill("Ada");
    await tab.save();
    expect(await storedMetadata(project.id, draftId)).to.deep.equal({ slug: "page", constructor: "Ada" });
  });

  it("says in a live region what is wrong, and that it is saved to who has asked, and nothing at every pause", async () => {
    const { tab } = await aDesk(tabs);
    const { page } = tab;
    await page.exposeFunction("heard", (sentence: string) => heard.push(sentence));
    const heard: string[] = [];
    await page.evaluate(`(() => {
      const region = document.querySelector("lectern-editor").shadowRoot.querySelector("lectern-draft-page").shadowRoot.querySelector("header [role=status]");
      new MutationObserver(() => region.textContent !== "" && heard(region.textContent)).observe(region, { characterData: true, childList: true, subtree: true });
    })()`);
    for (const word of ["one ", "two "]) {
      await tab.typeAtEnd(word);
      await tab.untilState("Not saved yet");
      await tab.untilSaved();
    }
    expect(heard).to.deep.equal([]);
    await tab.typeAtEnd("three");
    await tab.save();
    await page
      .getByRole("status")
      .filter({ hasText: /^Saved$/ })
      .waitFor({ state: "attached" });
    await page.context().setOffline(true);
    await tab.typeAtEnd("four");
    await tab.untilState("You’re offline.");
    await page.context().setOffline(false);
    await tab.untilSaved();
    expect(heard).to.deep.equal(["Saved", "Saved on this device. You’re offline. Your text will be saved later.", "Saved"]);
  });

  it("keeps the words of a title whole beside its languages, on a phone in large letters", async () => {
    const project = await aProject();
    for (const language of ["en", "nb", "de", "fr", "es"])
      await aLivePage(project, { slug: "hours", language, metadata: { title: "Opening hours", slug: "hours" } });
    const page = await openEditor(tabs, await tabs.newPerson(), await anAuthor(project.id), `#/${project.id}`);
    await page.setViewportSize({ width: 360, height: 640 });
    await page.locator("li .name").first().waitFor();
    await page.evaluate("void (document.documentElement.style.fontSize = '200%')");
    const [name, row] = await Promise.all([
      page.locator("li .name").first().boundingBox(),
      page.locator("li:has(.name)").first().boundingBox(),
    ]);
    expect((name?.width ?? 0) / (row?.width ?? 1)).to.be.above(0.5);
  });

  it("names each page in its title, so that tabs can be told apart @nightly", async () => {
    const { tab, project } = await aDesk(tabs);
    const { page } = tab;
    await tab.title.fill("About bread");
    await tab.save();
    expect(await page.title()).to.equal("About bread – Lectern editor");
    await page.getByRole("link", { name: "Pages" }).click();
    await page.getByRole("link", { name: "Settings" }).click();
    await page.getByRole("heading", { level: 1, name: "Assistant" }).waitFor();
    await page.waitForFunction("document.title === 'Settings – A site – Lectern inbox'");
    await page.getByRole("link", { name: "Pages", exact: true }).click();
    await page.getByText("1 page").waitFor();
    expect(await page.title()).to.equal(`Pages – ${project.id} – Lectern editor`);
  });

  it("begins a new page in its title, in the language of the project @nightly", async () => {
    const project = await aProject({ default_language: "nb" });
    for (const [slug, language] of [
      ["a", "en"],
      ["b", "en"],
      ["a", "nb"],
    ] as const)
      await aLivePage(project, { slug, language });
    const page = await openEditor(tabs, await tabs.newPerson(), await anAuthor(project.id), `#/${project.id}`);
    await page.getByText("2 pages").waitFor();
    await page.getByRole("button", { name: "New page" }).click();
    await page.getByRole("textbox", { name: "Title" }).and(page.locator(":focus")).waitFor();
    const language = page.getByRole("combobox", { name: "Language" });
    expect(await language.inputValue()).to.equal("nb");
    await page.keyboard.type("Åpningstider");
    await language.selectOption("Norwegian Nynorsk");
    await page.getByRole("textbox", { name: "Title" }).and(page.locator("[lang=nn]")).waitFor();
    await toEditorTab(page).save();
    expect((await storedDrafts(project.id)).map(({ fields }) => [fields?.["language"], fields?.["slug"]])).to.deep.equal([
      ["nn", "åpningstider"],
    ]);
  });

  it("speaks of fields by the names that the form has for them @nightly", async () => {
    const project = await aProject();
    const doc_template_id = await aTemplate(project.id, [
      { key: "title", label: "Headline", type: "text" },
      { key: "slug", label: "Address", type: "text" },
    ]);
    const draftId = await aForeignDraft(project, { doc_template_id, metadata: { title: "A page", slug: "page" } });
    const ada = await openDraft(tabs, project, draftId, await anAuthor(project.id));
    const headline = ada.page.getByRole("textbox", { name: "Headline" });
    await ada.page.getByRole("textbox", { name: "Address" }).fill("/page");
    await ada.page.keyboard.press("Control+s");
    await ada.untilState("Check what’s in Address.");
    await ada.page.getByRole("textbox", { name: "Address" }).fill("page");
    await ada.untilState(/saved$/i);
    await firestore.doc(`projects/${project.id}/documents/${draftId}`).update({ "metadata.title": "Theirs", updated_at: new Date() });
    await headline.fill("Mine");
    await ada.page.keyboard.press("Control+s");
    await ada.page
      .getByRole("group", { name: "Headline" })
      .getByRole("radio", { name: /: Theirs$/ })
      .waitFor();
  });

  it("previews what readers of GFM see, and leads nowhere out of the draft @nightly", async () => {
    const markdown = [
      "- [ ] open\n- [x] done\n",
      "| a | b |\n| --- | ---: |\n| 1 | 2 |\n",
      "https://example.com/bare and [about](/about) and [whole](https://example.com/) ![none](pic.png)[^1]\n",
      "[^1]: Source.\n",
      "> said\n",
    ].join("\n");
    const { tab } = await aDesk(tabs, markdown);
    await tab.page.getByRole("button", { name: "Preview" }).click();
    const preview = tab.page.getByRole("region", { name: "Preview" });
    await preview.getByRole("listitem").filter({ hasText: "☐ open" }).waitFor();
    await preview.getByRole("listitem").filter({ hasText: "☑ done" }).waitFor();
    await preview.getByRole("cell", { name: "2" }).and(tab.page.locator("[align='right']")).waitFor();
    const links = await preview.getByRole("link").all();
    expect(
      await Promise.all(links.map(async (link) => [await link.getAttribute("href"), await link.getAttribute("target")])),
    ).to.deep.equal([
      ["https://example.com/bare", "_blank"],
      ["https://example.com/", "_blank"],
    ]);
    await preview.getByText("[^1]: Source.").waitFor();
    await preview.getByText("about").click();
    expect(await focusedName(tab.page)).not.to.equal(undefined);
    expect(tab.page.url()).to.include("/drafts/");
  });
});
