import { expect } from "chai";
import { createLectern, isLecternError } from "../../../../web/client/src/index.ts";
import { call } from "../../support/api.ts";
import { aMember } from "../../support/people.ts";
import { aProject } from "../../support/projects.ts";
import { refused } from "../../support/replies.ts";
import { stack } from "../../support/stack-addresses.ts";

/** The HTML answers in the description of docs/openapi.json, as far as a local stack produces them. */
describe("an answer in HTML", () => {
  it("is Hosting's where no endpoint has the address: the client finds it unreadable, and does not ask again", async () => {
    let requests = 0;
    const wrongAddress = createLectern({
      baseUrl: `${stack.hostingUrl}/elsewhere`,
      getIdToken: async () => "token",
      fetch: async (url, init) => {
        requests++;
        const response = await fetch(url, init);
        expect(response.headers.get("Content-Type")).to.match(/^text\/html/);
        expect(response.headers.has("X-Request-Id")).to.equal(false);
        return response;
      },
    });
    const error: unknown = await wrongAddress
      .project("demo")
      .drafts.read("d")
      .catch((reason: unknown) => reason);
    expect(isLecternError(error, "unreadable")).to.equal(true);
    expect(error).to.include({ status: 404, isRetryable: false });
    expect(requests).to.equal(1);
  });

  it("does not come from Lectern if the body is not JSON", async () => {
    const project = await aProject();
    const { token } = await aMember(project.id, "manager");
    refused(await call("editOpen", { projectId: project.id, token, body: '{"slug": "ab' }), 400, "invalid_request");
  });
});
