import * as z from "zod/mini";
import { projectEditor } from "../lib/auth/project-editor.ts";
import { isPublishing } from "../lib/config/params.ts";
import { must, slugField } from "../lib/sites/fields.ts";
import { placements } from "../lib/sites/slug.ts";
import { showSite, updateSite } from "../lib/projects/update-site.ts";
import { endpoint } from "../lib/http/endpoint.ts";
import { jsonBody } from "../lib/http/request-body.ts";
import { projectStore } from "../lib/projects/store.ts";

const schema = z
  .strictObject({
    live_agent_placement: z.optional(z.enum(placements, must(`one of ${placements.join(", ")}`))),
    live_agent_slug: z.optional(z.nullable(slugField)),
  })
  .check(
    z.refine((change) => Object.keys(change).length > 0, {
      path: ["live_agent_placement"],
      message: "is required",
    }),
  );

export const SiteBody = jsonBody(schema);

/** Shows the settings of the published site, and places the voice agent on it. */
export const settingsSite = endpoint({
  name: "settingsSite",
  method: "PATCH",
  path: "/api/projects/:projectId/settings/site",
  guard: projectEditor(projectStore),
  body: SiteBody,
  prefetch: async () => undefined,
  handle: async ({ body }, { access: project }) => ({
    body: { ...(await updateSite(projectStore, project, body)), publishing: isPublishing() },
  }),
  get: async (_call, { access: project }) => ({ body: { ...showSite(project), publishing: isPublishing() } }),
});
