import { expect } from "chai";
import { call, type Call } from "../support/api.ts";
import { everythingIn } from "../support/documents.ts";
import { type Instance, startInstance } from "../support/instances.ts";
import { aPerson } from "../support/people.ts";
import { anEditor, aProject, type Project } from "../support/projects.ts";
import { refused } from "../support/replies.ts";
import { aVisitor, aVoiceProject, start } from "../support/visitors.ts";

const page = "https://edit.example";

describe("a request that the platform cannot read, in production", () => {
  let instance: Instance;
  let project: Project;
  let sent: Call;

  before(async () => {
    instance = await startInstance("settingsSite", { ALLOWED_ORIGINS: page });
    project = await aProject();
    const { token } = await anEditor(project);
    sent = { projectId: project.id, token, base: instance.url, body: '{"live_agent_placement": "widget', headers: { Origin: page } };
  });

  after(async () => instance.stop());

  it("is answered like every other mistake in a body, in words that pages can read", async () => {
    const before = await everythingIn(project.id);
    const reply = await call("settingsSite", sent);
    expect(refused(reply, 400, "invalid_request").error).to.equal("The request body must be valid JSON.");
    expect(reply.headers["access-control-allow-origin"]).to.equal(page);
    refused(
      await call("settingsSite", { ...sent, body: "{}", contentType: "application/json; charset=klingon" }),
      415,
      "unsupported_media_type",
    );
    expect(await everythingIn(project.id)).to.deep.equal(before);
  });

  it("tells nobody more than another request does", async () => {
    const { token: strangersToken } = await aPerson();
    refused(await call("settingsSite", { ...sent, token: strangersToken }), 403, "forbidden");
    refused(await call("settingsSite", { ...sent, token: "forged" }), 401, "unauthenticated");
    refused(await call("settingsSite", { ...sent, method: "PUT" }), 405, "method_not_allowed");
    refused(await call("settingsSite", { ...sent, projectId: "%E0%A4%A" }), 404, "not_found");
  });

  it("leaves the instance as it was", async () => {
    await Promise.all(Array.from({ length: 20 }, async () => refused(await call("settingsSite", sent), 400, "invalid_request")));
    refused(await call("settingsSite", { ...sent, body: "{}" }), 400, "invalid_request");
  });

  it("is refused where a body may be left out, too", async () => {
    const session = await startInstance("liveSession");
    const visitor = await aVisitor(await aVoiceProject());
    refused(await start(visitor, { base: session.url, body: "{" }), 400, "invalid_request");
    await session.stop();
  });
});
