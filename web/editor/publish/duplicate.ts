import { isLecternError, type LecternProject, type OpenedDraft } from "@lectern/client";
import type { Text } from "@lectern/client/autosave";
import { lateTexts } from "../late-texts.ts";
import { saveFitting } from "../session/fitting-copy.ts";

/** 20: an author with more copies of a page names them. */
const mostCopies = 20;

/** Creates a draft with the same text at a new address. Returns its ID. */
export const duplicate = async (project: LecternProject, opened: OpenedDraft, { metadata, content }: Text): Promise<string> => {
  const { doc, slug } = opened;
  const { language, doc_template_id } = doc;
  const { title } = metadata;
  const copied = { ...metadata, ...(typeof title === "string" && { title: lateTexts.publish.copyOf(title) }) };
  for (let copy = 2; ; copy++) {
    try {
      const address = slug === null ? {} : { slug: `${slug}-${copy}` };
      return await saveFitting(opened, { ...copied, ...address }, async (fitting) =>
        project.drafts.save({ draftId: "new", metadata: fitting, content, language, doc_template_id }),
      );
    } catch (error) {
      if (!isLecternError(error, "slug_taken") || copy > mostCopies) throw error;
    }
  }
};
