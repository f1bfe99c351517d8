import { expect } from "chai";
import { firestore } from "../../support/admin-app.ts";
import { until } from "../../support/until.ts";
import { expectAccessible } from "../support/accessibility.ts";
import { aDesk, content, type Desk, saveUrl, untilJournal } from "../support/desk.ts";
import { chooseInMenu, recordSaves } from "../support/editor-page.ts";
import { useTabs } from "../support/tabs.ts";

describe("saving never stops for good", () => {
  const tabs = useTabs();

  const roleOf = ({ project, author }: Desk) => firestore.doc(`projects/${project.id}/members/${author.uid}`);

  it("goes on by itself when a token is refused and its refresh meets a network failure @nightly", async () => {
    const desk = await aDesk(tabs);
    const { page } = desk.tab;
    await page.route(saveUrl, async (route) => route.fulfill({ status: 401, json: { error: "Sign in.", code: "unauthenticated" } }), {
      times: 1,
    });
    await page.route("**/v1/token?*", async (route) => route.abort("connectionreset"), { times: 1 });
    await desk.tab.typeAtEnd("after an hour\n");
    await page.keyboard.press("Control+s");
    await desk.tab.untilState("You’re offline.");
    await desk.tab.untilSaved();
    expect(await desk.storedContent()).to.equal(`${content}after an hour\n`);
    expect(await page.getByRole("heading", { name: "Sign in" }).count()).to.equal(0);
  });

  it("asks who it is when the service takes the author for nobody, although the browser knows them @nightly", async () => {
    const desk = await aDesk(tabs);
    const { page } = desk.tab;
    await page.route(saveUrl, async (route) => route.fulfill({ status: 401, json: { error: "Sign in.", code: "unauthenticated" } }), {
      times: 2,
    });
    await desk.tab.typeAtEnd("twice refused\n");
    await page.keyboard.press("Control+s");
    await page.getByRole("heading", { name: "Sign in" }).waitFor();
    await page.getByLabel("Email").fill(desk.author.email);
    await page.getByLabel("Password").fill("correct horse");
    await page.keyboard.press("Enter");
    await desk.tab.untilSaved();
    await page.getByRole("heading", { name: "Sign in" }).waitFor({ state: "detached" });
    expect(await desk.storedContent()).to.equal(`${content}twice refused\n`);
  });

  const ways: readonly (readonly [string, (desk: Desk) => Promise<unknown>])[] = [
    ["the button", async ({ tab }) => tab.page.getByRole("button", { name: "Save", exact: true }).click()],
    ["Ctrl+S", async ({ tab }) => tab.page.keyboard.press("Control+s")],
    ["a key", async ({ tab }) => tab.page.keyboard.insertText("!")],
  ];
  for (const [name, tryAgain] of ways) {
    it(`is tried again by ${name} after a refusal @nightly`, async () => {
      const desk = await aDesk(tabs);
      await roleOf(desk).delete();
      await desk.tab.typeAtEnd("without a role");
      await desk.tab.page.keyboard.press("Control+s");
      await desk.tab.untilState("You don’t have access");
      await roleOf(desk).set({ role: "manager" });
      await tryAgain(desk);
      await desk.tab.untilSaved();
      expect(await desk.storedContent()).to.match(/without a role!?$/);
    });
  }

  it("is tried again by itself, a minute after a refusal @nightly", async () => {
    const desk = await aDesk(tabs);
    const saves = recordSaves(desk.tab.page);
    await desk.tab.page.clock.install();
    await roleOf(desk).delete();
    await desk.tab.typeAtEnd("a minute\n");
    await desk.tab.page.keyboard.press("Control+s");
    await desk.tab.untilState("You don’t have access");
    await roleOf(desk).set({ role: "manager" });
    await desk.tab.page.clock.fastForward(61_000);
    await desk.tab.untilSaved();
    expect(saves).to.have.length(2);
  });

  it("asks before the author leaves text that is on this device only, within the page and when signing out", async () => {
    const desk = await aDesk(tabs);
    const { page } = desk.tab;
    await desk.person.setOffline(true);
    await desk.tab.typeAtEnd("not saved\n");
    await page.keyboard.press("Control+s");
    await desk.tab.untilState("You’re offline.");
    const question = page.getByRole("heading", { name: "Your changes aren’t saved" });
    const address = page.url();
    for (const leave of [async () => page.getByRole("link", { name: "Pages" }).click(), async () => chooseInMenu(page, "Sign out")]) {
      await leave();
      await question.waitFor();
      await expectAccessible(page, "leaving");
      await page.getByRole("button", { name: "Stay here" }).click();
      await question.waitFor({ state: "detached" });
      expect(page.url()).to.equal(address);
      expect(await desk.tab.text()).to.equal(`${content}not saved\n`);
    }
    await page.getByRole("link", { name: "Pages" }).click();
    await page.getByRole("button", { name: "Leave" }).click();
    await page.getByRole("heading", { name: "Pages" }).waitFor();
    await untilJournal(page, "not saved");
  });

  it("asks nothing of who leaves while all is being saved @nightly", async () => {
    const desk = await aDesk(tabs);
    await desk.tab.typeAtEnd("saved on the way out\n");
    await desk.tab.page.getByRole("link", { name: "Pages" }).click();
    await desk.tab.page.getByRole("heading", { name: "Pages" }).waitFor();
    await until(async () => (await desk.storedContent()) === `${content}saved on the way out\n`);
  });
});
