import { expect } from "chai";
import { nightlyIf } from "../../support/nightly.ts";
import { anOpenQuestion } from "../../support/inbox-items.ts";
import { aProject } from "../../support/projects.ts";
import { expectAccessible } from "../support/accessibility.ts";
import { hold } from "../support/desk.ts";
import { anAuthor, signIn } from "../support/editor-page.ts";
import { pane } from "../support/inbox-page.ts";
import { focusedName } from "../support/keyboard.ts";
import { useTabs } from "../support/tabs.ts";

/** Names of places, and the heading, that have too little room. */
const cutWords = `(() => {
  const app = document.querySelector("lectern-inbox").shadowRoot;
  const heading = app.querySelector("lectern-inbox-list").shadowRoot.querySelector("h1");
  return [...app.querySelectorAll(".place-link > span"), heading]
    .filter((words) => words.scrollWidth > words.clientWidth + 1)
    .map((words) => words.textContent);
})()`;

describe("the places of the inbox", () => {
  const tabs = useTabs();

  it("say on a page of its own that the site is not for whoever has signed in, and lead to their own", async () => {
    const project = await aProject();
    const stranger = await anAuthor((await aProject()).id);
    const page = await tabs.open(await tabs.newPerson({}, /inbox|settings/), `/inbox/#/${project.id}/settings`);
    const letGo = await hold(page, "**/settings/site*");
    await signIn(page, stranger);
    await page.getByRole("status").filter({ hasText: "Loading…" }).waitFor();
    await expectAccessible(page, "inbox-loading");
    letGo();
    await page.getByRole("heading", { name: "You don’t have access to this site" }).waitFor();
    await expectAccessible(page, "inbox-forbidden");
    expect(await page.getByRole("link", { name: "Pages" }).count(), "nothing of the site is offered").to.equal(0);
    expect(await page.getByRole("link", { name: "Choose another site" }).getAttribute("href")).to.equal("#/");
  });

  for (const [name, address, heading] of [
    ["Inbox", "", /^Inbox/],
    ["Insights", "/statistics", /^Insights$/],
    ["Settings", "/settings", /^Assistant$/],
  ] as const) {
    it(`say that there is no network, and try again: ${name}${nightlyIf(name !== "Inbox")}`, async () => {
      const project = await aProject();
      const page = await tabs.open(await tabs.newPerson({}, /ERR_/), `/inbox/#/${project.id}/people`);
      await signIn(page, await anAuthor(project.id));
      await page.getByRole("listitem").first().waitFor();
      await page.evaluate(`location.hash = "#/${project.id}${address}"`);
      await page.getByRole("heading", { level: 1, name: heading }).waitFor();
      await page.evaluate(`location.hash = "#/${project.id}/people"`);
      await page.getByRole("listitem").first().waitFor();
      await page.context().setOffline(true);
      await page.evaluate(`location.hash = "#/${project.id}${address}"`);
      await page.getByRole("alert").filter({ hasText: "You’re offline." }).waitFor();
      if (name === "Inbox") await page.locator(".notice.trouble .icon").waitFor();
      await expectAccessible(page, `inbox-offline-${name}`);
      await page.getByRole("button", { name: "Try again" }).press("Enter");
      await page.getByRole("alert").filter({ hasText: "You’re offline." }).waitFor();
      expect(await focusedName(page), "the keyboard goes on at the heading").to.match(heading);
      await page.context().setOffline(false);
    });
  }

  it("list their keys, by a key and in the menu: what is pressed in the list is not for the page below", async () => {
    const project = await aProject();
    for (const [question, asked_count] of [
      ["Do you repair kayaks?", 2],
      ["Do you rent tents?", 1],
    ] as const)
      await anOpenQuestion(project.id, { question, asked_count });
    const page = await tabs.open(await tabs.newPerson(), `/inbox/#/${project.id}`);
    await signIn(page, await anAuthor(project.id));
    await pane(page, "kayaks").waitFor();
    const list = page.getByRole("dialog", { name: "Keyboard shortcuts" });
    await page.keyboard.press("?");
    await list.waitFor();
    await page.getByText("Previous item").waitFor();
    expect(await focusedName(page)).to.equal("Keyboard shortcuts");
    const [name, press] = await Promise.all(["dt", "dd"].map(async (part) => page.locator(part).first().boundingBox()));
    expect((name?.x ?? 0) + (name?.width ?? 0), "a row has one rule").to.equal(press?.x);
    await expectAccessible(page, "inbox-keys");
    await page.keyboard.press("j");
    await page.keyboard.press("Escape");
    await list.waitFor({ state: "detached" });
    expect(await pane(page, "kayaks").count()).to.equal(1);
    await page.getByRole("button", { name: "Signed in as Ada Berg" }).click();
    await page.getByRole("button", { name: /^Keyboard shortcuts/ }).click();
    await list.waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("textbox", { name: "Answer" }).fill("What");
    await page.keyboard.press("?");
    expect(await page.getByRole("textbox", { name: "Answer" }).inputValue(), "while somebody writes, it is a sign").to.equal("What?");
  });

  it("say once in the insights what nobody has answered, and offer no choice of one language; a title of another script stays on its side", async () => {
    const project = await aProject();
    await anOpenQuestion(project.id, { question: "אפשר להשאיר מזוודה?", language: "he" });
    const page = await tabs.open(await tabs.newPerson(), `/inbox/#/${project.id}/statistics`);
    await signIn(page, await anAuthor(project.id));
    const title = page.getByRole("link", { name: "אפשר להשאיר מזוודה?" });
    await title.waitFor();
    expect(await page.getByRole("heading", { name: "Asked most" }).count()).to.equal(0);
    expect(await page.getByRole("combobox", { name: "Language" }).count()).to.equal(0);
    const [link, words] = await Promise.all([title, title.locator("bdi")].map(async (part) => part.boundingBox()));
    expect(words?.x).to.equal(link?.x);
  });

  for (const [locale, open, statistics, settings, direction] of [
    ["nb-NO", "Åpne", "Ingen har spurt ennå.", "Grenser", "ltr"],
    ["de-DE", "Offen", "Noch hat niemand gefragt.", "Limits", "ltr"],
    ["es-ES", "Pendientes", "Nadie ha preguntado todavía.", "Límites", "ltr"],
    ["fr-FR", "En attente", "Personne n’a encore posé de question.", "Limites", "ltr"],
    ["ar", "مفتوحة", "لم يسأل أحد بعد.", "الحدود", "rtl"],
    ["he-IL", "פתוחות", "עדיין לא נשאלו שאלות.", "מגבלות", "rtl"],
  ] as const) {
    it(`speaks ${locale}, ${direction}, in all places @nightly`, async () => {
      const project = await aProject();
      const page = await tabs.open(await tabs.newPerson({ locale }), `/inbox/#/${project.id}`);
      await signIn(page, await anAuthor(project.id));
      await page.getByRole("option", { name: open, selected: true }).waitFor({ state: "attached" });
      expect(await page.locator("html").getAttribute("dir")).to.equal(direction);
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await page.evaluate(cutWords), "cut on a small phone").to.deep.equal([]);
      if (direction === "rtl") await expectAccessible(page, `inbox-${locale}`);
      await page.setViewportSize({ width: 1280, height: 720 });
      await page.locator('a.place-link[href$="/statistics"]').click();
      await page.getByText(statistics).waitFor();
      if (direction === "rtl") await expectAccessible(page, `inbox-statistics-${locale}`);
      await page.locator('a.place-link[href$="/settings"]').click();
      await page.getByRole("link", { name: settings }).waitFor();
      await page.locator("lectern-voice button").first().waitFor();
      if (direction === "rtl") await expectAccessible(page, `inbox-settings-${locale}`);
    });
  }
});
