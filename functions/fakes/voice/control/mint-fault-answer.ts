import type { ServerResponse } from "node:http";
import { googleError, internal, sendGoogleAnswer, sendGooglePage, unavailable } from "../../google/google-error.ts";
import { type HttpAnswer, sendCutShort } from "../../server/http-answer.ts";
import type { MintFault } from "./faults.ts";

type Kind = MintFault["fault"];

/** Faults that consist of an error status. */
const refusals = {
  "400": googleError("FAILED_PRECONDITION", "User location is not supported for the API use."),
  "403": googleError("PERMISSION_DENIED", "The caller does not have permission"),
  "404": { status: 404, body: undefined },
  "429": googleError("RESOURCE_EXHAUSTED", "Resource has been exhausted (e.g. check quota).", [
    { "@type": "type.googleapis.com/google.rpc.RetryInfo", retryDelay: "7s" },
  ]),
  "500": internal,
  "503": unavailable,
} as const satisfies Readonly<Partial<Record<Kind, HttpAnswer>>>;

/** Sends the fault instead of a token. Returns the status; 0 if the answer is incomplete. */
export function sendFault(response: ServerResponse, kind: Kind): number {
  switch (kind) {
    case "html":
      return sendGooglePage(response, 502, "Server Error");
    case "malformed":
      response.writeHead(200, { "Content-Type": "application/json; charset=UTF-8" }).end('{"name": "auth_tokens/');
      return 200;
    case "empty":
      return sendGoogleAnswer(response, { status: 200, body: {} });
    case "cut":
      sendCutShort(response, '{"name": "auth_tokens/');
      return 0;
    case "reset":
      response.destroy();
      return 0;
    case "hang":
      return 0;
    case "400":
    case "403":
    case "404":
    case "429":
    case "500":
    case "503":
      return sendGoogleAnswer(response, refusals[kind]);
  }
}
