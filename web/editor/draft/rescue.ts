import { isLecternError, type LecternProject, type OpenedDraft } from "@lectern/client";
import type { Text } from "@lectern/client/autosave";

/**
 * Puts a text whose draft is gone into another draft of the same page: one that somebody else has opened meanwhile, or a new one, cloned from the
 * live page if there is one. Returns its ID. That draft's previous text becomes a version of it.
 */
export const rescue = async (project: LecternProject, { doc, slug }: OpenedDraft, text: Text): Promise<string> => {
  const { language, doc_template_id: templateId } = doc;
  try {
    const { draftId, etag } = await project.drafts.open({ slug: slug ?? "", language });
    await project.drafts.save({ draftId, metadata: text.metadata, content: text.content, language, keep: true }, { ifMatch: etag });
    return draftId;
  } catch (error) {
    if (!isLecternError(error, "not_found") && !(slug === null && isLecternError(error, "invalid_request"))) throw error;
    const made = await project.drafts.save({ draftId: "new", ...text, language, doc_template_id: templateId });
    return made.draftId;
  }
};
