import { expect } from "chai";
import type { Locator, Page } from "playwright-core";
import { firestore } from "../../support/admin-app.ts";
import { nightlyIf } from "../../support/nightly.ts";
import { expectAccessible } from "../support/accessibility.ts";
import { signIn } from "../support/editor-page.ts";
import { anInbox, begin, choose, type InboxTab, item, leavingDialog as dialog, signOut } from "../support/inbox-page.ts";
import { focusedName, tabTo } from "../support/keyboard.ts";
import { press } from "../support/publishing.ts";
import { openSection } from "../support/settings-page.ts";
import { useTabs } from "../support/tabs.ts";

interface Scene extends InboxTab {
  readonly field: Locator;
}

const kinds = {
  "an answer": {
    link: "Inbox",
    save: "Answer",
    saved: "Answered. The assistant now says this.",
    begin: async (page: Page): Promise<Locator> => begin(page, "kayaks", "Answer"),
  },
  "a note": {
    link: "Inbox",
    save: "Save",
    saved: "Note saved.",
    begin: async (page: Page): Promise<Locator> => begin(page, "kayaks", "Note"),
  },
  "the settings": {
    link: "Settings",
    save: "Save",
    saved: "Saved.",
    begin: async (page: Page): Promise<Locator> => {
      const field = page.getByRole("textbox", { name: "Instructions" });
      await field.focus();
      return field;
    },
  },
} as const;

describe("unsaved text in the inbox", () => {
  const tabs = useTabs();

  /** At the second place of the tab's history, with the focus in a field. */
  const aScene = async (kind: keyof typeof kinds): Promise<Scene> => {
    const inbox = await anInbox(tabs, "/statistics", /ERR_INTERNET_DISCONNECTED/);
    const { page } = inbox;
    await page.getByText("Nobody used the assistant in these weeks.").waitFor();
    await page.getByRole("link", { name: kinds[kind].link, exact: true }).click();
    const field = await kinds[kind].begin(page);
    await field.and(page.locator(":focus")).waitFor();
    return { ...inbox, field };
  };

  for (const kind of ["an answer", "a note", "the settings"] as const) {
    it(`is asked about before Back or a link leave ${kind}, with the keyboard alone${nightlyIf(kind !== "an answer")}`, async () => {
      const { page, field } = await aScene(kind);
      const address = page.url();
      await page.keyboard.type("On Fridays.");
      await page.goBack();
      await dialog(page).waitFor();
      expect(await focusedName(page)).to.equal("Stay here");
      await expectAccessible(page, `inbox-leaving-${kind}`);
      await page.keyboard.press("Escape");
      await dialog(page).waitFor({ state: "detached" });
      expect(page.url()).to.equal(address);
      await page.keyboard.type(" Or on Mondays.");
      expect(await field.inputValue(), "the focus is where it was").to.equal("On Fridays. Or on Mondays.");
      const link = page.getByRole("link", { name: "Insights" });
      await link.press("Enter");
      await dialog(page).waitFor();
      await page.keyboard.press("Enter");
      await dialog(page).waitFor({ state: "detached" });
      expect(page.url()).to.equal(address);
      expect(await field.inputValue()).to.equal("On Fridays. Or on Mondays.");
      await link.press("Enter");
      await dialog(page).waitFor();
      await tabTo(page, "Leave", 3);
      await page.keyboard.press("Enter");
      await page.getByText("Nobody used the assistant in these weeks.").waitFor();
      expect(page.url()).to.match(/statistics$/);
      expect(await page.getByRole("dialog").count()).to.equal(0);
      await page.getByRole("link", { name: kinds[kind].link, exact: true }).click();
      expect(await (await kinds[kind].begin(page)).inputValue(), "it is gone").not.to.include("Fridays");
    });

    it(`is asked about before the person signs out of ${kind} @nightly`, async () => {
      const { page, field } = await aScene(kind);
      await page.keyboard.type("On Fridays.");
      await signOut(page);
      await press(page, "Stay here");
      expect(await field.inputValue()).to.equal("On Fridays.");
      await signOut(page);
      await press(page, /^Leave$/);
      await page.getByRole("heading", { name: "Sign in" }).waitFor();
      expect(await page.getByRole("dialog").count()).to.equal(0);
    });

    it(`is not asked about when nothing in ${kind} is unsaved @nightly`, async () => {
      const { page, field } = await aScene(kind);
      await page.keyboard.type("On Fridays.");
      await field.fill("");
      await page.goBack();
      await page.getByText("Nobody used the assistant in these weeks.").waitFor();
      await page.goForward();
      await (await kinds[kind].begin(page)).fill("On Mondays.");
      await press(page, new RegExp(`^${kinds[kind].save}$`));
      await page.getByRole("status").filter({ hasText: kinds[kind].saved }).waitFor();
      await signOut(page);
      await page.getByRole("heading", { name: "Sign in" }).waitFor();
    });
  }

  for (const kind of ["an answer", "the settings"] as const) {
    it(`stays while the person signs out of ${kind} in another tab and in again${nightlyIf(kind !== "an answer")}`, async () => {
      const { page, author, field, otherTab } = await aScene(kind);
      await page.keyboard.type("On Fridays.");
      await signOut(await otherTab());
      await page.bringToFront();
      await page.getByRole("dialog", { name: "You’re signed out." }).waitFor();
      await page.getByLabel("Email").and(page.locator(":focus")).waitFor();
      await expectAccessible(page, `inbox-signed-out-${kind}`);
      await signIn(page, author);
      await page.getByRole("dialog").waitFor({ state: "detached" });
      expect(await field.inputValue()).to.equal("On Fridays.");
      await press(page, new RegExp(`^${kinds[kind].save}$`));
      await page.getByRole("status").filter({ hasText: kinds[kind].saved }).waitFor();
    });
  }

  it("is gone with its place when who is signed out leaves it @nightly", async () => {
    const { page, otherTab } = await aScene("an answer");
    await page.keyboard.type("On Fridays.");
    await signOut(await otherTab());
    await page.bringToFront();
    await page.getByRole("dialog", { name: "You’re signed out." }).waitFor();
    await page.goBack();
    await press(page, /^Leave$/);
    await page.getByRole("heading", { name: "Sign in" }).waitFor();
    expect(await page.getByRole("dialog").count()).to.equal(0);
  });

  it("is not lost by a reload of the page that the person does not want", async () => {
    const { page, field } = await aScene("an answer");
    await page.keyboard.type("On Fridays.");
    page.on("dialog", (question) => void question.dismiss());
    const question = page.waitForEvent("dialog");
    await page.evaluate("void setTimeout(() => location.reload())");
    expect((await question).type()).to.equal("beforeunload");
    expect(await field.inputValue()).to.equal("On Fridays.");
    await press(page, /^Answer$/);
    await page.getByRole("status").filter({ hasText: kinds["an answer"].saved }).waitFor();
  });

  it("stays when it could not be stored, and is sent by the next attempt", async () => {
    const { page, field } = await aScene("an answer");
    await page.keyboard.type("On Fridays.");
    await page.context().setOffline(true);
    await press(page, /^Answer$/);
    await page.getByRole("alert").filter({ hasText: "You’re offline." }).waitFor();
    expect(await field.inputValue()).to.equal("On Fridays.");
    await page.context().setOffline(false);
    await press(page, /^Answer$/);
    await page.getByRole("status").filter({ hasText: kinds["an answer"].saved }).waitFor();
    await item(page, "kayaks").waitFor({ state: "detached" });
  });

  it("stays beside what is written about another item, and what is done there", async () => {
    const { page } = await aScene("an answer");
    const answer = async (): Promise<string> => (await choose(page, "kayaks")).getByRole("textbox").inputValue();
    await page.keyboard.type("Kayaks: yes.");
    await begin(page, "tents", "Note");
    await page.keyboard.type("Ask Ole.");
    expect(await answer()).to.equal("Kayaks: yes.");
    const tents = await choose(page, "tents");
    await tents.getByRole("button", { name: "Save" }).click();
    await page.getByText("Note saved.").waitFor();
    await tents.getByText("Ask Ole.", { exact: true }).waitFor();
    expect(await tents.and(page.locator(":focus")).count(), "the focus is at the item").to.equal(1);
    await tents.getByRole("button", { name: "No answer needed" }).click();
    await item(page, "tents").waitFor({ state: "detached" });
    expect(await answer()).to.equal("Kayaks: yes.");
  });

  it("is asked about before a page about another item is begun @nightly", async () => {
    const { page, projectId } = await aScene("an answer");
    const drafts = async () => (await firestore.collection(`projects/${projectId}/documents`).get()).size;
    await page.keyboard.type("Kayaks: yes.");
    await (await choose(page, "tents")).getByRole("button", { name: "Write a page instead" }).click();
    await press(page, "Stay here");
    expect(await (await choose(page, "kayaks")).getByRole("textbox").inputValue()).to.equal("Kayaks: yes.");
    expect(await drafts()).to.equal(0);
    await (await choose(page, "tents")).getByRole("button", { name: "Write a page instead" }).click();
    await press(page, /^Leave$/);
    await page.waitForURL(/\/editor\/#\/.*\/drafts\//);
    expect(await drafts()).to.equal(1);
  });

  it("is asked about for half of a span of hours, too, which cannot be saved @nightly", async () => {
    const { page } = await aScene("the settings");
    await openSection(page, "Calls");
    await page.getByRole("checkbox", { name: "Any time" }).uncheck();
    await press(page, "Save");
    await page.getByText("Saved.").waitFor();
    const monday = page.getByRole("group", { name: "Monday" });
    await monday.getByRole("switch").check();
    const end = monday.getByRole("textbox", { name: "to" });
    await end.fill("");
    await openSection(page, "Assistant");
    await press(page, "Save");
    await page.getByRole("heading", { level: 1, name: "Calls" }).waitFor();
    await end.and(page.locator(":focus")).waitFor(); // the browser asks for the other end
    await page.getByRole("link", { name: "Insights" }).click();
    await dialog(page).waitFor();
  });
});
