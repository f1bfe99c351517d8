import { endpoint } from "../lib/platform/http/endpoint.ts";
import { sessionStart } from "./liveSession.ts";

/** Makes a token to continue a conversation whose connection was lost. */
export const liveSessionResume = endpoint({ name: "liveSessionResume", path: "/api/live/session/resume", ...sessionStart });
