import type { ServerResponse } from "node:http";
import type { RestFault } from "../network/phone-script.ts";
import type { HttpAnswer } from "../../server/http-answer.ts";
import { twilioError } from "./twilio-error.ts";

/** Sends JSON, or nothing. Returns the status. */
export function sendAnswer(response: ServerResponse, { status, body }: HttpAnswer): number {
  const headers = { "Twilio-Request-Duration": "0.01", "X-Home-Region": "us1", "X-API-Domain": "api.twilio.com" };
  if (body === undefined) response.writeHead(status, headers).end();
  else response.writeHead(status, { ...headers, "Content-Type": "application/json" }).end(JSON.stringify(body));
  return status;
}

/** Sends the fault. Returns the status; 0 if the answer is incomplete. */
export function sendFault(response: ServerResponse, fault: RestFault): number {
  switch (fault) {
    case "429":
      return sendAnswer(response, twilioError(20_429));
    case "500":
      return sendAnswer(response, twilioError(20_500));
    case "503":
      return sendAnswer(response, twilioError(20_503));
    case "problem":
      response.writeHead(500, { "Content-Type": "application/problem+json" }).end(JSON.stringify(problem));
      return 500;
    case "html":
      response
        .writeHead(503, { "Content-Type": "text/html" })
        .end("<html><head><title>503 Service Temporarily Unavailable</title></head></html>");
      return 503;
    case "empty":
      response.writeHead(500, { "Content-Length": 0 }).end();
      return 500;
    case "reset":
      response.destroy();
      return 0;
    case "hang":
      return 0;
  }
}

/** An RFC 9457 error, which Twilio uses in some places. The SDK throws a different class for it. */
const problem = {
  type: "https://www.twilio.com/docs/api/errors/20500",
  title: "Internal Server Error",
  status: 500,
  code: 20_500,
  detail: "Please try again",
};
