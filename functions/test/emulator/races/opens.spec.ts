import { expect } from "chai";
import { storedClaims, storedDrafts } from "../../support/documents.ts";
import { brokenInvariantsOf } from "../../support/invariants.ts";
import { aLivePage, aProject, aSlug } from "../../support/projects.ts";
import { aConcurrentClient, inTurn, tally, together } from "../../support/concurrent-clients.ts";
import { opened, saved } from "../../support/replies.ts";

describe("many who open one page", () => {
  it("get one draft, which one of them has made", async () => {
    const project = await aProject();
    const slug = aSlug();
    await aLivePage(project, { slug });
    const clients = await together(3, async () => aConcurrentClient(project));

    const answers = await together(30, async (index) => opened(await inTurn(clients, index).open({ slug, language: "en" })));

    expect(tally(answers.map(({ action }) => action))).to.deep.equal({ cloned_from_live: 1, existing_draft: 29 });
    expect(new Set(answers.map(({ draftId, etag }) => `${draftId} ${etag}`)).size).to.equal(1);
    expect(await storedDrafts(project.id)).to.have.lengthOf(1);
    expect(await storedClaims(project.id)).to.have.lengthOf(1);
    expect(await brokenInvariantsOf(project.id)).to.deep.equal([]);
  });

  it("do not wipe what the first of them saves meanwhile", async () => {
    const project = await aProject();
    const slug = aSlug();
    await aLivePage(project, { slug, content: "live" });
    const first = await aConcurrentClient(project);
    const others = await together(3, async () => aConcurrentClient(project));
    const edit = async (): Promise<string> => {
      const { draftId } = opened(await first.open({ slug, language: "en" }));
      for (const content of ["one", "two", "three"])
        saved(await first.save({ draftId, metadata: { step: content }, content, language: "en" }));
      return draftId;
    };

    const [draftId, answers] = await Promise.all([
      edit(),
      together(30, async (index) => opened(await inTurn(others, index).open({ slug, language: "en" }))),
    ]);

    expect(tally(answers.map((answer) => answer.draftId))).to.deep.equal({ [draftId]: 30 });
    expect(opened(await first.read(draftId)).doc)
      .to.deep.include({ content: "three" })
      .and.to.have.nested.property("metadata.step", "three");
    expect(await brokenInvariantsOf(project.id)).to.deep.equal([]);
  });

  it("get a draft for each language that they ask for", async () => {
    const project = await aProject();
    const slug = aSlug();
    const client = await aConcurrentClient(project);
    const languages = ["en", "en-US", "he"];
    await Promise.all(languages.map(async (language) => aLivePage(project, { slug, language })));

    const answers = await together(30, async (index) => opened(await client.open({ slug, language: inTurn(languages, index) })));

    expect(tally(answers.map(({ action }) => action))).to.deep.equal({ cloned_from_live: 3, existing_draft: 27 });
    expect(tally(answers.map(({ draftId }) => draftId))).to.satisfy((drafts: object) => Object.keys(drafts).length === 3);
    expect(await brokenInvariantsOf(project.id)).to.deep.equal([]);
  });
});
