import { texts } from "../../../web/inbox/texts/en.ts";
import { missedCallId } from "../../src/lib/answers/questions/message.ts";
import { aMessage, anOpenQuestion, storeMessage } from "../support/inbox-items.ts";
import { aProject } from "../support/projects.ts";
import { anAuthor } from "../pages/support/editor-page.ts";
import { useTabs } from "../pages/support/tabs.ts";
import { desktop, takePicture } from "./support/take-picture.ts";

const language = "en";

const questions = ["Do you repair kayaks?", "Can I park a trailer in front of the workshop over the weekend?"];

const aSite = async () => {
  const project = await aProject({ name: "Fjell & Fjord Cycles", default_language: language, manager_phone: "+4721985800" });
  for (const [index, question] of questions.entries())
    await anOpenQuestion(project.id, { question, language, asked_count: 4 - index, languages: [language, "nb"] });
  const text = "Please call me about the rear wheel: it still makes that noise.";
  await aMessage(project.id, { text, language, name: "Noa Levi", email: "noa@people.example" });
  const missed = { text: "A visitor could not reach you.", language, uid: "caller", name: "Kari Nordmann" };
  await storeMessage(project.id, missedCallId("caller"), missed);
  return { project, author: await anAuthor(project.id) };
};

describe("picture of the inbox", () => {
  const tabs = useTabs();

  it("its list", async () => {
    const { project, author } = await aSite();
    const page = await tabs.open(await tabs.newPerson({ ...desktop, locale: "en-GB" }), `/inbox/#/${project.id}`);
    await page.locator("#email").fill(author.email);
    await page.locator("#password").fill("correct horse");
    await page.keyboard.press("Enter");
    await page.getByText(texts.list.shown(4)).waitFor();
    await takePicture(page, "inbox-list");
  });
});
