import { brotliCompressSync, deflateSync, gzipSync } from "node:zlib";
import { expect } from "chai";
import type { RequestListener } from "node:http";
import { anyRequest, aWebServer, failureOf, fetcherOf, ownHost, rulesFor } from "./support/web-server.ts";

/** The outcome of fetching a page of the tests' website. */
const outcomeOf = async (answer: RequestListener, changes: Partial<typeof anyRequest> = {}): Promise<string> => {
  await using server = await aWebServer(answer);
  return await failureOf(
    fetcherOf(rulesFor(server.port)).fetch(new URL(`http://${ownHost}:${server.port}/`), { ...anyRequest, ...changes }),
  );
};

const asHtml = { "Content-Type": "text/html" };

describe("createPageFetcher", () => {
  it("says who it is, takes no cookies along and reads the page", async () => {
    const seen: unknown[] = [];
    await using server = await aWebServer((request, response) => {
      seen.push([request.url, request.headers["user-agent"], request.headers.cookie, request.headers.referer]);
      if (request.url === "/") response.writeHead(302, { Location: "/home", "Set-Cookie": "a=b" }).end();
      else response.writeHead(200, asHtml).end("<p>Hello</p>");
    });
    const { url, status, body } = await fetcherOf(rulesFor(server.port)).fetch(new URL(`http://${ownHost}:${server.port}/`), anyRequest);
    expect([url.pathname, status, Buffer.from(body).toString()]).to.deep.equal(["/home", 200, "<p>Hello</p>"]);
    const agent = "LecternBot/1.0 (+https://lectern.example)";
    expect(seen).to.deep.equal([
      ["/", agent, undefined, undefined],
      ["/home", agent, undefined, undefined],
    ]);
  });

  const lengthOf = async (answer: RequestListener, maxBytes: number): Promise<number> => {
    await using server = await aWebServer(answer);
    const url = new URL(`http://${ownHost}:${server.port}/`);
    return (await fetcherOf(rulesFor(server.port)).fetch(url, { ...anyRequest, maxBytes })).body.length;
  };

  it("reads as much as it is told, announced or not", async () => {
    expect(
      await lengthOf((_request, response) => {
        response.writeHead(200, { ...asHtml, "Content-Length": 20_000 }).end("x".repeat(20_000));
      }, 10_000),
    ).to.equal(10_000);
    expect(
      await lengthOf((_request, response) => {
        response.writeHead(200, asHtml);
        response.write("x".repeat(9_000));
        response.end("x".repeat(9_000));
      }, 10_000),
    ).to.equal(10_000);
    expect(
      await lengthOf((_request, response) => {
        response.writeHead(200, asHtml).end("x".repeat(9_999));
      }, 10_000),
    ).to.equal(9_999);
  });

  it("stops a body that never ends", async () => {
    let sent = 0;
    const length = await lengthOf((_request, response) => {
      response.writeHead(200, asHtml);
      const more = (): void => {
        for (let wants = true; wants && !response.destroyed;) {
          sent += 65_536;
          wants = response.write("x".repeat(65_536));
        }
      };
      response.on("drain", more);
      more();
    }, 200_000);
    expect(length).to.equal(200_000);
    expect(sent).to.be.below(20_000_000);
  });

  const bombs = { gzip: gzipSync, deflate: deflateSync, br: brotliCompressSync } as const;
  for (const [encoding, compress] of Object.entries(bombs)) {
    it(`counts what a body in ${encoding} becomes, and not only what is sent`, async () => {
      const bomb = compress(Buffer.alloc(20_000_000, " "));
      expect(bomb.length).to.be.below(60_000);
      const length = await lengthOf((_request, response) => {
        response.writeHead(200, { ...asHtml, "Content-Encoding": encoding }).end(bomb);
      }, 100_000);
      expect(length).to.equal(100_000);
    });
  }

  it("follows five redirects and no sixth, and no circle", async () => {
    const chain =
      (length: number): RequestListener =>
      (request, response) => {
        const step = Number(request.url?.slice(1) ?? "");
        if (step < length) response.writeHead(307, { Location: `/${step + 1}` }).end();
        else response.writeHead(200, asHtml).end("end");
      };
    expect(await outcomeOf(chain(5))).to.equal("read with 200");
    expect(await outcomeOf(chain(6))).to.equal("too_many_redirects");
    expect(
      await outcomeOf((_request, response) => {
        response.writeHead(301, { Location: "/" }).end();
      }),
    ).to.equal("too_many_redirects");
  });

  it("does not follow a redirect to another scheme, with credentials, or to nowhere", async () => {
    for (const location of ["file:///etc/passwd", "javascript:alert(1)", "http://me:secret@site.example/", "http://["]) {
      expect(
        await outcomeOf((_request, response) => {
          response.writeHead(302, { Location: location }).end();
        }),
        location,
      ).to.equal("invalid_url");
    }
    expect(
      await outcomeOf((_request, response) => {
        response.writeHead(302, { Location: "http://site.example:22/" }).end();
      }),
    ).to.equal("blocked");
  });

  it("reads only the media types that it is told", async () => {
    for (const type of ["application/pdf", "image/png", "application/octet-stream", "text/html-sandboxed"]) {
      expect(
        await outcomeOf((_request, response) => {
          response.writeHead(200, { "Content-Type": type }).end("x");
        }),
        type,
      ).to.equal("wrong_type");
    }
    for (const type of ["TEXT/HTML; charset=utf-8", ""])
      expect(
        await outcomeOf((_request, response) => {
          response.writeHead(200, { "Content-Type": type }).end("x");
        }),
        type,
      ).to.equal("read with 200");
  });

  it("gives up when the caller does: before the head, and within the body", async () => {
    const soon = (): { readonly signal: AbortSignal } => ({ signal: AbortSignal.timeout(100) });
    expect(await outcomeOf(() => undefined, soon())).to.equal("timeout");
    expect(
      await outcomeOf((_request, response) => {
        response.writeHead(200, asHtml).write("<p>");
      }, soon()),
    ).to.equal("timeout");
  });

  it("gives up on a name that is never resolved", async () => {
    const rules = rulesFor(80, { resolve: async () => new Promise(() => undefined) });
    expect(
      await failureOf(fetcherOf(rules).fetch(new URL(`http://${ownHost}/`), { ...anyRequest, signal: AbortSignal.timeout(100) })),
    ).to.equal("timeout");
  });

  it("tells hosts that do not exist from those that do not answer", async () => {
    await using server = await aWebServer((_request, response) => {
      response.destroy();
    });
    const url = new URL(`http://${ownHost}:${server.port}/`);
    const missing = async (): Promise<never> => {
      throw Object.assign(new Error("getaddrinfo ENOTFOUND"), { code: "ENOTFOUND" });
    };
    expect(await failureOf(fetcherOf(rulesFor(server.port, { resolve: missing })).fetch(url, anyRequest))).to.equal("unknown_host");
    expect(await failureOf(fetcherOf(rulesFor(server.port, { resolve: async () => [] })).fetch(url, anyRequest))).to.equal("unknown_host");
    expect(await failureOf(fetcherOf(rulesFor(server.port)).fetch(url, anyRequest))).to.equal("unreachable");
  });
});
