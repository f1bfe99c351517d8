import { expect } from "chai";
import { type DocumentList, documentList } from "../../../answers/documents.ts";
import { versionList } from "../../../answers/versions.ts";
import { draftLimits } from "../../../src/lib/pages/drafts/limits.ts";
import { firestore } from "../../support/admin-app.ts";
import { call } from "../../support/api.ts";
import { limitedMemory, memoryOf, startInstance } from "../../support/instances.ts";
import { aForeignDraft, aWorkplace, type Workplace } from "../../support/projects.ts";
import { expectOurs, refusedPaths, saved } from "../../support/replies.ts";
import { firestoreLimits } from "../../../src/lib/platform/firestore/limits.ts";

const huge = "A long title ".repeat(70_000);

const manyLarge = async ({ project }: Workplace, count: number): Promise<readonly string[]> => {
  const ids: string[] = [];
  for (let made = 0; made < count; made++) ids.push(await aForeignDraft(project, { metadata: { title: huge } }));
  return ids;
};

describe("lists of pages with huge titles", () => {
  it("come in shorter pages, with shortened titles, and miss none", async () => {
    const workplace = await aWorkplace();
    const made = await manyLarge(workplace, 7);
    const small = await aForeignDraft(workplace.project);
    const found: string[] = [];
    let pages = 0;
    for (let cursor: string | null = ""; cursor !== null; pages++) {
      const reply = await workplace.editor.list(`?limit=100${cursor === "" ? "" : `&cursor=${encodeURIComponent(cursor)}`}`);
      expectOurs(reply, 200);
      const list: DocumentList = documentList.parse(reply.body);
      expect(list.documents.length).to.be.above(0);
      for (const { id, title } of list.documents) {
        found.push(id);
        expect(title?.length).to.be.at.most(firestoreLimits.listedCharacters);
      }
      cursor = list.next_cursor;
    }
    expect(found.toSorted()).to.deep.equal([...made, small].toSorted());
    expect(pages).to.be.within(3, 8);
  });

  it("fit in memory, several at once", async () => {
    const { project, editor } = await aWorkplace();
    await manyLarge({ project, editor }, 12);
    await using instance = await startInstance("docsList", limitedMemory("docsList"));
    const list = async () => call("docsList", { projectId: project.id, token: editor.token, base: instance.url, suffix: "?limit=100" });
    const replies = await Promise.all(Array.from({ length: 5 }, list));
    for (const reply of replies) expectOurs(reply, 200);
    expect(instance.peakMiB(), "peak in MiB").to.be.below(0.75 * memoryOf("docsList"));
  });

  it("have versions, too", async () => {
    const { project, editor } = await aWorkplace();
    const draftId = await aForeignDraft(project);
    for (let made = 0; made < 4; made++)
      await firestore.collection(`projects/${project.id}/documents/${draftId}/versions`).add({ metadata: { title: huge }, content: "" });
    const reply = await editor.versions(draftId);
    expectOurs(reply, 200);
    const { versions } = versionList.parse(reply.body);
    expect(versions.length).to.be.within(1, 4);
    for (const { title } of versions) expect(title?.length).to.be.at.most(firestoreLimits.listedCharacters);
  });

  it("cannot be saved; a title that was there before is not a change", async () => {
    const { project, editor } = await aWorkplace();
    const long = "x".repeat(draftLimits.titleCharacters + 1);
    const draftId = await aForeignDraft(project, { metadata: { title: long } });
    const save = async (title: unknown) => editor.save({ draftId, metadata: { title }, content: "New", language: "en" });
    for (const title of [`${long}x`, "😀".repeat(draftLimits.titleCharacters + 1), [long], { long }])
      expect(refusedPaths(await save(title))).to.deep.equal(["metadata.title"]);
    saved(await save(long));
    saved(await save("😀".repeat(draftLimits.titleCharacters)));
    const first = await editor.save({
      draftId: "new",
      metadata: { title: long },
      content: "",
      language: "en",
      doc_template_id: project.templateId,
    });
    expect(refusedPaths(first)).to.deep.equal(["metadata.title"]);
  });
});
