import { expect } from "chai";
import type { Page } from "playwright-core";
import { lateTexts as arabic } from "../../../../web/editor/late-texts/ar.ts";
import { lateTexts as german } from "../../../../web/editor/late-texts/de.ts";
import { lateTexts as english, type LateTexts } from "../../../../web/editor/late-texts/en.ts";
import { lateTexts as spanish } from "../../../../web/editor/late-texts/es.ts";
import { lateTexts as french } from "../../../../web/editor/late-texts/fr.ts";
import { lateTexts as hebrew } from "../../../../web/editor/late-texts/he.ts";
import { lateTexts as norwegian } from "../../../../web/editor/late-texts/nb.ts";
import { firestore } from "../../support/admin-app.ts";
import { aForeignDraft, aLivePage, aProject, type Fields, pageFields, type Project } from "../../support/projects.ts";
import { expectAccessible } from "../support/accessibility.ts";
import { anAuthor, openEditor, toEditorTab } from "../support/editor-page.ts";
import { useTabs } from "../support/tabs.ts";

describe("links that lead nowhere, in the list of pages", () => {
  const tabs = useTabs();

  const aPage = (title: string, content: string, fields: Fields = {}): Fields => {
    const slug = title.toLowerCase();
    return { slug, metadata: { title, slug }, content, ...fields };
  };

  const openList = async (project: Project): Promise<Page> =>
    openEditor(tabs, await tabs.newPerson(), await anAuthor(project.id), `#/${project.id}`);

  const row = (page: Page, title: string) =>
    page.getByRole("listitem").filter({ has: page.getByRole("link", { name: new RegExp(title) }) });

  const warningIn = (page: Page, title: string) => row(page, title).getByText(english.links.lost);

  /** A headless window never gets the focus: the test plays the browser's part, some time later. */
  const comeBack = async (page: Page): Promise<unknown> =>
    page.evaluate("{ const now = Date.now; Date.now = () => now() + 60_000; dispatchEvent(new Event('focus')); }");

  it("are said in words at their page, until the pages exist", async () => {
    const project = await aProject({ site_url: "https://site.example" });
    const content =
      "[a](/prices) [b](https://site.example/team) [c](https://elsewhere.example/x) [d](/about) [e](#f) `[g](/code)` ![h](/i.png)";
    await aForeignDraft(project, aPage("About", content));
    await aLivePage(project, aPage("Contact", "[about us](/about)"));
    await aLivePage(project, aPage("Home", "[contact](/contact)"));
    const page = await openList(project);
    await warningIn(page, "About").waitFor();
    expect((await row(page, "About").innerText()).replace(/\s+/g, " ")).to.contain("not on the site: /prices /team");
    // A draft is not on the site, so visitors of a live page cannot follow a link to it.
    await warningIn(page, "Contact").waitFor();
    expect(await warningIn(page, "Home").count()).to.equal(0);
    await expectAccessible(page, "list-lost-links");
    await aForeignDraft(project, aPage("Prices", ""));
    await aLivePage(project, aPage("Team", ""));
    await aLivePage(project, { ...aPage("About", ""), updated_at: new Date("2026-01-01") });
    await comeBack(page);
    await warningIn(page, "About").waitFor({ state: "detached" });
    await warningIn(page, "Contact").waitFor({ state: "detached" });
  });

  it("follow what the author writes, and a screen reader says them with the page", async () => {
    const project = await aProject();
    await aForeignDraft(project, aPage("About", "[a](/abuot)"));
    const page = await openList(project);
    await warningIn(page, "About").waitFor();
    const link = page.getByRole("link", { name: /About/ });
    expect(await link.getAttribute("aria-description")).to.equal(`${english.links.lost} /abuot`);
    await link.click();
    const tab = toEditorTab(page);
    await tab.source.and(page.locator("[data-language]")).waitFor();
    await tab.replaceWord("abuot", "about");
    await tab.save();
    await page.getByRole("link", { name: "All pages" }).click();
    await link.and(page.locator(":not([aria-description])")).waitFor();
    expect(await warningIn(page, "About").count()).to.equal(0);
  });

  it("are told only where that is known: beyond the loaded part of the list, the service is asked", async () => {
    const project = await aProject();
    const batch = firestore.batch();
    for (let index = 0; index < 130; index++) {
      const updated_at = new Date(Date.UTC(2026, 0, 1) - index * 60_000);
      const fields = aPage(`P${index}`, index === 0 ? "[old](/p129) [none](/p130)" : "", { updated_at });
      batch.set(firestore.doc(`projects/${project.id}/documents/p${index}`), pageFields(project, fields));
    }
    batch.set(
      firestore.doc(`projects/${project.id}/documents/unreadable`),
      pageFields(project, { ...aPage("Unreadable", ""), content: ["[a](/nowhere)"] }),
    );
    await batch.commit();
    const page = await openList(project);
    await warningIn(page, "P0,").waitFor();
    await page.getByText("The newest 100 pages.").waitFor();
    expect((await row(page, "P0,").innerText()).replace(/\s+/g, " ")).to.match(/not on the site: \/p130 ?$/);
    expect(await warningIn(page, "Unreadable").count()).to.equal(0);
  });

  it("cost a read for each text in sight, once", async () => {
    const project = await aProject();
    const batch = firestore.batch();
    for (let index = 0; index < 60; index++) {
      const updated_at = new Date(Date.UTC(2026, 0, 1) - index * 60_000);
      batch.set(
        firestore.doc(`projects/${project.id}/documents/p${index}`),
        pageFields(project, aPage(`P${index}`, "[a](/b)", { updated_at })),
      );
    }
    await batch.commit();
    const read: string[] = [];
    const person = await tabs.newPerson();
    person.on("request", (request) => {
      const id = /\/docs\/(p\d+)$/.exec(request.url())?.[1];
      if (id !== undefined && request.method() === "GET") read.push(id);
    });
    const page = await openEditor(tabs, person, await anAuthor(project.id), `#/${project.id}`);
    await warningIn(page, "P2,").waitFor();
    await firestore.doc(`projects/${project.id}/documents/p1`).update({ content: "", updated_at: new Date() });
    await comeBack(page);
    await warningIn(page, "P1,").waitFor({ state: "detached" });
    expect(read).to.include("p0");
    expect(read).not.to.include("p59");
    expect(read.filter((id) => id !== "p1")).to.have.lengthOf(new Set(read).size - 1);
  });

  const languages: Readonly<Record<string, LateTexts>> = {
    ar: arabic,
    de: german,
    es: spanish,
    fr: french,
    he: hebrew,
    nb: norwegian,
  };
  for (const [language, texts] of Object.entries(languages)) {
    it(`are told in ${language}`, async () => {
      const project = await aProject();
      await aForeignDraft(project, aPage("About", "[a](/nowhere)"));
      const person = await tabs.newPerson({ locale: language });
      const page = await openEditor(tabs, person, await anAuthor(project.id), `#/${project.id}`);
      await page.getByText(texts.links.lost).waitFor();
      await page.getByText("/nowhere").waitFor();
    });
  }
});
