import type { LecternProject, OpenedDraft, ShownDocument, Tagged } from "@lectern/client";
import { type AutosaveOptions, isSameText, revisionOf } from "@lectern/client/autosave";

/** What an author has before them: a draft, or a live page, which becomes one with the first key. */
export interface EditedPage {
  readonly opened: Tagged<OpenedDraft>;
  readonly drafts: AutosaveOptions["drafts"];
  /** Whether there is a draft already. */
  readonly isDraft: boolean;
  /** The author types: what is to be made is made now. */
  readonly begin: () => void;
}

export const editedDraft = (project: LecternProject, opened: Tagged<OpenedDraft>): EditedPage => ({
  opened,
  drafts: project.drafts,
  isDraft: true,
  begin: () => undefined,
});

/**
 * Where the journal of this device keeps what was typed into a live page whose draft was not yet made. No document has such an ID. Whoever opens
 * the draft of that address later looks here, too.
 */
export const livePageKey = (slug: string | null, language: string): string => `live/${language}/${slug ?? ""}`;

/** `onMade` gets the draft as soon as there is one. Somebody else may have made it, and have written in it: then both texts are compared. */
export const editedLivePage = (
  project: LecternProject,
  page: Tagged<ShownDocument>,
  onMade: (draft: Tagged<OpenedDraft>) => void,
): EditedPage => {
  const { drafts } = project;
  const { slug, language, doc, etag } = page;
  const opened: Tagged<OpenedDraft> = {
    ...page,
    draftId: livePageKey(slug, language),
    doc,
    action: "existing_draft",
    base_changed: false,
    live: null,
    live_page: { docId: page.docId, slug },
  };
  let making: Promise<Tagged<OpenedDraft>> | undefined;

  const make = async (): Promise<Tagged<OpenedDraft>> => {
    making ??= drafts.open({ slug: slug ?? "", language });
    try {
      return await making;
    } catch (error) {
      making = undefined;
      throw error;
    }
  };

  const begin = (): void => {
    if (making === undefined) void make().then(onMade, () => undefined); // a save asks again, and says why it failed
  };

  return {
    opened,
    isDraft: false,
    begin,
    drafts: {
      projectId: drafts.projectId,
      read: async () => drafts.read((await make()).draftId),
      save: async (request, options) => {
        const draft = await make();
        const isUntouched = isSameText(revisionOf(draft).text, revisionOf(opened).text);
        // The tag of the page fits no draft: where the draft has another text, the service says so.
        const ifMatch = options?.ifMatch === etag && isUntouched ? draft.etag : options?.ifMatch;
        return drafts.save({ ...request, draftId: draft.draftId }, { ...options, ifMatch });
      },
    },
  };
};
