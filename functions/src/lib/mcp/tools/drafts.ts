import type { AgentAnswer } from "../../../../answers/agents.ts";
import type { OpenedDraft } from "../../../../answers/opened-draft.ts";
import { digest } from "../../platform/core/digest.ts";
import type { UnknownRecord } from "../../platform/core/unknown-record.ts";
import { readPagesOrigin } from "../../platform/config/params.ts";
import { findForChange } from "../../pages/drafts/change-request.ts";
import { createDraft } from "../../pages/drafts/create-draft.ts";
import { discardDraft, toDiscard } from "../../pages/drafts/discard-draft.ts";
import { openDraft } from "../../pages/drafts/open-draft.ts";
import type { Tagged } from "../../pages/drafts/opened-draft.ts";
import { readDraft } from "../../pages/drafts/read-document.ts";
import { requireShownDraft } from "../../pages/drafts/page.ts";
import { requireNewest } from "../../pages/drafts/revision-tag.ts";
import { toSave } from "../../pages/drafts/save.ts";
import { saveDraft } from "../../pages/drafts/save-draft.ts";
import { draftStore } from "../../pages/drafts/store.ts";
import { makePreviewLink } from "../../pages/previews/preview-link.ts";
import { previewStore } from "../../pages/previews/store.ts";
import { mayPublish } from "../../projects/project.ts";
import { addressOf, editorUrlOf } from "../places.ts";
import { readTag } from "../../platform/http/request-headers.ts";
import { type Replacement, replaceTexts } from "../replace-texts.ts";
import { type AgentCall, roleOfKeys, type RunAgentTool } from "../agent-tool.ts";

const toDraft = ({ body, tag }: Tagged<OpenedDraft>, { project }: AgentCall): AgentAnswer<"read_draft"> => ({
  ...body,
  tag,
  address: addressOf(project, { slug: body.slug, language: body.doc.language }),
  editor_url: editorUrlOf(project.id, body.draftId, "draft"),
});

const sayBase = ({ base_changed: isBaseChanged }: OpenedDraft): string =>
  isBaseChanged ? " The live page has changed since the draft was made of it: compare both before you publish." : "";

export const open: RunAgentTool<"open_draft", { readonly slug: string; readonly language: string }> = async (asked, call) => {
  const { project, by, at, id } = call;
  const found = await draftStore.findSlugHolders(project.id, asked);
  const opened = await openDraft(draftStore, project, { asked, by, at, newId: digest(by, id) }, found);
  const what =
    opened.body.action === "cloned_from_live"
      ? "A new draft was made of the live page, which stays as it is until the draft is published."
      : "There is a draft of this page already, perhaps somebody's work in progress: change only what you were asked to.";
  return { said: `${what}${sayBase(opened.body)} Save with save_draft and this tag.`, data: toDraft(opened, call) };
};

export const read: RunAgentTool<"read_draft", { readonly draftId: string }> = async ({ draftId }, call) => {
  const { project } = call;
  const draft = await readDraft(draftStore, project.id, await draftStore.findPage(project.id, draftId));
  return { said: `The draft as it is now.${sayBase(draft.body)} Send this tag with the next change.`, data: toDraft(draft, call) };
};

interface NewDraftArgs {
  readonly slug: string;
  readonly language: string;
  readonly doc_template_id: string;
  readonly translation_of?: string | undefined;
  readonly metadata: UnknownRecord;
  readonly content: string;
  readonly preview_link?: boolean | undefined;
}

export const create: RunAgentTool<"create_draft", NewDraftArgs> = async (args, call) => {
  const {
    slug,
    language,
    doc_template_id: templateId,
    translation_of: translationOf,
    metadata,
    content,
    preview_link: isPreviewed = false,
  } = args;
  const { project, by, at, id } = call;
  const text = { metadata: { ...metadata, slug }, content, language };
  const request = { projectId: project.id, documentId: "new", by, at, key: undefined, expected: undefined };
  const save = toSave({ kind: "new", ...text, templateId, translationOf, ...request }, id);
  const { draftId, tag } = await createDraft(draftStore, project, save);
  const data = await describeDraft({ draftId, tag, isPreviewed }, call);
  return { said: "A new draft was made. Visitors do not see it until it is published.", data };
};

interface SaveArgs {
  readonly draftId: string;
  readonly tag: string;
  readonly metadata?: UnknownRecord | undefined;
  readonly content?: string | undefined;
  readonly replacements?: readonly Replacement[] | undefined;
  readonly language?: string | undefined;
  readonly preview_link?: boolean | undefined;
}

/** What is not sent stays as the agent has read it: the tag is compared before the text is made, and again with every commit. */
export const save: RunAgentTool<"save_draft", SaveArgs> = async ({ draftId, tag, preview_link: isPreviewed = false, ...sent }, call) => {
  const { project, scopes, by, at, id } = call;
  const expected = readTag(tag);
  const draft = requireShownDraft(await draftStore.findPage(project.id, draftId));
  await requireNewest(draftStore, draft, expected);
  const { metadata = {}, content = replaceTexts(draft.content, sent.replacements ?? []), language = draft.language } = sent;
  const text = { metadata, content, language, templateId: undefined, keep: true };
  const change = toSave({ kind: "changed", ...text, projectId: project.id, documentId: draftId, by, at, key: undefined, expected }, id);
  const right = { project, mayPublish: scopes.includes("publish") && mayPublish(project, roleOfKeys) };
  const saved = await saveDraft(draftStore, right, change, await findForChange(draftStore, change));
  const data = await describeDraft({ draftId, tag: saved.tag, isPreviewed }, call);
  const what =
    saved.tag === expected[0] ? "Nothing has changed: the draft had this text already." : "Saved. The text before is kept as a version.";
  const isEnded = saved.endsPublication === true;
  const unplanned = isEnded ? " The draft was to go live by itself: it is not any more, because this key may not publish. Say so." : "";
  return { said: `${what}${unplanned} Use the new tag for the next change. Visitors see it once it is published.`, data };
};

export const discard: RunAgentTool<"discard_draft", { readonly draftId: string; readonly tag: string }> = async (args, call) => {
  const { draftId, tag } = args;
  const { project, by, at } = call;
  const request = toDiscard({ projectId: project.id, documentId: draftId, by, at, key: undefined, expected: readTag(tag) });
  await discardDraft(draftStore, request, await findForChange(draftStore, request));
  return { said: "The draft and its versions are deleted. A live page of it stays as it is.", data: { success: true, draftId } };
};

interface Written {
  readonly draftId: string;
  readonly tag: string;
  readonly isPreviewed: boolean;
}

/** A draft has one preview link, and people may have been sent it: a new one is made only on request. */
const describeDraft = async (
  { draftId, tag, isPreviewed }: Written,
  { project, by, at }: AgentCall,
): Promise<AgentAnswer<"save_draft">> => {
  const page = await draftStore.findPage(project.id, draftId);
  const place = { address: addressOf(project, page), editor_url: editorUrlOf(project.id, draftId, "draft") };
  if (!isPreviewed) return { draftId, tag, ...place };
  const link = await makePreviewLink(previewStore, { projectId: project.id, page, by, at, origin: readPagesOrigin() });
  return { draftId, tag, ...place, ...("url" in link && { preview_url: link.url, preview_expires_at: link.expires_at }) };
};
