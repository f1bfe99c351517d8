import { projectEditor } from "../lib/auth/guards.ts";
import { mediaLimits } from "../lib/pages/media/limits.ts";
import { ImageRemoval, removeImage } from "../lib/pages/media/remove-image.ts";
import { mediaStore } from "../lib/pages/media/store.ts";
import { readPagesOrigin } from "../lib/platform/config/params.ts";
import { endpoint } from "../lib/platform/http/endpoint.ts";
import { jsonBody } from "../lib/platform/http/request-body.ts";
import { mediaBucket } from "../lib/providers/storage/cloud-bucket.ts";

/** Deletes a picture that nothing uses. */
export const mediaRemove = endpoint({
  name: "mediaRemove",
  method: "POST",
  path: "/api/projects/:projectId/media/remove",
  guard: projectEditor,
  body: jsonBody(ImageRemoval),
  timeMs: mediaLimits.uploadMs,
  prefetch: async () => undefined,
  handle: async ({ body: { url } }, { access: { id: projectId } }) => ({
    body: await removeImage({ bucket: mediaBucket, store: mediaStore, origin: readPagesOrigin() }, { projectId, url }),
  }),
});
