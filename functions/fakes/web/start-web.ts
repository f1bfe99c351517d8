import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { isIP } from "node:net";
import { text } from "node:stream/consumers";
import type { ServerPlace } from "../server/place.ts";
import { type RunningServer, startServer } from "../server/start-server.ts";
import { companySites } from "./company-sites.ts";
import { answerControl } from "./control-routes.ts";
import { oddSites } from "./odd-sites.ts";
import { sendWebAnswer, sendWebFault } from "./send-web-answer.ts";
import type { Site } from "./site.ts";
import { createWebState, type WebControl, type WebState } from "./web-control.ts";

export interface WebOptions extends ServerPlace {
  /** Beside the sites of the small web. */
  readonly sites?: readonly Site[] | undefined;
}

/** A running small web. Stopped at the end of its scope. */
export interface SmallWeb extends RunningServer {
  readonly control: WebControl;
}

/** Starts a server that is all sites of the small web, and the forward proxy that leads to them. Fails when the port is taken. */
export async function startWeb({ sites = [], ...place }: WebOptions = {}): Promise<SmallWeb> {
  const byHost = new Map([...companySites, ...oddSites, ...sites].map((site) => [site.host, site]));
  const state = createWebState();
  const server = await startServer(place, {
    answer: async (request, response) => serve({ byHost, state }, request, response),
    prepare: refuseTunnels,
  });
  return { ...server, control: state.control };
}

/** A tunnel would need certificates for names that nobody can have one for. */
const refuseTunnels = (server: Server): void => {
  server.on("connect", (_request, socket) => {
    socket.end("HTTP/1.1 501 Not Implemented\r\nConnection: close\r\nContent-Length: 0\r\n\r\n");
  });
};

interface Premises {
  readonly byHost: ReadonlyMap<string, Site>;
  readonly state: WebState;
}

async function serve({ byHost, state }: Premises, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { url = "/", method = "" } = request;
  const via = url.startsWith("/") ? "host" : "proxy";
  const { hostname, pathname } = new URL(via === "proxy" ? url : `http://${request.headers.host ?? "localhost"}${url}`);
  if (via === "host" && isIP(hostname) !== 0) {
    const { status, body } = answerControl(state.control, [...byHost.keys()], { method, path: pathname, body: await text(request) });
    response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
    return;
  }
  state.see({ method, host: hostname, path: pathname, userAgent: request.headers["user-agent"] ?? "", via });
  const site = byHost.get(hostname);
  if (site === undefined) {
    // As Smokescreen answers to an address that is not public, and to a name that does not exist.
    const isAddress = isIP(hostname.replace(/^\[|\]$/g, "")) !== 0;
    response.writeHead(isAddress ? 407 : 502, { "Content-Type": "text/plain" }).end("Egress proxying is denied to this host.\n");
    return;
  }
  const fault = state.nextFault(hostname);
  if (fault !== undefined) sendWebFault(response, fault);
  else
    sendWebAnswer(
      response,
      site.answer(pathname) ?? { status: 404, headers: { "Content-Type": "text/html; charset=utf-8" }, body: "<h1>Not found</h1>" },
    );
}
