import { isLecternError, type LecternProject, type OpenedDraft } from "@lectern/client";
import { mergeThreeWay, type Queue, revisionOf } from "@lectern/client/autosave";

/**
 * Puts a text whose draft is gone into another draft of the same page: one that somebody else has opened meanwhile, or a new one, cloned from the
 * live page if there is one. Returns its ID. That draft's previous text becomes a version of it.
 */
export const rescue = async (
  project: LecternProject,
  { doc, slug }: OpenedDraft,
  { base, text }: Pick<Queue, "base" | "text">,
): Promise<string> => {
  const { language, doc_template_id: templateId } = doc;
  try {
    const found = await project.drafts.open({ slug: slug ?? "", language });
    const { draftId, etag } = found;
    const { metadata, content } = mergeThreeWay(base.text, text, revisionOf(found).text).text;
    await project.drafts.save({ draftId, metadata, content, language, keep: true }, { ifMatch: etag });
    return draftId;
  } catch (error) {
    if (!isLecternError(error, "not_found") && !(slug === null && isLecternError(error, "invalid_request"))) throw error;
    const made = await project.drafts.save({ draftId: "new", ...text, language, doc_template_id: templateId });
    return made.draftId;
  }
};
