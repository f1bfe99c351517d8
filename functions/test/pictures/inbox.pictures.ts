import type { StatisticsTexts } from "../../../web/inbox/statistics/statistics-texts.ts";
import { texts as englishStatistics } from "../../../web/inbox/statistics/texts/en.ts";
import { texts as hebrewStatistics } from "../../../web/inbox/statistics/texts/he.ts";
import type { SettingsTexts } from "../../../web/inbox/settings/settings-texts.ts";
import { texts as englishSettings } from "../../../web/inbox/settings/texts/en.ts";
import { texts as hebrewSettings } from "../../../web/inbox/settings/texts/he.ts";
import { texts as english } from "../../../web/inbox/texts/en.ts";
import { texts as hebrew } from "../../../web/inbox/texts/he.ts";
import type { Texts } from "../../../web/inbox/texts/texts.ts";
import { missedCallId } from "../../src/lib/answers/questions/message.ts";
import { storeCounts } from "../support/counts.ts";
import { aMessage, anOpenQuestion, storeMessage } from "../support/inbox-items.ts";
import { aLivePage, aProject } from "../support/projects.ts";
import { anAuthor } from "../pages/support/editor-page.ts";
import { useTabs } from "../pages/support/tabs.ts";
import { emptyAlbum, looks, takePicture, viewportOf } from "./support/album.ts";

interface Site {
  readonly texts: Texts;
  readonly settings: SettingsTexts;
  readonly statistics: StatisticsTexts;
  readonly locale: string;
  readonly language: string;
  readonly name: string;
  readonly pages: readonly string[];
  readonly questions: readonly string[];
  readonly message: string;
  readonly missed: string;
}

const sites: Readonly<Record<"ltr" | "rtl", Site>> = {
  ltr: {
    texts: english,
    settings: englishSettings,
    statistics: englishStatistics,
    locale: "en-GB",
    language: "en",
    name: "Fjell & Fjord Cycles",
    pages: ["Opening hours", "Spring service", "Electric bicycles", "About us"],
    questions: ["Do you repair kayaks?", "Can I park a trailer in front of the workshop over the weekend?"],
    message: "Please call me about the rear wheel: it still makes that noise.",
    missed: "A visitor could not reach you.",
  },
  rtl: {
    texts: hebrew,
    settings: hebrewSettings,
    statistics: hebrewStatistics,
    locale: "he-IL",
    language: "he",
    name: "פיאל ופיורד אופניים",
    pages: ["שעות פתיחה", "טיפול אביב", "אופניים חשמליים", "אודות"],
    questions: ["אתם מתקנים קיאקים?", "אפשר להחנות נגרר לפני הסדנה בסוף השבוע?"],
    message: "בבקשה התקשרו אליי בעניין הגלגל האחורי: הוא עדיין מרעיש.",
    missed: "מבקר לא הצליח להשיג אתכם.",
  },
};

const aSite = async ({ name, language, pages, questions, message, missed }: Site) => {
  const project = await aProject({ name, default_language: language, time_zone: "Europe/Oslo", manager_phone: "+4721985800" });
  for (const [index, question] of questions.entries())
    await anOpenQuestion(project.id, { question, language, asked_count: 4 - index, languages: [language, "nb"] });
  await aMessage(project.id, { text: message, language, name: "Noa Levi", email: "noa@people.example" });
  await storeMessage(project.id, missedCallId("caller"), { text: missed, language, uid: "caller", name: "Kari Nordmann" });
  const ids = await Promise.all(pages.map(async (title) => aLivePage(project, { language, metadata: { title } })));
  await storeCounts(project.id, ids, [language, "nb"]);
  return { project, author: await anAuthor(project.id) };
};

describe("pictures of the inbox", () => {
  const tabs = useTabs();
  before(async () => emptyAlbum("inbox"));

  for (const look of looks) {
    it(look.name, async () => {
      const site = sites[look.dir];
      const { texts, settings, statistics } = site;
      const { project, author } = await aSite(site);
      const person = await tabs.newPerson({ viewport: viewportOf(look), colorScheme: look.colorScheme, locale: site.locale });
      const page = await tabs.open(person, `/inbox/#/${project.id}`);
      await page.locator("#email").fill(author.email);
      await page.locator("#password").fill("correct horse");
      await page.keyboard.press("Enter");
      await page.getByText(texts.list.shown(4)).waitFor();
      await takePicture(page, "inbox-list", look);
      await page.getByRole("button", { name: texts.item.answer, exact: true }).first().click();
      await page.getByRole("textbox").fill("…");
      await takePicture(page, "inbox-answer", look);
      await page.goto(`/inbox/#/${project.id}/done`);
      await page.getByRole("dialog", { name: texts.app.unsaved }).waitFor();
      await takePicture(page, "inbox-leaving", look);
      await page.getByRole("button", { name: texts.app.leave, exact: true }).click();
      await page.getByText(texts.list.empty.done).waitFor();
      await takePicture(page, "inbox-empty", look);
      await page.goto(`/inbox/#/${project.id}/statistics`);
      await page.getByRole("heading", { name: statistics.questions }).waitFor();
      await takePicture(page, "inbox-statistics", look);
      await page.getByRole("heading", { name: statistics.pages }).scrollIntoViewIfNeeded();
      await takePicture(page, "inbox-pages", look);
      await page.goto(`/inbox/#/${project.id}/settings`);
      await page.getByRole("button", { name: settings.save }).waitFor();
      await takePicture(page, "inbox-settings", look);
    });
  }
});
