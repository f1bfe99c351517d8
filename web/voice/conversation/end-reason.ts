import { isLecternError } from "../../client/src/errors.ts";
import type { EndReason } from "@lectern/client/voice";

/** Why there is no token, as far as it helps a visitor. Errors of the page's `getIdToken` are the page's own. */
export const toEndReason = (error: unknown): EndReason => (isLecternError(error) ? error : { code: "identity_failed" });
