import { isLecternError, type LecternProject, type OpenedDraft } from "@lectern/client";
import { mergeThreeWay, type Queue, revisionOf } from "@lectern/client/autosave";

/**
 * Puts a text whose draft is gone into another draft of the same page: the one that somebody else has opened meanwhile, or a new one, of the
 * live page where there is one. Answers its ID. What others have written there stays; where they have changed the same place, it becomes a
 * version.
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
