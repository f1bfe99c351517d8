import { randomUUID } from "node:crypto";
import { findForChange } from "../../src/lib/pages/drafts/change-request.ts";
import { createDraft } from "../../src/lib/pages/drafts/create-draft.ts";
import { discardDraft, toDiscard } from "../../src/lib/pages/drafts/discard-draft.ts";
import type { DraftStore } from "../../src/lib/pages/drafts/draft-store.ts";
import { revisionTag } from "../../src/lib/pages/drafts/revision-tag.ts";
import { openDraft } from "../../src/lib/pages/drafts/open-draft.ts";
import { saveDraft } from "../../src/lib/pages/drafts/save-draft.ts";
import { type SettingsStore, updateSettings } from "../../src/lib/projects/update-settings.ts";
import { draftStore } from "../../src/lib/pages/drafts/store.ts";
import { settingsStore } from "../../src/lib/notifications/settings/store.ts";
import { projectStore } from "../../src/lib/projects/store.ts";
import { firestore } from "./admin-app.ts";
import { everythingIn } from "./documents.ts";
import { aNewSave, aSave, minutesAfterNoon, noon } from "./a-page.ts";
import type { Fields } from "./projects.ts";

/** The domain's operations in this process, each with what its endpoint reads ahead. Times and IDs are the same every time. */

interface Stores {
  readonly drafts: DraftStore;
  readonly sites: SettingsStore;
}

export type Operation = (stores: Stores, projectId: string) => Promise<unknown>;

export const place = { slug: "page", language: "en" };

export const draftId = "draft-of-page";

/** `newId` is the request's own: a repeated request has another one, but the test does not care which of the two made the draft. */
export const open: Operation = async ({ drafts }, projectId) => {
  const [project, found] = await Promise.all([projectStore.getProject(projectId), drafts.findSlugHolders(projectId, place)]);
  return openDraft(drafts, project, { asked: place, by: "ada", at: noon, newId: draftId }, found);
};

export const save =
  (parts: Parameters<typeof aSave>[0]): Operation =>
  async ({ drafts }, projectId) => {
    const request = aSave({ at: minutesAfterNoon(1), projectId, documentId: draftId, ...parts });
    const [project, found] = await Promise.all([projectStore.getProject(projectId), findForChange(drafts, request)]);
    return saveDraft(drafts, { project, mayPublish: true }, request, found);
  };

/** A save based on the text that is stored when it is first made; a repetition sends the same. */
export const saveOfSeen = (parts: Parameters<typeof aSave>[0]): Operation => {
  const seen = new Map<string, string>();
  return async (stores, projectId) => {
    const found = await stores.drafts.findPage(projectId, draftId);
    const tag = seen.get(projectId) ?? (found === undefined ? "" : revisionTag(found));
    seen.set(projectId, tag);
    return save({ ...parts, expected: [tag] })(stores, projectId);
  };
};

export const create: Operation = async ({ drafts }, projectId) => {
  const project = await projectStore.getProject(projectId);
  const request = aNewSave({ projectId, metadata: { slug: "new-page", title: "New" }, content: "new", key: "create" });
  return createDraft(drafts, project, request);
};

/** Without a key, because every repetition would have the same one. */
export const discard: Operation = async ({ drafts }, projectId) => {
  const request = toDiscard({ projectId, documentId: draftId, by: "ada", at: noon, key: undefined, expected: undefined });
  return discardDraft(drafts, request, await findForChange(drafts, request));
};

export const placeAgent: Operation = async ({ sites }, projectId) =>
  updateSettings(
    {
      store: sites,
      people: { findNames: async () => () => null },
      log: () => undefined,
      parsePhone: async (phone) => ({ phone, isKnown: true }),
      findLivePages: async () => [],
    },
    { project: await projectStore.getProject(projectId), role: "manager" },
    { sent: { live_agent_placement: "destination_page", live_agent_slug: "agent" }, by: "ada", at: noon, expected: undefined },
  );

/** The stores that the service uses. */
export const stores: Stores = { drafts: draftStore, sites: settingsStore };

/** A project with a live page, after these operations. */
export const aProjectAfter = async (history: readonly Operation[]): Promise<string> => {
  const projectId = await store([
    ["", { name: "A site", site: { theme: "dark" } }],
    ["/templates/article", { name: "Article", fields: [] }],
    [
      "/documents/live",
      { visibility: "live", ...place, metadata: { title: "Page" }, content: "live", doc_template_id: "article", revision: 3 },
    ],
  ]);
  for (const operation of history) await operation(stores, projectId);
  return projectId;
};

/** Another project with the same content. */
export const aCopyOf = async (projectId: string): Promise<string> => {
  const root = `projects/${projectId}`;
  const documents = [...(await everythingIn(projectId))].map(([path, { fields = {} }]) => [path.slice(root.length), fields] as const);
  return store(documents);
};

/** A new project with these documents, by their paths in it. */
const store = async (documents: readonly (readonly [string, Fields])[]): Promise<string> => {
  const projectId = `project-${randomUUID()}`;
  const batch = firestore.batch();
  for (const [path, fields] of documents) batch.set(firestore.doc(`projects/${projectId}${path}`), fields);
  await batch.commit();
  return projectId;
};
