import { expect } from "chai";
import { aProject } from "../../support/projects.ts";
import { expectAccessible } from "../support/accessibility.ts";
import { anAuthor, signIn } from "../support/editor-page.ts";
import { press } from "../support/publishing.ts";
import { useTabs } from "../support/tabs.ts";

describe("a part of the inbox that a deployment has replaced @nightly", () => {
  const tabs = useTabs();

  for (const name of ["Settings", "Insights"]) {
    it(`is missed in a sentence, with a button that reloads the page: ${name}`, async () => {
      const project = await aProject();
      const page = await tabs.open(await tabs.newPerson({}, /assets|ERR_FAILED/), `/inbox/#/${project.id}`);
      await signIn(page, await anAuthor(project.id));
      await page.getByText("All caught up.").waitFor();
      await page.route("**/assets/**", async (route) => route.abort());
      await page.getByRole("link", { name, exact: true }).click();
      await page.getByRole("alert").filter({ hasText: "Part of this page didn’t load." }).waitFor();
      await expectAccessible(page, `inbox-missing-part-${name}`);
      await page.getByRole("link", { name: "Inbox", exact: true }).click();
      await page.getByText("All caught up.").waitFor();
      expect(await page.getByText("Part of this page didn’t load.").count(), "the other place is there").to.equal(0);
      await page.goBack();
      await page.getByRole("alert").filter({ hasText: "Part of this page didn’t load." }).waitFor();
      await page.unroute("**/assets/**");
      await press(page, "Reload");
      await page.getByRole("heading", { level: 1, name: name === "Settings" ? "Assistant" : name }).waitFor();
    });
  }
});
