import { expect } from "chai";
import type { Locator, Page } from "playwright-core";
import { aProject } from "../../support/projects.ts";
import { ownSettings } from "../../support/replies.ts";
import { expectAccessible } from "../support/accessibility.ts";
import { focusedName, tabTo } from "../support/keyboard.ts";
import { press } from "../support/publishing.ts";
import { anotherAdmin, openSection, openSettings, storedFields } from "../support/settings-page.ts";
import { useTabs } from "../support/tabs.ts";

const ingrid = { name: "Ingrid", phone: "+4721985800", hours: null, languages: ["nb", "en"] };
const noa = { name: "Noa", phone: "+4721985801", hours: [{ day: 6, opens: "10:00", closes: "14:00" }], languages: [] };

const person = (page: Page, place: number): Locator => page.getByRole("group", { name: `Person ${place}` });

const nameOf = async (page: Page, place: number): Promise<string> =>
  person(page, place).getByRole("textbox", { name: "Name", exact: true }).inputValue();

describe("who is called", () => {
  const tabs = useTabs();

  it("is added, ordered and removed with the keyboard alone", async () => {
    const project = await aProject({ managers: [ingrid], manager_phone: ingrid.phone });
    const page = await openSettings(tabs, project.id, { section: "calls" });
    const add = page.getByRole("button", { name: "Add a person" });
    await add.focus();
    await page.keyboard.press("Enter");
    const second = person(page, 2);
    await second.getByRole("textbox", { name: "Name", exact: true }).and(page.locator(":focus")).waitFor();
    await page.keyboard.type("Noa");
    await page.keyboard.press("Tab");
    await page.keyboard.type("+47 21 98 58 01");
    await page.keyboard.press("Tab");
    await page.keyboard.type("Polish");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
    const saturday = second.getByRole("group", { name: "Saturday" });
    await saturday.getByRole("switch", { name: "Saturday" }).press("Space");
    await saturday.getByRole("textbox", { name: "from" }).fill("10:00");
    await saturday.getByRole("textbox", { name: "to" }).fill("14:00");
    await page.getByText("1 change", { exact: true }).waitFor();
    await expectAccessible(page, "inbox-settings-managers");
    await second.getByRole("button", { name: "Move up" }).focus();
    await page.keyboard.press("Enter");
    await person(page, 1).getByRole("button", { name: "Move down" }).and(page.locator(":focus")).waitFor();
    expect([await nameOf(page, 1), await nameOf(page, 2)]).to.deep.equal(["Noa", "Ingrid"]);
    await tabTo(page, "Save", 80);
    await page.keyboard.press("Enter");
    await page.getByText("Saved.").waitFor();
    expect(await storedFields(project.id)).to.deep.include({
      manager_phone: "+4721985801",
      managers: [{ ...noa, languages: ["pl"] }, ingrid],
    });
    await person(page, 2).getByRole("button", { name: "Remove" }).focus();
    await page.keyboard.press("Enter");
    await person(page, 1).getByRole("textbox", { name: "Name", exact: true }).and(page.locator(":focus")).waitFor();
    await person(page, 1).getByRole("button", { name: "Remove" }).focus();
    await page.keyboard.press("Enter");
    await add.and(page.locator(":focus")).waitFor();
    for (let place = 1; place <= 5; place++) await add.click();
    expect(await add.count(), "nobody waits for a sixth call").to.equal(0);
  });

  it("is told at the number what is wrong with it, also after it has moved", async () => {
    const project = await aProject({ managers: [ingrid], manager_phone: ingrid.phone });
    const page = await openSettings(tabs, project.id, { section: "calls" });
    await press(page, "Add a person");
    const phone = person(page, 2).getByRole("textbox", { name: "Phone" });
    await phone.fill("+47 21 98 58 00");
    await press(page, "Save");
    await person(page, 2).getByText("This number is already in the list.").waitFor();
    await phone.and(page.locator(":focus")).waitFor();
    await expectAccessible(page, "inbox-settings-managers-refused");
    await person(page, 2).getByRole("button", { name: "Move up" }).click();
    await page.getByText("This number is already in the list.").waitFor({ state: "detached" });
    await person(page, 1).getByRole("textbox", { name: "Phone" }).fill("+47 829 00 000");
    await press(page, "Save");
    await person(page, 1).getByText("We can’t call this number.").waitFor();
    expect(await storedFields(project.id)).to.deep.include({ managers: [ingrid] });
  });

  it("is asked about when two people change it, and comes back with earlier settings", async () => {
    const project = await aProject({ managers: [ingrid], manager_phone: ingrid.phone });
    const page = await openSettings(tabs, project.id, { section: "calls" });
    await person(page, 1).getByRole("textbox", { name: "Name", exact: true }).fill("Inga");
    const ada = await anotherAdmin(project);
    ownSettings(await ada.configure({ managers: [ingrid, noa] }));
    await press(page, "Save");
    const clash = page.getByRole("alert").filter({ hasText: "Ada Lovelace changed this too: Who is called." });
    await clash.filter({ hasText: "Ingrid and Noa" }).waitFor();
    await press(page, "Use theirs");
    expect(await nameOf(page, 2)).to.equal("Noa");
    await person(page, 2).getByRole("button", { name: "Remove" }).click();
    // On a phone, the places of the app are at the bottom, below what is not saved yet.
    await page.setViewportSize({ width: 360, height: 640 });
    await press(page, "Save");
    await page.getByText("Saved.").waitFor();
    await page.getByRole("link", { name: "Settings", exact: true }).first().click();
    await openSection(page, "Earlier settings");
    const before = page.getByRole("listitem").filter({ hasText: "Before Mia Berg’s change" });
    await before.filter({ hasText: "Who is called" }).getByRole("button", { name: "Restore" }).click();
    await before.nth(1).waitFor();
    expect(await storedFields(project.id)).to.deep.include({ managers: [ingrid, noa] });
  });
});

describe("the usual hours", () => {
  const tabs = useTabs();

  it("are a row for each day, open like the day before it, with a second time, by the clock of a city", async () => {
    const project = await aProject({ modules: { voice: true } });
    const page = await openSettings(tabs, project.id, { section: "calls" });
    await page.getByRole("checkbox", { name: "Any time" }).uncheck();
    const monday = page.getByRole("group", { name: "Monday" });
    await monday.getByText("Closed").waitFor();
    await monday.getByRole("switch", { name: "Monday" }).check();
    expect(await monday.getByRole("textbox", { name: "from" }).inputValue()).to.equal("09:00");
    await monday.getByRole("textbox", { name: "to" }).fill("16:00");
    await page.getByRole("switch", { name: "Wednesday" }).check();
    const wednesday = page.getByRole("group", { name: "Wednesday" });
    expect(await wednesday.getByRole("textbox", { name: "to" }).inputValue(), "most days are alike").to.equal("16:00");
    await wednesday.getByRole("button", { name: "Add hours" }).click();
    await wednesday.getByRole("textbox", { name: "from" }).nth(1).and(page.locator(":focus")).waitFor();
    await page.keyboard.type("18:00");
    await wednesday.getByRole("textbox", { name: "to" }).nth(1).fill("20:00");
    await page.getByRole("switch", { name: "Friday" }).check();
    await page.getByRole("switch", { name: "Friday" }).uncheck();
    expect(await page.getByText("Closed", { exact: true }).filter({ visible: true }).count(), "the other days").to.equal(5);
    const zone = page.getByRole("combobox", { name: "Time zone" });
    await zone.selectOption("Europe/Oslo");
    expect(await zone.locator(":checked").innerText()).to.match(/^Oslo \(GMT\+[12]\)$/);
    await expectAccessible(page, "inbox-settings-hours");
    await press(page, "Save");
    await page.getByText("Saved.").waitFor();
    expect(await storedFields(project.id)).to.deep.include({
      manager_hours: [
        { day: 1, opens: "09:00", closes: "16:00" },
        { day: 3, opens: "09:00", closes: "16:00" },
        { day: 3, opens: "18:00", closes: "20:00" },
      ],
      time_zone: "Europe/Oslo",
    });
  });
});

describe("a site whose pages only admins publish", () => {
  const tabs = useTabs();

  it("shows managers what stands where, and lets them change the rest", async () => {
    const site = { publishers: "admins", menu: ["prices"], home_slug: "start", live_agent_placement: "widget" };
    const project = await aProject({ modules: { voice: true }, site });
    const page = await openSettings(tabs, project.id, { section: "site" });
    expect(await page.getByRole("combobox", { name: "Home page" }).isDisabled()).to.equal(true);
    expect(await page.getByRole("textbox", { name: "Website address" }).isDisabled()).to.equal(true);
    await page.getByRole("listitem").filter({ hasText: "/prices" }).waitFor();
    expect(await page.getByRole("listitem").filter({ hasText: "/prices" }).getByRole("button").count()).to.equal(0);
    await expectAccessible(page, "inbox-settings-site-locked");
    await openSection(page, "Where it appears");
    expect(await page.getByRole("switch", { name: "The assistant is on" }).isDisabled()).to.equal(true);
    await page.getByText("Only admins can change this.").filter({ visible: true }).waitFor();
    await expectAccessible(page, "inbox-settings-place-locked");
    await openSection(page, "Assistant");
    await page.getByRole("textbox", { name: "Greeting" }).fill("Hello!");
    await press(page, "Save");
    await page.getByText("Saved. Visitors see it from now on.").waitFor();
    expect((await storedFields(project.id))?.["site"]).to.deep.equal(site);
  });
});

describe("the webhook of a site", () => {
  const tabs = useTabs();

  it("is set by admins, with a secret to copy, and shown to managers", async () => {
    const project = await aProject({ modules: { voice: true }, site: { public_pages: true } });
    const admin = await openSettings(tabs, project.id, { role: "admin", section: "developers" });
    await admin.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    const hook = admin.getByRole("textbox", { name: "Webhook for pages" });
    await hook.fill("http://fjell.example/site");
    await press(admin, "Save");
    await admin.getByText("Enter an address that begins with https://.", { exact: true }).waitFor();
    await hook.fill("https://fjell.example/site");
    await press(admin, "Save");
    await admin.getByText("Saved.").waitFor();
    await admin.getByRole("button", { name: "Copy – Signing secret (Webhook for pages)" }).focus();
    await admin.keyboard.press("Enter");
    await admin.getByText("Copied", { exact: true }).waitFor();
    expect(await focusedName(admin)).to.equal("Copied – Signing secret (Webhook for pages)");
    expect((await storedFields(project.id))?.["site_hook"]).to.deep.equal({
      url: "https://fjell.example/site",
      secret: await admin.evaluate("navigator.clipboard.readText()"),
    });
    await expectAccessible(admin, "inbox-settings-hook");
    const manager = await openSettings(tabs, project.id, { section: "developers" });
    const shown = manager.getByRole("textbox", { name: "Webhook for pages" });
    expect(await shown.inputValue()).to.equal("https://fjell.example/site");
    expect(await shown.isDisabled()).to.equal(true);
    expect(await manager.getByText("Signing secret").count()).to.equal(0);
    await openSection(manager, "Site");
    expect(await manager.getByRole("switch", { name: "Anyone can read the published pages" }).isDisabled()).to.equal(true);
    await openSection(manager, "Assistant");
    await manager.getByRole("textbox", { name: "Greeting" }).fill("Hello!");
    await press(manager, "Save");
    await manager.getByText("Saved. Visitors see it from now on.").waitFor();
  });
});
