import { createServer } from "node:http";
import { close, listen } from "./listening.ts";

/** The public web behind a forward proxy: every host is one company's website, and a test decides when it answers. */
export interface CompanyWeb extends AsyncDisposable {
  /** For WEB_PROXY_URL. */
  readonly url: string;
  /** Makes pages wait from now on. Resolves at the first request for one. */
  readonly hold: () => Promise<void>;
  readonly release: () => void;
  /** The largest number of home pages in flight at the same time since the last `hold`. */
  readonly mostAtOnce: () => number;
}

export const startCompanyWeb = async (page: (host: string) => string | undefined): Promise<CompanyWeb> => {
  let atOnce = 0;
  let mostAtOnce = 0;
  let gate = Promise.resolve();
  let open = (): void => undefined;
  let onVisit = (): void => undefined;
  const server = createServer((request, response) => {
    const { host, pathname } = new URL(request.url ?? "", "http://none.example");
    const body = pathname === "/" ? page(host) : undefined;
    if (pathname === "/robots.txt" || body === undefined) {
      response.writeHead(404).end();
      return;
    }
    mostAtOnce = Math.max(mostAtOnce, (atOnce += 1));
    onVisit();
    void gate.then(() => {
      atOnce -= 1;
      response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(body);
    });
  });
  const port = await listen(server);
  return {
    url: `http://127.0.0.1:${port}`,
    hold: async () => {
      mostAtOnce = 0;
      const visited = Promise.withResolvers<undefined>();
      const opened = Promise.withResolvers<undefined>();
      gate = opened.promise;
      open = () => {
        opened.resolve(undefined);
      };
      onVisit = () => {
        visited.resolve(undefined);
      };
      await visited.promise;
    },
    release: () => {
      open();
      gate = Promise.resolve();
    },
    mostAtOnce: () => mostAtOnce,
    [Symbol.asyncDispose]: async () => {
      open();
      await close(server);
    },
  };
};

/** A website with structured data about its company. */
export const sitePage = (name: string, facts: object = {}): string => `<!doctype html><html lang="en"><head><title>${name}</title>
<script type="application/ld+json">${JSON.stringify({
  "@context": "https://schema.org",
  "@type": "Bakery",
  name,
  description: `${name} bakes sourdough bread and cinnamon buns every morning for the people of the town and its visitors.`,
  telephone: "+47 55 00 00 00",
  openingHours: ["Mo-Fr 07:00-17:00"],
  knowsLanguage: ["nb", "en"],
  address: { "@type": "PostalAddress", streetAddress: "Strandgaten 1", addressLocality: "Bergen", addressCountry: "NO" },
  ...facts,
})}</script></head><body><h1>${name}</h1></body></html>`;
