import type { BrowserContextOptions, Page } from "playwright-core";
import { texts as late } from "../../../web/editor/late-texts/en.ts";
import { texts } from "../../../web/editor/texts/en.ts";
import { aForeignDraft, aLivePage, aProject, aTemplate } from "../support/projects.ts";
import { anAuthor } from "../pages/support/editor-page.ts";
import { useTabs } from "../pages/support/tabs.ts";
import { desktop, phone, takePicture } from "./support/take-picture.ts";

const language = "en";

const pages: readonly (readonly [title: string, slug: string])[] = [
  ["About us", "about"],
  ["Opening hours", "opening-hours"],
  ["Spring service", "spring-service"],
  ["Electric bicycles", "electric"],
  ["Talk to us", "contact"],
];

const content =
  "Fjell & Fjord Cycles has repaired bicycles in Bergen **since 2006**. Two mechanics, one workshop, and [a shop](/contact) of the things that we ride ourselves.\n\n## Our story\n\nWe began in a garage with one stand and a box of tools.\n\n- [x] Repairs while you wait\n- [ ] Wheels built to measure\n\n> They found the noise that three others had not.\n\n| Service | Price |\n| --- | ---: |\n| Small | 490 |\n| Large | 1290 |\n";

const aSite = async () => {
  const project = await aProject({ name: "Fjell & Fjord Cycles", default_language: language, site_url: "https://site.example" });
  const doc_template_id = await aTemplate(project.id, [
    { key: "title", label: "Title", type: "text", required: true },
    { key: "slug", label: "Address", type: "text", required: true, max_length: 200 },
    { key: "summary", label: "Summary", type: "textarea", max_length: 300 },
    { key: "topics", label: "Topics", type: "tags" },
  ]);
  const people = { "Ingrid Solberg": 4, "Ada Berg": 90 };
  const authors = await Promise.all(Object.keys(people).map(async (person) => anAuthor(project.id, person)));
  const metadataOf = (index: number) => {
    const [head = "", address = ""] = pages[index] ?? [];
    return { title: head, slug: address, summary: content.slice(0, 80), topics: ["workshop", "team"] };
  };
  await Promise.all(
    pages.map(async ([, address], index) => {
      const updated_at = new Date(Date.now() - (index + 1) * (index + 1) * 3_600_000);
      const fields = {
        slug: address,
        language,
        metadata: metadataOf(index),
        content: index === 2 ? content.replace("/contact", "/winter") : content,
        doc_template_id,
        updated_at,
        updated_by: authors[index % 2]?.uid,
      };
      if (index !== 2) await aLivePage(project, fields);
      if (index === 0 || index === 2) await aForeignDraft(project, { ...fields, updated_at: new Date(Date.now() - 120_000) });
    }),
  );
  const [author] = authors;
  if (author === undefined) throw new Error("A site has authors.");
  return { project, author };
};

describe("pictures of the editor", () => {
  const tabs = useTabs();

  const open = async (window: BrowserContextOptions): Promise<{ readonly page: Page; readonly projectId: string }> => {
    const { project, author } = await aSite();
    const page = await tabs.open(await tabs.newPerson({ ...window, locale: "en-GB" }), `/editor/#/${project.id}`);
    await page.getByLabel(texts.signIn.email).fill(author.email);
    await page.getByLabel(texts.signIn.password).fill("correct horse");
    await page.keyboard.press("Enter");
    await page.getByText(texts.list.shown(5, 5, 1)).waitFor();
    await page.getByText(late.links.lost).waitFor();
    return { page, projectId: project.id };
  };

  it("the list, on a phone", async () => {
    const { page } = await open(phone);
    await takePicture(page, "editor-list-phone");
  });

  it("a draft, and how it is published", async () => {
    const { page, projectId } = await open(desktop);
    const openPage = async (index: number): Promise<void> => page.getByRole("link", { name: pages[index]?.[0] ?? "" }).click();
    await openPage(0);
    await page.locator("[data-language]").waitFor();
    await takePicture(page, "editor-draft");
    await page.goto(`/editor/#/${projectId}`);
    await openPage(1);
    await page.locator("[data-language]").click();
    await page.keyboard.press("Control+End");
    await page.keyboard.insertText("Talk to us");
    await page.getByRole("button", { name: texts.publish.changes, exact: true }).click();
    await page.getByRole("button", { name: texts.publish.schedule }).click();
    await page.getByRole("insertion").first().waitFor();
    await takePicture(page, "editor-publish");
  });
});
