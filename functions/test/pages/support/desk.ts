import type { BrowserContext, Page } from "playwright-core";
import { storedPage } from "../../support/documents.ts";
import { aForeignDraft, aProject, type Project } from "../../support/projects.ts";
import { until } from "../../support/until.ts";
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

/** Holds saves back until the returned function is called. */
export const holdSaves = async (page: Page): Promise<() => void> => hold(page, saveUrl);

/** Holds requests to matching URLs back until the returned function is called. */
export const hold = async (page: Page, url: string): Promise<() => void> => {
  const gate = Promise.withResolvers<undefined>();
  await page.route(url, async (route) => {
    await gate.promise;
    await route.continue();
  });
  return () => {
    gate.resolve(undefined);
  };
};

/** Types a line without a network and closes the page: the line is only on this device. With a network, a page would still send it while it closes. */
export const typeAndDie = async ({ tab, person }: Pick<Desk, "tab" | "person">, line: string): Promise<void> => {
  await person.setOffline(true);
  await tab.typeAtEnd(`${line}\n`);
  await untilJournal(tab.page, line);
  await tab.page.close();
  await person.setOffline(false);
};

/** A headless window never gets the focus: the test plays the browser's part, some time later. */
export const comeBack = async (page: Page): Promise<unknown> =>
  page.evaluate("{ const now = Date.now; Date.now = () => now() + 60_000; dispatchEvent(new Event('focus')); }");

/** Kills the page's process: nothing on the page runs any more. */
export const kill = async (page: Page): Promise<void> => {
  const devtools = await page.context().newCDPSession(page);
  const crash = page.waitForEvent("crash");
  // There is no answer, because the process that would give it is gone.
  devtools.send("Page.crash").catch(() => undefined);
  await crash;
  await page.close();
};

/** Waits until this device's journal contains this text. */
export const untilJournal = async (page: Page, text: string): Promise<void> => untilEntries(page, (entries) => entries.includes(text));

/** Waits until the entries on this device, as one text, fulfil a condition. */
export const untilEntries = async (page: Page, isRight: (entries: string) => boolean): Promise<void> =>
  until(async () => isRight(await readEntries(page)), String(isRight));

/** All entries on this device, as JSON. */
export const readEntries = async (page: Page): Promise<string> => String(await page.evaluate(readJournal));

const readJournal = `new Promise((resolve) => {
  const opening = indexedDB.open("lectern-drafts");
  opening.onsuccess = () => {
    const reading = opening.result.transaction("entries").objectStore("entries").getAll();
    reading.onsuccess = () => { opening.result.close(); resolve(JSON.stringify(reading.result)); };
  };
})`;

/** Leaves an entry on this device like a tab that died that many days ago. */
export const leaveEntry = async (page: Page, { author, projectId, draftId, content, daysAgo }: OldEntry): Promise<void> => {
  const run = crypto.randomUUID();
  const base = { text: { metadata: {}, content: "" } };
  const entry = {
    author: author.uid,
    projectId,
    draftId,
    run,
    base,
    text: { metadata: {}, content },
    atMs: Date.now() - daysAgo * 86_400_000,
  };
  await page.evaluate(`new Promise((resolve) => {
    indexedDB.open("lectern-drafts").onsuccess = ({ target }) => {
      const writing = target.result.transaction("entries", "readwrite");
      writing.objectStore("entries").put(${JSON.stringify(entry)}, ${JSON.stringify([author.uid, projectId, draftId, run])});
      writing.oncomplete = () => { target.result.close(); resolve(); };
    };
  })`);
};

interface OldEntry {
  readonly author: Author;
  readonly projectId: string;
  readonly draftId: string;
  readonly content: string;
  readonly daysAgo: number;
}
