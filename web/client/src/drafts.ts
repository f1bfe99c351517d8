import { type CallOptions, type ChangeOptions, changeOf, get, type Tagged, tagged, withBody } from "./calls.ts";
import type {
  CommentAnswer,
  Comments,
  CommentsChangeRequest,
  CommentsRequest,
  DraftAck,
  OpenedDraft,
  EditOpenRequest,
  EditSaveRequest,
  Version,
  VersionList,
} from "./contract.ts";
import type { OutgoingRequest, Send } from "./request.ts";

interface DraftsOptions {
  readonly projectId: string;
  /** The project's path. */
  readonly root: string;
  readonly newId: () => string;
}

/** The drafts of one project. */
export const createDrafts = (send: Send, { projectId, root, newId }: DraftsOptions) => {
  const edit = `${root}/docs/edit`;
  const pathOf = (draftId: string): string => `${edit}/${encodeURIComponent(draftId)}`;
  const change = (path: string, body: object, options: ChangeOptions): OutgoingRequest => changeOf(path, body, options, newId);

  return {
    projectId,

    /** Finds the draft of a page, or creates it from the live page. */
    open: async (request: EditOpenRequest, options: CallOptions = {}): Promise<Tagged<OpenedDraft>> =>
      tagged(await send<OpenedDraft>(withBody(`${edit}/open`, request, options))),

    read: async (draftId: string, options: CallOptions = {}): Promise<Tagged<OpenedDraft>> =>
      tagged(await get<OpenedDraft>(send, pathOf(draftId), options)),

    /** Omitted metadata keys keep their values. */
    save: async (request: EditSaveRequest, options: ChangeOptions = {}): Promise<Tagged<DraftAck>> =>
      tagged(await send<DraftAck>(change(`${edit}/save`, request, options))),

    /** Deletes a draft and its versions permanently. */
    discard: async (draftId: string, options: ChangeOptions = {}): Promise<DraftAck> =>
      (await send<DraftAck>({ ...change(`${edit}/discard`, { draftId }, options), ifGone: { success: true, draftId } satisfies DraftAck }))
        .body,

    /** What the team says about a draft, and who has approved it. */
    comments: async (draftId: string, options: CallOptions = {}): Promise<Comments> =>
      (await get<Comments>(send, `${pathOf(draftId)}/comments`, options)).body,

    comment: async (draftId: string, request: CommentsRequest, options: CallOptions = {}): Promise<CommentAnswer> =>
      (await send<CommentAnswer>(withBody(`${pathOf(draftId)}/comments`, request, options))).body,

    changeComment: async (
      draftId: string,
      commentId: string,
      request: CommentsChangeRequest,
      options: CallOptions = {},
    ): Promise<CommentAnswer> =>
      (await send<CommentAnswer>(withBody(`${pathOf(draftId)}/comments/${encodeURIComponent(commentId)}`, request, options))).body,

    versions: async (draftId: string, options: CallOptions = {}): Promise<VersionList> =>
      (await get<VersionList>(send, `${pathOf(draftId)}/versions`, options)).body,

    version: async (draftId: string, versionId: string, options: CallOptions = {}): Promise<Version> =>
      (await get<Version>(send, `${pathOf(draftId)}/versions/${encodeURIComponent(versionId)}`, options)).body,
  };
};
