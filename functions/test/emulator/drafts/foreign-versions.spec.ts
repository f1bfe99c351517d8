import { expect } from "chai";
import { randomUUID } from "node:crypto";
import { version, versionList } from "../../../answers/versions.ts";
import { finishRemovals } from "../../../src/lib/pages/removal/finish-removal.ts";
import { pageRemovalStore } from "../../../src/lib/pages/removal/store.ts";
import { firestore } from "../../support/admin-app.ts";
import { storedPage, storedVersions } from "../../support/documents.ts";
import { aForeignDraft, anEditor, aWorkplace, type Fields, type Workplace } from "../../support/projects.ts";
import { discarded, expectOurs, refused, saved } from "../../support/replies.ts";

const versionsBelow = ({ project }: Workplace, draftId: string) =>
  firestore.collection(`projects/${project.id}/documents/${draftId}/versions`);

/** Versions of another interface, with its own IDs. */
const storeForeign = async (workplace: Workplace, draftId: string, versions: Readonly<Record<string, Fields>>): Promise<void> => {
  const batch = firestore.batch();
  for (const [id, fields] of Object.entries(versions)) batch.set(versionsBelow(workplace, draftId).doc(id), fields);
  await batch.commit();
};

const save = async ({ editor }: Workplace, draftId: string, content: string) =>
  saved(await editor.save({ draftId, metadata: {}, content, language: "en" }));

/** As the schedule does what a request had no time for. */
const sweep = async (projectId: string, documentId: string): Promise<void> => {
  const findRemovals = async () => Promise.resolve({ items: [{ projectId, documentId }], next: undefined });
  await finishRemovals({ ...pageRemovalStore, findRemovals }, AbortSignal.timeout(60_000));
};

describe("versions of another interface", () => {
  const ids: Readonly<Record<string, readonly string[]>> = {
    "60 random ids @nightly": Array.from({ length: 60 }, () => randomUUID().replaceAll("-", "").slice(0, 20)),
    "400 random ids": Array.from({ length: 400 }, () => randomUUID().replaceAll("-", "").slice(0, 20)),
    "the numbers that revisions have": ["0", "1", "2", "3", "4", "5", "6"],
    "50 ids of 1,500 bytes @nightly": Array.from({ length: 50 }, (_, index) => String(index).padEnd(1500, "x")),
  };
  for (const [what, foreign] of Object.entries(ids)) {
    it(`are never pruned or overwritten, and are deleted with the draft: ${what}`, async () => {
      const workplace = await aWorkplace();
      // So large that an index of their IDs would not fit into the draft.
      const draftId = await aForeignDraft(workplace.project, { content: "x".repeat(1_000_000), revision: 3 });
      await storeForeign(workplace, draftId, Object.fromEntries(foreign.map((id) => [id, { content: `Theirs ${id.slice(0, 20)}` }])));
      for (const content of ["One", "Two", "Three"]) await save(workplace, draftId, content);
      const kept = new Map((await storedVersions(workplace.project.id, draftId)).map(({ id, fields }) => [id, fields]));
      for (const id of foreign) expect(kept.get(id), id.slice(0, 20)).to.deep.equal({ content: `Theirs ${id.slice(0, 20)}` });
      expect(kept.size).to.equal(foreign.length + 3);
      discarded(await workplace.editor.discard({ draftId }));
      await sweep(workplace.project.id, draftId);
      expect(await storedVersions(workplace.project.id, draftId)).to.deep.equal([]);
    });
  }

  it("are listed among ours, newest first, at most 200", async () => {
    const workplace = await aWorkplace();
    const { editor, project } = workplace;
    const draftId = await aForeignDraft(project);
    await save(workplace, draftId, "One");
    const later = new Date(Date.now() + 60_000);
    await storeForeign(workplace, draftId, {
      bare: { content: "Theirs" },
      old: { content: "Theirs", saved_at: new Date("2020-01-01T00:00:00Z") },
      new: { content: "Theirs", saved_at: later, saved_by: editor.uid, language: "fr", metadata: { title: "Theirs", long: "x" } },
    });
    await firestore.doc(`users/${editor.uid}`).set({ profile: { first_name: "Ada", last_name: "Lovelace" } });
    const reply = await editor.versions(draftId);
    expectOurs(reply, 200);
    const { versions } = versionList.parse(reply.body);
    expect(versions.map(({ versionId }) => versionId).filter((id) => !id.startsWith("lectern-"))).to.deep.equal(["new", "bare", "old"]);
    expect(versions[0]).to.deep.equal({
      versionId: "new",
      saved_at: later.toISOString(),
      saved_by: editor.uid,
      saved_by_name: "Ada Lovelace",
      language: "fr",
      title: "Theirs",
      bytes: null,
    });
    await storeForeign(
      workplace,
      draftId,
      Object.fromEntries(Array.from({ length: 250 }, (_, index) => [`more-${index}`, { content: "" }])),
    );
    expect(versionList.parse((await editor.versions(draftId)).body).versions).to.have.length(200);
  });

  it("can be read, and restored by an ordinary save", async () => {
    const workplace = await aWorkplace();
    const { editor, project } = workplace;
    const draftId = await aForeignDraft(project);
    await storeForeign(workplace, draftId, {
      theirs: { metadata: { title: "Then" }, content: "Then", language: "en", saved_by: "publisher" },
    });
    await save(workplace, draftId, "Now");
    const reply = await editor.version(draftId, "theirs");
    expectOurs(reply, 200);
    const { doc } = version.parse(reply.body);
    expect(reply.body).to.deep.include({ draftId, versionId: "theirs", saved_by: "publisher", saved_by_name: null });
    saved(await editor.save({ draftId, ...doc, language: "en" }));
    expect(await storedPage(project.id, draftId)).to.deep.include({ content: "Then" });
  });

  it("with a malformed text are refused, and others are not found", async () => {
    const workplace = await aWorkplace();
    const { editor, project } = workplace;
    const draftId = await aForeignDraft(project);
    await storeForeign(workplace, draftId, { broken: { content: ["Theirs"] } });
    refused(await editor.version(draftId, "broken"), 409, "unreadable_document");
    refused(await editor.version(draftId, "none"), 404, "not_found");
    refused(await editor.version("none", "broken"), 404, "not_found");
    refused(await editor.versions("none"), 404, "not_found");
  });

  it("are another project's where that has the draft", async () => {
    const workplace = await aWorkplace();
    const draftId = await aForeignDraft(workplace.project);
    await save(workplace, draftId, "One");
    const stranger = await anEditor((await aWorkplace()).project);
    refused(await stranger.versions(draftId), 404, "not_found");
  });
});

describe("a history of one day", () => {
  it("keeps the text before 60 saves without If-Match @nightly", async () => {
    const workplace = await aWorkplace();
    const draftId = await aForeignDraft(workplace.project, { content: "Yesterday" });
    for (let count = 1; count <= 60; count++) await save(workplace, draftId, `Text ${count}`);
    const kept = await storedVersions(workplace.project.id, draftId);
    expect(kept).to.have.length(50);
    expect(kept[0]?.fields).to.include({ content: "Yesterday" });
    expect(kept.at(-1)?.fields).to.include({ content: "Text 59" });
  });
});
