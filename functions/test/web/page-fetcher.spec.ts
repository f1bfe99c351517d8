import { brotliCompressSync, deflateSync, gzipSync } from "node:zlib";
import { expect } from "chai";
import type { RequestListener } from "node:http";
import { decodeText } from "../../src/lib/services/web/decode-text.ts";
import { createPageFetcher } from "../../src/lib/services/web/page-fetcher.ts";
import { startWeb } from "../../fakes/web/start-web.ts";
import { encodeText } from "../../fakes/web/encode-text.ts";
import { anyRequest, aWebServer, failureOf, fetcherOf, ownHost, rulesFor } from "./support/web-server.ts";

/** What comes of a page of the tests' website. */
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

  it("stops at the size that it is told, announced or not", async () => {
    expect(
      await outcomeOf((_request, response) => {
        response.writeHead(200, { ...asHtml, "Content-Length": 20_000 }).end("x".repeat(20_000));
      }),
    ).to.equal("too_large");
    expect(
      await outcomeOf((_request, response) => {
        response.writeHead(200, asHtml);
        response.write("x".repeat(9_000));
        response.end("x".repeat(9_000));
      }),
    ).to.equal("too_large");
    expect(
      await outcomeOf((_request, response) => {
        response.writeHead(200, asHtml).end("x".repeat(10_000));
      }),
    ).to.equal("read with 200");
  });

  it("stops a body that never ends", async () => {
    let sent = 0;
    const failure = await outcomeOf(
      (_request, response) => {
        response.writeHead(200, asHtml);
        const more = (): void => {
          for (let wants = true; wants && !response.destroyed;) {
            sent += 65_536;
            wants = response.write("x".repeat(65_536));
          }
        };
        response.on("drain", more);
        more();
      },
      { maxBytes: 200_000 },
    );
    expect(failure).to.equal("too_large");
    expect(sent).to.be.below(20_000_000);
  });

  const bombs = { gzip: gzipSync, deflate: deflateSync, br: brotliCompressSync } as const;
  for (const [encoding, compress] of Object.entries(bombs)) {
    it(`counts what a body in ${encoding} becomes, and not only what is sent`, async () => {
      const bomb = compress(Buffer.alloc(20_000_000, " "));
      expect(bomb.length).to.be.below(60_000);
      expect(
        await outcomeOf(
          (_request, response) => {
            response.writeHead(200, { ...asHtml, "Content-Encoding": encoding }).end(bomb);
          },
          { maxBytes: 100_000 },
        ),
      ).to.equal("too_large");
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

describe("createPageFetcher with a proxy", () => {
  it("asks the proxy for names, and checks addresses before that", async () => {
    await using web = await startWeb();
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
    await using web = await startWeb();
    expect(
      await failureOf(createPageFetcher({ proxyUrl: web.url, publicUrl: "" }).fetch(new URL("https://fjordbakeri.example/"), anyRequest)),
    ).to.equal("unreachable");
  });
});

describe("decodeText", () => {
  const utf8 = (text: string): Uint8Array => Buffer.from(text);
  const cases: readonly (readonly [string, Uint8Array, string, string])[] = [
    ["UTF-8 that nobody names", utf8("Åse"), "text/html", "Åse"],
    ["the server's word", encodeText("שלום", "windows-1255"), "text/html; charset=windows-1255", "שלום"],
    [
      "the page's word",
      Buffer.concat([utf8('<meta charset="shift_jis">'), encodeText("営業時間", "shift_jis")]),
      "text/html",
      '<meta charset="shift_jis">営業時間',
    ],
    [
      "the page's older word",
      Buffer.concat([utf8('<meta http-equiv=Content-Type content="text/html; charset=koi8-r">'), encodeText("Привет", "koi8-r")]),
      "text/html",
      '<meta http-equiv=Content-Type content="text/html; charset=koi8-r">Привет',
    ],
    [
      "a mark at the start, whatever the server says",
      Buffer.concat([Uint8Array.of(0xef, 0xbb, 0xbf), utf8("Åse")]),
      "text/html; charset=iso-8859-1",
      "Åse",
    ],
    ["UTF-16 with its mark", Buffer.concat([Uint8Array.of(0xff, 0xfe), Buffer.from("Åse", "utf16le")]), "text/html", "Åse"],
    ["an encoding that does not exist", utf8("Åse"), "text/html; charset=utf-99", "Åse"],
    ["old Latin text that nobody names", Uint8Array.of(0xc5, 0x73, 0x65), "text/html", "Åse"],
  ];
  for (const [what, bytes, type, text] of cases) {
    it(`reads ${what}`, () => {
      expect(decodeText(bytes, type)).to.equal(text);
    });
  }
});
