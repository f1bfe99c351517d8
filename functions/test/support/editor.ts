import { call, type Headers, type Reply } from "./api.ts";
import type { Person } from "./people.ts";

type Body = object | string;

/** A person with a role in one project. */
export interface Editor extends Person {
  readonly open: (body: Body) => Promise<Reply>;
  readonly read: (draftId: string) => Promise<Reply>;
  readonly save: (body: Body, headers?: Headers) => Promise<Reply>;
  readonly discard: (body: Body, headers?: Headers) => Promise<Reply>;
  readonly publish: (body: Body, headers?: Headers) => Promise<Reply>;
  readonly unpublish: (docId: string, headers?: Headers) => Promise<Reply>;
  readonly preview: (body: Body) => Promise<Reply>;
  /** Says that the editor has the page open. */
  readonly stay: (draftId: string, body?: Body) => Promise<Reply>;
  readonly comment: (draftId: string, body: Body) => Promise<Reply>;
  readonly comments: (draftId: string) => Promise<Reply>;
  readonly changeComment: (draftId: string, commentId: string, body: Body) => Promise<Reply>;
  readonly versions: (draftId: string) => Promise<Reply>;
  readonly version: (draftId: string, versionId: string) => Promise<Reply>;
  /** The history of a page. */
  readonly history: (docId: string) => Promise<Reply>;
  readonly former: (docId: string, versionId: string) => Promise<Reply>;
  /** A list of documents; the query begins with `?`. */
  readonly list: (query?: string) => Promise<Reply>;
  /** Reads a page or a draft. */
  readonly look: (docId: string) => Promise<Reply>;
  readonly templates: () => Promise<Reply>;
  readonly settings: (query?: string) => Promise<Reply>;
  /** The team's inbox; the query begins with `?`. */
  readonly inbox: (query?: string) => Promise<Reply>;
  readonly changeItem: (itemId: string, body: Body, headers?: Headers) => Promise<Reply>;
  /** What visitors asked; the query begins with `?`. */
  readonly statistics: (query?: string) => Promise<Reply>;
  readonly configure: (body: Body, headers?: Headers) => Promise<Reply>;
}

export const editorIn = (projectId: string, person: Person): Editor => {
  const who = { projectId, token: person.token };
  return {
    ...person,
    open: async (body) => call("editOpen", { ...who, body }),
    read: async (draftId) => call("editRead", { ...who, draftId }),
    save: async (body, headers = {}) => call("editSave", { ...who, body, headers }),
    discard: async (body, headers = {}) => call("editDiscard", { ...who, body, headers }),
    publish: async (body, headers = {}) => call("docsPublish", { ...who, body, headers }),
    unpublish: async (docId, headers = {}) => call("docsUnpublish", { ...who, body: { docId }, headers }),
    preview: async (body) => call("docsPreview", { ...who, body }),
    stay: async (draftId, body = {}) => call("editPresence", { ...who, draftId, body }),
    comment: async (draftId, body) => call("comments", { ...who, draftId, body }),
    comments: async (draftId) => call("commentsList", { ...who, draftId }),
    changeComment: async (draftId, versionId, body) => call("commentsChange", { ...who, draftId, versionId, body }),
    versions: async (draftId) => call("editVersions", { ...who, draftId }),
    version: async (draftId, versionId) => call("editVersion", { ...who, draftId, versionId }),
    history: async (docId) => call("docsVersions", { ...who, draftId: docId }),
    former: async (docId, versionId) => call("docsVersion", { ...who, draftId: docId, versionId }),
    list: async (query = "") => call("docsList", { ...who, suffix: query }),
    look: async (docId) => call("docsRead", { ...who, draftId: docId }),
    templates: async () => call("templatesList", who),
    settings: async (query = "") => call("settingsSiteRead", { ...who, suffix: query }),
    inbox: async (query = "") => call("inboxList", { ...who, suffix: query }),
    changeItem: async (itemId, body, headers = {}) => call("inboxChange", { ...who, draftId: itemId, body, headers }),
    statistics: async (query = "") => call("statisticsRead", { ...who, suffix: query }),
    configure: async (body, headers = {}) => call("settingsSite", { ...who, body, headers }),
  };
};
