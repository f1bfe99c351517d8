import type { InboxItem, LecternProject, TemplateSummary } from "@lectern/client";

/** A page that begins with a question: the editor opens it. */
export const makeDraft = async (project: LecternProject, { text, language }: InboxItem, template: TemplateSummary): Promise<string> => {
  const takesTitle = template.fields.some(({ key }) => key === "title");
  const slug = slugOf(text);
  const { draftId } = await project.drafts.save({
    draftId: "new",
    metadata: { ...(takesTitle && { title: text }), ...(slug !== "" && { slug }) },
    content: `# ${text}\n\n`,
    language: language === "" ? "en" : language,
    doc_template_id: template.id,
  });
  return draftId;
};

/** Like the editor's suggestion, and no longer than an address may be. */
const slugOf = (title: string): string =>
  title
    .normalize("NFC")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 80)
    .replace(/-+$/, "");
