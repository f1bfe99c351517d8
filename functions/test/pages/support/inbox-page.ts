import type { BrowserContext, Locator, Page } from "playwright-core";
import { anOpenQuestion } from "../../support/inbox-items.ts";
import { aProject } from "../../support/projects.ts";
import { anAuthor, type Author, signIn } from "./editor-page.ts";
import type { Tabs } from "./tabs.ts";

/** The inbox of a project with two open questions, in one tab. */
export interface InboxTab {
  readonly projectId: string;
  readonly person: BrowserContext;
  readonly page: Page;
  readonly author: Author;
  /** The same browser, in another tab. */
  readonly otherTab: () => Promise<Page>;
}

/** Opens an inbox as Ada Berg. */
export const anInbox = async (tabs: Tabs, place = "", missing?: RegExp): Promise<InboxTab> => {
  const { id: projectId } = await aProject();
  await anOpenQuestion(projectId, { question: "Do you repair kayaks?", asked_count: 2 });
  await anOpenQuestion(projectId, { question: "Do you rent tents?" });
  const author = await anAuthor(projectId);
  const person = await tabs.newPerson({}, missing);
  const page = await tabs.open(person, `/inbox/#/${projectId}${place}`);
  await signIn(page, author);
  const otherTab = async (): Promise<Page> => tabs.open(person, `/inbox/#/${projectId}/statistics`);
  return { projectId, person, page, author, otherTab };
};

/** An item's line in the list. */
export const item = (page: Page, text: string): Locator => page.getByRole("listitem").filter({ hasText: text });

/** An item beside the list. */
export const pane = (page: Page, text: string): Locator => page.getByRole("region", { name: text });

/** Shows an item beside the list. */
export const choose = async (page: Page, text: string): Promise<Locator> => {
  await item(page, text).getByRole("button").click();
  return pane(page, text);
};

/** Begins an answer or a note, and waits for its field to have the focus. */
export const begin = async (page: Page, text: string, action: "Answer" | "Note"): Promise<Locator> => {
  const shown = await choose(page, text);
  if (action === "Note") await shown.getByRole("button", { name: action }).click();
  const field = shown.getByRole("textbox", { name: action });
  await field.and(page.locator(":focus")).waitFor();
  return field;
};

/** Shows other items: open ones or those that are done, or those of one kind. */
export const show = async (page: Page, filter: "Kind" | "State", option: string): Promise<void> => {
  await page.getByRole("combobox", { name: filter }).selectOption({ label: option });
};

/** The question whether unsaved text shall be left. Its buttons are not inside of it for Playwright: they are in a slot. */
export const leavingDialog = (page: Page): Locator => page.getByRole("dialog", { name: "Your changes aren’t saved" });

export const signOut = async (page: Page): Promise<void> => {
  await page.getByRole("button", { name: "Signed in as Ada Berg" }).click();
  await page.getByRole("button", { name: "Sign out" }).click();
};
