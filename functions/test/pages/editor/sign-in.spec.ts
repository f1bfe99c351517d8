import { expect } from "chai";
import type { Page } from "playwright-core";
import { expectAccessible } from "../support/accessibility.ts";
import { useTabs } from "../support/tabs.ts";

const demoLogin = (page: Page, name: string) => page.getByRole("button", { name: `${name}@example.com` });

describe("signing in to the editor", () => {
  const tabs = useTabs();

  it("takes one click at a local stack", async () => {
    const page = await tabs.open(await tabs.newPerson(), "/editor/");
    await demoLogin(page, "manager").click();
    await page.getByText("Signed in as Daniel Hughes").waitFor();
  });

  it("says why it does not work, and is readable by everybody", async () => {
    const page = await tabs.open(await tabs.newPerson(), "/editor/");
    await demoLogin(page, "manager").waitFor();
    await expectAccessible(page, "sign-in");
    await page.getByLabel("E-mail").fill("manager@example.com");
    await page.getByLabel("Password").fill("wrong");
    await page.keyboard.press("Enter");
    await page.getByRole("status").filter({ hasText: "E-mail or password is not right." }).waitFor();
    await expectAccessible(page, "sign-in-refused");
    expect(await page.getByLabel("E-mail").inputValue()).to.equal("manager@example.com");
  });
});
