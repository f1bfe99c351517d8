import { expect } from "chai";
import { localVoiceKey } from "../../fakes/voice/settings.ts";
import { startFakeVoice } from "../../fakes/voice/start-fake-voice.ts";
import { firestore } from "../support/admin-app.ts";
import { type Call, call, type EditorEndpoint } from "../support/api.ts";
import { startInstance } from "../support/instances.ts";
import { lossyProxy, type LossyProxy } from "../support/lossy-proxy.ts";
import { aMember, aPerson } from "../support/people.ts";
import { aLivePage, aProject, aSlug, aWorkplace } from "../support/projects.ts";
import { expectOurs, opened, refused } from "../support/replies.ts";
import { aStranger, aVisitor, aVoiceProject, start, started } from "../support/visitors.ts";
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

  it("causes no reading for a session; who was a visitor until now does not wait for it, and a visitor does @nightly", async () => {
    const projectId = await aVoiceProject();
    const service = await startFakeVoice();
    const instance = await startInstance("liveSession", {
      FIRESTORE_EMULATOR_HOST: proxy.host,
      GEMINI_API_URL: service.url,
      GEMINI_API_KEY: localVoiceKey,
    });
    const visitors = [await aVisitor(projectId), await aVisitor(projectId)] as const;
    for (const visitor of visitors) started(await start(visitor, { base: instance.url }));
    await firestore.doc(`projects/${projectId}/members/${visitors[0].uid}`).delete();
    const held = proxy.hold("live_usage");
    refused(await start(await aStranger(projectId), { base: instance.url }), 403, "not_provisioned");
    refused(await start(visitors[0], { base: instance.url }), 403, "not_a_member");
    await held;
    refused(await start(visitors[1], { base: instance.url }), 503, "unavailable");
    await instance.stop();
    await service.stop();
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
