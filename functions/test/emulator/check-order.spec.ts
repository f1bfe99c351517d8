import { expect } from "chai";
import { type Call, call, type EndpointName, endpointNames, endpoints, functionUrl, methodsAt } from "../support/api.ts";
import { nightlyIf } from "../support/nightly.ts";
import { aPerson } from "../support/people.ts";
import { anEditor, aProject } from "../support/projects.ts";
import { refused } from "../support/replies.ts";
import { aValidCall } from "../support/valid-calls.ts";

/** Hosting's emulator cannot forward a GET with a body. */
const baseOf = (endpoint: EndpointName): Partial<Call> => (endpoints[endpoint].method === "GET" ? { base: functionUrl(endpoint) } : {});

const tooLarge = JSON.stringify({ padding: "x".repeat(8 * 1024 * 1024) });

/** Requests that are invalid in many ways, all of which are checked after the role. */
const badRequests: Readonly<Record<string, Partial<Call>>> = {
  "with a missing project": { projectId: "no-such-project" },
  "with an unreadable query": { suffix: "?limit=0&cursor=%00&visibility=none" },
  "with an unknown draft": { draftId: "no-such-draft", body: { draftId: "no-such-draft" } },
  "with an empty body": { body: undefined },
  "with a list as body": { body: "[]" },
  "with wrong types": { body: { draftId: 1, slug: 2, metadata: 3, live_agent_placement: 4 } },
  "with plain text": { body: "hello", contentType: "text/plain" },
  "with a huge body": { body: tooLarge },
};

const byDay: ReadonlySet<string> = new Set<string>(["editSave", "docsRead", "inboxChange", "settingsSite"]);

describe("the order of checks", () => {
  for (const endpoint of endpointNames) {
    const { method } = endpoints[endpoint];

    it(`${endpoint} says which method it has before it asks who is calling${nightlyIf(!byDay.has(endpoint))}`, async () => {
      const methods = methodsAt(endpoint);
      for (const other of ["DELETE", "PUT", "POST", "GET"].filter((one) => !methods.includes(one))) {
        const reply = await call(endpoint, { projectId: "no-such-project", draftId: "a-draft", versionId: "a-version", method: other });
        const { error } = refused(reply, 405, "method_not_allowed");
        expect(error).to.include(method);
        expect(reply.headers.allow).to.equal(methods.join(", "));
      }
    });

    it(`${endpoint} asks who is calling before anything else${nightlyIf(!byDay.has(endpoint))}`, async () => {
      const project = await aProject();
      const valid = await aValidCall(endpoint, project);
      const bodies: unknown[] = [];
      for (const bad of Object.values({ "with a valid request": {}, ...badRequests })) {
        bodies.push(refused(await call(endpoint, { ...valid, ...bad, ...baseOf(endpoint) }), 401, "unauthenticated"));
      }
      expect(new Set(bodies.map((body) => JSON.stringify(body))).size).to.equal(1);
    });

    it(`${endpoint} tells a stranger nothing but that${nightlyIf(!byDay.has(endpoint))}`, async () => {
      const project = await aProject();
      const { token } = await aPerson();
      const valid = await aValidCall(endpoint, project);
      const usual = refused(await call(endpoint, { ...valid, token }), 403, "forbidden");
      expect(usual.details).to.equal(undefined);
      for (const [how, bad] of Object.entries(badRequests)) {
        expect(refused(await call(endpoint, { ...valid, ...bad, ...baseOf(endpoint), token }), 403, "forbidden"), how).to.deep.equal(usual);
      }
    });
  }

  it("tells managers what only admins do, before it looks at the body", async () => {
    const project = await aProject({ site: { publishers: "admins" } });
    const { token } = await anEditor(project);
    for (const endpoint of ["people", "keys", "docsUnpublish"] as const) {
      const valid = { projectId: project.id };
      for (const [how, bad] of Object.entries(badRequests))
        if (how !== "with a missing project")
          refused(await call(endpoint, { ...valid, ...bad, ...baseOf(endpoint), token, method: "POST" }), 403, "forbidden");
    }
  });

  it("looks at the body before it looks for the draft", async () => {
    const { token } = await anEditor(await aProject());
    const project = await aProject();
    const editor = await anEditor(project);
    refused(await call("editSave", { projectId: project.id, token, body: { draftId: "no-such-draft" } }), 403, "forbidden");
    refused(await editor.save({ draftId: "no-such-draft" }), 400, "invalid_request");
    refused(await editor.save({ draftId: "no-such-draft", metadata: {}, content: "", language: "en" }), 404, "not_found");
  });
});
