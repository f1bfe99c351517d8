import { expect } from "chai";
import { storedClaims, storedDrafts } from "../../support/documents.ts";
import { brokenInvariantsOf } from "../../support/invariants.ts";
import { aLivePage, aProject, aSlug, type Project } from "../../support/projects.ts";
import { aConcurrentClient, inTurn, tally, together } from "../../support/concurrent-clients.ts";
import { opened, refused, saved } from "../../support/replies.ts";
import type { Editor } from "../../support/editor.ts";

const aNewDraft = async (project: Project, editor: Editor, slug = aSlug()): Promise<string> =>
  saved(await editor.save({ draftId: "new", metadata: { slug }, content: "text", language: "en", doc_template_id: project.templateId }))
    .draftId;

const renameTo = (draftId: string, slug: string | null, language = "en") => ({ draftId, metadata: { slug }, content: "text", language });

describe("drafts that race for one slug", () => {
  it("do not get it but for one", async () => {
    const project = await aProject();
    const editors = await together(2, async () => aConcurrentClient(project));
    const drafts = await together(10, async (index) => aNewDraft(project, inTurn(editors, index)));
    const slug = aSlug();

    const replies = await together(10, async (index) => inTurn(editors, index).save(renameTo(inTurn(drafts, index), slug)));

    expect(tally(replies.map(({ status }) => status))).to.deep.equal({ 200: 1, 409: 9 });
    for (const reply of replies.filter(({ status }) => status === 409)) refused(reply, 409, "slug_taken");
    const holders = (await storedDrafts(project.id)).filter(({ fields }) => fields?.["slug"] === slug);
    expect(holders.map(({ id }) => id)).to.deep.equal(drafts.filter((_, index) => inTurn(replies, index).status === 200));
    expect(await storedClaims(project.id)).to.have.lengthOf(10);
    expect(await brokenInvariantsOf(project.id)).to.deep.equal([]);
  });

  it("can exchange places by giving both up first, whatever else is running", async () => {
    const project = await aProject();
    const editor = await aConcurrentClient(project);
    const slugs = [aSlug(), aSlug()];
    const drafts = await together(2, async (index) => aNewDraft(project, editor, inTurn(slugs, index)));
    for (let round = 0; round < 5; round++) {
      await together(2, async (index) => saved(await editor.save(renameTo(inTurn(drafts, index), null))));
      const replies = await together(4, async (index) =>
        editor.save(renameTo(inTurn(drafts, index), inTurn(slugs, index + (index < 2 ? 0 : 1)))),
      );
      expect(replies.filter(({ status }) => status !== 200 && status !== 409)).to.deep.equal([]);
      expect(await brokenInvariantsOf(project.id)).to.deep.equal([]);
    }
  });

  it("keep one place per language", async () => {
    const project = await aProject();
    const editor = await aConcurrentClient(project);
    const slug = aSlug();
    const drafts = await together(4, async () => aNewDraft(project, editor));
    const languages = ["en", "en-US", "de", "he"];
    const replies = await together(4, async (index) => editor.save(renameTo(inTurn(drafts, index), slug, inTurn(languages, index))));
    expect(tally(replies.map(({ status }) => status))).to.deep.equal({ 200: 4 });
    expect(await brokenInvariantsOf(project.id)).to.deep.equal([]);
  });
});

describe("opening a page while a draft returns to it", () => {
  it("ends with one draft at the page, whoever is faster", async () => {
    const project = await aProject();
    const editor = await aConcurrentClient(project);
    const winners: string[] = [];
    for (let round = 0; round < 10; round++) {
      const slug = aSlug();
      await aLivePage(project, { slug });
      const { draftId } = opened(await editor.open({ slug, language: "en" }));
      saved(await editor.save(renameTo(draftId, aSlug())));

      const [rename, answers] = await Promise.all([
        editor.save(renameTo(draftId, slug)),
        together(3, async () => opened(await editor.open({ slug, language: "en" }))),
      ]);

      const found = tally(answers.map((answer) => answer.draftId));
      expect(Object.keys(found)).to.have.lengthOf(1);
      if (rename.status === 200) expect(found).to.have.property(draftId);
      else refused(rename, 409, "slug_taken");
      expect(answers.filter(({ action }) => action === "cloned_from_live")).to.have.lengthOf(rename.status === 200 ? 0 : 1);
      winners.push(rename.status === 200 ? "rename" : "open");
    }
    expect(winners).to.have.lengthOf(10);
    expect(await brokenInvariantsOf(project.id)).to.deep.equal([]);
  });

  it("makes a draft of the page when its own draft has just moved away", async () => {
    const project = await aProject();
    const editor = await aConcurrentClient(project);
    for (let round = 0; round < 10; round++) {
      const slug = aSlug();
      await aLivePage(project, { slug });
      const { draftId } = opened(await editor.open({ slug, language: "en" }));
      await Promise.all([
        editor.save(renameTo(draftId, aSlug())).then(saved),
        together(3, async () => opened(await editor.open({ slug, language: "en" }))),
      ]);
    }
    expect(await brokenInvariantsOf(project.id)).to.deep.equal([]);
  });
});
