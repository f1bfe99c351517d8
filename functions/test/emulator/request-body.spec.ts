import { expect } from "chai";
import { call, type EndpointName, functionUrl } from "../support/api.ts";
import { everythingIn, storedPage } from "../support/documents.ts";
import { anEditor, aProject, aWorkplace } from "../support/projects.ts";
import { expectOurs, refused, refusedPaths } from "../support/replies.ts";
import { aValidCall } from "../support/valid-calls.ts";

const KiB = 1024;

/** The required members of each request. */
const required = {
  editOpen: ["slug", "language"],
  editSave: ["draftId", "metadata", "content", "language"],
  editDiscard: ["draftId"],
  settingsSite: ["live_agent_placement"],
} as const satisfies Partial<Record<EndpointName, readonly string[]>>;

const withBody = ["editOpen", "editSave", "editDiscard", "settingsSite"] as const;

const limitBytes = { editOpen: 64 * KiB, editSave: 8 * KiB * KiB, editDiscard: 64 * KiB, settingsSite: 256 * KiB };

describe("request bodies", () => {
  for (const endpoint of withBody) {
    describe(endpoint, () => {
      it("names every required member when the body is empty", async () => {
        const project = await aProject();
        const { token } = await anEditor(project);
        for (const body of [undefined, "{}"]) {
          const reply = await call(endpoint, { projectId: project.id, token, body });
          const { details = [] } = refused(reply, 400, "invalid_request");
          expect(details).to.deep.equal(required[endpoint].map((path) => ({ path, message: "is required" })));
        }
      });

      it("refuses a media type that is not JSON", async () => {
        const project = await aProject();
        const { token } = await anEditor(project);
        const valid = await aValidCall(endpoint, project);
        const before = await everythingIn(project.id);
        for (const type of ["text/plain", "application/x-www-form-urlencoded", "application/octet-stream"]) {
          refused(await call(endpoint, { ...valid, token, contentType: type }), 415, "unsupported_media_type");
        }
        refused(await call(endpoint, { ...valid, token, contentType: undefined }), 415, "unsupported_media_type");
        expect(await everythingIn(project.id)).to.deep.equal(before);
      });

      it("accepts JSON under its longer names", async () => {
        for (const type of ["application/json; charset=utf-8", "APPLICATION/JSON"]) {
          const project = await aProject();
          const { token } = await anEditor(project);
          expectOurs(await call(endpoint, { ...(await aValidCall(endpoint, project)), token, contentType: type }), 200);
        }
      });

      it("refuses a list", async () => {
        const project = await aProject();
        const { token } = await anEditor(project);
        for (const body of ["[]", '[{"draftId":"new"}]']) {
          const { error } = refused(await call(endpoint, { projectId: project.id, token, body }), 400, "invalid_request");
          expect(error).to.include("object");
        }
      });

      it("refuses a body of one byte over the limit, with both numbers", async () => {
        const project = await aProject();
        const { token } = await anEditor(project);
        const body = `{"padding":"${"x".repeat(limitBytes[endpoint] - 14)}"}`;
        const before = await everythingIn(project.id);
        refused(await call(endpoint, { projectId: project.id, token, body }), 400, "invalid_request");
        const { error, details } = refused(await call(endpoint, { projectId: project.id, token, body: `${body} ` }), 413, "too_large");
        expect(error)
          .to.include(String(limitBytes[endpoint]))
          .and.to.include(String(limitBytes[endpoint] + 1));
        expect(details).to.deep.equal([
          { path: "size_bytes", message: String(limitBytes[endpoint] + 1) },
          { path: "limit_bytes", message: String(limitBytes[endpoint]) },
        ]);
        expect(await everythingIn(project.id)).to.deep.equal(before);
      });
    });
  }

  for (const endpoint of ["editOpen", "editSave", "editDiscard"] as const) {
    it(`${endpoint} ignores members that it does not know`, async () => {
      const project = await aProject();
      const { token } = await anEditor(project);
      const valid = await aValidCall(endpoint, project);
      const known = typeof valid.body === "object" ? valid.body : {};
      expectOurs(await call(endpoint, { ...valid, token, body: { ...known, visibility: "live", slugs: 1, revision: 99 } }), 200);
      if (endpoint !== "editDiscard") {
        expect(await storedPage(project.id, valid.draftId ?? ""))
          .to.include({ visibility: "draft" })
          .and.not.to.include({ revision: 99 });
      }
    });
  }

  it("editRead ignores body and media type", async () => {
    const project = await aProject();
    const { token } = await anEditor(project);
    const valid = await aValidCall("editRead", project);
    // Hosting's emulator cannot forward a GET with a body.
    const odd = { base: functionUrl("editRead"), body: "hello", contentType: "text/plain" };
    expectOurs(await call("editRead", { ...valid, token, ...odd }), 200);
  });

  const mistyped = [
    ["editOpen", { slug: 7, language: ["en"] }, ["slug", "language"]],
    ["editOpen", { slug: null, language: {} }, ["slug", "language"]],
    [
      "editSave",
      { draftId: 1, metadata: [], content: {}, language: false, doc_template_id: 3 },
      ["draftId", "metadata", "content", "language", "doc_template_id"],
    ],
    ["editSave", { draftId: "", metadata: null, content: null, language: null }, ["draftId", "metadata", "content", "language"]],
    ["editSave", { draftId: "x", metadata: "{}", content: 1, language: "en" }, ["metadata", "content"]],
    ["editDiscard", { draftId: {} }, ["draftId"]],
    ["editDiscard", { draftId: "" }, ["draftId"]],
  ] as const;

  for (const [endpoint, body, paths] of mistyped) {
    it(`${endpoint} names each mistyped member of ${JSON.stringify(body)}`, async () => {
      const { project, editor } = await aWorkplace();
      expect(refusedPaths(await call(endpoint, { projectId: project.id, token: editor.token, body }))).to.have.members(paths);
    });
  }
});
