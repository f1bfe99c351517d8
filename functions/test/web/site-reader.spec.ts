import { expect } from "chai";
import type { SiteReading } from "../../src/lib/onboarding/extraction/page-facts.ts";
import { createPageFetcher } from "../../src/lib/providers/web/page-fetcher.ts";
import { createSiteReader } from "../../src/lib/providers/web/site-reader.ts";
import { type FakeWeb, startFakeWeb } from "../../fakes/web/start-fake-web.ts";

describe("createSiteReader", () => {
  let web: FakeWeb;
  before(async () => {
    web = await startFakeWeb();
  });
  after(async () => web.stop());
  beforeEach(() => {
    web.control.reset();
  });

  const read = async (website: string, timeMs = 10_000): Promise<SiteReading> =>
    createSiteReader(createPageFetcher({ proxyUrl: web.url, publicUrl: "" })).read(website, AbortSignal.timeout(timeMs));

  /** The pages that are asked for. */
  const triedFor = async (website: string): Promise<readonly string[]> => {
    const fetcher = createPageFetcher({ proxyUrl: web.url, publicUrl: "" });
    const tried: string[] = [];
    const reader = createSiteReader({
      fetch: async (url, request) => {
        if (url.pathname !== "/robots.txt") tried.push(url.href);
        return fetcher.fetch(url, request);
      },
    });
    await reader.read(website, AbortSignal.timeout(10_000));
    return tried;
  };

  const pathsOf = (host: string): readonly string[] =>
    web.control
      .requests()
      .filter((page) => page.host === host)
      .map(({ path }) => path);

  it("reads the home page first, then the pages that say most, and the rest of the menu", async () => {
    const { pages, problem } = await read("http://fjordbakeri.example/");
    expect(problem).to.equal(undefined);
    expect(pages.map(({ url }) => new URL(url).pathname)).to.deep.equal(["/", "/om-oss", "/kontakt", "/produkter", "/en"]);
    expect(pages[0]?.url).to.equal("http://fjordbakeri.example/");
    expect(pathsOf("fjordbakeri.example").slice(0, 2)).to.deep.equal(["/robots.txt", "/"]);
    expect(pathsOf("fjordbakeri.example").filter((path) => path === "/robots.txt")).to.have.length(1);
  });

  it("tries a bare name with encryption, and then without", async () => {
    expect((await triedFor("fjordbakeri.example")).slice(0, 2)).to.deep.equal([
      "https://fjordbakeri.example/",
      "http://fjordbakeri.example/",
    ]);
    expect((await read("fjordbakeri.example")).pages).to.have.length(5);
  });

  it("tries an old address with encryption too, and never a safe one without", async () => {
    web.control.fail({ fault: "cut" });
    expect(await triedFor("http://casa-verde.example")).to.deep.equal(["http://casa-verde.example/", "https://casa-verde.example/"]);
    expect(await triedFor("https://casa-verde.example")).to.deep.equal(["https://casa-verde.example/"]);
  });

  it("follows a site that has moved, and asks the new one's robots.txt", async () => {
    const { pages } = await read("http://moved.example/");
    expect(pages[0]?.url).to.equal("http://fjordbakeri.example/");
    expect(pathsOf("moved.example")).to.deep.equal(["/robots.txt", "/"]);
    expect(pathsOf("fjordbakeri.example")).to.include("/robots.txt");
  });

  it("does not follow a page of the site to another site", async () => {
    const { pages } = await read("http://leaving.example/");
    expect(pages.map(({ url }) => url)).to.deep.equal(["http://leaving.example/"]);
    expect(pathsOf("leaving.example")).to.include("/contact");
    expect(pathsOf("kind-garden.example")).to.deep.equal([]);
  });

  it("reads the beginning of a page that is too long, and of one that becomes so when it is unpacked", async () => {
    const { pages, problem } = await read("http://huge.example/");
    expect(pages[0]?.lines).to.have.length(2_000);
    expect(problem).to.equal(undefined);
    expect((await read("http://bomb.example/")).pages.map(({ lines }) => lines)).to.deep.equal([[]]);
  });

  it("goes where a page sends its readers at once, by the same rules as a redirect", async () => {
    const { pages } = await read("http://refresh.example/");
    expect(pages.map(({ url }) => url)).to.deep.equal(["http://refresh.example/en/home"]);
    expect((await read("http://refresh-loop.example/")).pages.map(({ url }) => url)).to.deep.equal(["http://refresh-loop.example/?again"]);
    expect((await read("http://refresh-private.example/")).problem).to.equal("blocked_address");
    expect((await read("http://refresh-later.example/")).pages.map(({ url }) => url)).to.deep.equal(["http://refresh-later.example/"]);
  });

  const failures: readonly (readonly [string, string | undefined])[] = [
    ["http://no-robots.example/", "robots_disallow"],
    ["http://not-lectern.example/", "robots_disallow"],
    ["http://broken-robots.example/", "site_unreadable"],
    ["http://loop.example/", "site_unreadable"],
    ["http://brochure.example/", "site_unreadable"],
    ["http://gone.example/", "site_unreadable"],
    ["http://down.example/", "site_unreadable"],
    ["http://secure-only.example/", "site_unreadable"],
    ["http://nobody-has-this.example/", "site_unreadable"],
    ["http://private-redirect.example/", "blocked_address"],
    ["http://loopback-redirect.example/", "blocked_address"],
    ["http://127.0.0.1/", "blocked_address"],
    ["10.0.0.1", "blocked_address"],
    ["localhost", "blocked_address"],
    ["ftp://fjordbakeri.example/", "invalid_website"],
    ["javascript:alert(1)", "invalid_website"],
    ["http://", "invalid_website"],
    ["our website", "invalid_website"],
    ["", "invalid_website"],
  ];
  for (const [website, problem] of failures) {
    it(`says ${String(problem)} of ${website === "" ? "nothing" : website}`, async () => {
      const reading = await read(website);
      expect([reading.problem, reading.pages]).to.deep.equal([problem, []]);
    });
  }

  it("asks for nothing where robots.txt forbids it, of a single page too", async () => {
    await read("http://no-robots.example/");
    expect(pathsOf("no-robots.example")).to.deep.equal(["/robots.txt"]);
    const { pages } = await read("http://partly-robots.example/");
    expect(pages.map(({ url }) => new URL(url).pathname)).to.deep.equal(["/", "/about"]);
    expect(await triedFor("http://partly-robots.example/")).to.include("http://partly-robots.example/contact");
    expect(pathsOf("partly-robots.example")).not.to.include("/contact");
  });

  for (const host of ["slow.example", "silent.example"]) {
    it(`gives up on ${host} when the time is over`, async () => {
      const reading = await read(`http://${host}/`, 300);
      expect([reading.problem, reading.pages]).to.deep.equal(["timeout", []]);
    });
  }

  it("keeps what it has when the time is over in the middle", async () => {
    const reader = createSiteReader(createPageFetcher({ proxyUrl: web.url, publicUrl: "" }));
    const stopped = new AbortController();
    const reading = reader.read("http://fjordbakeri.example/", stopped.signal);
    // The home page has been requested; the others hang.
    while (!pathsOf("fjordbakeri.example").includes("/")) await new Promise(setImmediate);
    web.control.fail({ host: "fjordbakeri.example", fault: "hang" });
    while (!pathsOf("fjordbakeri.example").includes("/om-oss")) await new Promise(setImmediate);
    stopped.abort();
    const { pages, problem } = await reading;
    expect(pages.map(({ url }) => url)).to.deep.equal(["http://fjordbakeri.example/"]);
    expect(problem).to.equal("timeout");
  });

  for (const fault of ["403", "429", "500", "cut"] as const) {
    it(`does without a page that fails with ${fault}`, async () => {
      web.control.fail({ host: "fjordbakeri.example", fault, times: 1, probability: 1 });
      const { pages } = await read("http://fjordbakeri.example/");
      // The first request is for robots.txt: a refusal means that there is none.
      expect(pages.length).to.equal(fault === "403" || fault === "429" ? 5 : 0);
    });
  }
});
