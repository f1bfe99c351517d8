import type { BrowserContext, BrowserContextOptions, Locator, Page } from "playwright-core";
import * as z from "zod";
import { firestore, identities } from "../../support/admin-app.ts";
import type { Project } from "../../support/projects.ts";
import type { Tabs } from "./tabs.ts";

/** A person who may edit a project, and can sign in by email. */
export interface Author {
  readonly uid: string;
  readonly email: string;
}

export const authorPassword = "correct horse";

export const anAuthor = async (projectId: string, name = "Ada Berg", role = "manager"): Promise<Author> => {
  const email = `author-${crypto.randomUUID()}@people.example`;
  const [first = "", last = ""] = name.split(" ");
  const { uid } = await identities.createUser({ email, password: authorPassword, displayName: name });
  await Promise.all([
    firestore.doc(`projects/${projectId}/members/${uid}`).set({ role, uid }),
    firestore.doc(`users/${uid}`).set({ profile: { first_name: first, last_name: last } }),
  ]);
  return { uid, email };
};

/** The hosted editor in one tab. */
export interface EditorTab {
  readonly page: Page;
  readonly title: Locator;
  /** The Markdown source. */
  readonly source: Locator;
  /** Waits until the save state has this text. */
  readonly untilState: (sentence: string | RegExp) => Promise<void>;
  /** Puts the cursor at the end of the text and types. */
  readonly typeAtEnd: (text: string) => Promise<void>;
  readonly typeAtStart: (text: string) => Promise<void>;
  readonly untilSaved: () => Promise<void>;
  /** Waits until the page is open, and nothing was typed since. */
  readonly untilUntouched: () => Promise<void>;
  /** Presses Ctrl+S, and waits for the answer. */
  readonly save: () => Promise<void>;
  /** Finds a word with the editor's search, and replaces it by typing. */
  readonly replaceWord: (word: string, replacement: string) => Promise<void>;
  /** The Markdown in the text editor, with lines separated by line feeds. */
  readonly text: () => Promise<string>;
}

const markdownShown = `["lectern-editor", "lectern-draft-page", "lectern-draft-view", "lectern-source", ".cm-content"]
  .reduce((root, name) => { const found = root.querySelector(name); return found.shadowRoot ?? found; }, document)
  .cmTile.view.state.doc.toString()`;

export const toEditorTab = (page: Page): EditorTab => {
  const source = page.getByRole("textbox", { name: "Text of the page" });
  const typeAt = async (key: string, text: string): Promise<void> => {
    await source.click();
    await page.keyboard.press(key);
    await page.keyboard.insertText(text);
  };
  // The visible text; screen readers are told less. Problems are reported in full above the text.
  const untilState = async (sentence: string | RegExp): Promise<void> =>
    page.locator(".state, .trouble p").filter({ hasText: sentence }).first().waitFor();
  const untilSaved = async (): Promise<void> => untilState(/^Saved$/);
  const untilUntouched = async (): Promise<void> => page.locator(".page-state:not(:has(.state:not(:empty)))").waitFor();
  return {
    page,
    source,
    title: page.getByRole("textbox", { name: /^Title/ }),
    untilState,
    untilSaved,
    untilUntouched,
    save: async () => {
      await page.keyboard.press("Control+s");
      await untilSaved();
    },
    replaceWord: async (word, replacement) => {
      await source.focus();
      await page.keyboard.press("Control+f");
      await page.getByRole("textbox", { name: "Find" }).pressSequentially(word);
      await page.keyboard.press("Enter");
      // The panel finds it shortly after the keystroke.
      await source.locator(".cm-searchMatch-selected").waitFor();
      await page.keyboard.press("Escape");
      await page.keyboard.insertText(replacement);
    },
    // What is seen are its looks: a link's address, for example, shows only beside the cursor.
    text: async () => String(await page.evaluate(markdownShown)),
    typeAtEnd: async (text) => typeAt("Control+End", text),
    typeAtStart: async (text) => typeAt("Control+Home", text),
  };
};

/** Opens the page's menu and chooses an entry. */
export const chooseInMenu = async (page: Page, name: string): Promise<void> => {
  const menu = page.locator("lectern-menu");
  await menu.getByRole("button").first().click();
  await menu.locator("button.item, a.item").filter({ hasText: name }).click();
};

/** Waits until this person is signed in, on any page. */
export const untilSignedInAs = async (page: Page, name: string): Promise<void> =>
  page.locator("lectern-menu").getByText(`Signed in as ${name}`).waitFor({ state: "attached" });

/** Signs in, whatever the page's language. */
export const signIn = async (page: Page, { email }: Author): Promise<void> => {
  await page.locator("#email").fill(email);
  await page.locator("#password").fill(authorPassword);
  await page.keyboard.press("Enter");
};

/** Opens the editor at a URL, signed in. */
export const openEditor = async (tabs: Tabs, person: BrowserContext, author: Author, address: string): Promise<Page> => {
  // Somebody who has left the fields open.
  await person.addInitScript('if (location.protocol.startsWith("http")) localStorage["lectern-fields"] ??= "open"');
  const page = await tabs.open(person, `/editor/${address}`);
  await signIn(page, author);
  return page;
};

/** Opens a draft in a new browser, or in a given one where somebody is signed in. */
export const openDraft = async (
  tabs: Tabs,
  project: Project,
  draftId: string,
  author: Author,
  browser: BrowserContextOptions = {},
): Promise<EditorTab> => {
  const page = await openEditor(tabs, await tabs.newPerson(browser), author, `#/${project.id}/drafts/${draftId}`);
  const tab = toEditorTab(page);
  // Everything that the text needs is loaded, so the test may go offline next.
  await tab.source.and(page.locator("[data-language]")).waitFor();
  return tab;
};

/** The bodies of the page's saves, in order. */
export const recordSaves = (page: Page): SentSave[] => {
  const sent: SentSave[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/docs/edit/save")) sent.push(SentSave.parse(request.postDataJSON()));
  });
  return sent;
};

const SentSave = z.object({ draftId: z.string(), metadata: z.record(z.string(), z.unknown()), content: z.string(), language: z.string() });

type SentSave = z.infer<typeof SentSave>;
