import { expect } from "chai";
import { firestore } from "../../support/admin-app.ts";
import type { Locator } from "playwright-core";
import { voiceControlFor } from "../../support/control-voice.ts";
import { aProject } from "../../support/projects.ts";
import { aVoiceProject } from "../../support/visitors.ts";
import { expectAccessible } from "../support/accessibility.ts";
import { hold } from "../support/desk.ts";
import { anAuthor, signIn } from "../support/editor-page.ts";
import { tabTo } from "../support/keyboard.ts";
import { press } from "../support/publishing.ts";
import { openSection, openSettings, storedFields, visibly } from "../support/settings-page.ts";
import { useTabs } from "../support/tabs.ts";

const modules = { voice: true };

describe("the settings of a project", () => {
  const tabs = useTabs();

  it("change what the owner decides, and only that, and say what the change does", async () => {
    const project = await aProject({ modules, manager_phone: "+4721985800", theme: "dark" });
    const page = await openSettings(tabs, project.id);
    await page.getByRole("textbox", { name: "Greeting" }).fill("Hello!");
    await page.getByText("1 change", { exact: true }).waitFor();
    await page.getByRole("textbox", { name: "Suggested questions" }).fill("Are you open?\nWhere are you?\n");
    await page.getByRole("button", { name: "Write", exact: true }).waitFor();
    await expectAccessible(page, "inbox-settings");
    await openSection(page, "Calls");
    await page.getByRole("checkbox", { name: "Any time" }).uncheck();
    await page.getByRole("switch", { name: "Monday" }).check();
    await expectAccessible(page, "inbox-settings-calls");
    await openSection(page, "Notifications");
    await page.getByRole("textbox", { name: "Email addresses" }).fill("mia@fjell.example\n");
    await page.getByText("4 changes", { exact: true }).waitFor();
    await press(page, "Save");
    await page.getByText(visibly).waitFor();
    expect(await page.getByRole("link", { name: "Look at it" }).count(), "there is no site to look at").to.equal(0);
    expect(await page.getByRole("button", { name: "Save" }).count(), "nothing is left to save").to.equal(0);
    await openSection(page, "Earlier settings");
    await page.getByText("Before Mia Berg’s change").waitFor();
    expect(await storedFields(project.id)).to.deep.include({
      theme: "dark",
      manager_phone: "+4721985800",
      manager_hours: [{ day: 1, opens: "09:00", closes: "17:00" }],
      notify: { emails: ["mia@fjell.example"] },
      live_agent: { greeting: "Hello!", suggestions: { en: ["Are you open?", "Where are you?"] } },
    });
  });

  it("say at the field what is refused, and lead there, with the keyboard alone @nightly", async () => {
    const project = await aProject({ modules });
    const page = await openSettings(tabs, project.id);
    const field = (name: string): Locator => page.getByRole("textbox", { name, exact: true });
    await openSection(page, "Notifications");
    await field("Email addresses").fill("mia@fjell.example\nMia");
    await openSection(page, "Calls");
    await press(page, "Add a person");
    await field("Phone").fill("+47 829 00 000");
    await openSection(page, "Site");
    await tabTo(page, "Save", 60);
    const before = await storedFields(project.id);
    await page.keyboard.press("Enter");
    const noAddress = page.getByText("“Mia” isn’t an email address.");
    await noAddress.waitFor();
    const emails = field("Email addresses");
    await emails.and(page.locator(":focus")).waitFor();
    expect(await emails.getAttribute("aria-invalid")).to.equal("true");
    expect(await emails.getAttribute("aria-describedby")).to.equal("emails-problem emails-hint");
    expect(await emails.inputValue()).to.equal("mia@fjell.example\nMia");
    expect(await storedFields(project.id), "nothing is stored").to.deep.equal(before);
    await expectAccessible(page, "inbox-settings-refused");
    await page.keyboard.press("Control+a");
    await page.keyboard.type("mia@fjell.example");
    await noAddress.waitFor({ state: "detached" });
    await press(page, "Save");
    await page.getByText("We can’t call this number.").waitFor();
    await field("Phone").and(page.locator(":focus")).waitFor();
    await page.keyboard.press("Control+a");
    await page.keyboard.type("+4721985800");
    await press(page, "Save");
    await page.getByText("Saved.").waitFor();
    expect(await page.locator("[aria-invalid]").count()).to.equal(0);
    expect(await page.getByText(/manager_phone|time_zone|notify/).count(), "no name of the API").to.equal(0);
  });

  it("give the webhook a secret to check its requests with, and take another voice @nightly", async () => {
    const project = await aProject({ modules });
    const page = await openSettings(tabs, project.id);
    await page.getByRole("combobox", { name: "Voice", exact: true }).selectOption("Puck");
    await openSection(page, "For developers");
    await page.getByRole("textbox", { name: "Webhook for notifications" }).fill("https://fjell.example/hook");
    await press(page, "Save");
    await page.getByText("Saved.").waitFor();
    const shown = await page.locator("lectern-secret").locator("code").innerText();
    const { live_agent: agent, notify } = (await storedFields(project.id)) ?? {};
    expect(agent).to.deep.equal({ voice: "Puck" });
    expect(notify).to.deep.include({ url: "https://fjell.example/hook", secret: shown });
    await page.getByRole("textbox", { name: "Webhook for notifications" }).fill("");
    await press(page, "Save");
    await page.getByText("Signing secret").waitFor({ state: "detached" });
  });

  it("keep what is typed while they are saved, and what is stored beside it", async () => {
    const friday = ["06", "08", "10"].map((hour) => ({ day: 5, opens: `${hour}:00`, closes: `${hour}:30` }));
    const project = await aProject({
      modules,
      manager_phone: "+4721985800",
      manager_hours: friday,
      notify: { emails: ["mia@fjell.example"] },
    });
    const page = await openSettings(tabs, project.id);
    const instructions = page.getByRole("textbox", { name: "Instructions" });
    await instructions.fill("B");
    await openSection(page, "Calls");
    await page.getByRole("group", { name: "Person 1" }).getByText("Remove").click();
    await openSection(page, "Notifications");
    await page.getByRole("textbox", { name: "Email addresses" }).fill("");
    await openSection(page, "Assistant");
    const letGo = await hold(page, "**/settings/site");
    await press(page, "Save");
    await instructions.fill("C");
    letGo();
    await page.getByText("1 change", { exact: true }).waitFor();
    expect(await instructions.inputValue()).to.equal("C");
    expect(await storedFields(project.id)).to.deep.include({ manager_hours: friday, live_agent: { instructions: "B" } });
    await press(page, "Save");
    await page.getByText(visibly).waitFor();
    expect(await storedFields(project.id)).to.deep.include({ live_agent: { instructions: "C" } });
  });

  it("ask before a reload loses what is not saved, and only then @nightly", async () => {
    const project = await aProject({ modules });
    const page = await openSettings(tabs, project.id);
    const instructions = page.getByRole("textbox", { name: "Instructions" });
    let asked = 0;
    page.on("dialog", (dialog) => {
      asked++;
      void dialog.dismiss();
    });
    await instructions.fill("B");
    const question = page.waitForEvent("dialog");
    await page.evaluate("void setTimeout(() => location.reload())");
    expect((await question).type()).to.equal("beforeunload");
    expect(await instructions.inputValue()).to.equal("B");
    await press(page, "Save");
    await page.getByText("Saved.").waitFor();
    await page.reload();
    await instructions.waitFor();
    expect(asked).to.equal(1);
  });

  it("show where visitors find the assistant, in pictures, and switch it off and on @nightly", async () => {
    const project = await aProject({ modules, site: { public_pages: true } });
    const page = await openSettings(tabs, project.id);
    await openSection(page, "Where it appears");
    const pictures = page.getByRole("group", { name: "Where visitors find the assistant" });
    await page.getByRole("switch", { name: "The assistant is on", checked: true }).waitFor();
    expect(await pictures.getByRole("radio", { checked: true }).getAttribute("value"), "where nothing is stored").to.equal("widget");
    await pictures.getByText("On the home page").click();
    await press(page, "Save");
    await page.getByText(visibly).waitFor();
    expect(await page.getByRole("link", { name: "Look at it" }).getAttribute("href")).to.equal(`/sites/${project.id}/`);
    expect((await storedFields(project.id))?.["site"]).to.include({ live_agent_placement: "homepage" });
    await pictures.getByText("On its own page").click();
    await page.getByRole("textbox", { name: "Address of its page" }).fill("talk");
    await press(page, "Save");
    await page.getByText(visibly).waitFor();
    expect((await storedFields(project.id))?.["site"]).to.include({ live_agent_placement: "destination_page", live_agent_slug: "talk" });
    await page.getByRole("switch", { name: "The assistant is on" }).click();
    await page.getByRole("switch", { name: "The assistant is off" }).waitFor();
    expect(await pictures.getByRole("radio").first().isDisabled()).to.equal(true);
    await press(page, "Discard");
    await page.getByRole("switch", { name: "The assistant is on", checked: true }).click();
    await press(page, "Save");
    await page.getByText("Saved. Visitors no longer see the assistant.").waitFor();
    expect((await storedFields(project.id))?.["site"]).to.include({ live_agent_placement: "none" });
    await page.getByRole("switch", { name: "The assistant is off" }).click();
    await press(page, "Save");
    await page.getByText(visibly).waitFor();
    expect((await storedFields(project.id))?.["site"]).to.include({ live_agent_placement: "destination_page" });
  });

  it("are tried beside them: what was saved is what the next conversation has, with the keyboard alone @nightly", async () => {
    const scope = `Only for ${crypto.randomUUID()}.`;
    const service = voiceControlFor(scope);
    const projectId = await aVoiceProject({ live_agent: { greeting: "Welcome!", voice: "Kore", instructions: `Be kind. ${scope}` } });
    const page = await openSettings(tabs, projectId);
    await page.getByRole("textbox", { name: "Greeting" }).fill("Good morning!");
    await tabTo(page, "Save", 60);
    await page.keyboard.press("Enter");
    await page.getByText(visibly).waitFor();
    await tabTo(page, "Write", 60);
    await page.keyboard.press("Enter");
    await page.locator('[part~="caption"]').filter({ hasText: "Good morning!" }).waitFor();
    await expectAccessible(page, "inbox-settings-trial");
    await page.getByRole("textbox", { name: "Greeting" }).fill("Good evening!");
    await press(page, "Save");
    await page.getByText(visibly).waitFor();
    await page.locator('[part~="caption"]').filter({ hasText: "Good morning!" }).waitFor();
    await page.getByRole("button", { name: "End", exact: true }).click();
    await page.getByRole("button", { name: "Write", exact: true }).click();
    await page.locator('[part~="caption"]').filter({ hasText: "Good evening!" }).waitFor();
    await service.forget();
  });

  it("show the limits, and what is used of them today @nightly", async () => {
    const project = await aProject({ modules, limits: { messages: { per_project: 7 } } });
    const day = new Date().toISOString().slice(0, 10);
    await firestore.doc(`projects/${project.id}/daily_budgets/project.${day}`).set({ counts: { messages: 3, media_bytes: 1_572_864 } });
    await firestore.doc(`projects/${project.id}/transfer_ledgers/project`).set({ starts: [new Date()] });
    const page = await openSettings(tabs, project.id);
    const row = async (name: string): Promise<readonly string[]> => page.getByRole("row", { name }).getByRole("cell").allInnerTexts();
    await openSection(page, "Limits");
    await page.getByText("Not used today (10)").waitFor();
    expect(await row("Messages")).to.deep.equal(["3", "7", "20"]);
    expect(await row("Images uploaded")).to.deep.equal(["1.5 MB", "200 MB", "100 MB"]);
    expect(await row("Calls to your team, in 24 hours")).to.deep.equal(["1", "20", "5"]);
    await page.getByText("Not used today (10)").click();
    expect(await row("Conversations –")).to.deep.equal(["–", "–", "5"]);
    await openSection(page, "Assistant");
    await page.getByRole("textbox", { name: "Greeting" }).fill("Hello!");
    await press(page, "Save");
    await page.getByText(visibly).waitFor();
    await openSection(page, "Limits");
    expect(await row("Messages"), "a change answers no limits").to.deep.equal(["3", "7", "20"]);
  });

  it("say that they are on their way, and speak Hebrew from right to left @nightly", async () => {
    const project = await aProject({ modules });
    const page = await tabs.open(await tabs.newPerson({ locale: "he-IL" }), `/inbox/#/${project.id}/settings`);
    const letGo = await hold(page, "**/settings/site?*");
    await signIn(page, await anAuthor(project.id));
    await page.getByRole("status").filter({ hasText: "טוען…" }).waitFor();
    letGo();
    await page.getByRole("heading", { name: "העוזר" }).first().waitFor();
    await page.locator("lectern-voice button").first().waitFor();
    await expectAccessible(page, "inbox-settings-he");
  });
});
