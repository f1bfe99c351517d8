import { text } from "node:stream/consumers";
import { expect } from "chai";
import type { BrowserContextOptions, Page } from "playwright-core";
import { missedCallId } from "../../../src/lib/answers/questions/message.ts";
import { firestore } from "../../support/admin-app.ts";
import { aMessage, anOpenQuestion, storeMessage } from "../../support/inbox-items.ts";
import { aLivePage, aProject, type Project } from "../../support/projects.ts";
import { storeCounts } from "../../support/counts.ts";
import { provision } from "../../support/visitors.ts";
import { expectAccessible } from "../support/accessibility.ts";
import { choose, pane, show } from "../support/inbox-page.ts";
import { anAuthor, type Author, signIn } from "../support/editor-page.ts";
import { useTabs } from "../support/tabs.ts";
import { focusedName, tabTo } from "../support/keyboard.ts";

/** A project with an item of each kind. */
const aFullProject = async (): Promise<Project> => {
  const project = await aProject();
  const visitor = { uid: `visitor-${crypto.randomUUID()}` };
  await provision(visitor, { profile: { first_name: "Noa", phone: "+4721985800", contact_email: "noa@people.example" } });
  await anOpenQuestion(project.id, {
    question: "Do you repair kayaks?",
    asked_count: 3,
    languages: ["en", "he"],
    last_asked_at: new Date("2026-05-04T08:00:00.000Z"), // the first of those that are done
    ...visitor,
  });
  await anOpenQuestion(project.id, { question: "האם אפשר לשלם בזהב?", language: "he", ...visitor });
  await aMessage(project.id, { text: "Please call me about the rear wheel.", name: "Noa", email: "noa@people.example" });
  await storeMessage(project.id, missedCallId("caller"), { text: "A visitor could not reach you.", uid: "caller" });
  return project;
};

const question = (page: Page, text: string) => page.getByRole("listitem").filter({ hasText: text });

describe("the inbox", () => {
  const tabs = useTabs();

  const openInbox = async (
    project: Project,
    {
      author,
      address = "",
      options = {},
    }: { readonly author?: Author; readonly address?: string; readonly options?: BrowserContextOptions } = {},
  ): Promise<Page> => {
    const page = await tabs.open(await tabs.newPerson(options), `/inbox/#/${project.id}${address}`);
    await signIn(page, author ?? (await anAuthor(project.id)));
    return page;
  };

  it("shows who waits and how to reach them, the most asked question first @nightly", async () => {
    const page = await openInbox(await aFullProject());
    await page.getByText("4 shown", { exact: true }).waitFor();
    const kinds = await page.getByRole("listitem").allInnerTexts();
    expect(kinds.map((text) => /(?:^|\n)([\w ]+) ·/.exec(text)?.[1])).to.have.members(["Message", "Missed call", "Question", "Question"]);
    expect(kinds[2])
      .to.include("Do you repair kayaks?")
      .and.to.match(/asked 3 times · .* · Hebrew$/);
    const message = await choose(page, "rear wheel");
    await message.getByText("Noa", { exact: true }).waitFor();
    expect(await message.getByRole("link", { name: "+4721985800" }).getAttribute("href")).to.equal("tel:+4721985800");
    expect(await message.getByRole("link", { name: "noa@people.example" }).getAttribute("href")).to.equal("mailto:noa@people.example");
    expect(await page.getByText("האם אפשר").and(page.locator(":dir(rtl)")).count()).to.equal(1);
    await expectAccessible(page, "inbox");
    expect(await message.getByRole("link", { name: "Reply" }).getAttribute("href")).to.equal("mailto:noa@people.example");
    expect(await message.getByRole("link", { name: "Call" }).getAttribute("href")).to.equal("tel:+4721985800");
    await show(page, "Kind", "Missed calls");
    await page.getByText("1 shown", { exact: true }).waitFor();
    await show(page, "State", "Done");
    await page.getByText("Nothing here yet.").waitFor();
    await expectAccessible(page, "inbox-empty");
  });

  it("answers, notes, closes and opens again, with the keyboard alone", async () => {
    const project = await aFullProject();
    const page = await openInbox(project, { address: "/questions" });
    const [kayaks, gold] = [question(page, "kayaks"), question(page, "בזהב")];
    const use = async (button: string): Promise<void> => {
      await tabTo(page, button, 30);
      await page.keyboard.press("Enter");
    };
    const write = async (button: string, words: string, save: string): Promise<void> => {
      if (button === "Answer") await page.getByRole("textbox", { name: button }).focus();
      else await use("Add a note");
      await page.getByRole("textbox", { name: button }).and(page.locator(":focus")).waitFor();
      await page.keyboard.type(words);
      await expectAccessible(page, `inbox-writing-${button}`);
      await use(save);
    };
    await page.getByText("2 shown", { exact: true }).waitFor();
    await write("Note", "Ask Ole first.", "Save");
    await pane(page, "kayaks").getByText("Ask Ole first.", { exact: true }).waitFor();
    await page.getByText("Note saved.").waitFor();
    expect(await pane(page, "kayaks").and(page.locator(":focus")).count(), "the keyboard goes on at the item").to.equal(1);
    await write("Answer", "Yes, on Fridays.", "Answer");
    await kayaks.waitFor({ state: "detached" });
    await page.getByRole("status").filter({ hasText: "Do you repair kayaks? Answered. The assistant now says this." }).waitFor();
    await gold.getByRole("button").and(page.locator(":focus")).waitFor(); // the item is gone: the keyboard goes on at the next one
    await use("No answer needed");
    await gold.waitFor({ state: "detached" });
    await page.getByText("Moved to Done.").waitFor();
    expect(await focusedName(page), "nothing is left: the keyboard goes on at the heading").to.match(/^Inbox/);
    await show(page, "State", "Done");
    await page.getByText("Yes, on Fridays.").waitFor();
    expect(await page.getByText("Last changed by Ada Berg").count()).to.equal(1);
    await use("Reopen");
    await kayaks.waitFor({ state: "detached" });
    await page.getByText("Reopened.").waitFor();
    const stored = await firestore.collection(`projects/${project.id}/questions`).get();
    const states = stored.docs.map((record): unknown => record.get("status"));
    expect(states).to.have.members(["open", "closed"]);
    expect(stored.docs.map((record): unknown => record.get("note")).filter(Boolean)).to.deep.equal(["Ask Ole first."]);
  });

  it("goes through the list with J and K, to the answer with Enter, and ends an item with E", async () => {
    const project = await aFullProject();
    const page = await openInbox(project, { address: "/questions" });
    await page.getByText("2 shown", { exact: true }).waitFor();
    await page.keyboard.press("j");
    await pane(page, "בזהב").waitFor();
    await page.keyboard.press("k");
    await pane(page, "kayaks").waitFor();
    await page.keyboard.press("Enter");
    await page.getByRole("textbox", { name: "Answer" }).and(page.locator(":focus")).waitFor();
    await page.keyboard.type("jke");
    expect(await page.getByRole("textbox", { name: "Answer" }).inputValue(), "while somebody writes, keys are letters").to.equal("jke");
    await question(page, "בזהב").getByRole("button").click();
    await question(page, "בזהב").getByRole("button").focus();
    await page.keyboard.press("e");
    await question(page, "בזהב").waitFor({ state: "detached" });
    await pane(page, "kayaks").waitFor();
    expect(await page.getByRole("textbox", { name: "Answer" }).inputValue(), "what was begun is still there").to.equal("jke");
  });

  it("is a list on a phone, and then what was chosen from it", async () => {
    const page = await openInbox(await aFullProject(), { address: "/questions", options: { viewport: { width: 360, height: 720 } } });
    await question(page, "kayaks").waitFor();
    expect(await pane(page, "kayaks").isVisible()).to.equal(false);
    await choose(page, "kayaks");
    await pane(page, "kayaks").waitFor();
    expect(await question(page, "kayaks").isVisible()).to.equal(false);
    await expectAccessible(page, "inbox-phone");
    await pane(page, "kayaks").getByRole("button", { name: "Inbox" }).click();
    await question(page, "kayaks").getByRole("button").and(page.locator(":focus")).waitFor();
  });

  it("shows the later of two what the earlier did, and keeps what they wrote", async () => {
    const project = await aFullProject();
    const [ada, ole] = await Promise.all([anAuthor(project.id), anAuthor(project.id, "Ole Dahl")]);
    const [first, second] = await Promise.all([
      openInbox(project, { author: ada, address: "/questions" }),
      openInbox(project, { author: ole, address: "/questions" }),
    ]);
    for (const [page, text] of [
      [second, "No."],
      [first, "Yes."],
    ] as const) {
      await choose(page, "kayaks");
      await page.getByRole("textbox", { name: "Answer" }).fill(text);
    }
    await first.getByRole("button", { name: "Answer", exact: true }).click();
    await question(first, "kayaks").waitFor({ state: "detached" });
    await second.getByRole("button", { name: "Answer", exact: true }).click();
    const notice = pane(second, "kayaks").getByRole("alert").filter({ hasText: "Ada Berg answered first. Your text is still here." });
    await notice.waitFor();
    await pane(second, "kayaks").getByText("Yes.").waitFor();
    expect(await second.getByRole("textbox", { name: "Answer" }).inputValue()).to.equal("No.");
    await expectAccessible(second, "inbox-stale");
    await second.getByRole("button", { name: "Answer", exact: true }).click();
    await question(second, "kayaks").waitFor({ state: "detached" });
    const [stored] = (await firestore.collection(`projects/${project.id}/questions`).where("asked_count", "==", 3).get()).docs;
    expect(stored?.get("answer")).to.equal("No.");
  });

  it("begins a page with a question as its heading @nightly", async () => {
    const project = await aFullProject();
    const page = await openInbox(project, { address: "/questions" });
    await (await choose(page, "kayaks")).getByRole("button", { name: "Write a page instead" }).click();
    await page.waitForURL(/\/editor\/#\/.*\/drafts\//);
    const drafts = await firestore.collection(`projects/${project.id}/documents`).get();
    expect(drafts.docs.map((draft): unknown => draft.get("content"))).to.deep.equal(["# Do you repair kayaks?\n\n"]);
    expect(drafts.docs[0]?.get("metadata")).to.deep.equal({ title: "Do you repair kayaks?", slug: "do-you-repair-kayaks" });
  });

  it("holds a thousand items, and leads from a mail to one of them @nightly", async () => {
    const project = await aProject();
    await Promise.all(
      Array.from({ length: 1_000 }, async (_, index) => anOpenQuestion(project.id, { question: `Question ${index}?`, asked_count: index })),
    );
    const itemId = await aMessage(project.id, { text: "Wanted." });
    const page = await openInbox(project, { address: `/items/${itemId}` });
    await pane(page, "Wanted.").waitFor();
    expect(await pane(page, "Wanted.").and(page.locator(":focus")).count()).to.equal(1);
    for (let shown = 100; shown < 1_001; shown += 100) {
      await page.getByText(`${shown} shown`, { exact: true }).waitFor();
      await page.getByRole("button", { name: "Show more" }).click();
    }
    await page.getByText("1001 shown", { exact: true }).waitFor();
    expect(await page.getByRole("button", { name: "Show more" }).count()).to.equal(0);
  });

  it("counts what visitors asked, with a table below each chart, and gives it to spreadsheets @nightly", async () => {
    const project = await aProject();
    const pageId = await aLivePage(project, { metadata: { title: "=Opening hours" } });
    await storeCounts(project.id, [pageId], ["en", "he"]);
    const [counts] = (await firestore.collection(`projects/${project.id}/statistics`).limit(1).get()).docs;
    await counts?.ref.set({ languages: { en: { transfers: { not_known_here: 3 } } } }, { merge: true });
    const page = await openInbox(project);
    await page.getByRole("link", { name: "Insights" }).click();
    await page.getByText(/^Questions: \d+, in \d+ conversations$/).waitFor();
    await page.getByText("Week by week").click();
    const conversations = page.getByRole("region", { name: "Conversations" }).getByRole("row");
    await conversations.nth(1).waitFor();
    expect(await conversations.count()).to.equal(13);
    expect(await conversations.nth(1).getByRole("cell").innerText()).to.equal("40");
    await page.getByRole("row", { name: "=Opening hours" }).waitFor();
    await page.getByRole("row", { name: "Failed 3" }).waitFor();
    await expectAccessible(page, "inbox-statistics");
    await page.getByLabel("Language", { exact: true }).selectOption({ label: "Hebrew" });
    expect(await conversations.nth(1).getByRole("cell").innerText()).to.equal("10");
    const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Download as CSV" }).click()]);
    expect(file.suggestedFilename()).to.equal(`${project.id}.csv`);
    expect(await text(await file.createReadStream())).to.include(`,answered_from_pages,${pageId},"'=Opening hours",`);
    await page.getByLabel("Period").selectOption({ label: "4 weeks" });
    await conversations.nth(5).waitFor({ state: "detached" });
    expect(await conversations.count()).to.equal(5);
  });

  it("says that nothing was counted yet, and leads to the editor and back @nightly", async () => {
    const project = await aProject();
    const page = await openInbox(project, { address: "/statistics" });
    await page.getByText("Nobody has asked yet.").waitFor();
    expect(await page.getByLabel("Period").count(), "nothing to choose").to.equal(0);
    await expectAccessible(page, "inbox-statistics-empty");
    await page.getByRole("link", { name: "Pages", exact: true }).click();
    await page.getByRole("link", { name: "Inbox" }).click();
    await page.getByText("All caught up.").waitFor();
    await page.getByRole("button", { name: "Signed in as Ada Berg" }).click();
    await page.getByLabel("Interface language").selectOption("nb");
    await page.getByText("Du er à jour.").waitFor();
    await page.getByRole("button", { name: /Ada Berg/ }).click();
    await page.getByRole("button", { name: "Logg ut" }).click();
    await page.getByRole("heading", { name: "Logg inn" }).waitFor();
    await expectAccessible(page, "inbox-sign-in-nb");
  });
});
