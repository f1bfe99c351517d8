import { expect } from "chai";
import { firestore } from "../support/admin-app.ts";
import { type Call, call, type EditorEndpoint } from "../support/api.ts";
import { startInstance } from "../support/instances.ts";
import { lossyProxy, type LossyProxy } from "../support/lossy-proxy.ts";
import { aMember, aPerson } from "../support/people.ts";
import { aLivePage, aProject, aSlug, aWorkplace } from "../support/projects.ts";
import { expectOurs, opened, refused } from "../support/replies.ts";
import { aStranger, aVisitor, aVoiceProject, start } from "../support/visitors.ts";
import { aValidCall } from "../support/valid-calls.ts";

describe("a stranger at every endpoint", () => {
  let proxy: LossyProxy;
  before(async () => {
    proxy = await lossyProxy();
  });
  after(() => {
    proxy.close();
  });

  it("gets the same answer for existing and missing documents", async () => {
    const { project, editor } = await aWorkplace();
    const slug = aSlug();
    await aLivePage(project, { slug, content: "x".repeat(900_000) });
    opened(await editor.open({ slug, language: "en" }));
    const { token } = await aPerson();
    const ask = async (asked: string) =>
      refused(await call("editOpen", { projectId: project.id, token, body: { slug: asked, language: "en" } }), 403, "forbidden");
    expect(await ask(slug)).to.deep.equal(await ask("no-such-page"));
  });

  it("does not wait for what a session reads ahead, and a visitor does @nightly", async () => {
    const projectId = await aVoiceProject();
    const instance = await startInstance("liveSession", { FIRESTORE_EMULATOR_HOST: proxy.host });
    const held = proxy.hold("live_usage");
    refused(await start(await aStranger(projectId), { base: instance.url }), 403, "not_provisioned");
    await held;
    refused(await start(await aVisitor(projectId), { base: instance.url }), 503, "unavailable");
    await instance.stop();
  });

  const draft = ({ draftId = "" }: Call): string => draftId;
  const readAhead: readonly (readonly [EditorEndpoint, (asked: Call) => string])[] = [
    ["editSave", draft],
    ["docsList", () => '"collectionId":"documents"'],
  ];
  for (const [endpoint, textOf] of readAhead) {
    it(`who was an editor until now does not wait for what ${endpoint} reads ahead, either @nightly`, async () => {
      const project = await aProject();
      const { token, uid } = await aMember(project.id, "manager");
      const instance = await startInstance(endpoint, { FIRESTORE_EMULATOR_HOST: proxy.host });
      expectOurs(await call(endpoint, { ...(await aValidCall(endpoint, project)), token, base: instance.url }), 200);
      await firestore.doc(`projects/${project.id}/members/${uid}`).delete();
      const valid = await aValidCall(endpoint, project);
      const held = proxy.hold(textOf(valid));
      refused(await call(endpoint, { ...valid, token, base: instance.url }), 403, "forbidden");
      await held;
      await instance.stop();
    });
  }
});
