import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from "node:http";
import { text } from "node:stream/consumers";
import { requireInContract } from "./contract.ts";
import { functionOf } from "./function-of.ts";
import { hasOwnProject, ownInstance } from "./own-project.ts";
import { stack } from "./stack-addresses.ts";

/** Method and path of every endpoint. IDs are inserted as they are: tests encode them if necessary. */
export const endpoints = {
  editOpen: { method: "POST", path: (projectId: string): string => `/api/projects/${projectId}/docs/edit/open` },
  editSave: { method: "POST", path: (projectId: string): string => `/api/projects/${projectId}/docs/edit/save` },
  editDiscard: { method: "POST", path: (projectId: string): string => `/api/projects/${projectId}/docs/edit/discard` },
  editRead: { method: "GET", path: (projectId: string, draftId: string): string => `/api/projects/${projectId}/docs/edit/${draftId}` },
  editVersions: {
    method: "GET",
    path: (projectId: string, draftId: string): string => `/api/projects/${projectId}/docs/edit/${draftId}/versions`,
  },
  editPresence: {
    method: "POST",
    path: (projectId: string, draftId: string): string => `/api/projects/${projectId}/docs/edit/${draftId}/presence`,
  },
  comments: {
    method: "POST",
    path: (projectId: string, draftId: string): string => `/api/projects/${projectId}/docs/edit/${draftId}/comments`,
  },
  commentsList: {
    method: "GET",
    path: (projectId: string, draftId: string): string => `/api/projects/${projectId}/docs/edit/${draftId}/comments`,
  },
  // The comment takes the place of the version in the other operations.
  commentsChange: {
    method: "POST",
    path: (projectId: string, draftId: string, commentId: string): string =>
      `/api/projects/${projectId}/docs/edit/${draftId}/comments/${commentId}`,
  },
  editVersion: {
    method: "GET",
    path: (projectId: string, draftId: string, versionId: string): string =>
      `/api/projects/${projectId}/docs/edit/${draftId}/versions/${versionId}`,
  },
  docsPublish: { method: "POST", path: (projectId: string): string => `/api/projects/${projectId}/docs/publish` },
  docsUnpublish: { method: "POST", path: (projectId: string): string => `/api/projects/${projectId}/docs/unpublish` },
  docsPreview: { method: "POST", path: (projectId: string): string => `/api/projects/${projectId}/docs/preview` },
  mediaUpload: { method: "POST", path: (projectId: string): string => `/api/projects/${projectId}/media` },
  mediaList: { method: "GET", path: (projectId: string): string => `/api/projects/${projectId}/media` },
  mediaRemove: { method: "POST", path: (projectId: string): string => `/api/projects/${projectId}/media/remove` },
  docsList: { method: "GET", path: (projectId: string): string => `/api/projects/${projectId}/docs` },
  // The document has the same parameter name as in the other operations.
  docsRead: { method: "GET", path: (projectId: string, docId: string): string => `/api/projects/${projectId}/docs/${docId}` },
  docsVersions: { method: "GET", path: (projectId: string, docId: string): string => `/api/projects/${projectId}/docs/${docId}/versions` },
  docsVersion: {
    method: "GET",
    path: (projectId: string, docId: string, versionId: string): string => `/api/projects/${projectId}/docs/${docId}/versions/${versionId}`,
  },
  templatesList: { method: "GET", path: (projectId: string): string => `/api/projects/${projectId}/templates` },
  inboxList: { method: "GET", path: (projectId: string): string => `/api/projects/${projectId}/inbox` },
  // The item takes the place of the document in the other operations.
  inboxChange: { method: "POST", path: (projectId: string, itemId: string): string => `/api/projects/${projectId}/inbox/${itemId}` },
  statisticsRead: { method: "GET", path: (projectId: string): string => `/api/projects/${projectId}/statistics` },
  sitePages: { method: "GET", path: (projectId: string): string => `/api/sites/${projectId}/pages` },
  sitePage: { method: "GET", path: (projectId: string): string => `/api/sites/${projectId}/page` },
  people: { method: "POST", path: (projectId: string): string => `/api/projects/${projectId}/people` },
  peopleRead: { method: "GET", path: (projectId: string): string => `/api/projects/${projectId}/people` },
  // The person, and the invitation, take the place of the document in the other operations.
  peopleChange: { method: "POST", path: (projectId: string, uid: string): string => `/api/projects/${projectId}/people/${uid}` },
  invitation: {
    method: "POST",
    path: (projectId: string, invitationId: string): string => `/api/projects/${projectId}/invitations/${invitationId}`,
  },
  projectsList: { method: "GET", path: (): string => "/api/projects" },
  keys: { method: "POST", path: (projectId: string): string => `/api/projects/${projectId}/keys` },
  keysList: { method: "GET", path: (projectId: string): string => `/api/projects/${projectId}/keys` },
  // The key takes the place of the document in the other operations.
  keysRevoke: { method: "POST", path: (projectId: string, keyId: string): string => `/api/projects/${projectId}/keys/${keyId}/revoke` },
  siteAgent: { method: "GET", path: (projectId: string): string => `/api/sites/${projectId}/agent` },
  liveFeedback: { method: "POST", path: (): string => "/api/live/feedback" },
  liveSession: { method: "POST", path: (): string => "/api/live/session" },
  liveSessionResume: { method: "POST", path: (): string => "/api/live/session/resume" },
  liveToolsExecute: { method: "POST", path: (): string => "/api/live/tools/execute" },
  settingsSite: { method: "PATCH", path: (projectId: string): string => `/api/projects/${projectId}/settings/site` },
  settingsSiteRead: { method: "GET", path: (projectId: string): string => `/api/projects/${projectId}/settings/site` },
} as const;

export type EndpointName = keyof typeof endpoints;

/** The endpoints for editors, whose paths name a project. */
export const endpointNames = [
  "editOpen",
  "editSave",
  "editDiscard",
  "editRead",
  "editVersions",
  "editPresence",
  "editVersion",
  "docsPublish",
  "docsUnpublish",
  "docsPreview",
  "docsList",
  "docsRead",
  "docsVersions",
  "docsVersion",
  "templatesList",
  "settingsSite",
  "settingsSiteRead",
  "inboxList",
  "inboxChange",
  "statisticsRead",
] as const satisfies readonly EndpointName[];

export type EditorEndpoint = (typeof endpointNames)[number];

export type Headers = Readonly<Record<string, string>>;

export interface Call {
  readonly projectId: string;
  readonly draftId?: string;
  readonly versionId?: string;
  readonly token?: string;
  readonly headers?: Headers;
  /** An object is sent as JSON, a string unchanged. */
  readonly body?: object | string | undefined;
  /** JSON by default; undefined: no content type. */
  readonly contentType?: string | undefined;
  readonly method?: string;
  /** The beginning of the URL: by default Hosting, or the group's own instance of the function; otherwise another server for it. */
  readonly base?: string;
  /** Appended to the path. */
  readonly suffix?: string;
}

export interface Reply {
  readonly endpoint: EndpointName;
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Parsed if it is JSON, else the text. */
  readonly body: unknown;
}

/** The URL of a function in the Functions emulator. */
export const functionUrl = (endpoint: EndpointName): string => `${stack.functionsUrl}/${functionOf(endpoint)}`;

/** The methods of a path, as in the `Allow` header. */
export const methodsAt = (endpoint: EndpointName): readonly string[] => {
  const { method } = endpoints[endpoint];
  if (functionOf(endpoint) === "settingsSite") return ["GET", "HEAD", "PATCH"];
  if (["comments", "keys", "people"].includes(functionOf(endpoint))) return ["GET", "HEAD", "POST"];
  return method === "GET" ? ["GET", "HEAD"] : [method];
};

/** Calls an endpoint. Every answer in the tests passes through here. */
export const call = async (endpoint: EndpointName, details: Call): Promise<Reply> => {
  const { projectId, draftId = "", versionId = "", token, headers, body, suffix = "" } = details;
  const base = details.base ?? (hasOwnProject ? await ownInstance(functionOf(endpoint)) : stack.hostingUrl);
  const { method, path } = endpoints[endpoint];
  const contentType = "contentType" in details ? details.contentType : "application/json";
  return exchange(endpoint, {
    base,
    path: path(projectId, draftId, versionId) + suffix,
    method: details.method ?? method,
    headers: {
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...(body !== undefined && contentType !== undefined && { "Content-Type": contentType }),
      ...headers,
    },
    body: typeof body === "object" ? JSON.stringify(body) : (body ?? ""),
  });
};

interface Exchange {
  readonly base: string;
  readonly path: string;
  readonly method: string;
  readonly headers: OutgoingHttpHeaders;
  readonly body: string;
}

/** Does not use `fetch`, which resolves `..` in a path and chooses some headers itself. */
const exchange = async (endpoint: EndpointName, { base, path, method, headers, body }: Exchange): Promise<Reply> => {
  const { hostname, port, pathname } = new URL(base);
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        hostname,
        port,
        method,
        path: pathname.replace(/\/$/, "") + path,
        headers: { ...headers, ...(!("Transfer-Encoding" in headers) && { "Content-Length": Buffer.byteLength(body) }) },
      },
      (incoming) => {
        const { statusCode = 0, headers: received } = incoming;
        text(incoming)
          .then((content) => {
            const reply = { endpoint, status: statusCode, headers: received, body: parse(content, received["content-type"]) };
            requireInContract({ ...reply, method, path, sent: { headers, body } });
            resolve(reply);
          })
          .catch(reject);
      },
    );
    sent.on("error", reject);
    sent.end(body);
  });
};

const parse = (content: string, type: string | undefined): unknown =>
  content !== "" && type?.startsWith("application/json") === true ? JSON.parse(content) : content;
