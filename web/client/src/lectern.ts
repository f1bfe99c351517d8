import { type CallOptions, type ChangeOptions, changeOf, get, type Tagged, tagged, type UploadOptions, withBody } from "./calls.ts";
import type {
  ApiKeyList,
  ChangedInboxItem,
  ChangedPerson,
  DocsListQuery,
  DocsPreviewRequest,
  DocsPublishRequest,
  DocumentList,
  DraftAck,
  InboxChangeRequest,
  InboxItem,
  InboxList,
  InboxListQuery,
  ImageList,
  MediaListQuery,
  MediaRemoveRequest,
  KeysRequest,
  MadeApiKey,
  InvitationRequest,
  InvitedPerson,
  OpenedInvitation,
  PageHistory,
  PeopleChangeRequest,
  PeopleList,
  PeopleRequest,
  PreviewLink,
  ProjectList,
  Published,
  Presence,
  PublishedVersion,
  RemovedImage,
  RevokedApiKey,
  RevokedPreview,
  SettingsSiteReadQuery,
  SettingsSiteRequest,
  ShownDocument,
  SiteAgent,
  SiteSettings,
  Statistics,
  StatisticsReadQuery,
  TemplateList,
  UploadedImage,
} from "./contract.ts";
import { createDrafts } from "./drafts.ts";
import { browserEnvironment } from "./environment.ts";
import { fetchWithProgress } from "./fetch-with-progress.ts";
import { createLive } from "./live.ts";
import { StaleRevisionError } from "./errors.ts";
import { type ConnectionOptions, createSend, type Environment, type Send, type ToStaleRevision } from "./request.ts";

export interface LecternOptions extends ConnectionOptions {
  /** Replaces the browser's `fetch`. */
  readonly fetch?: Environment["fetch"];
  /** Replaces the browser's clock, randomness and IDs: for tests. */
  readonly environment?: Partial<Environment>;
}

const toStale: ToStaleRevision = (message, facts, etag) => new StaleRevisionError(message, facts, etag);

/** 5 min: 8 MiB at 32 kB per second, as long as the service waits. */
const uploadMs = 300_000;

export type Lectern = ReturnType<typeof createLectern>;
export type LecternProject = ReturnType<Lectern["project"]>;

/**
 * A Lectern deployment, on behalf of the person who is signed in. Every call rejects with a `LecternError`, with the reason of the caller's
 * `signal`, or with the error that `getIdToken` or `getAppCheckToken` throws.
 */
export const createLectern = ({ baseUrl, getIdToken, getAppCheckToken, fetch, environment = {} }: LecternOptions) => {
  const world: Environment = { ...browserEnvironment, ...environment, ...(fetch !== undefined && { fetch }) };
  const send = createSend({ baseUrl, getIdToken, getAppCheckToken }, world, toStale);

  return {
    projects: {
      /** The projects of whose team the signed-in person is. */
      list: async (options: CallOptions = {}): Promise<ProjectList> => (await get<ProjectList>(send, "/api/projects", options)).body,
    },
    project: (projectId: string) => {
      const root = `/api/projects/${encodeURIComponent(projectId)}`;
      return {
        drafts: createDrafts(send, { projectId, root, newId: world.newId }),
        documents: createDocuments(send, root, world.newId),
        media: {
          /** The pictures that the project has, the newest first, and where they are used. */
          list: async (page: MediaListQuery = {}, options: CallOptions = {}): Promise<ImageList> =>
            (await get<ImageList>(send, `${root}/media${queryOf(page)}`, options)).body,

          /** Deletes a picture that nothing uses. */
          remove: async (url: string, options: CallOptions = {}): Promise<RemovedImage> =>
            (await send<RemovedImage>(withBody(`${root}/media/remove`, { url } satisfies MediaRemoveRequest, options))).body,

          /** Stores a picture, whose type the service determines from its bytes. The same picture again is the same file. */
          upload: async (file: Blob, { onProgress, ...options }: UploadOptions = {}): Promise<UploadedImage> =>
            (
              await send<UploadedImage>({
                method: "POST",
                path: `${root}/media`,
                body: file,
                retry: "idempotent",
                timeoutMs: uploadMs,
                signal: options.signal,
                fetch: onProgress && (async (url, init) => fetchWithProgress(url, init, onProgress)),
              })
            ).body,
        },
        templates: {
          list: async (options: CallOptions = {}): Promise<TemplateList> =>
            (await get<TemplateList>(send, `${root}/templates`, options)).body,
        },
        people: createPeople(send, root),
        settings: createSettings(send, `${root}/settings/site`),
        agent: {
          /** What anybody may know of the voice agent: where it appears, and in which languages the site is. */
          read: async (options: CallOptions = {}): Promise<SiteAgent> =>
            (await get<SiteAgent>(send, `/api/sites/${encodeURIComponent(projectId)}/agent`, options)).body,
        },
        keys: createKeys(send, `${root}/keys`),
        inbox: createInbox(send, root),
        statistics: {
          read: async (period: StatisticsReadQuery = {}, options: CallOptions = {}): Promise<Statistics> =>
            (await get<Statistics>(send, `${root}/statistics${queryOf(period)}`, options)).body,
        },
        live: createLive(send, projectId),
      };
    },
  };
};

/** The pages of one project, drafts and live ones. */
const createDocuments = (send: Send, root: string, newId: () => string) => ({
  list: async (filter: DocsListQuery = {}, options: CallOptions = {}): Promise<DocumentList> =>
    (await get<DocumentList>(send, `${root}/docs${queryOf(filter)}`, options)).body,

  /** Reads a live page or a draft without creating anything. `drafts.open` creates the draft that can be saved. */
  read: async (docId: string, options: CallOptions = {}): Promise<Tagged<ShownDocument>> =>
    tagged(await get<ShownDocument>(send, `${root}/docs/${encodeURIComponent(docId)}`, options)),

  /** Says that somebody has a draft or a live page open, or closes it, also while the browser's page is closed. Answers who else is there. */
  present: async (id: string, { isLeaving = false }: { readonly isLeaving?: boolean } = {}, options: CallOptions = {}): Promise<Presence> =>
    (
      await send<Presence>({
        method: "POST",
        path: `${root}/docs/edit/${encodeURIComponent(id)}/presence`,
        body: JSON.stringify(isLeaving ? { leaving: true } : {}),
        retry: "idempotent",
        signal: options.signal,
        ...(isLeaving && { fetch: async (url: string, init: RequestInit) => fetch(url, { ...init, keepalive: true }) }),
      })
    ).body,

  /** What publications of a page have replaced. */
  versions: async (docId: string, options: CallOptions = {}): Promise<PageHistory> =>
    (await get<PageHistory>(send, `${root}/docs/${encodeURIComponent(docId)}/versions`, options)).body,

  version: async (docId: string, versionId: string, options: CallOptions = {}): Promise<PublishedVersion> =>
    (await get<PublishedVersion>(send, `${root}/docs/${encodeURIComponent(docId)}/versions/${encodeURIComponent(versionId)}`, options))
      .body,

  /** Publishes a draft, now or at `publish_at`. `etag` is the draft's until it is live. */
  publish: async (request: DocsPublishRequest, options: ChangeOptions = {}): Promise<Tagged<Published>> =>
    tagged(await send<Published>(changeOf(`${root}/docs/publish`, request, options, newId))),

  /** Takes a live page off the site: it becomes a draft. */
  unpublish: async (docId: string, options: ChangeOptions = {}): Promise<Tagged<DraftAck>> =>
    tagged(await send<DraftAck>(changeOf(`${root}/docs/unpublish`, { docId }, options, newId))),

  /** Makes the link that shows a draft to whoever has it. The one before leads nowhere from then on. */
  preview: async (draftId: string, options: CallOptions = {}): Promise<PreviewLink> =>
    (await send<PreviewLink>(withBody(`${root}/docs/preview`, { draftId } satisfies DocsPreviewRequest, options))).body,

  /** Ends that link, if there is one. */
  revokePreview: async (draftId: string, options: CallOptions = {}): Promise<RevokedPreview> =>
    (await send<RevokedPreview>(withBody(`${root}/docs/preview`, { draftId, revoke: true } satisfies DocsPreviewRequest, options))).body,
});

const createSettings = (send: Send, path: string) => ({
  read: async ({ budgets, versions, ...options }: CallOptions & SettingsSiteReadQuery = {}): Promise<Tagged<SiteSettings>> =>
    tagged(await get<SiteSettings>(send, `${path}${queryOf({ budgets, versions })}`, options)),

  change: async (change: SettingsSiteRequest, { ifMatch, ...options }: TaggedChange = {}): Promise<Tagged<SiteSettings>> =>
    tagged(await send<SiteSettings>({ ...withBody(path, change, options), method: "PATCH", headers: { "If-Match": ifMatch } })),
});

/** The keys with which programs act in one project. */
const createKeys = (send: Send, path: string) => ({
  list: async (options: CallOptions = {}): Promise<ApiKeyList> => (await get<ApiKeyList>(send, path, options)).body,

  /** The answer has the key, this once. If it is lost, revoke the key that has no use. */
  make: async (request: KeysRequest, options: CallOptions = {}): Promise<MadeApiKey> =>
    (await send<MadeApiKey>({ ...withBody(path, request, options), retry: "unavailable" })).body,

  /** Ends a key at once and for good. */
  revoke: async (keyId: string, { signal }: CallOptions = {}): Promise<RevokedApiKey> =>
    (await send<RevokedApiKey>({ method: "POST", path: `${path}/${encodeURIComponent(keyId)}/revoke`, retry: "idempotent", signal })).body,
});

/** Who belongs to a project. */
const createPeople = (send: Send, root: string) => ({
  list: async (options: CallOptions = {}): Promise<PeopleList> => (await get<PeopleList>(send, `${root}/people`, options)).body,

  /** Sends a mail with a link. Repeated within a minute, it sends none. */
  invite: async (wish: Omit<PeopleRequest, "withdraw">, options: CallOptions = {}): Promise<InvitedPerson> =>
    (await send<InvitedPerson>(withBody(`${root}/people`, wish, options))).body,

  withdraw: async (email: string, options: CallOptions = {}): Promise<InvitedPerson> =>
    (await send<InvitedPerson>(withBody(`${root}/people`, { email, withdraw: true } satisfies PeopleRequest, options))).body,

  change: async (uid: string, change: PeopleChangeRequest, options: CallOptions = {}): Promise<ChangedPerson> =>
    (await send<ChangedPerson>(withBody(`${root}/people/${encodeURIComponent(uid)}`, change, options))).body,

  /** What whoever has the link of an invitation does with it. */
  useInvitation: async (id: string, use: InvitationRequest, options: CallOptions = {}): Promise<OpenedInvitation> =>
    (await send<OpenedInvitation>(withBody(`${root}/invitations/${encodeURIComponent(id)}`, use, options))).body,
});

const createInbox = (send: Send, root: string) => ({
  list: async (filter: InboxListQuery = {}, options: CallOptions = {}): Promise<InboxList> =>
    (await get<InboxList>(send, `${root}/inbox${queryOf(filter)}`, options)).body,

  /** Safe to repeat: setting the present state changes nothing. */
  change: async (itemId: string, change: InboxChangeRequest, { ifMatch, signal }: TaggedChange = {}): Promise<InboxItem> => {
    const request = withBody(`${root}/inbox/${encodeURIComponent(itemId)}`, change, { ...(signal && { signal }) });
    return (await send<ChangedInboxItem>({ ...request, headers: { "If-Match": ifMatch } })).body.item;
  },
});

type TaggedChange = Omit<ChangeOptions, "idempotencyKey">;

const queryOf = (filter: DocsListQuery | InboxListQuery | MediaListQuery | SettingsSiteReadQuery | StatisticsReadQuery): string => {
  const asked = Object.entries(filter).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(asked.map(([name, value]): [string, string] => [name, String(value)])).toString();
  return query === "" ? "" : `?${query}`;
};
