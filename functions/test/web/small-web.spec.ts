import { expect } from "chai";
import { get } from "node:http";
import { text } from "node:stream/consumers";
import { encodeText } from "../../fakes/web/company-sites.ts";
import { type FakeWeb, startFakeWeb } from "../../fakes/web/start-fake-web.ts";

/** Requests a page as a browser behind a proxy does, or by the host's name. */
const ask = async (
  web: FakeWeb,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<{ readonly status: number; readonly body: string }> =>
  new Promise((resolve, reject) => {
    get({ host: "127.0.0.1", port: web.port, path, headers, agent: false }, (response) => {
      text(response).then((body) => {
        resolve({ status: response.statusCode ?? 0, body });
      }, reject);
    }).on("error", reject);
  });

describe("the small web", () => {
  let web: FakeWeb;
  before(async () => {
    web = await startFakeWeb();
  });
  after(async () => web.stop());
  beforeEach(() => {
    web.control.reset();
  });

  const control = async (path: string, body?: object): Promise<{ readonly status: number; readonly body: unknown }> => {
    const response = await fetch(`${web.url}${path}`, body === undefined ? {} : { method: "POST", body: JSON.stringify(body) });
    const json: unknown = await response.json();
    return { status: response.status, body: json };
  };

  it("serves a site by its host and as a proxy, and logs both", async () => {
    const byHost = await ask(web, "/kontakt", { Host: "fjordbakeri.example", "User-Agent": "a" });
    const byProxy = await ask(web, "http://fjordbakeri.example/kontakt", { "User-Agent": "b" });
    expect(byHost.status).to.equal(200);
    expect(byProxy).to.deep.equal(byHost);
    expect((await control("/control/requests")).body).to.deep.equal({
      requests: [
        { method: "GET", host: "fjordbakeri.example", path: "/kontakt", userAgent: "a", via: "host" },
        { method: "GET", host: "fjordbakeri.example", path: "/kontakt", userAgent: "b", via: "proxy" },
      ],
    });
  });

  it("has no other hosts, no other pages, and no files outside", async () => {
    expect((await ask(web, "http://other.example/")).status).to.equal(502);
    expect((await ask(web, "http://10.0.0.1/")).status).to.equal(407);
    for (const path of ["/nothing", "/../../start-fake-web.ts", "/%2e%2e/x", "/.."])
      expect((await ask(web, path, { Host: "pekarna-novak.example" })).status, path).to.equal(path === "/.." ? 200 : 404);
  });

  it("fails as it is told, so many times", async () => {
    expect(await control("/control/faults", { host: "fjordbakeri.example", fault: "500", times: 1 })).to.deep.equal({
      status: 200,
      body: {},
    });
    const statuses = [];
    for (const host of ["casa-verde.example", "fjordbakeri.example", "fjordbakeri.example"])
      statuses.push((await ask(web, `http://${host}/`)).status);
    expect(statuses).to.deep.equal([200, 500, 200]);
    expect((await control("/control/faults", { fault: "sulk" })).status).to.equal(400);
    expect((await control("/control/other")).status).to.equal(404);
    await control("/control/faults", { fault: "403" });
    expect((await ask(web, "http://casa-verde.example/")).status).to.equal(403);
    await control("/control/reset", {});
    expect((await ask(web, "http://casa-verde.example/")).status).to.equal(200);
  });

  it("lists its sites", async () => {
    expect((await control("/control/sites")).body)
      .to.have.property("sites")
      .that.includes.members(["fjordbakeri.example", "bomb.example"]);
  });
});

describe("encodeText", () => {
  for (const [encoding, words] of [
    ["windows-1255", "שלום 1"],
    ["shift_jis", "営業時間 ア1"],
    ["koi8-r", "Привет"],
    ["euc-kr", "안녕"],
  ] as const) {
    it(`writes ${encoding} that can be read`, () => {
      expect(new TextDecoder(encoding, { fatal: true }).decode(encodeText(words, encoding))).to.equal(words);
    });
  }
});
