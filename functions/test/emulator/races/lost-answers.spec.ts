import { expect } from "chai";
import { call, type EndpointName, type Reply } from "../../support/api.ts";
import { storedDrafts, storedPage, storedVersions } from "../../support/documents.ts";
import { brokenInvariantsOf } from "../../support/invariants.ts";
import { type Instance, startInstance } from "../../support/instances.ts";
import { type Loss, lossyProxy, type LossyProxy } from "../../support/lossy-proxy.ts";
import { aMember } from "../../support/people.ts";
import { aLivePage, aProject, aSlug } from "../../support/projects.ts";
import { discarded, opened, saved } from "../../support/replies.ts";

describe("a commit whose answer is lost on its way from the database", () => {
  let proxy: LossyProxy;
  const instances = new Map<EndpointName, Instance>();

  before(async () => {
    proxy = await lossyProxy();
    const start = async (endpoint: EndpointName) =>
      instances.set(endpoint, await startInstance(endpoint, { FIRESTORE_EMULATOR_HOST: proxy.host }));
    await Promise.all((["editOpen", "editSave", "editDiscard"] as const).map(start));
  });

  after(() => {
    proxy.close();
  });

  const aFixture = async () => {
    const project = await aProject();
    const slug = aSlug();
    await aLivePage(project, { slug, content: "live" });
    const { token } = await aMember(project.id, "manager");
    const send = async (endpoint: EndpointName, body: object, headers: Readonly<Record<string, string>> = {}): Promise<Reply> =>
      call(endpoint, { projectId: project.id, token, body, headers, base: instances.get(endpoint)?.url ?? "" });
    const losing = async (loss: Loss, request: () => Promise<Reply>): Promise<Reply> => {
      proxy.loseNextCommit(loss);
      return request();
    };
    return { project, slug, send, losing };
  };

  for (const loss of ["unavailable", "cut"] as const) {
    it(`is a success when it is sent again and meets itself (${loss}): open, save, discard`, async () => {
      const { project, slug, send, losing } = await aFixture();
      const commits = proxy.commits();

      const { draftId, etag, action } = opened(await losing(loss, async () => send("editOpen", { slug, language: "en" })));
      expect(action).to.equal("cloned_from_live");

      const body = { draftId, metadata: { slug: aSlug() }, content: "mine", language: "en" };
      const first = saved(await losing(loss, async () => send("editSave", body, { "If-Match": etag })));
      saved(await losing(loss, async () => send("editSave", { ...body, content: "more" }, { "If-Match": first.etag })));
      expect(await storedPage(project.id, draftId)).to.deep.include({ revision: 3, content: "more" });
      expect(await storedVersions(project.id, draftId)).to.have.lengthOf(1);

      const made = saved(
        await losing(loss, async () => send("editSave", { ...body, metadata: {}, draftId: "new", doc_template_id: project.templateId })),
      );
      expect((await storedDrafts(project.id)).map(({ id }) => id)).to.have.members([draftId, made.draftId]);

      discarded(await losing(loss, async () => send("editDiscard", { draftId })));
      expect((await storedDrafts(project.id)).map(({ id }) => id)).to.deep.equal([made.draftId]);
      expect(await brokenInvariantsOf(project.id)).to.deep.equal([]);
      expect(proxy.commits() - commits, "the client has sent each of them again").to.be.at.least(10);
    });
  }

  it("does not matter for a read", async () => {
    const { slug, send } = await aFixture();
    proxy.cutNextRead();
    opened(await send("editOpen", { slug, language: "en" }));
    expect(proxy.cutReads()).to.equal(1);
  });

  it("is applied once when the connection breaks and the editor sends the same request again", async () => {
    const { project, slug, send, losing } = await aFixture();
    const { draftId, etag } = opened(await send("editOpen", { slug, language: "en" }));
    const body = { draftId, metadata: {}, content: "mine", language: "en" };
    const headers = { "If-Match": etag, "Idempotency-Key": "1" };

    const lost = await losing("cut", async () => send("editSave", body, headers));
    saved(lost);
    saved(await send("editSave", body, headers));

    expect(await storedPage(project.id, draftId)).to.deep.include({ revision: 2, content: "mine" });
    expect(await storedVersions(project.id, draftId)).to.have.lengthOf(1);
    expect(await brokenInvariantsOf(project.id)).to.deep.equal([]);
  });
});
