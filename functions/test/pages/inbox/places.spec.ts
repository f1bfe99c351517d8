import { expect } from "chai";
import { aProject } from "../../support/projects.ts";
import { expectAccessible } from "../support/accessibility.ts";
import { hold } from "../support/desk.ts";
import { anAuthor, signIn } from "../support/editor-page.ts";
import { focusedName } from "../support/keyboard.ts";
import { useTabs } from "../support/tabs.ts";

describe("the places of the inbox", () => {
  const tabs = useTabs();

  it("says what is wrong, with a way on: loading, refused, offline", async () => {
    const project = await aProject();
    const stranger = await anAuthor((await aProject()).id);
    const page = await tabs.open(await tabs.newPerson({}, /inbox|settings|ERR_/), `/inbox/#/${project.id}`);
    const letGo = await hold(page, "**/inbox?*");
    await signIn(page, stranger);
    await page.getByRole("status").filter({ hasText: "Loading…" }).waitFor();
    await expectAccessible(page, "inbox-loading");
    letGo();
    await page.getByRole("alert").filter({ hasText: "You don’t have access" }).waitFor();
    await expectAccessible(page, "inbox-forbidden");
    await page.context().setOffline(true);
    await page.getByRole("button", { name: "Try again" }).press("Enter");
    await page.getByRole("alert").filter({ hasText: "You’re offline." }).waitFor();
    expect(await focusedName(page), "the keyboard goes on at the heading").to.match(/^Inbox/);
    await page.context().setOffline(false);
  });

  for (const [name, address] of [
    ["Insights", "statistics"],
    ["Settings", "settings"],
  ] as const) {
    it(`says what is wrong in another place: ${name}, loading, refused, offline @nightly`, async () => {
      const project = await aProject();
      const stranger = await anAuthor((await aProject()).id);
      const page = await tabs.open(await tabs.newPerson({}, /statistics|settings|ERR_/), `/inbox/#/${project.id}/${address}`);
      const letGo = await hold(page, address === "settings" ? "**/settings/site?*" : "**/statistics?*");
      await signIn(page, stranger);
      await page.getByRole("status").filter({ hasText: "Loading…" }).waitFor();
      await expectAccessible(page, `inbox-${address}-loading`);
      letGo();
      await page.getByRole("alert").filter({ hasText: "You don’t have access" }).waitFor();
      await expectAccessible(page, `inbox-${address}-forbidden`);
      await page.getByRole("link", { name: "Inbox", exact: true }).click();
      await page.getByRole("alert").filter({ hasText: "You don’t have access" }).waitFor();
      await page.context().setOffline(true);
      await page.getByRole("link", { name, exact: true }).click();
      await page.getByRole("alert").filter({ hasText: "You’re offline." }).waitFor();
      await page.context().setOffline(false);
      await page.getByRole("button", { name: "Try again" }).press("Enter");
      await page.getByRole("alert").filter({ hasText: "You don’t have access" }).waitFor();
      expect(await focusedName(page), "the keyboard goes on at the heading").to.equal(name);
    });
  }

  for (const [locale, open, statistics, settings, direction] of [
    ["nb-NO", "Åpne", "Det er ingen tall ennå.", "Grenser", "ltr"],
    ["de-DE", "Offen", "Noch gibt es keine Zahlen.", "Limits", "ltr"],
    ["es-ES", "Pendientes", "Todavía no se ha contado nada.", "Límites", "ltr"],
    ["fr-FR", "En attente", "Rien n’a encore été compté.", "Limites", "ltr"],
    ["ar", "مفتوحة", "لا توجد بيانات بعد.", "الحدود", "rtl"],
    ["he-IL", "פתוחות", "עדיין אין נתונים.", "מגבלות", "rtl"],
  ] as const) {
    it(`speaks ${locale}, ${direction}, in all places @nightly`, async () => {
      const project = await aProject();
      const page = await tabs.open(await tabs.newPerson({ locale }), `/inbox/#/${project.id}`);
      await signIn(page, await anAuthor(project.id));
      await page.getByRole("link", { name: open }).waitFor();
      expect(await page.locator("html").getAttribute("dir")).to.equal(direction);
      if (direction === "rtl") await expectAccessible(page, `inbox-${locale}`);
      await page.locator('a.place-link[href$="/statistics"]').click();
      await page.getByText(statistics).waitFor();
      if (direction === "rtl") await expectAccessible(page, `inbox-statistics-${locale}`);
      await page.locator('a.place-link[href$="/settings"]').click();
      await page.getByRole("heading", { name: settings }).waitFor();
      await page.locator("lectern-voice button").first().waitFor();
      if (direction === "rtl") await expectAccessible(page, `inbox-settings-${locale}`);
    });
  }
});
