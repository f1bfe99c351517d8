import { isIPv6 } from "node:net";
import { expect } from "chai";
import { publicNetwork } from "../../src/lib/providers/web/network-rules.ts";
import { type Canary, startCanary } from "./support/canary.ts";
import { disguises, privateAddresses, privateNames } from "./support/private-addresses.ts";
import { anyRequest, aWebServer, failureOf, fetcherOf, ownHost, rulesFor } from "./support/web-server.ts";

const literalOf = (address: string): string => (isIPv6(address) ? `[${address}]` : address);

const familyOf = (address: string): number => (isIPv6(address) ? 6 : 4);

describe("the guard of private networks", () => {
  let canary: Canary;
  before(async () => {
    canary = await startCanary();
  });
  after(async () => {
    await canary[Symbol.asyncDispose]();
  });

  const untouched = async (visit: () => Promise<string>): Promise<void> => {
    const before = canary.attempts();
    expect(await visit()).to.equal("blocked");
    expect(canary.attempts(), "attempts to connect").to.equal(before);
    expect(canary.hits(), "connections to the canary").to.equal(0);
  };

  for (const [kind, addresses] of Object.entries(privateAddresses)) {
    for (const address of addresses) {
      it(`refuses ${address} (${kind}) as it is written`, async () => {
        const fetcher = fetcherOf({ ...publicNetwork, ports: new Set([String(canary.port)]) });
        await untouched(async () => failureOf(fetcher.fetch(new URL(`http://${literalOf(address)}:${canary.port}/`), anyRequest)));
      });

      it(`refuses ${address} (${kind}) behind a name`, async () => {
        const fetcher = fetcherOf({
          ...publicNetwork,
          ports: new Set([String(canary.port)]),
          resolve: async () => [{ address, family: familyOf(address) }],
        });
        await untouched(async () => failureOf(fetcher.fetch(new URL(`http://harmless.example:${canary.port}/`), anyRequest)));
      });

      it(`refuses ${address} (${kind}) beside a public address of the same name`, async () => {
        const resolve = async () => [
          { address: "93.184.215.14", family: 4 },
          { address, family: familyOf(address) },
        ];
        const fetcher = fetcherOf({ ...publicNetwork, ports: new Set([String(canary.port)]), resolve });
        await untouched(async () => failureOf(fetcher.fetch(new URL(`http://harmless.example:${canary.port}/`), anyRequest)));
      });
    }
  }

  for (const host of [...disguises, ...privateNames]) {
    it(`refuses ${host}`, async () => {
      const fetcher = fetcherOf({ ...publicNetwork, ports: new Set([String(canary.port)]) });
      await untouched(async () => failureOf(fetcher.fetch(new URL(`http://${host}:${canary.port}/`), anyRequest)));
    });
  }

  for (const host of [...Object.values(privateAddresses).flat().map(literalOf), ...disguises, ...privateNames]) {
    it(`does not follow a redirect to ${host}`, async () => {
      // A header cannot contain characters beyond Latin 1; percent-encoded, they mean the same.
      const target = /[^\x20-\x7e]/.test(host) ? encodeURI(host) : host;
      await using server = await aWebServer((_request, response) => {
        response.writeHead(302, { Location: `http://${target}:${canary.port}/` }).end();
      });
      let siteChecks = 2;
      const rules = rulesFor(server.port, {
        ports: new Set([String(server.port), String(canary.port)]),
        // The tests' website counts as public while its name and its connection are checked. After that nothing on this machine does.
        isPublic: (address) => {
          siteChecks -= 1;
          return (address === "127.0.0.1" && siteChecks >= 0) || publicNetwork.isPublic(address);
        },
        resolve: async (name) => (name === ownHost ? [{ address: "127.0.0.1", family: 4 }] : publicNetwork.resolve(name)),
      });
      const before = canary.attempts();
      expect(await failureOf(fetcherOf(rules).fetch(new URL(`http://${ownHost}:${server.port}/`), anyRequest))).to.equal("blocked");
      expect(canary.attempts(), "attempts, that to the website included").to.equal(before + 1);
      expect(canary.hits()).to.equal(0);
    });
  }

  it("refuses a name that is public when it is first asked and private afterwards", async () => {
    let questions = 0;
    const resolve = async () => {
      questions += 1;
      return [{ address: questions === 1 ? "93.184.215.14" : "127.0.0.1", family: 4 }];
    };
    // What a careless implementation checks: it looks up the name and then connects to it by name.
    expect(publicNetwork.isPublic((await resolve())[0]?.address ?? "")).to.equal(true);
    const fetcher = fetcherOf({ ...publicNetwork, ports: new Set([String(canary.port)]), resolve });
    await untouched(async () => failureOf(fetcher.fetch(new URL(`http://rebinding.example:${canary.port}/`), anyRequest)));
    expect(questions).to.equal(2);
  });

  it("refuses a name that turns private between a redirect and its target", async () => {
    await using server = await aWebServer((_request, response) => {
      response.writeHead(302, { Location: `http://${ownHost}:${canary.port}/` }).end();
    });
    let questions = 0;
    const rules = rulesFor(server.port, {
      ports: new Set([String(server.port), String(canary.port)]),
      resolve: async () => {
        questions += 1;
        return [{ address: questions === 1 ? "127.0.0.1" : "10.0.0.1", family: 4 }];
      },
    });
    expect(await failureOf(fetcherOf(rules).fetch(new URL(`http://${ownHost}:${server.port}/`), anyRequest))).to.equal("blocked");
    expect(questions).to.equal(2);
    expect(canary.hits()).to.equal(0);
  });

  it("would reach the canary without the guard", async () => {
    const open = { ...publicNetwork, isPublic: () => true, ports: new Set([String(canary.port)]) };
    expect(await failureOf(fetcherOf(open).fetch(new URL(`http://127.0.0.1:${canary.port}/`), anyRequest))).to.equal("read with 200");
    expect(canary.hits()).to.equal(1);
  });

  it("destroys a connection whose other end is not public, whatever the resolver said", async () => {
    await using server = await aWebServer((_request, response) => {
      response.end("SECRET");
    });
    const asked: string[] = [];
    const isPublic = (address: string): boolean => {
      asked.push(address);
      return asked.length === 1;
    };
    expect(
      await failureOf(fetcherOf(rulesFor(server.port, { isPublic })).fetch(new URL(`http://${ownHost}:${server.port}/`), anyRequest)),
    ).to.equal("blocked");
    expect(asked).to.deep.equal(["127.0.0.1", "127.0.0.1"]);
  });

  it("lets public addresses through", () => {
    for (const address of ["93.184.215.14", "8.8.8.8", "2606:4700:4700::1111", "1.1.1.1", "172.32.0.1", "100.128.0.1"])
      expect(publicNetwork.isPublic(address), address).to.equal(true);
  });

  const otherUrls: readonly (readonly [string, string])[] = [
    ["file:///etc/passwd", "invalid_url"],
    ["ftp://site.example/", "invalid_url"],
    ["gopher://site.example/", "invalid_url"],
    ["data:text/html,hello", "invalid_url"],
    ["http://user:secret@site.example/", "invalid_url"],
    ["http://site.example:22/", "blocked"],
    ["http://site.example:8080/", "blocked"],
    ["https://site.example:6379/", "blocked"],
    [`http://site.example/${"a".repeat(3_000)}`, "invalid_url"],
  ];
  for (const [url, failure] of otherUrls) {
    it(`refuses ${url.slice(0, 60)}`, async () => {
      const before = canary.attempts();
      expect(await failureOf(fetcherOf(publicNetwork).fetch(new URL(url), anyRequest))).to.equal(failure);
      expect(canary.attempts()).to.equal(before);
    });
  }
});
