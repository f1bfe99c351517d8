import type { BrowserContext, Page } from "playwright-core";
import { storedPage } from "../../support/documents.ts";
import { aForeignDraft, aProject, type Project } from "../../support/projects.ts";
import { anAuthor, type Author, type EditorTab, openDraft, toEditorTab } from "./editor-page.ts";
import type { Tabs } from "./tabs.ts";

/** One author with one draft. */
export interface Desk {
  readonly project: Project;
  readonly draftId: string;
  readonly author: Author;
  readonly tab: EditorTab;
  readonly person: BrowserContext;
  readonly storedContent: () => Promise<unknown>;
}

export const content = "# A page\n";

export const aDesk = async (tabs: Tabs, text = content): Promise<Desk> => {
  const project = await aProject();
  const draftId = await aForeignDraft(project, { content: text });
  const author = await anAuthor(project.id);
  const tab = await openDraft(tabs, project, draftId, author);
  const storedContent = async (): Promise<unknown> => (await storedPage(project.id, draftId))?.["content"];
  return { project, draftId, author, tab, person: tab.page.context(), storedContent };
};

/** The same person in another tab of the same browser. */
export const secondTab = async (tabs: Tabs, { project, draftId, person }: Desk): Promise<EditorTab> =>
  toEditorTab(await tabs.open(person, `/editor/#/${project.id}/drafts/${draftId}`));

export const saveUrl = "**/docs/edit/save";

/** Holds saves back until they are let go. */
export const holdSaves = async (page: Page): Promise<() => void> => {
  const gate = Promise.withResolvers<undefined>();
  await page.route(saveUrl, async (route) => {
    await gate.promise;
    await route.continue();
  });
  return () => {
    gate.resolve(undefined);
  };
};

/** Types without a network, and is closed: the last text is on this device only. A page that is closed with a network still sends it. */
export const typeAndDie = async (
  { tab, person }: Desk,
  text: string,
  leave = async (): Promise<unknown> => tab.page.close(),
): Promise<void> => {
  await person.setOffline(true);
  await tab.typeAtEnd(text);
  await leave();
  await person.setOffline(false);
};

/** Waits until this device has a text that says this. */
export const untilJournal = async (page: Page, text: string): Promise<void> => {
  for (;;) {
    const entries: unknown = await page.evaluate(readJournal);
    if (String(entries).includes(text)) return;
  }
};

const readJournal = `new Promise((resolve) => {
  const opening = indexedDB.open("lectern-journal");
  opening.onsuccess = () => {
    const reading = opening.result.transaction("entries").objectStore("entries").getAll();
    reading.onsuccess = () => { opening.result.close(); resolve(JSON.stringify(reading.result)); };
  };
})`;
