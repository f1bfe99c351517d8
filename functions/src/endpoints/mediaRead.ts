import { publicPage } from "../lib/platform/http/public-page.ts";
import { parseIfMatch } from "../lib/platform/http/request-headers.ts";
import { serveImage } from "../lib/pages/media/serve-image.ts";
import { mediaBucket } from "../lib/providers/storage/cloud-bucket.ts";

export const mediaRead = publicPage({
  name: "mediaRead",
  path: "/media/:projectId/:file",
  handle: async ({ parameters: { projectId, file: name }, header, url, isHead }) =>
    serveImage(mediaBucket, { projectId, name, known: parseIfMatch(header("If-None-Match")), url, isHead }),
});
