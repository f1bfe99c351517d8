import { expect } from "chai";
import { aDesk, content, type Desk, saveUrl, untilJournal } from "../support/desk.ts";
import { anAuthor, chooseInMenu, signIn, untilSignedInAs } from "../support/editor-page.ts";
import { useTabs } from "../support/tabs.ts";

const text = "# A page\n\nmiddle\n\nend\n";

describe("what was typed and not saved belongs to who typed it", () => {
  const tabs = useTabs();

  /** Ada has typed something that exists only on this device, and has signed out. */
  const leftBehind = async (): Promise<Desk> => {
    const desk = await aDesk(tabs, text);
    const { tab, person } = desk;
    await person.setOffline(true);
    await tab.typeAtEnd("Ada's secret\n");
    await tab.page.keyboard.press("Control+s");
    await tab.untilState("You’re offline.");
    await untilJournal(tab.page, "Ada's secret");
    // An author who knows that the text stays on the device does not wait for another attempt.
    await tab.page.route(saveUrl, async () => new Promise(() => undefined));
    await chooseInMenu(tab.page, "Sign out");
    await tab.page.getByRole("button", { name: "Leave" }).click();
    await tab.page.getByRole("heading", { name: "Sign in" }).waitFor();
    await tab.page.unroute(saveUrl);
    await person.setOffline(false);
    return desk;
  };

  it("is not shown to somebody without a role who signs in at the same browser", async () => {
    const desk = await leftBehind();
    const { page } = desk.tab;
    await signIn(page, await anAuthor(desk.project.id, "Cy Dahl", "member"));
    await page.getByText("This draft can’t be opened").waitFor();
    expect(await page.getByRole("button", { name: "Copy my text" }).count()).to.equal(0);
    expect(await page.getByText("Ada's secret").count()).to.equal(0);
  });

  it("is not offered to a colleague, and is offered to its author when they come back @nightly", async () => {
    const desk = await leftBehind();
    const { page } = desk.tab;
    await signIn(page, await anAuthor(desk.project.id, "Ben Dahl"));
    await desk.tab.typeAtStart("Ben's ");
    await desk.tab.save();
    expect(await desk.storedContent()).to.equal(`Ben's ${text}`);
    expect(await page.getByText("Ada's secret").count()).to.equal(0);
    await chooseInMenu(page, "Sign out");
    await signIn(page, desk.author);
    await page.getByText("Ada's secret").waitFor();
    await page.getByRole("button", { name: "Add it to the draft" }).click();
    await desk.tab.untilSaved();
    expect(await desk.storedContent()).to.equal(`Ben's ${text}Ada's secret\n`);
  });

  it("is never saved in the name of another person who signs in above the page", async () => {
    const desk = await aDesk(tabs);
    const { page } = desk.tab;
    const ben = await anAuthor(desk.project.id, "Ben Dahl");
    await page.route(saveUrl, async (route) => route.fulfill({ status: 401, json: { error: "Sign in.", code: "unauthenticated" } }));
    await desk.tab.typeAtEnd("Ada's secret\n");
    await page.keyboard.press("Control+s");
    await page.getByRole("heading", { name: "Sign in" }).waitFor();
    await page.unroute(saveUrl);
    await signIn(page, ben);
    await untilSignedInAs(page, "Ben Dahl");
    await desk.tab.untilUntouched();
    expect(await desk.tab.text()).to.equal(content);
    await desk.tab.typeAtStart("Ben's ");
    await desk.tab.save();
    expect(await desk.storedContent()).to.equal(`Ben's ${content}`);
    await untilJournal(page, "Ada's secret");
  });
});
