import type { Page } from "playwright-core";
import { storedPage } from "../../support/documents.ts";
import { aForeignDraft, aLivePage, anEditor, aProject, type Fields, type Project } from "../../support/projects.ts";
import { opened } from "../../support/replies.ts";
import { anAuthor, type EditorTab, openDraft } from "./editor-page.ts";
import type { Tabs } from "./tabs.ts";

interface PublishingScene {
  readonly project: Project;
  readonly tab: EditorTab;
  readonly page: Page;
  readonly draftId: string;
}

/** Drafts that are about to be published. */
export const publishingScenes = (tabs: Tabs) => {
  const ofDraft = async (fields: Fields = {}, projectFields: Fields = {}): Promise<PublishingScene> => {
    const project = await aProject(projectFields);
    const draftId = await aForeignDraft(project, { slug: "about", metadata: { title: "About us", slug: "about" }, ...fields });
    const tab = await openDraft(tabs, project, draftId, await anAuthor(project.id));
    return { project, tab, page: tab.page, draftId };
  };

  /** A draft of a live page with one line more. */
  const ofChanges = async (projectFields: Fields = {}): Promise<PublishingScene & { readonly liveId: string }> => {
    const project = await aProject(projectFields);
    const liveId = await aLivePage(project, { slug: "about", metadata: { title: "About us", slug: "about" } });
    const editor = await anEditor(project);
    const { draftId } = opened(await editor.open({ slug: "about", language: "en" }));
    const tab = await openDraft(tabs, project, draftId, await anAuthor(project.id));
    await tab.typeAtEnd("More bread.\n");
    await tab.save();
    return { project, tab, page: tab.page, draftId, liveId };
  };

  return { ofDraft, ofChanges };
};

export const press = async (page: Page, name: string | RegExp): Promise<void> => page.getByRole("button", { name }).click();

export const untilPageState = async (page: Page, state: string): Promise<void> =>
  page.locator(".page-state").filter({ hasText: state }).waitFor();

export const storedLive = async (page: Page, project: Project): Promise<Fields | undefined> =>
  storedPage(project.id, /pages\/([^/]+)$/.exec(page.url())?.[1] ?? "none");
