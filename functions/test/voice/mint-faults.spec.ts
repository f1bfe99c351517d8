import { expect } from "chai";
import { at } from "./support/json.ts";
import { aService, control, mint } from "./support/a-voice.ts";

describe("POST /control/faults/mint", () => {
  const faults: readonly (readonly [string, number, unknown])[] = [
    ["400", 400, "FAILED_PRECONDITION"],
    ["403", 403, "PERMISSION_DENIED"],
    ["429", 429, "RESOURCE_EXHAUSTED"],
    ["500", 500, "INTERNAL"],
    ["503", 503, "UNAVAILABLE"],
  ];
  for (const [fault, status, rpcStatus] of faults) {
    it(`makes the next mint fail with ${fault}, and only that`, async () => {
      const service = await aService();
      await control(service, "POST", "faults/mint", { fault, times: 1 });
      const answer = await mint(service);
      expect(answer.status).to.equal(status);
      expect(at(answer.body, "error", "status")).to.equal(rpcStatus);
      expect(await mint(service)).to.have.property("status", 200);
      expect(service.control.tokens()).to.have.length(1);
    });
  }

  it("makes it answer 404 without a body, HTML, half a JSON text, or no name", async () => {
    const service = await aService();
    for (const fault of ["404", "html", "malformed", "empty"]) await control(service, "POST", "faults/mint", { fault, times: 1 });
    expect(await mint(service)).to.deep.equal({ status: 404, body: "" });
    const html = await mint(service);
    expect(html.status).to.equal(502);
    expect(html.body).to.include("<html>");
    expect(await mint(service)).to.deep.equal({ status: 200, body: '{"name": "auth_tokens/' });
    expect(await mint(service)).to.deep.equal({ status: 200, body: {} });
    expect(service.control.tokens()).to.deep.equal([]);
  });

  it("makes it break in the middle of the body", async () => {
    const service = await aService();
    await control(service, "POST", "faults/mint", { fault: "cut", times: 1 });
    expect(await mint(service).catch((error: unknown) => error)).to.be.instanceOf(TypeError);
  });

  it("makes it hang", async () => {
    const service = await aService();
    await control(service, "POST", "faults/mint", { fault: "hang", times: 1 });
    const hung = fetch(`${service.url}/v1beta/auth_tokens?key=AIza`, { method: "POST", signal: AbortSignal.timeout(50) });
    expect(
      await hung.then(
        () => "answered",
        (error: unknown) => at(error, "name"),
      ),
    ).to.equal("TimeoutError");
    expect(service.control.requests()[0]).to.have.property("status", 0);
  });

  it("makes a part of them fail, always the same", async () => {
    const outcomes = async (): Promise<readonly number[]> => {
      const service = await aService();
      await control(service, "POST", "faults/mint", { fault: "503", probability: 0.34, seed: 5 });
      const statuses: number[] = [];
      for (let count = 0; count < 30; count++) statuses.push((await mint(service)).status);
      return statuses;
    };
    const [first, second] = [await outcomes(), await outcomes()];
    expect(first).to.deep.equal(second);
    expect(new Set(first)).to.deep.equal(new Set([200, 503]));
  });
});
