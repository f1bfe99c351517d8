import type { ServerResponse } from "node:http";
import type { HttpAnswer } from "./google-error.ts";

/** Sends JSON, formatted as Google does, or an empty body. Returns the status. */
export function sendAnswer(response: ServerResponse, { status, body }: HttpAnswer): number {
  if (body === undefined) response.writeHead(status, { "Content-Length": 0 }).end();
  else response.writeHead(status, { "Content-Type": "application/json; charset=UTF-8" }).end(`${JSON.stringify(body, undefined, 2)}\n`);
  return status;
}
