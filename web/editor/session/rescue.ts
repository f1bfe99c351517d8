import { isLecternError, type LecternProject, type OpenedDraft, type Tagged } from "@lectern/client";
import { isSameText, mergeThreeWay, revisionOf, type Text } from "@lectern/client/autosave";
import type { DraftSession } from "./draft-session.ts";
import { saveFitting } from "./fitting-copy.ts";
import { savedSlug } from "./saved-slug.ts";

/**
 * Puts a text whose draft is gone into another draft of the same page: one that somebody else has opened meanwhile, or a new one, cloned from the
 * live page if there is one. Returns its ID. That draft's previous text becomes a version of it. What the author types until then is put there, too.
 */
export const rescue = async (project: LecternProject, gone: OpenedDraft, session: Pick<DraftSession, "queue">): Promise<string> => {
  let { text } = session.queue;
  const draftId = await begin(project, gone, session.queue.base.text, text);
  while (!isSameText(session.queue.text, text)) {
    const sent = text;
    ({ text } = session.queue);
    await put(project, await project.drafts.read(draftId), sent, text);
  }
  return draftId;
};

const begin = async (project: LecternProject, gone: OpenedDraft, base: Text, text: Text): Promise<string> => {
  const found = await find(project, { ...gone, slug: savedSlug(base, gone.slug) });
  if (found !== undefined) return put(project, found, base, text);
  const { language, doc_template_id: templateId } = gone.doc;
  const { metadata, content } = text;
  return saveFitting(gone, metadata, async (fitting) =>
    project.drafts.save({ draftId: "new", metadata: fitting, content, language, doc_template_id: templateId }),
  );
};

/** Undefined: there is no such page any more. */
const find = async (project: LecternProject, { doc: { language }, slug }: OpenedDraft): Promise<Tagged<OpenedDraft> | undefined> => {
  if (slug === null) return undefined;
  try {
    return await project.drafts.open({ slug, language });
  } catch (error) {
    if (isLecternError(error, "not_found")) return undefined;
    throw error;
  }
};

/** Where both have changed the same lines, the author's stand. */
const put = async (project: LecternProject, found: Tagged<OpenedDraft>, base: Text, text: Text): Promise<string> => {
  const { draftId, doc, etag } = found;
  const { metadata, content } = mergeThreeWay(base, text, revisionOf(found).text, { isMineFirst: true }).text;
  try {
    return await saveFitting(found, metadata, async (fitting) =>
      project.drafts.save({ draftId, metadata: fitting, content, language: doc.language, keep: true }, { ifMatch: etag }),
    );
  } catch (error) {
    if (!isLecternError(error, "stale_revision")) throw error;
    return put(project, await project.drafts.read(draftId), base, text);
  }
};
