import { publishingStore } from "../../../src/lib/pages/publishing/store.ts";
import { aLivePage, aSlug, aWorkplace, type Fields, type Workplace } from "../../support/projects.ts";
import { type Opened, opened, saved } from "../../support/replies.ts";

export interface Cloned extends Workplace {
  readonly live: string;
  readonly draftId: string;
  readonly slug: string;
  /** The tag after the last save. */
  readonly etag: string;
}

/** A draft that was cloned from a live page and saved twice. */
export const aClone = async (fields: Fields = {}, projectFields: Fields = {}): Promise<Cloned> => {
  const workplace = await aWorkplace(projectFields);
  const slug = aSlug();
  const live = await aLivePage(workplace.project, { slug, content: "Old", ...fields });
  const { draftId } = await openIt(workplace, slug);
  saved(await workplace.editor.save({ draftId, metadata: { title: "New" }, content: "One", language: "en" }));
  const { etag } = saved(await workplace.editor.save({ draftId, metadata: { title: "New" }, content: "Two", language: "en", keep: true }));
  return { ...workplace, live, draftId, slug, etag };
};

export const openIt = async ({ editor }: Workplace, slug: string, language = "en"): Promise<Opened> =>
  opened(await editor.open({ slug, language }));

/** The store, limited to one project's due drafts and pages: a killed run must not be killed by another test's. */
export const onlyIn = (projectId: string): typeof publishingStore => ({
  ...publishingStore,
  findDue: async (at) => {
    const found = await publishingStore.findDue(at);
    return { ...found, due: found.due.filter((due) => due.projectId === projectId) };
  },
});
