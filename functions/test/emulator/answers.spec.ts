import { expect } from "chai";
import { type Call, call, endpointNames, endpoints, functionUrl, methodsAt } from "../support/api.ts";
import { nightlyIf } from "../support/nightly.ts";
import { anEditor, aProject } from "../support/projects.ts";
import { expectOurs, refused } from "../support/replies.ts";
import { aValidCall } from "../support/valid-calls.ts";

const foreign = "https://elsewhere.example";
const allowed = ["https://demo-lectern.web.app", "https://demo-lectern.firebaseapp.com", "http://localhost:5173", "http://127.0.0.1:8080"];

/** Origins that only resemble allowed ones. */
const lookalikes = [
  foreign,
  "null",
  "https://demo-lectern.web.app.elsewhere.example",
  "https://localhost.elsewhere.example",
  "http://demo-lectern.web.app",
];

const preflight = (origin: string, method: string): Partial<Call> => ({
  method: "OPTIONS",
  headers: {
    Origin: origin,
    "Access-Control-Request-Method": method,
    "Access-Control-Request-Headers": "authorization,content-type,if-match,idempotency-key",
  },
});

const byDay: ReadonlySet<string> = new Set<string>(["editSave", "docsRead", "inboxChange", "settingsSite"]);

describe("answers", () => {
  for (const endpoint of endpointNames) {
    const { method } = endpoints[endpoint];

    describe(`${endpoint}${nightlyIf(!byDay.has(endpoint))}`, () => {
      it("answers a preflight of an allowed origin without asking who is calling", async () => {
        for (const origin of allowed) {
          const { status, headers } = await call(endpoint, { projectId: "any", draftId: "any", ...preflight(origin, method) });
          expect(status, origin).to.equal(204);
          expect(headers["access-control-allow-origin"]).to.equal(origin);
          expect(headers["access-control-allow-methods"]).to.equal([...methodsAt(endpoint), "OPTIONS"].join(","));
          expect(headers["access-control-allow-headers"]?.toLowerCase().split(",")).to.include.members([
            "authorization",
            "content-type",
            "idempotency-key",
            "if-match",
            "x-project-id",
          ]);
          expect(Number(headers["access-control-max-age"])).to.be.within(600, 7200);
          expect(headers.vary).to.match(/\bOrigin\b/);
        }
      });

      it("gives a foreign origin nothing", async () => {
        for (const origin of lookalikes) {
          const { status, headers } = await call(endpoint, { projectId: "any", draftId: "any", ...preflight(origin, method) });
          expect(status, origin).not.to.be.within(200, 299);
          expect(headers, origin).not.to.include.any.keys("access-control-allow-origin", "access-control-allow-methods");
        }
      });

      it("lets an allowed origin read answers and refusals, with the headers that an editor needs", async () => {
        const project = await aProject();
        const { token } = await anEditor(project);
        const valid = await aValidCall(endpoint, project);
        const good = await call(endpoint, { ...valid, token, headers: { Origin: "http://localhost:5173" } });
        const bad = await call(endpoint, { ...valid, headers: { Origin: "http://localhost:5173" } });
        expectOurs(good, 200);
        expectOurs(bad, 401);
        for (const { headers } of [good, bad]) {
          expect(headers["access-control-allow-origin"]).to.equal("http://localhost:5173");
          expect(headers["access-control-expose-headers"]?.split(",")).to.have.members(["Allow", "ETag", "Retry-After", "X-Request-Id"]);
          expect(headers.vary).to.match(/\bOrigin\b/);
        }
      });

      it("serves a foreign origin without leave to read the answer", async () => {
        const project = await aProject();
        const { token } = await anEditor(project);
        const reply = await call(endpoint, { ...(await aValidCall(endpoint, project)), token, headers: { Origin: foreign } });
        expectOurs(reply, 200);
        expect(reply.headers).not.to.include.any.keys("access-control-allow-origin", "access-control-allow-credentials");
      });

      it("answers the same at the function's own URL", async () => {
        const project = await aProject();
        const { token } = await anEditor(project);
        const base = functionUrl(endpoint);
        expectOurs(await call(endpoint, { ...(await aValidCall(endpoint, project)), token, base }), 200);
        const unsigned = await call(endpoint, { ...(await aValidCall(endpoint, project)), base });
        refused(unsigned, 401, "unauthenticated");
        expect(unsigned.headers["www-authenticate"]).to.equal("Bearer");
      });

      it("knows no other path", async () => {
        const project = await aProject();
        const { token } = await anEditor(project);
        const valid = await aValidCall(endpoint, project);
        for (const suffix of ["/", "/more", "%20"]) {
          // A draft ID may end with anything but a slash.
          if (endpoint === "editRead" && suffix === "%20") continue;
          const reply = await call(endpoint, { ...valid, token, base: functionUrl(endpoint), suffix });
          expect(refused(reply, 404, "not_found").details, suffix).to.equal(undefined);
        }
      });

      it("ignores the query", async () => {
        const project = await aProject();
        const { token } = await anEditor(project);
        // The list has a filter with this name.
        const other = endpoint === "docsList" ? "" : "&slug=%00";
        expectOurs(await call(endpoint, { ...(await aValidCall(endpoint, project)), token, suffix: `?draftId=other${other}` }), 200);
      });

      it("gives every request its own id", async () => {
        const asked = { projectId: "any", draftId: "any" };
        const ids = [await call(endpoint, asked), await call(endpoint, asked)].map(({ headers }) => headers["x-request-id"]);
        expect(new Set(ids).size).to.equal(2);
      });
    });
  }

  it("are never 304, whatever the client holds", async () => {
    const project = await aProject();
    const { token } = await anEditor(project);
    const valid = await aValidCall("editRead", project);
    const {
      headers: { etag = "" },
    } = await call("editRead", { ...valid, token });
    expectOurs(await call("editRead", { ...valid, token, headers: { "If-None-Match": etag } }), 200);
  });
});
