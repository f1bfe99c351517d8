import { expect } from "chai";
import { keyList } from "../../../answers/keys.ts";
import { call } from "../../support/api.ts";
import { aProject } from "../../support/projects.ts";
import { expectAccessible } from "../support/accessibility.ts";
import { press } from "../support/publishing.ts";
import { anotherAdmin, openSettings } from "../support/settings-page.ts";
import { useTabs } from "../support/tabs.ts";

describe("the keys of a site", () => {
  const tabs = useTabs();

  it("are made by admins, shown once, and revoked", async () => {
    const project = await aProject();
    expect(
      await (await openSettings(tabs, project.id, { section: "developers" })).getByRole("heading", { name: "API keys" }).count(),
      "for a manager",
    ).to.equal(0);
    const page = await openSettings(tabs, project.id, { role: "admin", section: "developers" });
    await page.getByRole("textbox", { name: "What is it for?" }).fill("Opening hours");
    await page.getByRole("checkbox", { name: "Write drafts and add images" }).check();
    await page.getByRole("combobox", { name: "Expires" }).selectOption("Never");
    await press(page, "Create key");
    const made = page.getByRole("status").filter({ hasText: "Copy the key for “Opening hours” now." });
    const text = await made.locator("code").innerText();
    const { token } = await anotherAdmin(project);
    const { keys } = keyList.parse((await call("keysList", { projectId: project.id, token })).body);
    expect(keys).to.have.length(1);
    expect(keys[0]).to.deep.include({ name: "Opening hours", scopes: ["read", "write"], expires_at: null, created_by_name: "Mia Berg" });
    expect(text).to.match(/^lk_[\w%.-]+_[\w-]{43}$/);
    const row = page.getByRole("listitem").filter({ hasText: "Opening hours" });
    await row.filter({ hasText: "Read pages and drafts · Write drafts and add images" }).waitFor();
    await expectAccessible(page, "inbox-settings-key");
    await row.getByRole("button", { name: "Revoke Opening hours" }).click();
    await page.getByRole("dialog", { name: "Revoke “Opening hours”?" }).waitFor();
    // What a dialog shows are not its own descendants, but those of the element around it.
    await page.locator("lectern-modal").getByRole("button", { name: "Revoke", exact: true }).click();
    await row.waitFor({ state: "detached" });
    await page.reload();
    await page.getByRole("heading", { name: "API keys" }).waitFor();
    expect(await page.getByText(text).count()).to.equal(0);
  });
});
