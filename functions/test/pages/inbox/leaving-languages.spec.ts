import { expect } from "chai";
import { anOpenQuestion } from "../../support/inbox-items.ts";
import { aProject } from "../../support/projects.ts";
import { expectAccessible } from "../support/accessibility.ts";
import { anAuthor, signIn } from "../support/editor-page.ts";
import { useTabs } from "../support/tabs.ts";

describe("unsaved text in the inbox, in every language @nightly", () => {
  const tabs = useTabs();

  for (const [locale, name, answer] of [
    ["nb-NO", "Endringene dine er ikke lagret", "Svar"],
    ["de-DE", "Deine Änderungen sind nicht gespeichert", "Antworten"],
    ["es-ES", "Tus cambios no están guardados", "Responder"],
    ["fr-FR", "Vos modifications ne sont pas enregistrées", "Répondre"],
    ["ar", "لم تُحفظ تغييراتك", "إجابة"],
    ["he-IL", "השינויים שלך לא נשמרו", "תשובה"],
  ] as const) {
    it(`is asked about in ${locale}`, async () => {
      const project = await aProject();
      await anOpenQuestion(project.id, { question: "Do you repair kayaks?" });
      const page = await tabs.open(await tabs.newPerson({ locale }), `/inbox/#/${project.id}`);
      await signIn(page, await anAuthor(project.id));
      await page.getByRole("listitem").getByRole("button").press("Enter");
      await page.getByRole("textbox", { name: answer }).and(page.locator(":focus")).waitFor();
      await page.keyboard.type("On Fridays.");
      await page.evaluate("location.hash += '/done'");
      await page.getByRole("dialog", { name }).waitFor();
      await expectAccessible(page, `inbox-leaving-${locale}`);
      await page.keyboard.press("Enter");
      await page.getByRole("dialog").waitFor({ state: "detached" });
      expect(await page.getByRole("textbox").inputValue()).to.equal("On Fridays.");
    });
  }
});
