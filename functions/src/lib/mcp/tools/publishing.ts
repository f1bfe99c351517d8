import { isPublishing } from "../../platform/config/params.ts";
import type { Project } from "../../projects/project.ts";
import { findForChange } from "../../pages/drafts/change-request.ts";
import { publishDraft } from "../../pages/publishing/publish-draft.ts";
import { toPublishNow } from "../../pages/publishing/publication-request.ts";
import { requirePublisher, requirePublishing } from "../../pages/publishing/publication.ts";
import { publishingStore } from "../../pages/publishing/store.ts";
import { toUnpublish, unpublishPage } from "../../pages/publishing/unpublish-page.ts";
import { addressOf, editorUrlOf } from "../places.ts";
import { readTag } from "../../platform/http/request-headers.ts";
import { roleOfKeys, type RunAgentTool } from "../agent-tool.ts";

const requireRight = (project: Project): void => {
  requirePublishing(isPublishing());
  requirePublisher(project, roleOfKeys);
};

interface PublishArgs {
  readonly draftId: string;
  readonly tag: string;
  /** Of the live page that the agent has read, after it had changed. */
  readonly live_tag?: string | undefined;
}

export const publish: RunAgentTool<"publish_page", PublishArgs> = async ({ draftId, tag, live_tag: liveTag }, { project, by, at }) => {
  requireRight(project);
  const seenLive = liveTag === undefined ? undefined : readTag(liveTag);
  const asked = { projectId: project.id, documentId: draftId, by, at, key: undefined, expected: readTag(tag) };
  const request = toPublishNow({ ...asked, force: seenLive !== undefined, seenLive, ends: { kind: "as before" } });
  const { body } = await publishDraft(publishingStore, project, request, await findForChange(publishingStore, request));
  const address = addressOf(project, body);
  return {
    said: "Published: visitors see it now. The draft is gone; to change the page again, open a new one.",
    data: { ...body, address },
  };
};

export const unpublish: RunAgentTool<"unpublish_page", { readonly docId: string; readonly tag: string }> = async (args, call) => {
  const { project, by, at } = call;
  requireRight(project);
  const request = toUnpublish({ projectId: project.id, documentId: args.docId, by, at, key: undefined, expected: readTag(args.tag) });
  const { body, tag = "" } = await unpublishPage(publishingStore, project, request, await findForChange(publishingStore, request));
  const { draftId } = body;
  const page = await publishingStore.findPage(project.id, draftId);
  const place = { address: addressOf(project, page), editor_url: editorUrlOf(project.id, draftId, "draft") };
  return {
    said: "The page is off the site. It is a draft now, with the same ID, and can be published again.",
    data: { draftId, tag, ...place },
  };
};
