import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { expect } from "chai";
import { theRegistries } from "./support/registries-at.ts";

const running = theRegistries();

const send = async (method: string, path: string, body?: unknown): Promise<{ readonly status: number; readonly text: string }> => {
  const response = await fetch(`${running().url}${path}`, {
    method,
    ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
  });
  return { status: response.status, text: await response.text() };
};

const oslo = "/no/enhetsregisteret/api/enheter?navn=oslo";

describe("the control path of the registries", () => {
  it("plans faults for one registry or for all, so many times, and forgets them", async () => {
    expect(await send("POST", "/control/faults", { registry: "no", fault: "429", times: 1, retryAfterSec: 3 })).to.include({ status: 200 });
    expect((await send("GET", "/fr/search?q=oslo")).status).to.equal(200);
    expect((await send("GET", oslo)).status).to.equal(429);
    expect((await send("GET", oslo)).status).to.equal(200);
    await send("POST", "/control/faults", { fault: "503" });
    expect([(await send("GET", oslo)).status, (await send("GET", "/fr/search?q=oslo")).status]).to.deep.equal([503, 503]);
    await send("POST", "/control/reset");
    expect((await send("GET", oslo)).status).to.equal(200);
  });

  it("shows what was asked", async () => {
    await send("GET", "/no/enhetsregisteret/api/enheter?navn=a%26b&size=5");
    expect(
      running()
        .control.requests()
        .map(({ query }) => query),
    ).to.deep.equal([{ navn: "a&b", size: "5" }]);
    const log: unknown = JSON.parse((await send("GET", "/control/requests")).text);
    expect(log).to.deep.equal({ requests: running().control.requests() });
  });

  it("does not understand everything", async () => {
    for (const body of ["{", "7", { fault: "flood" }, { fault: "hang", registry: "xx" }, { fault: "hang", registry: "constructor" }]) {
      expect(await send("POST", "/control/faults", body)).to.include({ status: 400 });
    }
    for (const path of ["/control/nothing", "/xx/search", "/constructor/x", "/"])
      expect(await send("GET", path)).to.include({ status: 404 });
  });
});

describe("the registries", () => {
  it("refuse programs without a name where the real ones do", async () => {
    const nameless = async (path: string) => (await fetch(`${running().url}${path}`, { headers: { "User-Agent": "node" } })).status;
    expect(await Promise.all(["/ee/est/api/autocomplete?q=sai", "/il/api/3/action/datastore_search", oslo].map(nameless))).to.deep.equal([
      403, 403, 200,
    ]);
  });

  it("fail in their own ways", async () => {
    expect(await send("GET", "/lv/dati/api/3/action/datastore_search?resource_id=none"))
      .to.include({ status: 200 })
      .and.to.have.property("text")
      .that.includes('"success":false');
    expect((await send("GET", "/gb/search/companies?q=x")).status).to.equal(401);
    expect((await send("POST", "/places/v1/places:searchText", { textQuery: "x" })).status).to.equal(403);
    const unmasked = await fetch(`${running().url}/places/v1/places:searchText`, {
      method: "POST",
      headers: { "X-Goog-Api-Key": "local-places-key" },
      body: '{"textQuery":"x"}',
    });
    expect(unmasked.status).to.equal(400);
  });

  it("run as a program that says where it is, and stops with its parent", async () => {
    const program = join(import.meta.dirname, "../../fakes/registries/main.ts");
    const child = spawn(process.execPath, [program, "--port", "0"], { stdio: ["ignore", "pipe", "inherit", "ipc"] });
    const exit = once(child, "exit");
    if (child.stdout === null) throw new Error("the output is piped");
    const printed: readonly unknown[] = await once(child.stdout.setEncoding("utf8"), "data");
    const [, url = ""] = /^Fakes of company registries: (http:\/\/127\.0\.0\.1:\d+)\n$/.exec(String(printed[0])) ?? [];
    expect((await fetch(`${url}${oslo}`)).status).to.equal(200);
    child.disconnect();
    expect(await exit).to.deep.equal([0, null]);
  });
});
