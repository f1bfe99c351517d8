import type { ServerResponse } from "node:http";
import { sendGoogleAnswer, sendGooglePage } from "../google/google-error.ts";
import { sendCutShort } from "../server/http-answer.ts";
import type { Generated } from "./generate-content.ts";

/** Sends an answer or the planned fault. Returns the status; 0 if the answer is incomplete. */
export function sendGenerated(response: ServerResponse, generated: Generated): number {
  if (generated === "hang") return 0;
  if (generated === "html") return sendGooglePage(response, 502, "Server Error");
  if (generated !== "cut") return sendGoogleAnswer(response, generated);
  sendCutShort(response, '{"candidates": [');
  return 0;
}
