import { expect } from "chai";
import { firestore } from "../../support/admin-app.ts";
import { anAgent, type TestAgent } from "../../support/agents.ts";
import { storedMetadata, storedPage, storedVersions } from "../../support/documents.ts";
import { aForeignDraft, anEditor, aProject, type Project } from "../../support/projects.ts";
import { opened, saved } from "../../support/replies.ts";
import { stack } from "../../support/stack-addresses.ts";
import { until } from "../../support/until.ts";
import { expectAccessible } from "../support/accessibility.ts";
import { comeBack } from "../support/desk.ts";
import { anAuthor, type Author, chooseInMenu, type EditorTab, openDraft, openEditor, toEditorTab } from "../support/editor-page.ts";
import { tabTo } from "../support/keyboard.ts";
import { useTabs } from "../support/tabs.ts";

const content = "We bake bread.\n\nA loaf is 60 kr.\n\nClosed on Sundays.\n";

describe("what a key has changed, in the editor", () => {
  const tabs = useTabs();

  interface Scene {
    readonly project: Project;
    readonly draftId: string;
    readonly ada: Author;
    readonly bot: TestAgent;
    /** The key replaces passages, and maybe the title. */
    readonly change: (passages: Readonly<Record<string, string>>, title?: string) => Promise<void>;
    readonly stored: () => Promise<unknown>;
  }

  const aScene = async (): Promise<Scene> => {
    const project = await aProject();
    const draftId = await aForeignDraft(project, { content, metadata: { title: "Bakery", slug: "bakery" } });
    const bot = await anAgent(stack.hostingUrl, project.id, ["read", "write"], "Content bot");
    return {
      project,
      draftId,
      ada: await anAuthor(project.id),
      bot,
      change: async (passages, title) => {
        const { tag } = await bot.use("read_draft", { draftId });
        const replacements = Object.entries(passages).map(([old_text, new_text]) => ({ old_text, new_text }));
        await bot.use("save_draft", { draftId, tag, replacements, ...(title !== undefined && { metadata: { title } }) });
      },
      stored: async () => (await storedPage(project.id, draftId))?.["content"],
    };
  };

  const press = async ({ page }: EditorTab, name: string): Promise<void> => page.getByRole("button", { name, exact: true }).click();

  /** Waits until the page has asked what others have done. */
  const reload = async ({ page }: EditorTab): Promise<void> => {
    await Promise.all([page.waitForResponse(/\/versions$/), page.reload()]);
    await toEditorTab(page).source.and(page.locator("[data-language]")).waitFor();
  };

  it("while nobody looked is counted, and kept, undone and edited, by keyboard alone; all of it stays in the versions", async () => {
    const { project, draftId, ada, change, stored } = await aScene();
    const tab = await openDraft(tabs, project, draftId, ada);
    const { page } = tab;
    const pressed = async (name: string): Promise<readonly (string | null)[]> =>
      Promise.all((await page.getByRole("button", { name, exact: true }).all()).map(async (one) => one.getAttribute("aria-pressed")));
    await page.goto(`/editor/#/${project.id}`);
    await change({ "60 kr": "64 kr", "We bake bread.": "We bake the best bread of the world." }, "Best Bakery");
    const byKey = "We bake the best bread of the world.\n\nA loaf is 64 kr.\n\nClosed on Sundays.\n";
    await page.reload();
    await page.getByRole("listitem").filter({ hasText: "Content bot" }).waitFor();
    await page.getByRole("link", { name: "Edit Best Bakery, English" }).click();
    await page.getByText("Content bot made 3 changes.").waitFor();
    await expectAccessible(page, "key-changes");
    await tabTo(page, "Look at them", 40);
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Content bot changed this" }).waitFor();
    await page.getByRole("button", { name: "Undo", exact: true }).nth(2).waitFor();
    await expectAccessible(page, "key-changes-compared");
    // The title is kept; the first passage is undone.
    await tabTo(page, "Keep", 10);
    await page.keyboard.press("Enter");
    await tabTo(page, "Undo", 1);
    await tabTo(page, "Keep", 2);
    await tabTo(page, "Undo", 1);
    await page.keyboard.press("Space");
    expect(await pressed("Undo")).to.deep.equal(["false", "true", "false"]);
    expect(await pressed("Keep")).to.deep.equal(["true", "false", "true"]);
    await tabTo(page, "Done", 10);
    await page.keyboard.press("Enter");
    await tab.untilSaved();
    expect(await stored()).to.equal("We bake bread.\n\nA loaf is 64 kr.\n\nClosed on Sundays.\n");
    // The last one is edited further.
    await tab.replaceWord("64", "65");
    await tab.save();
    expect(await stored()).to.equal("We bake bread.\n\nA loaf is 65 kr.\n\nClosed on Sundays.\n");
    expect(await storedMetadata(project.id, draftId)).to.deep.equal({ title: "Best Bakery", slug: "bakery" });
    const texts = (await storedVersions(project.id, draftId)).map(({ fields }) => fields?.["content"]);
    expect(texts).to.deep.equal([content, byKey]);
    await chooseInMenu(tab.page, "Versions");
    await page.getByRole("button", { name: /Content bot/ }).waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await reload(tab);
    expect(await page.getByText("Content bot changed").count()).to.equal(0);
  });

  it("stays marked until the author decides, through their own saves and a reload, with the key's present name", async () => {
    const { project, draftId, ada, bot, change, stored } = await aScene();
    await change({ "60 kr": "64 kr" });
    const tab = await openDraft(tabs, project, draftId, ada);
    await tab.page.getByText("Content bot made 1 change.").waitFor();
    await tab.typeAtEnd("Open at 7.\n");
    await tab.save();
    await firestore.doc(`projects/${project.id}/api_keys/${bot.keyId}`).update({ name: "Price bot", revoked_at: new Date() });
    await reload(tab);
    await tab.page.getByText("Price bot made 1 change.").waitFor();
    await press(tab, "Look at it");
    await tab.page.getByRole("button", { name: "Undo", exact: true }).waitFor();
    await tab.page.keyboard.press("Escape");
    await press(tab, "Look at it");
    await press(tab, "Undo all");
    await tab.untilSaved();
    expect(await stored()).to.equal(`${content}Open at 7.\n`);
    await firestore.doc(`projects/${project.id}/api_keys/${bot.keyId}`).delete();
    await reload(tab);
    expect(await tab.page.getByText("made 1 change").count()).to.equal(0);
  });

  it("is undone beside what others save meanwhile: nothing of theirs is lost", async () => {
    const { project, draftId, ada, change, stored } = await aScene();
    await change({ "60 kr": "64 kr", "on Sundays": "on Mondays" });
    const tab = await openDraft(tabs, project, draftId, ada);
    const noa = await anEditor(project);
    const saveAsNoa = async (from: string, to: string): Promise<void> => {
      const { doc, etag } = opened(await noa.read(draftId));
      const edit = { draftId, metadata: {}, content: doc.content.replace(from, to), language: "en" };
      saved(await noa.save(edit, { "If-Match": etag }));
    };
    await press(tab, "Look at them");
    await tab.page.getByRole("button", { name: "Undo", exact: true }).nth(1).waitFor();
    // One save that the page learns of while the dialog is open, of a place that is undone then; and one that it meets with its own save.
    await saveAsNoa("64 kr", "66 kr");
    await comeBack(tab.page);
    await until(async () => (await tab.text()).includes("66 kr"));
    await saveAsNoa("We bake", "We have always baked");
    await press(tab, "Undo all");
    await tab.page.getByText("Someone changed one of these passages in the meantime.").waitFor();
    const both = "We have always baked bread.\n\nA loaf is 66 kr.\n\nClosed on Sundays.\n";
    await until(async () => (await stored()) === both);
    expect(await tab.text()).to.equal(both);
  });

  it("while the page is open is told with the key's name, beside what the author types", async () => {
    const { project, draftId, ada, change, stored } = await aScene();
    const tab = await openDraft(tabs, project, draftId, ada);
    await change({ "60 kr": "64 kr" });
    await comeBack(tab.page);
    await tab.page.getByText("Content bot made 1 change.").waitFor();
    await change({ "on Sundays": "on Mondays" }, "Best Bakery");
    await tab.typeAtStart("Welcome!\n\n");
    await tab.save();
    await tab.page.getByText("Content bot made 3 changes.").waitFor();
    expect(await tab.page.getByText("Someone else changed this draft").count()).to.equal(0);
    expect(await tab.page.locator(".notice").count()).to.equal(1);
    await press(tab, "Look at them");
    // The title, and the first passage.
    const undo = tab.page.getByRole("button", { name: "Undo", exact: true });
    await undo.nth(2).waitFor();
    for (const place of [0, 1]) await undo.nth(place).click();
    await press(tab, "Done");
    await tab.untilSaved();
    await until(async () => (await stored()) === "Welcome!\n\nWe bake bread.\n\nA loaf is 60 kr.\n\nClosed on Mondays.\n");
    expect(await storedMetadata(project.id, draftId)).to.deep.equal({ title: "Bakery", slug: "bakery" });
    expect(await tab.page.locator(".notice").count()).to.equal(0);
  });

  it("is named where it meets what the author types, with the key's name, whoever has saved elsewhere since", async () => {
    const { project, draftId, ada, change } = await aScene();
    const tab = await openDraft(tabs, project, draftId, ada);
    await change({ "We bake bread.": "We bake the best bread." });
    const noa = await anEditor(project);
    const { doc, etag } = opened(await noa.read(draftId));
    const since = { draftId, metadata: {}, content: doc.content.replace("on Sundays", "on Mondays"), language: "en" };
    saved(await noa.save(since, { "If-Match": etag }));
    await tab.typeAtStart("Welcome! ");
    await tab.page.keyboard.press("Control+s");
    await tab.page.getByRole("dialog", { name: "The API key “Content bot” changed this paragraph too" }).waitFor();
    await expectAccessible(tab.page, "conflict-with-key");
  });

  for (const [locale, sentence, look, heading, conflict] of [
    ["he", "Content bot: 2 שינויים.", "לצפייה", "השינויים של Content bot", "הפסקה הזאת שונתה גם על ידי מפתח ה־API ״Content bot״"],
    ["ar", "مواضع غيّرها Content bot: 2.", "عرضها", "تغييرات Content bot", "غيّر مفتاح API «Content bot» هذه الفقرة أيضًا"],
    [
      "de",
      "Content bot: 2 Stellen geändert.",
      "Ansehen",
      "Änderungen: Content bot",
      "Der API-Schlüssel „Content bot“ hat diesen Absatz auch geändert",
    ],
    ["es", "Content bot: 2 cambios.", "Verlos", "Cambios: Content bot", "La clave de API «Content bot» también ha cambiado este párrafo"],
    [
      "fr",
      "Content bot : 2 passages modifiés.",
      "Voir",
      "Modifications\u00a0: Content bot",
      "La clé «\u00a0Content bot\u00a0» a aussi modifié ce paragraphe",
    ],
    [
      "nb",
      "Content bot har endret 2 steder.",
      "Se på endringene",
      "Endringer: Content bot",
      "API-nøkkelen «Content bot» har også endret dette avsnittet",
    ],
  ] as const)
    it(`is said and shown in ${locale}${locale === "he" ? "" : " @nightly"}`, async () => {
      const { project, draftId, ada, change } = await aScene();
      await change({ "60 kr": "64 kr" }, "Best Bakery");
      const page = await openEditor(tabs, await tabs.newPerson({ locale }), ada, `#/${project.id}/drafts/${draftId}`);
      await page.getByText(sentence).waitFor();
      await page.getByRole("button", { name: look, exact: true }).click();
      await page.getByRole("heading", { name: heading }).waitFor();
      await page.locator("lectern-comparison button").nth(1).waitFor();
      await expectAccessible(page, `key-changes-${locale}`);
      await page.keyboard.press("Escape");
      await change({ "We bake bread.": "We bake the best bread." });
      await page.locator(".cm-content").focus();
      await page.keyboard.press("Control+Home");
      await page.keyboard.insertText("1. ");
      await page.keyboard.press("Control+s");
      await page.getByRole("heading", { name: conflict, exact: true }).waitFor();
    });
});
