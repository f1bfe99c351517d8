import { expect } from "chai";
import { aProject } from "../../support/projects.ts";
import { ownSettings } from "../../support/replies.ts";
import { expectAccessible } from "../support/accessibility.ts";
import { press } from "../support/publishing.ts";
import { anotherAdmin, openSection, openSettings, storedFields, visibly } from "../support/settings-page.ts";
import { useTabs } from "../support/tabs.ts";

const modules = { voice: true };

describe("settings that two people change", () => {
  const tabs = useTabs();

  it("take over what others have changed meanwhile, and ask only about the same settings", async () => {
    const project = await aProject({ modules, live_agent: { greeting: "Hello!" } });
    const page = await openSettings(tabs, project.id);
    const greeting = page.getByRole("textbox", { name: "Greeting" });
    await greeting.fill("Hi!");
    const ada = await anotherAdmin(project);
    ownSettings(await ada.configure({ instructions: "Be kind." }));
    await press(page, "Save");
    await page.getByText(visibly).waitFor();
    expect(await page.getByRole("textbox", { name: "Instructions" }).inputValue()).to.equal("Be kind.");
    expect((await storedFields(project.id))?.["live_agent"]).to.deep.equal({ greeting: "Hi!", instructions: "Be kind." });
    await greeting.fill("Hey!");
    await openSection(page, "Site");
    const add = page.getByRole("combobox", { name: "Add a page" });
    await add.fill("rental");
    await page.keyboard.press("Enter");
    await add.fill("/prices");
    await page.keyboard.press("Enter");
    await expectAccessible(page, "inbox-settings-menu");
    await page.getByRole("listitem").filter({ hasText: "prices" }).getByRole("button", { name: "Move up" }).press("Enter");
    await page
      .getByRole("listitem")
      .filter({ hasText: "prices" })
      .getByRole("button", { name: "Move down" })
      .and(page.locator(":focus"))
      .waitFor();
    await openSection(page, "Assistant");
    ownSettings(await ada.configure({ greeting: "Good morning!" }));
    await press(page, "Save");
    await page.getByRole("alert").filter({ hasText: "Ada Lovelace changed this too: Greeting." }).waitFor();
    await page.getByText("Good morning!").waitFor();
    await page.locator(".clash:focus").waitFor();
    const [above, below] = [await page.locator(".clash").boundingBox(), await greeting.boundingBox()];
    expect((above?.y ?? Infinity) + (above?.height ?? 0), "above the fields, not on them").to.be.below(below?.y ?? 0);
    await expectAccessible(page, "inbox-settings-clash");
    expect((await storedFields(project.id))?.["live_agent"]).to.include({ greeting: "Good morning!" });
    await press(page, "Use theirs");
    await page.getByText("1 change", { exact: true }).waitFor();
    expect(await greeting.inputValue()).to.equal("Good morning!");
    await greeting.fill("Hey!");
    ownSettings(await ada.configure({ greeting: "Good evening!" }));
    await press(page, "Save");
    await page.getByText("Good evening!").waitFor();
    await press(page, "Keep mine");
    await page.getByText(visibly).waitFor();
    expect(await storedFields(project.id)).to.deep.include({ live_agent: { greeting: "Hey!", instructions: "Be kind." } });
    expect((await storedFields(project.id))?.["site"]).to.deep.equal({ menu: ["prices", "rental"] });
  });

  it("go back to what they were, with the keyboard alone, unless only admins may", async () => {
    const project = await aProject({ modules, live_agent: { greeting: "Hello!" } });
    const ada = await anotherAdmin(project);
    ownSettings(await ada.configure({ origins: ["https://fjell.example"] }));
    ownSettings(await ada.configure({ greeting: "Hi!", live_agent_placement: "modal" }));
    const page = await openSettings(tabs, project.id, { section: "versions" });
    const versions = page.getByRole("listitem").filter({ hasText: "Before Ada Lovelace’s change" });
    await versions.last().getByRole("button", { name: "Restore" }).click();
    await page.getByText("Only admins can restore this, because it changes: Websites that can use the assistant.").waitFor();
    await versions.first().getByRole("button", { name: "Restore" }).focus();
    await page.keyboard.press("Enter");
    await page.getByText(visibly).waitFor();
    expect(await storedFields(project.id)).to.deep.include({ live_agent: { greeting: "Hello!", origins: ["https://fjell.example"] } });
    await page.getByText("Before Mia Berg’s change").waitFor();
    expect(await versions.count()).to.equal(2);
    await openSection(page, "Assistant");
    expect(await page.getByRole("textbox", { name: "Greeting" }).inputValue()).to.equal("Hello!");
    await page.getByRole("textbox", { name: "Greeting" }).fill("Not saved");
    await openSection(page, "Earlier settings");
    expect(await versions.first().getByRole("button", { name: "Restore" }).isDisabled()).to.equal(true);
    await press(page, "Discard");
    await openSection(page, "Assistant");
    expect(await page.getByRole("textbox", { name: "Greeting" }).inputValue()).to.equal("Hello!");
  });
});
