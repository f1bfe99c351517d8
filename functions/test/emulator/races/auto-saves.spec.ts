import { expect } from "chai";
import { firestore } from "../../support/admin-app.ts";
import { storedPage, storedVersions } from "../../support/documents.ts";
import { brokenInvariantsOf } from "../../support/invariants.ts";
import { aProject } from "../../support/projects.ts";
import { rounds } from "../../support/rounds.ts";
import { aConcurrentClient, inTurn, together } from "../../support/concurrent-clients.ts";
import { saved } from "../../support/replies.ts";

/**
 * A consistent snapshot of a draft's versions and their index: nobody saved while they were read. Even in a read-only transaction of the
 * emulator, a query may see a commit that the read of a document does not.
 */
const versionsAtOneMoment = async (projectId: string, draftId: string): Promise<{ readonly index: number; readonly stored: number }> => {
  const ref = firestore.doc(`projects/${projectId}/documents/${draftId}`);
  const before = await ref.get();
  const versions = await ref.collection("versions").get();
  const after = await ref.get();
  if (after.updateTime?.valueOf() !== before.updateTime?.valueOf()) return versionsAtOneMoment(projectId, draftId);
  const index: unknown = before.get("kept_versions");
  return { index: Array.isArray(index) ? index.length : -1, stored: versions.size };
};

/** The second of two saves repeats the text. More than 100 saves make more versions than are kept. */
const count = rounds({ usual: 120, nightly: 300 });

describe(`${count} auto-saves`, () => {
  it("of two authors in turn, some of which change nothing, never keep more than 50 versions @nightly", async () => {
    const project = await aProject();
    const authors = await together(2, async () => aConcurrentClient(project));
    const text = { metadata: {}, language: "en" };
    let { draftId, etag } = saved(
      await inTurn(authors, 0).save({ ...text, draftId: "new", content: "0", doc_template_id: project.templateId }),
    );
    let revision = 1;
    for (let index = 1; index <= count; index++) {
      // Two saves of one author, the second a repetition of the text; then the other author.
      const author = inTurn(authors, Math.floor(index / 2));
      const content = String(Math.floor((index + 1) / 2));
      const before = etag;
      ({ draftId, etag } = saved(await author.save({ ...text, draftId, content }, { "If-Match": etag })));
      if (etag !== before) revision++;
      if (index % 10 !== 0) continue;
      const { index: indexed, stored } = await versionsAtOneMoment(project.id, draftId);
      expect(stored).to.equal(indexed).and.to.be.at.most(50);
    }
    expect(revision, "a save of the same text is none").to.equal(count / 2 + 1);
    expect(await storedPage(project.id, draftId)).to.have.property("revision", revision);
    expect(await storedVersions(project.id, draftId)).to.have.lengthOf(50);
    expect(await brokenInvariantsOf(project.id)).to.deep.equal([]);
  });

  it("of one author make one version", async () => {
    const project = await aProject();
    const author = await aConcurrentClient(project);
    const text = { metadata: {}, language: "en" };
    let { draftId, etag } = saved(await author.save({ ...text, draftId: "new", content: "0", doc_template_id: project.templateId }));
    let content = "0";
    for (let index = 1; index <= 20; index++) {
      content += ` ${index}`; // Appends: a different text would become a version.
      ({ draftId, etag } = saved(await author.save({ ...text, draftId, content }, { "If-Match": etag })));
    }
    expect((await storedVersions(project.id, draftId)).map(({ fields }) => fields?.["content"])).to.deep.equal(["0"]);
  });
});

describe("the versions of a draft", () => {
  it("are never out of step with its index, looked at while 40 saves run", async () => {
    const project = await aProject();
    const authors = await together(4, async () => aConcurrentClient(project));
    const text = { metadata: {}, language: "en" };
    const { draftId } = saved(await inTurn(authors, 0).save({ ...text, draftId: "new", content: "", doc_template_id: project.templateId }));
    let running = true;
    const watch = async (): Promise<number> => {
      let looks = 0;
      for (; running; looks++) {
        const { index, stored } = await versionsAtOneMoment(project.id, draftId);
        expect(stored).to.equal(index);
      }
      return looks;
    };
    const watching = watch();
    await together(4, async (author) => {
      for (let index = 0; index < 10; index++)
        saved(await inTurn(authors, author).save({ ...text, draftId, content: `${author} ${index}` }));
    });
    running = false;
    expect(await watching).to.be.greaterThan(0);
  });
});
