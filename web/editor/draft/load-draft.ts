import type { LecternProject, OpenedDraft, Tagged } from "@lectern/client";
import { type Journal, type JournalOffer, revisionOf, takeOffer } from "@lectern/client/autosave";

export interface LoadedDraft {
  readonly opened: Tagged<OpenedDraft>;
  /** A text of this device that the draft does not have. */
  readonly offer: JournalOffer;
  /** False where this browser keeps nothing: private browsing, a full disk. */
  readonly hasJournal: boolean;
}

/** Reads a draft, and what this device still holds of it. */
export const loadDraft = async (
  project: LecternProject,
  journal: Journal,
  { projectId, draftId }: { readonly projectId: string; readonly draftId: string },
  signal: AbortSignal,
): Promise<LoadedDraft> => {
  const opened = await project.drafts.read(draftId, { signal });
  try {
    return { opened, offer: await takeOffer(journal, { projectId, draftId }, revisionOf(opened)), hasJournal: true };
  } catch {
    return { opened, offer: { kind: "nothing" }, hasJournal: false };
  }
};
