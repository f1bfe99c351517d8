import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import type { ServerPlace } from "../server/place.ts";
import { type RunningServer, startServer } from "../server/start-server.ts";
import { answerControl } from "./control/control-routes.ts";
import { createPremises, type Premises, type PremisesOptions, type TelephonyControl } from "./control/telephony-control.ts";
import { findPageFile } from "./page/page-files.ts";
import { answerRest } from "./rest/answer-rest.ts";
import { sendAnswer, sendFault } from "./wire/send-answer.ts";

export type TelephonyServiceOptions = ServerPlace & PremisesOptions;

/** A running service. Stopped at the end of its scope. */
export interface TelephonyService extends RunningServer {
  readonly control: TelephonyControl;
}

/** Starts a service that speaks as Twilio does, with a telephone network behind it. Fails when the port is taken. */
export async function startTelephonyService({ port, host, ...options }: TelephonyServiceOptions = {}): Promise<TelephonyService> {
  const premises = createPremises(options);
  const { control } = premises;
  const server = await startServer(
    { port, host },
    { answer: async (request, response) => serve(premises, request, response), leave: control.reset },
  );
  return { ...server, control };
}

async function serve(premises: Premises, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = "" } = request;
  const url = new URL((request.url ?? "/").replace(/^\/+/, "/"), "http://localhost");
  const body = await text(request);
  if (url.pathname.startsWith("/control/")) {
    // A page of anywhere that is open in the browser of the same computer has no business here.
    if (request.headers["sec-fetch-site"] === "cross-site") {
      sendAnswer(response, { status: 403, body: { error: "Not from another site" } });
      return;
    }
    sendAnswer(response, await answerControl(premises.control, { method, path: url.pathname, body }));
    return;
  }
  const file = method === "GET" ? await findPageFile(url.pathname) : undefined;
  if (file !== undefined) {
    response.writeHead(200, file.headers).end(file.body);
    return;
  }
  const { authorization, "content-type": contentType = "", "user-agent": userAgent = "" } = request.headers;
  const status = await answerApi(premises, { method, url, body, authorization }, response);
  const [user = ""] = Buffer.from((authorization ?? "").replace(/^Basic /, ""), "base64")
    .toString("utf8")
    .split(":");
  premises.requests.add({
    atMs: premises.exchange.clock.nowMs(),
    method,
    path: url.pathname,
    query: url.search,
    body,
    contentType,
    userAgent,
    user,
    status,
  });
  premises.exchange.changed();
}

async function answerApi(
  { exchange, faults }: Premises,
  request: Parameters<typeof answerRest>[1],
  response: ServerResponse,
): Promise<number> {
  const planned = faults.next({ method: request.method, path: request.url.pathname });
  if (planned?.done === false) return sendFault(response, planned.is);
  const answer = await answerRest(exchange, request);
  if (planned !== undefined) return sendFault(response, planned.is);
  return "fault" in answer ? sendFault(response, answer.fault) : sendAnswer(response, answer);
}
