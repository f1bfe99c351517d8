import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { isPublicAddress, type NetworkRules } from "../../../src/lib/providers/web/network-rules.ts";
import { createPageFetcher, type FetchedPage, type PageFetcher, type PageRequest } from "../../../src/lib/providers/web/page-fetcher.ts";
import { WebError } from "../../../src/lib/providers/web/web-error.ts";

interface WebServer extends AsyncDisposable {
  readonly port: number;
}

/** A website on this machine. */
export const aWebServer = async (answer: RequestListener): Promise<WebServer> => {
  const server = createServer(answer);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("A TCP server has a port.");
  return {
    port: address.port,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
};

/** The name of the tests' website. */
export const ownHost = "site.example";

/** The public Internet plus the tests' website, whose address counts as public. */
export const rulesFor = (port: number, changes: Partial<NetworkRules> = {}): NetworkRules => ({
  isPublic: (address) => address === "127.0.0.1" || isPublicAddress(address),
  resolve: async () => [{ address: "127.0.0.1", family: 4 }],
  ports: new Set([String(port)]),
  ...changes,
});

export const fetcherOf = (rules: NetworkRules): PageFetcher =>
  createPageFetcher({ proxyUrl: "", publicUrl: "https://lectern.example", rules });

export const anyRequest: PageRequest = { signal: new AbortController().signal, types: ["text/html"], maxBytes: 10_000 };

/** Why a page cannot be read; fails if it can. */
export const failureOf = async (page: Promise<FetchedPage>): Promise<string> => {
  try {
    const { status } = await page;
    return `read with ${status}`;
  } catch (error) {
    if (error instanceof WebError) return error.code;
    throw error;
  }
};
