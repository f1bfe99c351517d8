import { isLecternError } from "../../client/src/errors.ts";
import type { EndReason } from "@lectern/client/voice";

/** Why there is no token, as far as a visitor can be told. What `getIdToken` of the page throws is the page's. */
export const toEndReason = (error: unknown): EndReason => (isLecternError(error) ? error : { code: "identity_failed" });
