import type { Access } from "./operation.ts";
import { unauthenticated } from "./unauthenticated.ts";

/** Everybody who is signed in. */
export const signedIn: Access = { headers: [], refusals: unauthenticated };
