import { expect } from "chai";
import { call } from "../../support/api.ts";
import { startInstance } from "../../support/instances.ts";
import { expectOurs, refused } from "../../support/replies.ts";
import { aVisitor, aVoiceProject, start } from "../../support/visitors.ts";

const live = ["liveSession", "liveSessionResume", "liveToolsExecute"] as const;
const customer = "https://bakery.example";

const preflight = (origin: string) => ({
  method: "OPTIONS",
  headers: {
    Origin: origin,
    "Access-Control-Request-Method": "POST",
    "Access-Control-Request-Headers": "authorization,content-type,x-project-id",
  },
});

describe("pages on other origins", () => {
  for (const endpoint of live) {
    it(`may call ${endpoint}, without credentials of the browser`, async () => {
      const { status, headers } = await call(endpoint, { projectId: "", ...preflight(customer) });
      expect(status).to.equal(204);
      expect(headers["access-control-allow-origin"]).to.equal("*");
      expect(headers["access-control-allow-headers"]?.toLowerCase()).to.include("x-project-id").and.to.include("authorization");
      expect(headers).not.to.include.keys("access-control-allow-credentials");

      const visitor = await aVisitor(await aVoiceProject());
      const mine = { "x-project-id": visitor.projectId, Origin: customer };
      const body = { tool_name: "update_profile" };
      const good = await call(endpoint, { projectId: "", token: visitor.token, headers: mine, body });
      expectOurs(good, 200);
      const bad = await call(endpoint, { projectId: "", headers: mine, body });
      refused(bad, 401, "unauthenticated");
      for (const answer of [good, bad]) {
        expect(answer.headers["access-control-allow-origin"]).to.equal("*");
        expect(answer.headers["access-control-expose-headers"]).to.include("Retry-After");
      }
    });
  }

  it("can be narrowed to those of some customers", async () => {
    const instance = await startInstance("liveSession", { LIVE_ORIGINS: `${customer}, https://cafe.example` });
    try {
      const base = instance.url;
      const visitor = await aVisitor(await aVoiceProject());
      for (const [origin, allowed] of [
        [customer, customer],
        ["https://cafe.example", "https://cafe.example"],
        ["https://elsewhere.example", undefined],
        ["https://bakery.example.elsewhere.example", undefined],
      ] as const) {
        const { headers } = await start(visitor, { base, ...preflight(origin) });
        expect(headers["access-control-allow-origin"], origin).to.equal(allowed);
      }
    } finally {
      await instance.stop();
    }
  });
});
