import { projectEditor } from "../lib/auth/guards.ts";
import { readPagesOrigin } from "../lib/platform/config/params.ts";
import { endpoint } from "../lib/platform/http/endpoint.ts";
import { fileBody } from "../lib/platform/http/request-body.ts";
import { mediaLimits } from "../lib/pages/media/limits.ts";
import { ImagesQuery, listImages } from "../lib/pages/media/list-images.ts";
import { mediaStore } from "../lib/pages/media/store.ts";
import { uploadImage } from "../lib/pages/media/upload-image.ts";
import { parseFields } from "../lib/platform/http/query.ts";
import { budgetStore } from "../lib/usage/quota/store.ts";
import { mediaBucket } from "../lib/providers/storage/cloud-bucket.ts";

/** Stores a picture for the pages of a project, and lists those that it has. */
export const mediaUpload = endpoint({
  name: "mediaUpload",
  method: "POST",
  path: "/api/projects/:projectId/media",
  guard: projectEditor,
  body: fileBody("image", mediaLimits.fileBytes),
  bodyMs: mediaLimits.bodyMs,
  timeMs: mediaLimits.uploadMs,
  prefetch: async () => undefined,
  handle: async ({ caller: { uid }, at, body: bytes }, { access: project }) => {
    const ports = { bucket: mediaBucket, budgets: budgetStore, store: mediaStore, origin: readPagesOrigin() };
    return { body: await uploadImage(ports, { project, uid, at, bytes }) };
  },
  get: async ({ query }, { access: { id: projectId } }) => {
    const { cursor } = parseFields(ImagesQuery, query);
    return { body: await listImages({ bucket: mediaBucket, store: mediaStore, origin: readPagesOrigin() }, { projectId, cursor }) };
  },
});
