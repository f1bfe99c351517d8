import { expect } from "chai";
import { englishPages } from "../../../local/seed/pages-english.ts";
import { hebrewPages } from "../../../local/seed/pages-hebrew.ts";
import { norwegianPages } from "../../../local/seed/pages-norwegian.ts";
import { texts as english } from "../../../../web/voice/texts/en.ts";
import { texts as hebrew } from "../../../../web/voice/texts/he.ts";
import { texts as norwegian } from "../../../../web/voice/texts/nb.ts";
import { aLivePage, type Project } from "../../support/projects.ts";
import { microphoneThatSays } from "./support/microphones.ts";
import { useTalks } from "./support/talk.ts";
import { eventsOf, expectReleased } from "./support/witness.ts";

const pages = Object.entries({ en: englishPages, nb: norwegianPages, he: hebrewPages }).flatMap(([language, list]) =>
  list.map(({ slug, metadata, content }) => ({ slug, language, metadata: { slug, ...metadata }, content })),
);

const publishDemo = async (project: Project): Promise<unknown> => Promise.all(pages.map(async (page) => aLivePage(project, page)));

/** The fake of Gemini is told what the recording says: it detects speech without understanding it. */
const asked = [
  {
    language: "en",
    texts: english,
    dir: "ltr",
    question: "When are you open on Saturday?",
    answer: "Saturday: 10:00 to 15:00",
    source: "Opening hours",
  },
  {
    language: "nb",
    texts: norwegian,
    dir: "ltr",
    question: "Hva er åpningstidene på lørdag?",
    answer: "Lørdag: 10.00 til 15.00",
    source: "Åpningstider",
  },
  { language: "he", texts: hebrew, dir: "rtl", question: "מתי אתם פתוחים בשבת?", answer: "שבת: 10:00 עד 15:00", source: "שעות פתיחה" },
] as const;

describe("a question that is spoken @nightly", () => {
  const talks = useTalks(async () => microphoneThatSays("hours"));

  for (const { language, texts, dir, question, answer, source } of asked) {
    it(`is answered from the site, with its source: ${language}`, async () => {
      const talk = await talks.open({
        project: { default_language: language },
        profile: { language },
        tag: `placement="destination_page" lang="${language}"`,
        publish: publishDemo,
      });
      await talk.service.hear(question);
      await talk.page.getByRole("button", { name: texts.start, exact: true }).click();
      const transcript = talk.page.getByRole("list", { name: texts.transcript }).locator("[part~=caption]");
      await transcript.filter({ hasText: question }).waitFor();
      const card = talk.page.getByRole("article").filter({ hasText: answer });
      await card.waitFor();
      expect(await card.getAttribute("dir")).to.equal(dir);
      expect(await card.getByRole("blockquote").innerText()).to.include(answer);
      expect(await card.locator("[part~=sources]").innerText(), "the page that is quoted").to.equal(source);
      await transcript.filter({ hasText: answer }).waitFor();
      const calls = (await eventsOf(talk.page, "tool")).map(({ name, phase }) => `${String(name)} ${String(phase)}`);
      expect(calls).to.deep.equal(["ask called", "ask answered"]);
      await talk.page.getByRole("button", { name: texts.end, exact: true }).click();
      await expectReleased(talk.page);
    });
  }
});
