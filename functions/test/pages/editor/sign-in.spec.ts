import { expect } from "chai";
import type { Page } from "playwright-core";
import { expectAccessible } from "../support/accessibility.ts";
import { chooseInMenu, untilSignedInAs } from "../support/editor-page.ts";
import { useTabs } from "../support/tabs.ts";

const demoLogin = (page: Page) => page.getByRole("button", { name: "Daniel Hughes Manager" });

describe("signing in to the editor", () => {
  const tabs = useTabs();

  it("takes one click at a local stack", async () => {
    const page = await tabs.open(await tabs.newPerson(), "/editor/");
    await demoLogin(page).click();
    await untilSignedInAs(page, "Daniel Hughes");
  });

  it("says why it does not work, and is readable by everybody", async () => {
    const page = await tabs.open(await tabs.newPerson(), "/editor/");
    await demoLogin(page).waitFor();
    await expectAccessible(page, "sign-in");
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.getByLabel("Email").fill("manager@example.com");
    await page.getByLabel("Password").fill("wrong");
    await page.keyboard.press("Enter");
    await page.getByRole("status").filter({ hasText: "Wrong email or password." }).waitFor();
    const { y = Infinity } = (await page.getByRole("button", { name: "Sign in", exact: true }).boundingBox()) ?? {};
    expect(y, "the button is above the end of a usual window").to.be.below(680);
    await expectAccessible(page, "sign-in-refused");
    expect(await page.getByLabel("Email").inputValue()).to.equal("manager@example.com");
  });

  it("leaves the focus with whoever fills in the form before the last person is signed out @nightly", async () => {
    const page = await tabs.open(await tabs.newPerson(), "/editor/");
    await demoLogin(page).click();
    await untilSignedInAs(page, "Daniel Hughes");
    await page.evaluate(holdSignOut);
    await chooseInMenu(page, "Sign out");
    await page.getByLabel("Email").fill("manager@example.com");
    await page.getByLabel("Password").fill("wrong");
    await page.evaluate(finishSignOut);
    await page.keyboard.press("Enter");
    await page.getByRole("status").filter({ hasText: "Wrong email or password." }).waitFor();
  });

  it("puts the focus at the beginning of the page when somebody signs out @nightly", async () => {
    const page = await tabs.open(await tabs.newPerson(), "/editor/");
    await demoLogin(page).click();
    await chooseInMenu(page, "Sign out");
    await page.locator("main:focus").waitFor();
  });
});

/** Firebase reports a sign-out once its store has forgotten the person. An endless transaction keeps it waiting. */
const holdSignOut = `new Promise((resolve) => {
  indexedDB.open("firebaseLocalStorageDb").onsuccess = ({ target: { result } }) => {
    const store = result.transaction("firebaseLocalStorage", "readwrite").objectStore("firebaseLocalStorage");
    let isHeld = true;
    const goOn = () => { if (isHeld) store.count().onsuccess = goOn; };
    goOn();
    window.finishSignOut = () => { isHeld = false; result.close(); };
    resolve();
  };
})`;

/** Resolves when the store is empty and the page has been told. */
const finishSignOut = `new Promise((resolve) => {
  window.finishSignOut();
  indexedDB.open("firebaseLocalStorageDb").onsuccess = ({ target: { result } }) => {
    const look = () => {
      result.transaction("firebaseLocalStorage").objectStore("firebaseLocalStorage").getAllKeys().onsuccess = ({ target }) => {
        if (target.result.some((key) => key.startsWith("firebase:authUser"))) return look();
        result.close();
        setTimeout(resolve, 100);
      };
    };
    look();
  };
})`;
