import type { Page } from "playwright-core";
import { firestore } from "../../support/admin-app.ts";
import { storedProject } from "../../support/documents.ts";
import type { Editor } from "../../support/editor.ts";
import { anEditor, type Fields, type Project } from "../../support/projects.ts";
import { anAuthor, signIn } from "./editor-page.ts";
import type { Tabs } from "./tabs.ts";

/** What the page says of a change that visitors notice. */
export const visibly = "Saved. Visitors see it from now on.";

/** The settings, opened by Mia Berg. */
export const openSettings = async (
  tabs: Tabs,
  projectId: string,
  { locale = "en", role = "manager", section = "assistant" } = {},
): Promise<Page> => {
  const page = await tabs.open(await tabs.newPerson({ locale }), `/inbox/#/${projectId}/settings/${section}`);
  await signIn(page, await anAuthor(projectId, "Mia Berg", role));
  return page;
};

/** Shows another part of the settings. */
export const openSection = async (page: Page, name: string): Promise<void> => {
  await page.getByRole("navigation", { name: "Settings" }).getByRole("link", { name, exact: true }).click();
  await page.getByRole("heading", { level: 1, name, exact: true }).waitFor();
};

/** Ada Lovelace, an admin who changes the settings elsewhere. */
export const anotherAdmin = async (project: Project): Promise<Editor> => {
  const admin = await anEditor(project, "admin");
  await firestore.doc(`users/${admin.uid}`).set({ profile: { first_name: "Ada", last_name: "Lovelace", language: "en" } });
  return admin;
};

export const storedFields = async (id: string): Promise<Fields | undefined> => (await storedProject(id)).fields;
