import { readMediaBucket, storageApiUrl } from "../../config/params.ts";
import { mediaLimits } from "../../media/limits.ts";
import { googleAccessToken } from "../google-token.ts";
import { cloudBucket } from "./cloud-bucket.ts";

/** The bucket of this deployment. */
export const mediaBucket = cloudBucket({
  baseUrl: () => storageApiUrl.value(),
  bucket: readMediaBucket,
  googleAccessToken,
  requestMs: mediaLimits.requestMs,
  retryMs: mediaLimits.retryMs,
  renewMs: mediaLimits.renewMs,
  fetch: async (input, init) => fetch(input, init),
});
