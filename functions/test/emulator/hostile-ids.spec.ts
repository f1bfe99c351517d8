import { expect } from "chai";
import { firestore } from "../support/admin-app.ts";
import { call, endpointNames, functionUrl } from "../support/api.ts";
import { aPerson } from "../support/people.ts";
import { everythingIn } from "../support/documents.ts";
import { aWorkplace, pageFields } from "../support/projects.ts";
import { discarded, opened, refused, saved } from "../support/replies.ts";

/** Spellings of IDs that Firestore cannot store, or that lead to another path. Each is one segment of a URL. */
const spellings: Readonly<Record<string, string>> = {
  "an escaped slash": "a%2Fb",
  "a reserved name @nightly": "__x__",
  "an escaped reserved name": "%5F%5Fname%5F%5F",
  "1501 bytes @nightly": "x".repeat(1501),
  "1600 bytes of emoji": "%F0%9F%90%99".repeat(400),
  "a control character": "a%00b",
  "emoji @nightly": "%F0%9F%90%99",
  "Hebrew @nightly": encodeURIComponent("שלום"),
  "a percent sign @nightly": "%25",
  "a wildcard @nightly": "*",
  "a path of a claim @nightly": "draft_claims%2Fx",
  "a bracket @nightly": "%7Bid%7D",
  "a constructor @nightly": "constructor",
  "a space": "%20",
  "spaces around a letter @nightly": "%20a%20",
  "a line end @nightly": "%0A",
  "a line end after a letter": "a%0D%0A",
  "a line separator @nightly": "%E2%80%A8",
  "750 letters of two bytes": "%C3%BC".repeat(750),
  "500 letters of three bytes @nightly": "%E0%A4%85".repeat(500),
  "a colon": "page%3Aen",
};

/** Paths that Hosting and the platform resolve or refuse themselves. Some of them reach the function at its own URL. */
const addresses: Readonly<Record<string, string>> = {
  "a dot": "%2E",
  "two dots": "%2E%2E",
  "a way up": "..%2F..%2Fusers",
  "a broken escape": "%E0%A4%A",
  "half a surrogate": "%ED%A0%80",
};

describe("hostile ids", () => {
  for (const [what, projectId] of Object.entries(spellings)) {
    it(`of a project: ${what} is a project where nobody has a role`, async () => {
      const { token } = await aPerson();
      for (const endpoint of endpointNames) {
        refused(await call(endpoint, { projectId, draftId: "any", versionId: "any", token }), 403, "forbidden");
        refused(
          await call(endpoint, { projectId, draftId: "any", versionId: "any", token, base: functionUrl(endpoint) }),
          403,
          "forbidden",
        );
      }
    });

    it(`of a draft: ${what} is a draft that does not exist`, async () => {
      const { project, editor } = await aWorkplace();
      const who = { projectId: project.id, token: editor.token };
      const draftId = decodeURIComponent(projectId);
      refused(await editor.read(projectId), 404, "not_found");
      refused(await call("editRead", { ...who, draftId: projectId, base: functionUrl("editRead") }), 404, "not_found");
      refused(await editor.discard({ draftId }), 404, "not_found");
      refused(await editor.save({ draftId, metadata: {}, content: "", language: "en" }), 404, "not_found");
      refused(await editor.versions(projectId), 404, "not_found");
      refused(await editor.version(projectId, "any"), 404, "not_found");
    });
  }

  for (const [what, segment] of Object.entries(addresses)) {
    it(`of a project or a draft: ${what} is refused, never a failure`, async () => {
      const { project, editor } = await aWorkplace();
      for (const endpoint of endpointNames) {
        const { status } = await call(endpoint, {
          projectId: segment,
          draftId: "any",
          versionId: "any",
          token: editor.token,
          base: functionUrl(endpoint),
        });
        expect(status, endpoint).to.be.oneOf([400, 403, 404]);
      }
      const { status } = await call("editRead", {
        projectId: project.id,
        draftId: segment,
        token: editor.token,
        base: functionUrl("editRead"),
      });
      expect(status).to.be.oneOf([400, 404]);
    });
  }

  it("of a draft that another program made: it is read, saved and discarded with all its versions", async () => {
    const { project, editor } = await aWorkplace();
    const before = await everythingIn(project.id);
    for (const draftId of [" ", "a\nb", "ü".repeat(750), "page:en", "דף"]) {
      await firestore.doc(`projects/${project.id}/documents/${draftId}`).set(pageFields(project, { visibility: "draft" }));
      saved(await editor.save({ draftId, metadata: {}, content: "Mine", language: "en" }));
      saved(await editor.save({ draftId, metadata: {}, content: "Mine, too", language: "en" }));
      await firestore.doc(`projects/${project.id}/documents/${draftId}/versions/theirs`).set({ content: "Theirs" });
      expect(opened(await editor.read(encodeURIComponent(draftId))).doc.content).to.equal("Mine, too");
      expect((await editor.versions(encodeURIComponent(draftId))).body).to.have.nested.property("versions.length", 3);
      discarded(await editor.discard({ draftId }));
    }
    expect(await everythingIn(project.id)).to.deep.equal(before);
  });

  it("of a draft in a body are never more than an id", async () => {
    const { editor } = await aWorkplace();
    for (const draftId of [".", "..", "../../x", "a/versions/1", "\ud800", "new ", "NEW"]) {
      refused(await editor.discard({ draftId }), 404, "not_found");
      refused(await editor.save({ draftId, metadata: {}, content: "", language: "en" }), 404, "not_found");
    }
    refused(await editor.discard({ draftId: "new" }), 404, "not_found");
  });
});
