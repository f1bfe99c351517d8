import { expect } from "chai";
import { createLectern, isLecternError, type LecternProject } from "../../../../web/client/src/index.ts";
import { type AnswerLosingProxy, answerLosingProxy } from "../../support/answer-losing-proxy.ts";
import { storedDrafts, storedPage, storedVersions } from "../../support/documents.ts";
import { brokenInvariantsOf } from "../../support/invariants.ts";
import { aMember } from "../../support/people.ts";
import { aLivePage, aProject, aSlug, type Project } from "../../support/projects.ts";
import { aVisitor, aVoiceProject, usageOf } from "../../support/visitors.ts";

/** Retries without pauses: only their order matters. */
const atOnce = { sleep: async (): Promise<void> => undefined };

describe("the browser client, when answers are lost on their way", () => {
  let proxy: AnswerLosingProxy;

  before(async () => {
    proxy = await answerLosingProxy();
  });

  after(async () => proxy[Symbol.asyncDispose]());

  const clientOf = (projectId: string, token: string): LecternProject =>
    createLectern({ baseUrl: proxy.url, getIdToken: async () => token, environment: atOnce }).project(projectId);

  const anEditor = async (): Promise<{ readonly project: Project; readonly client: LecternProject }> => {
    const project = await aProject();
    const { token } = await aMember(project.id, "manager");
    return { project, client: clientOf(project.id, token) };
  };

  it("opens one draft", async () => {
    const { project, client } = await anEditor();
    const slug = aSlug();
    await aLivePage(project, { slug });
    proxy.loseAnswers(2);
    const { draftId } = await client.drafts.open({ slug, language: "en" });
    expect(proxy.carriedOut()).to.equal(3);
    expect((await storedDrafts(project.id)).map(({ id }) => id)).to.deep.equal([draftId]);
  });

  it("saves once, and makes one new draft", async () => {
    const { project, client } = await anEditor();
    const page = { metadata: { title: "New" }, content: "one", language: "en", doc_template_id: project.templateId };
    proxy.loseAnswers(3);
    const made = await client.drafts.save({ draftId: "new", ...page });
    expect((await storedDrafts(project.id)).map(({ id }) => id)).to.deep.equal([made.draftId]);

    proxy.loseAnswers(3);
    const saved = await client.drafts.save({ draftId: made.draftId, metadata: {}, content: "two", language: "en" }, { ifMatch: made.etag });
    expect(saved.etag).to.be.a("string").and.not.equal(made.etag);
    expect(await storedPage(project.id, made.draftId)).to.deep.include({ content: "two", revision: 2 });
    expect(await storedVersions(project.id, made.draftId)).to.have.lengthOf(1);
    expect(await brokenInvariantsOf(project.id)).to.deep.equal([]);
  });

  it("takes a discard as done whose answer was lost", async () => {
    const { project, client } = await anEditor();
    const { draftId, etag } = await client.drafts.save({
      draftId: "new",
      metadata: { title: "New" },
      content: "",
      language: "en",
      doc_template_id: project.templateId,
    });
    proxy.loseAnswers(1);
    expect(await client.drafts.discard(draftId, { ifMatch: etag })).to.deep.equal({ success: true, draftId });
    expect(await storedDrafts(project.id)).to.deep.equal([]);
  });

  it("spends one unit of the quota, and says that the answer was lost", async () => {
    const projectId = await aVoiceProject();
    const visitor = await aVisitor(projectId);
    proxy.loseAnswers(1);
    const error: unknown = await clientOf(projectId, visitor.token)
      .live.start()
      .catch((reason: unknown) => reason);
    expect(isLecternError(error, "network")).to.equal(true);
    expect(proxy.carriedOut()).to.equal(1);
    expect(await usageOf(visitor)).to.deep.equal({ count: 1, reservations: {} });
  });
});
