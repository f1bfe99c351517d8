import { expect } from "chai";
import { call, functionUrl } from "../../support/api.ts";
import { aForeignDraft, aWorkplace } from "../../support/projects.ts";

describe("HEAD", () => {
  for (const endpoint of ["docsList", "templatesList", "settingsSiteRead", "editRead", "editVersions"] as const) {
    it(`is answered as GET is, without the body: ${endpoint}`, async () => {
      const { project, editor } = await aWorkplace();
      const draftId = await aForeignDraft(project);
      const request = { projectId: project.id, token: editor.token, draftId, base: functionUrl(endpoint) };
      const [head, get] = [await call(endpoint, { ...request, method: "HEAD" }), await call(endpoint, request)];
      expect(head).to.include({ status: 200, body: "" });
      expect(head.headers["content-type"]).to.equal(get.headers["content-type"]);
      expect(head.headers.etag).to.equal(get.headers.etag);
      expect((await call(endpoint, { ...request, token: "nonsense", method: "HEAD" })).status).to.equal(401);
    });
  }
});
