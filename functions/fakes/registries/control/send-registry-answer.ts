import type { ServerResponse } from "node:http";
import { sendCutShort } from "../../server/http-answer.ts";
import { page, type RegistryAnswer } from "../wire/fake-registry.ts";
import type { PlannedFault } from "./registries-control.ts";

const jsonType = { "Content-Type": "application/json; charset=utf-8" };

/** Returns the status. */
export function sendAnswer(response: ServerResponse, { status, body, headers }: RegistryAnswer): number {
  response.writeHead(status, { ...jsonType, ...headers }).end(typeof body === "string" ? body : JSON.stringify(body));
  return status;
}

/** 8 MiB: more than any real answer of a registry. */
const hugeLength = 8 * 1024 * 1024;

/** Sends the fault; `answer` is what the registry would have answered. Returns the status; 0 if the answer is incomplete. */
export function sendFault(response: ServerResponse, { fault, retryAfterSec, delayMs }: PlannedFault, answer: RegistryAnswer): number {
  switch (fault) {
    case "malformed":
      return sendAnswer(response, { status: 200, body: JSON.stringify(answer.body).slice(0, -2) });
    case "html":
      return sendAnswer(response, page(200, "Maintenance"));
    case "empty":
      return sendAnswer(response, { status: 200, body: "" });
    case "other":
      return sendAnswer(response, { status: 200, body: { data: 7, results: "none", message: "The form of our answers has changed" } });
    case "429":
      return sendAnswer(response, {
        status: 429,
        body: { message: "Too many requests" },
        headers: retryAfterSec === undefined ? {} : { "Retry-After": String(retryAfterSec) },
      });
    case "500":
    case "503":
      return sendAnswer(response, page(Number(fault), "Service unavailable"));
    case "403":
      return sendAnswer(response, page(403, "Access Denied"));
    case "huge":
      return sendAnswer(response, { status: 200, body: `{"padding":"${"x".repeat(hugeLength)}"}` });
    case "slow":
      setTimeout(() => {
        if (!response.destroyed) sendAnswer(response, answer);
      }, delayMs);
      return answer.status;
    case "cut":
      sendCutShort(response, '{"results": [');
      return 0;
    case "hang":
      return 0;
  }
}
