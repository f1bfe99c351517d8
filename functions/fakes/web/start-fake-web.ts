import type { Server, ServerResponse } from "node:http";
import { isIP } from "node:net";
import { type Fake, type FakeRequest, type ServerPlace, startFake } from "../server/start-fake.ts";
import { companySites } from "./company-sites.ts";
import { webRoutes, createWebState, type WebControl, type WebState } from "./control/web-control.ts";
import { oddSites } from "./odd-sites.ts";
import { sendWebAnswer, sendWebFault } from "./send-web-answer.ts";
import { html, type Site } from "./fake-site.ts";

interface FakeWebOptions extends ServerPlace {
  /** Added to the companies' sites. */
  readonly sites?: readonly Site[] | undefined;
}

export type FakeWeb = Fake<WebControl>;

/** Starts the fake of the web: all company sites, and the forward proxy that leads to them. Fails if the port is taken. */
export async function startFakeWeb({ sites = [], ...place }: FakeWebOptions = {}): Promise<FakeWeb> {
  const state = createWebState([...companySites, ...oddSites, ...sites]);
  return startFake(place, {
    control: state.control,
    routes: webRoutes,
    // Sites have names, so a request to an IP address is for the fake itself.
    isControl: ({ isForProxy, url }) => !isForProxy && isIP(url.hostname) !== 0,
    answer: async (request, response) => {
      answer(state, request, response);
    },
    prepare: refuseTunnels,
  });
}

/** A tunnel would need certificates for names for which none are issued. */
const refuseTunnels = (server: Server): void => {
  server.on("connect", (_request, socket) => {
    socket.end("HTTP/1.1 501 Not Implemented\r\nConnection: close\r\nContent-Length: 0\r\n\r\n");
  });
};

const notFound = { ...html("<h1>Not found</h1>"), status: 404 };

function answer({ byHost, requests, faults }: WebState, { method, url, headers, isForProxy }: FakeRequest, response: ServerResponse): void {
  const { hostname, pathname } = url;
  const userAgent = headers["user-agent"] ?? "";
  requests.add({ method, host: hostname, path: pathname, userAgent, via: isForProxy ? "proxy" : "host" });
  const site = byHost.get(hostname);
  if (site === undefined) {
    // Smokescreen's answers to a private address and to an unknown name.
    const isAddress = isIP(hostname.replace(/^\[|\]$/g, "")) !== 0;
    response.writeHead(isAddress ? 407 : 502, { "Content-Type": "text/plain" }).end("Egress proxying is denied to this host.\n");
    return;
  }
  const planned = faults.next(({ host }) => host === hostname) ?? faults.next(({ host }) => host === undefined);
  if (planned !== undefined) sendWebFault(response, planned.fault);
  else sendWebAnswer(response, site.answer(pathname) ?? notFound);
}
