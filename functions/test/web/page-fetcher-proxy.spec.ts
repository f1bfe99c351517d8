import { expect } from "chai";
import { startFakeWeb } from "../../fakes/web/start-fake-web.ts";
import { createPageFetcher } from "../../src/lib/providers/web/page-fetcher.ts";
import { anyRequest, aWebServer, failureOf } from "./support/web-server.ts";

describe("createPageFetcher with a proxy", () => {
  it("asks the proxy for names, and checks addresses before that", async () => {
    await using web = await startFakeWeb();
    const fetcher = createPageFetcher({ proxyUrl: web.url, publicUrl: "" });
    expect(await failureOf(fetcher.fetch(new URL("http://fjordbakeri.example/"), anyRequest))).to.equal("read with 200");
    for (const url of [
      "http://127.0.0.1/",
      "http://[::1]/",
      "http://2130706433/",
      "http://169.254.169.254/",
      "http://localhost/",
      "http://fjordbakeri.example:8080/",
    ]) {
      expect(await failureOf(fetcher.fetch(new URL(url), anyRequest)), url).to.equal("blocked");
    }
    for (const host of ["private-redirect.example", "loopback-redirect.example"])
      expect(await failureOf(fetcher.fetch(new URL(`http://${host}/`), anyRequest)), host).to.equal("blocked");
    expect(web.control.requests().map(({ host, via }) => `${via} ${host}`)).to.deep.equal([
      "proxy fjordbakeri.example",
      "proxy private-redirect.example",
      "proxy loopback-redirect.example",
    ]);
  });

  it("takes the proxy's 407 for an address that is not public, and a refused tunnel for no answer", async () => {
    await using proxy = await aWebServer((_request, response) => {
      response.writeHead(407).end();
    });
    const strict = createPageFetcher({ proxyUrl: `http://127.0.0.1:${proxy.port}`, publicUrl: "" });
    expect(await failureOf(strict.fetch(new URL("http://inward.example/"), anyRequest))).to.equal("blocked");
    await using web = await startFakeWeb();
    expect(
      await failureOf(createPageFetcher({ proxyUrl: web.url, publicUrl: "" }).fetch(new URL("https://fjordbakeri.example/"), anyRequest)),
    ).to.equal("unreachable");
  });
});
