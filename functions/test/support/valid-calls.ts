import { firestore } from "./admin-app.ts";
import { type Call, type EditorEndpoint, endpointNames } from "./api.ts";
import { aForeignDraft, aLivePage, aSlug, type Project } from "./projects.ts";

/** A call that succeeds for an editor of the project. It prepares a draft of its own, if it needs one. */
export const aValidCall = async (endpoint: EditorEndpoint, project: Project): Promise<Call> => {
  const slug = aSlug();
  const versionId = endpoint === "docsVersion" ? "lectern-live-0000000001-abcdefgh" : "a-version";
  const draftId = await aForeignDraft(project, { slug });
  const docId = endpoint === "docsUnpublish" ? await aLivePage(project) : draftId;
  const bodies = {
    editOpen: { slug, language: "en" },
    editSave: { draftId, metadata: { title: "Saved" }, content: "Saved", language: "en" },
    editDiscard: { draftId },
    editRead: undefined,
    editPresence: {},
    editVersions: undefined,
    editVersion: undefined,
    docsPublish: { draftId },
    docsUnpublish: { docId },
    docsPreview: { draftId },
    docsList: undefined,
    docsRead: undefined,
    docsVersions: undefined,
    docsVersion: undefined,
    templatesList: undefined,
    inboxList: undefined,
    inboxChange: { action: "note", text: "Seen." },
    statisticsRead: undefined,
    settingsSiteRead: undefined,
    settingsSite: { live_agent_placement: "widget" },
  } as const satisfies Record<EditorEndpoint, object | undefined>;
  // Under the draft's ID, because a call names only one.
  await firestore.doc(`projects/${project.id}/questions/${draftId}`).set({ question: "Is it open?", language: "en", status: "open" });
  await firestore.doc(`projects/${project.id}/documents/${draftId}/versions/${versionId}`).set({ content: "Before", metadata: {} });
  return { projectId: project.id, draftId, versionId, body: bodies[endpoint] };
};

/** For each endpoint, a call that succeeds for an editor of the project. */
export const someValidCalls = async (project: Project): Promise<readonly (readonly [EditorEndpoint, Call])[]> =>
  Promise.all(endpointNames.map(async (endpoint) => [endpoint, await aValidCall(endpoint, project)] as const));
