import { expect } from "chai";
import { storedPage, storedVersions } from "../../support/documents.ts";
import { brokenInvariantsOf } from "../../support/invariants.ts";
import { aLivePage, aProject, aSlug } from "../../support/projects.ts";
import { aConcurrentClient, inTurn, tally, together } from "../../support/concurrent-clients.ts";
import { opened, refused, saved } from "../../support/replies.ts";

/** A draft that three editors have opened. */
const aSharedDraft = async () => {
  const project = await aProject();
  const slug = aSlug();
  await aLivePage(project, { slug, content: "live" });
  const editors = await together(3, async () => aConcurrentClient(project));
  const { draftId, etag } = opened(await inTurn(editors, 0).open({ slug, language: "en" }));
  return { project, editors, draftId, etag };
};

describe("many who save one draft", () => {
  it("keep all their keys when they do not say what they have seen", async () => {
    const { project, editors, draftId } = await aSharedDraft();
    const keyOf = (index: number): string => `key.${index}.of[${index}]`;

    const answers = await together(30, async (index) =>
      saved(await inTurn(editors, index).save({ draftId, metadata: { [keyOf(index)]: index }, content: `body ${index}`, language: "en" })),
    );

    const { doc, etag } = opened(await inTurn(editors, 0).read(draftId));
    expect(doc.metadata).to.include(Object.fromEntries(Array.from({ length: 30 }, (_, index) => [keyOf(index), index])));
    expect(new Set(answers.map((answer) => answer.etag)).size, "each made a revision of its own").to.equal(30);
    expect(await storedPage(project.id, draftId)).to.have.property("revision", 31);
    expect(etag).to.match(/^"31\.[0-9a-z]+"$/);
    expect(await storedVersions(project.id, draftId)).to.have.lengthOf(30);
    expect(await brokenInvariantsOf(project.id)).to.deep.equal([]);
  });

  it("are told who was first when they all have seen the same revision", async () => {
    const { project, editors, draftId, etag } = await aSharedDraft();

    const replies = await together(30, async (index) =>
      inTurn(editors, index).save({ draftId, metadata: { from: index }, content: `body ${index}`, language: "en" }, { "If-Match": etag }),
    );

    expect(tally(replies.map(({ status }) => status))).to.deep.equal({ 200: 1, 412: 29 });
    const winner = replies.findIndex(({ status }) => status === 200);
    const winnersTag = saved(inTurn(replies, winner)).etag;
    for (const reply of replies.filter(({ status }) => status === 412)) {
      expect(refused(reply, 412, "stale_revision").details).to.deep.include.members([
        { path: "updated_by", message: inTurn(editors, winner).uid },
        { path: "content", message: "changed" },
        { path: "metadata.from", message: "changed" },
      ]);
      expect(reply.headers.etag).to.equal(winnersTag);
    }
    expect(await storedPage(project.id, draftId)).to.deep.include({ revision: 2, content: `body ${winner}` });
    expect(await brokenInvariantsOf(project.id)).to.deep.equal([]);
  });

  it("find both bodies afterwards: one in the draft, one in a version", async () => {
    const { project, editors, draftId } = await aSharedDraft();
    for (let round = 0; round < 10; round++) {
      const bodies = [`A${round}`, `B${round}`];
      await together(2, async (index) =>
        saved(await inTurn(editors, index).save({ draftId, metadata: {}, content: inTurn(bodies, index), language: "en" })),
      );

      const { doc } = opened(await inTurn(editors, 2).read(draftId));
      const versions = await storedVersions(project.id, draftId);
      const texts = [doc.content, versions.at(-1)?.fields?.["content"]];
      expect(texts).to.have.members(bodies);
    }
    const texts = (await storedVersions(project.id, draftId)).map(({ fields }) => fields?.["content"]);
    expect(texts, "the live text and every body but the last").to.have.lengthOf(20).and.include("live");
    expect(await brokenInvariantsOf(project.id)).to.deep.equal([]);
  });

  it("leave no more than 50 versions, whatever the order", async () => {
    const { project, editors, draftId } = await aSharedDraft();
    for (let batch = 0; batch < 3; batch++) {
      await together(20, async (index) =>
        saved(await inTurn(editors, index).save({ draftId, metadata: {}, content: `${batch} ${index}`, language: "en" })),
      );
      expect(await brokenInvariantsOf(project.id)).to.deep.equal([]);
    }
    expect(await storedVersions(project.id, draftId)).to.have.lengthOf(50);
    expect(await storedPage(project.id, draftId)).to.have.property("revision", 61);
  });
});
