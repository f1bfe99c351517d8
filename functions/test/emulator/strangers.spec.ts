import { expect } from "chai";
import { type Call, call, type EditorEndpoint } from "../support/api.ts";
import { startInstance } from "../support/instances.ts";
import { lossyProxy, type LossyProxy } from "../support/lossy-proxy.ts";
import { aPerson } from "../support/people.ts";
import { aLivePage, aProject, aSlug, aWorkplace } from "../support/projects.ts";
import { opened, refused } from "../support/replies.ts";
import { aValidCall } from "../support/valid-calls.ts";

describe("a stranger", () => {
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

  it("does not wait for what is read ahead, and an editor does", async () => {
    const { project, editor } = await aWorkplace();
    const instance = await startInstance("editOpen", { FIRESTORE_EMULATOR_HOST: proxy.host });
    const held = proxy.hold("a-page-that-takes-long");
    const ask = async (token: string) =>
      call("editOpen", { projectId: project.id, token, base: instance.url, body: { slug: "a-page-that-takes-long", language: "en" } });
    const { token } = await aPerson();
    refused(await ask(token), 403, "forbidden");
    await held;
    refused(await ask(editor.token), 503, "unavailable");
    await instance.stop();
  });

  const draft = ({ draftId = "" }: Call): string => draftId;
  const readAhead: readonly (readonly [EditorEndpoint, (asked: Call) => string])[] = [
    ["editSave", draft],
    ["editDiscard", draft],
    ["editRead", draft],
    ["editVersions", draft],
    ["editVersion", draft],
    ["docsPublish", draft],
    ["docsUnpublish", ({ body }) => JSON.stringify(body).split('"')[3] ?? ""],
    ["docsPreview", draft],
    ["docsList", () => '"collectionId":"documents"'],
    ["docsRead", draft],
    ["inboxList", () => '"collectionId":"messages"'],
    ["inboxChange", draft],
    ["templatesList", () => '"collectionId":"templates"'],
  ];
  for (const [endpoint, textOf] of readAhead) {
    it(`has the answer of ${endpoint} while what is read ahead is still on its way`, async () => {
      const valid = await aValidCall(endpoint, await aProject());
      const instance = await startInstance(endpoint, { FIRESTORE_EMULATOR_HOST: proxy.host });
      const held = proxy.hold(textOf(valid));
      const { token } = await aPerson();
      refused(await call(endpoint, { ...valid, token, base: instance.url }), 403, "forbidden");
      await held;
      await instance.stop();
    });
  }
});
