import { createDraft } from "../../src/lib/domain/drafts/create-draft.ts";
import { discardDraft, findPageWithVersions } from "../../src/lib/domain/drafts/discard-draft.ts";
import type { DraftStore } from "../../src/lib/domain/drafts/draft-store.ts";
import { openDraft } from "../../src/lib/domain/drafts/open-draft.ts";
import { saveDraft } from "../../src/lib/domain/drafts/save-draft.ts";
import { updateSite, type SiteStore } from "../../src/lib/domain/sites/update-site.ts";
import { projectStore } from "../../src/lib/stores/project-store.ts";
import { aSave, minutesAfterNoon, noon } from "./page.ts";

/** The operations of the domain in this process, each with what its endpoint reads ahead. Times and ids are the same every time. */

export interface Stores {
  readonly drafts: DraftStore;
  readonly sites: SiteStore;
}

export type Operation = (stores: Stores, projectId: string) => Promise<unknown>;

export const place = { slug: "page", language: "en" };

export const draftId = "draft-of-page";

/** `newId` is the request's own: a repeated request has another, but for the test it should not matter who of two has made the draft. */
export const open: Operation = async ({ drafts }, projectId) => {
  const [project, found] = await Promise.all([projectStore.getProject(projectId), drafts.findOccupants(projectId, place)]);
  return openDraft(drafts, project, { place, by: "ada", at: noon, newId: draftId }, found);
};

export const save = (parts: Parameters<typeof aSave>[0]): Operation => async ({ drafts }, projectId) => {
  const [project, found] = await Promise.all([projectStore.getProject(projectId), drafts.findPage(projectId, draftId)]);
  return saveDraft(drafts, project, draftId, aSave({ at: minutesAfterNoon(1), ...parts }), found);
};

/** A save that has seen what is stored when it is made for the first time; repeated, it says the same. */
export const saveOfSeen = (parts: Parameters<typeof aSave>[0]): Operation => {
  const seen = new Map<string, string>();
  return async (stores, projectId) => {
    const found = await stores.drafts.findPage(projectId, draftId);
    const tag = seen.get(projectId) ?? `${found?.life ?? ""}.${found?.revision ?? 0}`;
    seen.set(projectId, tag);
    return save({ ...parts, expected: [tag] })(stores, projectId);
  };
};

export const create: Operation = async ({ drafts }, projectId) => {
  const project = await projectStore.getProject(projectId);
  const request = aSave({ metadata: { slug: "new-page", title: "New" }, content: "new", key: "create" });
  return createDraft(drafts, project, { ...request, templateId: "article" });
};

export const discard: Operation = async ({ drafts }, projectId) =>
  discardDraft(drafts, { projectId, draftId, expected: undefined }, await findPageWithVersions(drafts, projectId, draftId));

export const placeAgent: Operation = async ({ sites }, projectId) =>
  updateSite(sites, await projectStore.getProject(projectId), { live_agent_placement: "destination_page", live_agent_slug: "agent" });
