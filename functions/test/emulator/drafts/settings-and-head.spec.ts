import { expect } from "chai";
import { call, functionUrl } from "../../support/api.ts";
import { aForeignDraft, aWorkplace } from "../../support/projects.ts";
import { refusedPaths, settings } from "../../support/replies.ts";

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

describe("settingsSite, GET", () => {
  it("answers the whole site as PATCH does, and an empty slug as none", async () => {
    const site = { live_agent_placement: "destination_page", live_agent_slug: "", theme: { color: "red" } };
    const { editor } = await aWorkplace({ site });
    expect(settings(await editor.settings())).to.deep.equal({ ...site, live_agent_slug: null });
    const { editor: other } = await aWorkplace();
    expect(settings(await other.settings())).to.deep.equal({ live_agent_placement: "widget", live_agent_slug: null });
    expect(settings(await other.configure({ live_agent_placement: "modal" }))).to.deep.equal(settings(await other.settings()));
  });

  it("takes an empty stored slug for none, which a destination page needs", async () => {
    const { editor } = await aWorkplace({ site: { live_agent_slug: "" } });
    expect(refusedPaths(await editor.configure({ live_agent_placement: "destination_page" }))).to.deep.equal(["live_agent_slug"]);
  });
});
