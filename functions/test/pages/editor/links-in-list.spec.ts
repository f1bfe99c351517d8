import { expect } from "chai";
import { FieldValue } from "firebase-admin/firestore";
import type { Page, Response } from "playwright-core";
import { texts as arabic } from "../../../../web/editor/late-texts/ar.ts";
import { texts as german } from "../../../../web/editor/late-texts/de.ts";
import { texts as english, type LateTexts } from "../../../../web/editor/late-texts/en.ts";
import { texts as spanish } from "../../../../web/editor/late-texts/es.ts";
import { texts as french } from "../../../../web/editor/late-texts/fr.ts";
import { texts as hebrew } from "../../../../web/editor/late-texts/he.ts";
import { texts as norwegian } from "../../../../web/editor/late-texts/nb.ts";
import { firestore } from "../../support/admin-app.ts";
import { aForeignDraft, aLivePage, aProject, aTemplate, type Fields, pageFields, type Project } from "../../support/projects.ts";
import { until } from "../../support/until.ts";
import { expectAccessible } from "../support/accessibility.ts";
import { comeBack } from "../support/desk.ts";
import { anAuthor, chooseInMenu, openEditor, toEditorTab } from "../support/editor-page.ts";
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

  const saidIn = async (page: Page, title: string): Promise<string> => (await row(page, title).innerText()).replace(/\s+/g, " ");

  const rendered = async (page: Page): Promise<unknown> => page.evaluate("new Promise((resolve) => setTimeout(resolve, 100))");

  /** Whether a response says what is at this address. */
  const isAbout =
    (slug: string) =>
    (response: Response): boolean =>
      new URL(response.url()).searchParams.get("slug") === slug;

  it("are said in words at their page, until the pages exist", async () => {
    const project = await aProject({ site_url: "https://site.example" });
    const content =
      "[a](/prices) [b](https://site.example/team) [c](https://elsewhere.example/x) [d](/about) [e](#f) `[g](/code)` ![h](/i.png)";
    await aForeignDraft(project, aPage("About", content));
    await aLivePage(project, aPage("Contact", "[about us](/about)"));
    await aLivePage(project, aPage("Home", "[contact](/contact)"));
    const page = await openList(project);
    await warningIn(page, "About").waitFor();
    expect(await saidIn(page, "About")).to.contain("aren’t on the site: /prices /team");
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

  it("follow what the author writes, and a screen reader says them with the page @nightly", async () => {
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
    await page.getByRole("link", { name: "Pages" }).click();
    await link.and(page.locator(":not([aria-description])")).waitFor();
    expect(await warningIn(page, "About").count()).to.equal(0);
  });

  it("are told only where that is known: beyond the loaded part of the list, the service is asked @nightly", async () => {
    const project = await aProject();
    const batch = firestore.batch();
    for (let index = 0; index < 130; index++) {
      const updated_at = new Date(Date.UTC(2026, 0, 1) - index * 60_000);
      const fields = aPage(`P${index}`, index === 0 ? "[last](/p98) [old](/p129) [none](/p130)" : "", { updated_at });
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
    expect(await saidIn(page, "P0,")).to.match(/aren’t on the site: \/p130 ?$/);
    expect(await warningIn(page, "Unreadable").count()).to.equal(0);
    // A new page pushes the last one out of the loaded part.
    await aLivePage(project, aPage("Newest", "", { updated_at: new Date() }));
    const askedAgain = page.waitForResponse(isAbout("p130"));
    await comeBack(page);
    await row(page, "Newest").waitFor();
    expect(await saidIn(page, "P0,")).to.match(/aren’t on the site: \/p130 ?$/);
    await askedAgain;
    await rendered(page);
    expect(await saidIn(page, "P0,")).to.match(/aren’t on the site: \/p130 ?$/);
  });

  it("are never said of what other programs have stored in other ways, or repaired without a word @nightly", async () => {
    const project = await aProject({ site: { live_agent_placement: "destination_page", live_agent_slug: "talk" } });
    const timeless = async (fields: Fields): Promise<void> => {
      const id = await aLivePage(project, fields);
      await firestore.doc(`projects/${project.id}/documents/${id}`).update({ updated_at: FieldValue.delete() });
    };
    await timeless(aPage("Imported", ""));
    await aForeignDraft(project, aPage("About", "[a](/imported) [b](/talk) [c](/nowhere)"));
    const home = await aLivePage(project, aPage("Home", "[a](/imported) [b](/talk) [c](/later) [d](/nowhere)"));
    const page = await openList(project);
    await warningIn(page, "About").waitFor();
    await warningIn(page, "Home").waitFor();
    expect(await saidIn(page, "About")).to.match(/aren’t on the site: \/nowhere ?$/);
    expect(await saidIn(page, "Home")).to.match(/aren’t on the site: \/later \/nowhere ?$/);
    await timeless(aPage("Later", ""));
    await firestore.doc(`projects/${project.id}/documents/${home}`).update({ content: "[a](/imported) [c](/later)" });
    await comeBack(page);
    await warningIn(page, "Home").waitFor({ state: "detached" });
    await timeless(aPage("Nowhere", ""));
    await comeBack(page);
    await warningIn(page, "About").waitFor({ state: "detached" });
  });

  it("are not those to where a page once was, as long as the site leads on to it @nightly", async () => {
    const project = await aProject();
    const doc_template_id = await aTemplate(project.id, [{ key: "slug", label: "Address", type: "text" }]);
    const team = await aLivePage(project, aPage("Team", "", { doc_template_id }));
    await aLivePage(project, aPage("Home", "[team](/team)"));
    await aForeignDraft(project, aPage("News", "[team](/team) [nothing](/nothing)"));
    const page = await openEditor(tabs, await tabs.newPerson(), await anAuthor(project.id), `#/${project.id}/pages/${team}`);
    const publishButton = page.locator("button.primary:enabled", { hasText: /^Publish$/ });
    const back = async (): Promise<void> => {
      await page.getByRole("link", { name: "Pages" }).click();
      await warningIn(page, "News").waitFor();
    };
    /** What the author is told before the draft that links to the team goes live. */
    const warnedOf = async (): Promise<readonly string[]> => {
      await page.getByRole("link", { name: /News/ }).click();
      await page.getByRole("button", { name: "Publish", exact: true }).click();
      const warning = page.locator(".caution").getByRole("listitem");
      await warning.first().waitFor();
      const said = await warning.allInnerTexts();
      await page.keyboard.press("Escape");
      await back();
      return said;
    };

    await page.getByRole("textbox", { name: "Address" }).fill("people");
    await page.getByRole("button", { name: "Publish changes…" }).click();
    await publishButton.click();
    await page.getByText("It’s live.").waitFor();
    const asked = page.waitForResponse(isAbout("team"));
    await back();
    await asked;
    await rendered(page);
    expect(await warningIn(page, "Home").count()).to.equal(0);
    expect(await saidIn(page, "News")).to.match(/aren’t on the site: \/nothing ?$/);
    expect(await warnedOf()).to.deep.equal(["/nothing"]);

    await page.getByRole("link", { name: /Team/ }).click();
    await chooseInMenu(page, "Unpublish…");
    await page.getByRole("button", { name: "Unpublish", exact: true }).click();
    await page.getByRole("button", { name: "Publish", exact: true }).waitFor();
    await back();
    await warningIn(page, "Home").waitFor();
    expect(await saidIn(page, "Home")).to.match(/aren’t on the site: \/team ?$/);
    expect(await warnedOf()).to.deep.equal(["/team", "/nothing"]);
  });

  it("cost a read for each text in sight, once, and again where something is missing @nightly", async () => {
    const project = await aProject();
    const batch = firestore.batch();
    for (let index = 0; index < 60; index++) {
      const updated_at = new Date(Date.UTC(2026, 0, 1) - index * 60_000);
      batch.set(
        firestore.doc(`projects/${project.id}/documents/p${index}`),
        pageFields(project, aPage(`P${index}`, index < 3 ? "[a](/b)" : "[a](/p0)", { updated_at })),
      );
    }
    await batch.commit();
    const read: string[] = [];
    const askedFor: string[] = [];
    const person = await tabs.newPerson();
    person.on("request", (request) => {
      if (request.method() !== "GET") return;
      const id = /\/docs\/(p\d+)$/.exec(request.url())?.[1];
      if (id !== undefined) read.push(id);
      const slug = new URL(request.url()).searchParams.get("slug");
      if (slug !== null) askedFor.push(slug);
    });
    const page = await openEditor(tabs, person, await anAuthor(project.id), `#/${project.id}`);
    for (const title of ["P0,", "P1,", "P2,"]) await warningIn(page, title).waitFor();
    await until(() => read.includes("p4"));
    expect(askedFor).to.deep.equal(["b"]);
    await firestore.doc(`projects/${project.id}/documents/p1`).update({ content: "", updated_at: new Date() });
    await comeBack(page);
    await warningIn(page, "P1,").waitFor({ state: "detached" });
    const timesRead = (id: string): number => read.filter((other) => other === id).length;
    await until(() => timesRead("p0") > 1 && timesRead("p2") > 1);
    expect(["p0", "p1", "p2"].map(timesRead)).to.deep.equal([2, 2, 2]);
    expect(["p3", "p4", "p59"].map(timesRead)).to.deep.equal([1, 1, 0]);
    expect(askedFor).to.deep.equal(["b", "b"]);
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
    it(`are told in ${language} @nightly`, async () => {
      const project = await aProject();
      await aForeignDraft(project, aPage("About", "[a](/nowhere)"));
      const person = await tabs.newPerson({ locale: language });
      const page = await openEditor(tabs, person, await anAuthor(project.id), `#/${project.id}`);
      await page.getByText(texts.links.lost).waitFor();
      await page.getByText("/nowhere").waitFor();
    });
  }
});
