import { expect } from "chai";
import { expectAccessible } from "./support/accessibility.ts";
import { chooseInMenu } from "./support/editor-page.ts";
import { useTabs } from "./support/tabs.ts";

/** Knows nothing but what is seen, and counts what is pressed. */
describe("the first minute on a local stack", () => {
  const tabs = useTabs();

  it("leads from the root to a live page in three presses", async () => {
    const page = await tabs.open(await tabs.newPerson(), "/");
    const pressed: string[] = [];
    const press = async (role: "link" | "button", name: string): Promise<void> => {
      pressed.push(name);
      await page.getByRole(role, { name, exact: true }).click();
    };
    await page.getByRole("link", { name: "Talk to the demo shop" }).waitFor();
    await press("link", "Open the editor");
    await press("button", "New page");
    const heading = page.getByRole("textbox", { name: /^Title/ });
    const top = async (): Promise<number | undefined> => (await heading.boundingBox())?.y;
    await heading.and(page.locator(":focus")).waitFor();
    const before = await top();
    expect(await page.getByText("empty").count(), "nothing is wrong yet").to.equal(0);
    expect(await page.getByText("saved").count(), "nothing is saved yet").to.equal(0);
    await expectAccessible(page, "new-page");
    const title = `Winter service ${crypto.randomUUID()}`;
    await page.keyboard.type(title);
    await page.keyboard.press("Enter");
    await page.keyboard.type("When the salt comes, the chain goes.");
    await press("button", "Publish");
    await page.getByText("It’s live.").waitFor();
    expect(pressed).to.have.length(3);
    expect(await top(), "the text stays where it is").to.equal(before);
    await expectAccessible(page, "first-page-published");

    const address = (await page.getByRole("link", { name: "Open the page" }).getAttribute("href")) ?? "";
    const site = await (await fetch(address)).text();
    expect(site).to.include(title).and.include("When the salt comes, the chain goes.");

    await chooseInMenu(page, "Unpublish…");
    await press("button", "Unpublish");
    await page.getByRole("button", { name: "Publish", exact: true }).waitFor();
    await chooseInMenu(page, "Discard");
    await press("button", "Discard for good");
    await page.getByRole("button", { name: "New page" }).waitFor();
  });

  it("is over when somebody signs out: a reload does not sign them in again", async () => {
    const page = await tabs.open(await tabs.newPerson(), "/editor/?demo");
    await page.getByRole("button", { name: "New page" }).waitFor();
    await chooseInMenu(page, "Sign out");
    await page.locator("#email").waitFor();
    await page.reload();
    await page.locator("#email").waitFor();
  });
});
