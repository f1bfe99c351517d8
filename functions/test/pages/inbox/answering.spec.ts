import { expect } from "chai";
import type { Locator } from "playwright-core";
import { firestore } from "../../support/admin-app.ts";
import { anOpenQuestion } from "../../support/inbox-items.ts";
import { aProject } from "../../support/projects.ts";
import { expectAccessible } from "../support/accessibility.ts";
import { anAuthor, signIn } from "../support/editor-page.ts";
import { choose, item, pane } from "../support/inbox-page.ts";
import { useTabs } from "../support/tabs.ts";

const edgesOf = async (shown: Locator): Promise<{ readonly top: number; readonly bottom: number }> => {
  const { y: top, height } = (await shown.boundingBox()) ?? { y: NaN, height: NaN };
  return { top, bottom: top + height };
};

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

  it("names nobody, and no visitor, where it is not known who was faster", async () => {
    const { id } = await aProject();
    const questionId = await anOpenQuestion(id, { question: "Do you repair kayaks?" });
    const page = await tabs.open(await tabs.newPerson(), `/inbox/#/${id}`);
    await signIn(page, await anAuthor(id));
    await choose(page, "kayaks");
    const dismiss = page.getByRole("button", { name: "No answer needed" });
    await dismiss.waitFor();
    await page.getByRole("textbox", { name: "Answer" }).fill("Yes.");
    await dismiss.waitFor({ state: "detached" }); // the words would be gone
    await firestore.doc(`projects/${id}/questions/${questionId}`).update({ note: "Ring them." });
    await page.getByRole("button", { name: "Answer", exact: true }).click();
    await pane(page, "kayaks").getByRole("alert").filter({ hasText: "Someone changed this first. Your text is still here." }).waitFor();
  });

  it("says on a phone what became of it above the next one, whose buttons are in two rows", async () => {
    const { id } = await aProject();
    for (const [question, asked_count] of [
      ["Do you repair kayaks?", 2],
      ["Do you rent tents?", 1],
    ] as const)
      await anOpenQuestion(id, { question, asked_count });
    const page = await tabs.open(await tabs.newPerson({ viewport: { width: 320, height: 640 } }), `/inbox/#/${id}`);
    await signIn(page, await anAuthor(id));
    await item(page, "kayaks").waitFor();
    const [title, more] = [
      await edgesOf(page.getByRole("heading", { level: 1 })),
      await edgesOf(page.getByRole("button", { name: "More", exact: true })),
    ];
    expect(more.top, "beside the title").to.be.below(title.bottom);
    await choose(page, "kayaks");
    await page.getByRole("textbox", { name: "Answer" }).fill("Yes.");
    await page.getByRole("button", { name: "Answer", exact: true }).click();
    const said = page.getByText("Answered. The assistant now says this.");
    await said.waitFor();
    const next = pane(page, "tents");
    await next.waitFor();
    expect((await edgesOf(said)).top, "below the bar").to.be.at.least(48);
    expect((await edgesOf(said)).bottom).to.be.at.most((await edgesOf(next)).top);
    const buttons = await next.locator(".row").getByRole("button").all();
    expect(new Set(await Promise.all(buttons.map(async (button) => (await edgesOf(button)).top))).size).to.equal(2);
    await expectAccessible(page, "inbox-answered-phone");
  });
});

const alignmentOfTitle = `getComputedStyle(
  document.querySelector("lectern-inbox").shadowRoot.querySelector("lectern-inbox-list").shadowRoot.querySelector(".item-row b")
).textAlign`;

describe("the list of the inbox", () => {
  const tabs = useTabs();

  it("has a number only while all that waits is shown, and begins every line where the page does", async () => {
    const { id } = await aProject();
    await anOpenQuestion(id, { question: "Do you repair kayaks?" });
    const page = await tabs.open(await tabs.newPerson({ locale: "he-IL" }), `/inbox/#/${id}`);
    await signIn(page, await anAuthor(id));
    await page.getByRole("heading", { level: 1, name: /1$/ }).waitFor();
    const title = item(page, "kayaks").getByText("Do you repair kayaks?");
    expect(await page.evaluate(alignmentOfTitle)).to.equal("right");
    expect(await title.and(page.locator(":dir(ltr)")).count()).to.equal(1);
    await page.getByRole("combobox").nth(1).selectOption({ index: 4 });
    await page.waitForURL(/questions$/);
    await item(page, "kayaks").waitFor();
    await page.getByRole("heading", { level: 1, name: /^\D+$/ }).waitFor();
  });
});
