import type { Page } from "playwright-core";
import { lateTexts as englishLate, type LateTexts } from "../../../web/editor/late-texts/en.ts";
import { lateTexts as hebrewLate } from "../../../web/editor/late-texts/he.ts";
import { texts as english, type Texts } from "../../../web/editor/texts/en.ts";
import { texts as hebrew } from "../../../web/editor/texts/he.ts";
import { aForeignDraft, aLivePage, aProject, aTemplate } from "../support/projects.ts";
import { anAuthor } from "../pages/support/editor-page.ts";
import { useTabs } from "../pages/support/tabs.ts";
import { emptyAlbum, type Look, looks, takePicture, viewportOf } from "./support/album.ts";

interface Site {
  readonly texts: Texts;
  readonly late: LateTexts;
  readonly locale: string;
  readonly language: string;
  readonly name: string;
  readonly pages: readonly (readonly [title: string, slug: string])[];
  readonly content: string;
  readonly labels: readonly [title: string, slug: string, summary: string, topics: string];
}

const sites: Readonly<Record<"ltr" | "rtl", Site>> = {
  ltr: {
    texts: english,
    late: englishLate,
    locale: "en-GB",
    language: "en",
    name: "Fjell & Fjord Cycles",
    pages: [
      ["About us", "about"],
      ["Opening hours", "opening-hours"],
      ["Spring service", "spring-service"],
      ["Electric bicycles", "electric"],
      ["Talk to us", "contact"],
    ],
    content:
      "Fjell & Fjord Cycles has repaired bicycles in Bergen **since 2006**. Two mechanics, one workshop, and [a shop](/contact) of the things that we ride ourselves.\n\n## Our story\n\nWe began in a garage with one stand and a box of tools.\n\n- [x] Repairs while you wait\n- [ ] Wheels built to measure\n\n> They found the noise that three others had not.\n\n| Service | Price |\n| --- | ---: |\n| Small | 490 |\n| Large | 1290 |\n",
    labels: ["Title", "Address", "Summary", "Topics"],
  },
  rtl: {
    texts: hebrew,
    late: hebrewLate,
    locale: "he-IL",
    language: "he",
    name: "פיאל ופיורד אופניים",
    pages: [
      ["אודות", "about"],
      ["שעות פתיחה", "opening-hours"],
      ["טיפול אביב", "spring-service"],
      ["אופניים חשמליים", "electric"],
      ["דברו איתנו", "contact"],
    ],
    content:
      "אנחנו מתקנים אופניים בברגן **מאז 2006**. שני מכונאים, סדנה אחת ו[חנות](/contact) של הדברים שאנחנו רוכבים עליהם.\n\n## הסיפור שלנו\n\nהתחלנו במוסך עם מעמד אחד וארגז כלים.\n\n- [x] תיקונים במקום\n- [ ] גלגלים לפי מידה\n\n> הם מצאו את הרעש ששלושה אחרים לא מצאו.\n\n| שירות | מחיר |\n| --- | ---: |\n| קטן | 490 |\n| גדול | 1290 |\n",
    labels: ["כותרת", "כתובת", "תקציר", "נושאים"],
  },
};

const aSite = async ({ language, name, pages, content, labels: [title, slug, summary, topics] }: Site) => {
  const project = await aProject({ name, default_language: language, site_url: "https://site.example" });
  const doc_template_id = await aTemplate(project.id, [
    { key: "title", label: title, type: "text", required: true },
    { key: "slug", label: slug, type: "text", required: true, max_length: 200 },
    { key: "summary", label: summary, type: "textarea", max_length: 300 },
    { key: "topics", label: topics, type: "tags" },
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
  before(async () => emptyAlbum("editor"));

  for (const look of looks) {
    it(look.name, async () => {
      const site = sites[look.dir];
      const { project, author } = await aSite(site);
      const person = await tabs.newPerson({ viewport: viewportOf(look), colorScheme: look.colorScheme, locale: site.locale });
      const page = await tabs.open(person, `/editor/#/${project.id}`);
      await page.getByLabel(site.texts.signIn.email).waitFor();
      await takePicture(page, "editor-sign-in", look);
      await page.getByLabel(site.texts.signIn.email).fill(author.email);
      await page.getByLabel(site.texts.signIn.password).fill("correct horse");
      await page.keyboard.press("Enter");
      await walk(page, site, look, project.id);
    });
  }
});

const walk = async (page: Page, { texts, late, pages }: Site, look: Look, projectId: string): Promise<void> => {
  const take = async (state: string): Promise<void> => takePicture(page, `editor-${state}`, look);
  const press = async (name: string): Promise<void> => page.getByRole("button", { name, exact: true }).click();
  await page.getByText(texts.list.shown(5, 5)).waitFor();
  await page.getByText(late.links.lost).waitFor();
  await take("list");
  await press(texts.list.newPage);
  await page.getByRole("textbox", { name: late.newPage.title }).waitFor();
  await take("new-page");
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: pages[0]?.[0] ?? "" }).click();
  await page.locator("[data-language]").waitFor();
  await take("draft");
  await press(texts.draft.preview);
  await page.getByRole("region", { name: texts.draft.preview }).getByRole("table").waitFor();
  await take("preview");
  await press(texts.draft.preview);
  if (look.isPhone) {
    await press(texts.draft.page);
    await take("fields");
    await press(texts.draft.closePage);
  }
  await page.locator("[data-language]").click();
  await page.keyboard.press("Control+End");
  await page.keyboard.type("\n/");
  await page.getByRole("listbox").waitFor();
  await take("slash-menu");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Backspace");
  await press(texts.source.find);
  await page.getByRole("textbox", { name: texts.source.phrases["Find"] ?? "", exact: true }).waitFor();
  await take("find");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox").last().waitFor();
  await take("palette");
  await page.keyboard.press("Escape");
  await page.locator("[data-language]").click();
  await page.keyboard.press("Control+a");
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: late.links.heading }).waitFor();
  await page.getByRole("listbox").getByRole("option").nth(2).waitFor();
  await take("link");
  await page.keyboard.press("Escape");
  await page.locator("lectern-menu").getByRole("button").first().click();
  await take("menu");
  await page.keyboard.press("Escape");
  await page.context().setOffline(true);
  await page.locator("[data-language]").click();
  await page.keyboard.press("Control+End");
  await page.keyboard.insertText("…");
  await page.locator(".trouble").waitFor();
  await take("offline");
  await page.context().setOffline(false);
  await page.locator(".trouble").waitFor({ state: "detached" });
  await page.goto(`/editor/#/${projectId}`);
  await page.getByRole("link", { name: pages[1]?.[0] ?? "" }).click();
  await page.locator("[data-language]").click();
  await page.keyboard.press("Control+End");
  await page.keyboard.insertText(pages[4]?.[0] ?? "");
  await press(texts.publish.changes);
  await page.getByRole("radio", { name: late.publish.later }).check();
  await page.locator(".cm-changedText, .cm-insertedLine, .cm-changedLine").first().waitFor();
  await take("publish");
  await page.keyboard.press("Escape");
  await page.goto("/editor/#/");
  await page.getByRole("heading", { name: texts.app.projects }).waitFor();
  await take("sites");
};
