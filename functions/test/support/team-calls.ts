import { commentAnswer } from "../../answers/comments.ts";
import { uploadedImage } from "../../answers/uploaded-image.ts";
import { storeKey } from "./api-keys.ts";
import { type Call, call, endpointNames, type EndpointName } from "./api.ts";
import type { Editor } from "./editor.ts";
import { aMember, anAddress } from "./people.ts";
import { asciiGif } from "./pictures.ts";
import { aForeignDraft, type Project } from "./projects.ts";
import { aValidCall } from "./valid-calls.ts";

type Preparation = (project: Project, admin: Editor) => Promise<Omit<Call, "projectId">>;

const anUpload = { body: asciiGif, contentType: "image/gif" };

const nothing: Preparation = async () => ({});

/** For each endpoint of the team, what makes a call that succeeds for an admin of the project. */
export const teamCalls: readonly (readonly [EndpointName, Preparation])[] = [
  ...endpointNames.map((endpoint) => [endpoint, async (project: Project) => aValidCall(endpoint, project)] as const),
  ["comments", async (project) => ({ draftId: await aForeignDraft(project), body: { text: "A question" } })],
  ["commentsList", async (project) => ({ draftId: await aForeignDraft(project) })],
  [
    "commentsChange",
    async (project, admin) => {
      const draftId = await aForeignDraft(project);
      const { comment } = commentAnswer.parse((await admin.comment(draftId, { text: "A question" })).body);
      return { draftId, versionId: comment?.commentId ?? "", body: { done: true } };
    },
  ],
  ["mediaUpload", async () => anUpload],
  ["mediaList", nothing],
  [
    "mediaRemove",
    async ({ id: projectId }, { token }) => {
      const { url } = uploadedImage.parse((await call("mediaUpload", { projectId, token, ...anUpload })).body);
      return { body: { url } };
    },
  ],
  ["people", async () => ({ body: { email: anAddress(), role: "member" } })],
  ["peopleRead", nothing],
  ["peopleChange", async ({ id }) => ({ draftId: (await aMember(id, "member")).uid, body: { role: "manager" } })],
  ["keys", async () => ({ body: { name: "A program", scopes: ["read"] } })],
  ["keysList", nothing],
  ["keysRevoke", async ({ id }) => ({ draftId: (await storeKey(id)).keyId })],
];

/** Those that take an admin. */
export const adminEndpoints = ["people", "peopleChange", "keys", "keysList", "keysRevoke"] as const satisfies readonly EndpointName[];
