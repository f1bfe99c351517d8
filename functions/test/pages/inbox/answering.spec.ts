import { expect } from "chai";
import { anOpenQuestion } from "../../support/inbox-items.ts";
import { aProject } from "../../support/projects.ts";
import { expectAccessible } from "../support/accessibility.ts";
import { anAuthor, signIn } from "../support/editor-page.ts";
import { choose, item, pane } from "../support/inbox-page.ts";
import { useTabs } from "../support/tabs.ts";

describe("answering in the inbox", () => {
  const tabs = useTabs();

  it("keeps its place in a long list when a question is answered: nothing moves, and the keyboard goes on at the next one", async () => {
    const { id } = await aProject();
    const numbers = Array.from({ length: 20 }, (_, index) => index + 1);
    await Promise.all(numbers.map(async (number) => anOpenQuestion(id, { question: `Question ${number}?`, asked_count: 50 - number })));
    const page = await tabs.open(await tabs.newPerson(), `/inbox/#/${id}`);
    await signIn(page, await anAuthor(id));
    await choose(page, "Question 12?");
    await page.getByRole("textbox", { name: "Answer" }).fill("Yes.");
    const places = async (): Promise<unknown> => [
      await page.evaluate("scrollY"),
      ...(await Promise.all(
        [page.getByRole("heading", { level: 2 }), item(page, "Question 11?"), page.getByRole("combobox").first()].map(async (seen) => {
          const { x = 0, y = 0 } = (await seen.boundingBox()) ?? {};
          return [x, y];
        }),
      )),
    ];
    const before = await places();
    await page.getByRole("button", { name: "Answer", exact: true }).click();
    await page.getByText("Answered. The assistant now says this.").waitFor();
    await item(page, "Question 13?").getByRole("button").and(page.locator(":focus")).waitFor();
    await pane(page, "Question 13?").waitFor();
    expect(await places()).to.deep.equal(before);
    await expectAccessible(page, "inbox-answered");
  });
});
