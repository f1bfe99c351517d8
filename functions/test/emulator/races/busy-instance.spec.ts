import { expect } from "chai";
import { call } from "../../support/api.ts";
import { startInstance } from "../../support/instances.ts";
import { aMember } from "../../support/people.ts";
import { aProject } from "../../support/projects.ts";
import { inRounds, together } from "../../support/concurrent-clients.ts";

/** An instance gives each of its database clients a hundred operations, then creates another one, and later closes that again. */
describe("an instance with more than a hundred operations at the database at once", () => {
  it("answers every request, also while it puts its second client away", async () => {
    const project = await aProject();
    const { token } = await aMember(project.id, "manager");
    const instance = await startInstance("editOpen");
    const body = { slug: "nothing", language: "en" };
    const ask = async () => call("editOpen", { projectId: project.id, token, body, base: instance.url });
    // A new process needs seconds for its first requests on a busy machine, and a request has ten.
    await inRounds(60, async () => void (await ask()), 4);
    const replies = await together(120, ask);
    expect(new Set(replies.map(({ status }) => status))).to.deep.equal(new Set([404]));
    await instance.stop();
  });
});
