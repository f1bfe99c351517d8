import * as z from "zod/mini";
import { projectEditor } from "../lib/auth/guards.ts";
import { notePresence } from "../lib/pages/presence/presence.ts";
import { presenceStore } from "../lib/pages/presence/store.ts";
import { endpoint } from "../lib/platform/http/endpoint.ts";
import { jsonBody } from "../lib/platform/http/request-body.ts";
import { must } from "../lib/projects/site/fields.ts";

/** Says that somebody has a draft or a page open, and asks who else has. */
export const editPresence = endpoint({
  name: "editPresence",
  method: "POST",
  path: "/api/projects/:projectId/docs/edit/:draftId/presence",
  guard: projectEditor,
  body: jsonBody(z.object({ leaving: z.optional(z.boolean(must("true or false"))) })),
  prefetch: async ({ parameters: { projectId, draftId } }) =>
    Promise.all([presenceStore.isPage(projectId, draftId), presenceStore.findAt(projectId, draftId)]),
  handle: async ({ at, caller, parameters: { draftId }, body: { leaving = false } }, { access: { id: projectId }, found }) => ({
    body: await notePresence(presenceStore, { projectId, documentId: draftId, uid: caller.uid, at, isLeaving: leaving }, found),
  }),
});
