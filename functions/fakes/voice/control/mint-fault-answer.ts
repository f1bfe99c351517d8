import type { ServerResponse } from "node:http";
import { googleError, type HttpAnswer } from "../wire/google-error.ts";
import { sendAnswer } from "../wire/send-answer.ts";
import type { MintFault } from "./faults.ts";

type Kind = MintFault["fault"];

/** Faults that are an answer with another status. */
const refusals = {
  "400": googleError("FAILED_PRECONDITION", "User location is not supported for the API use."),
  "403": googleError("PERMISSION_DENIED", "The caller does not have permission"),
  "404": { status: 404, body: undefined },
  "429": googleError("RESOURCE_EXHAUSTED", "Resource has been exhausted (e.g. check quota).", [
    { "@type": "type.googleapis.com/google.rpc.RetryInfo", retryDelay: "7s" },
  ]),
  "500": googleError("INTERNAL", "Internal error encountered."),
  "503": googleError("UNAVAILABLE", "The service is currently unavailable."),
} as const satisfies Readonly<Partial<Record<Kind, HttpAnswer>>>;

const json = { "Content-Type": "application/json; charset=UTF-8" };

/** Answers a request for a token as the fault wants it. Returns the status; 0 when no whole answer leaves. */
export function sendFault(response: ServerResponse, kind: Kind): number {
  switch (kind) {
    case "html":
      response
        .writeHead(502, { "Content-Type": "text/html; charset=UTF-8" })
        .end("<!DOCTYPE html><html><title>Error 502 (Server Error)!!1</title></html>");
      return 502;
    case "malformed":
      response.writeHead(200, json).end('{"name": "auth_tokens/');
      return 200;
    case "empty":
      return sendAnswer(response, { status: 200, body: {} });
    case "cut":
      response.writeHead(200, { ...json, "Content-Length": 200 }).write('{"name": "auth_tokens/', () => {
        response.destroy();
      });
      return 0;
    case "hang":
      return 0;
    case "400":
    case "403":
    case "404":
    case "429":
    case "500":
    case "503":
      return sendAnswer(response, refusals[kind]);
  }
}
