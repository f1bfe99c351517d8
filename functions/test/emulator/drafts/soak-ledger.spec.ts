import { expect } from "chai";
import { checkDrafts } from "../../../soak/checks/check-drafts.ts";
import { createSoakLedger, noteForeignText, type SoakLedger } from "../../../soak/ledger.ts";
import type { Editor } from "../../support/editor.ts";
import { firestore } from "../../support/admin-app.ts";
import { everythingIn, storedVersions } from "../../support/documents.ts";
import { aWorkplace, type Workplace } from "../../support/projects.ts";
import { saved } from "../../support/replies.ts";

interface Scene {
  readonly workplace: Workplace;
  readonly ledger: SoakLedger;
  readonly draftId: string;
  /** Saves, and notes what was acknowledged. Returns its tag. */
  readonly save: (marker: string, ifMatch?: string, by?: Editor) => Promise<string>;
  readonly findings: () => Promise<readonly string[]>;
}

/** Differs little from another text of a scene, so that saving over it can look like an auto-save. */
const textOf = (marker: string): string => `${marker}\n\n${"A line that stays.\n".repeat(40)}`;

const aScene = async (): Promise<Scene> => {
  const workplace = await aWorkplace();
  const { project, editor } = workplace;
  const ledger = createSoakLedger();
  const first = saved(
    await editor.save({
      draftId: "new",
      metadata: { title: "A page" },
      content: textOf("first"),
      language: "en",
      doc_template_id: project.templateId,
    }),
  );
  const { draftId } = first;
  const entry = { projectId: project.id, draftId, uid: editor.uid };
  ledger.drafts.add(`${project.id}/${draftId}`);
  ledger.saves.push({ ...entry, marker: "first", ifMatch: undefined, etag: first.etag, isFirst: true });
  return {
    workplace,
    ledger,
    draftId,
    save: async (marker, ifMatch, by = editor) => {
      const body = { draftId, metadata: {}, content: textOf(marker), language: "en" };
      const { etag } = saved(await by.save(body, ifMatch === undefined ? {} : { "If-Match": ifMatch }));
      ledger.saves.push({ ...entry, uid: by.uid, marker, ifMatch, etag, isFirst: false });
      return etag;
    },
    findings: async () =>
      checkDrafts(project.id, await everythingIn(project.id), ledger).map(({ kind, sentence }) => `${kind}: ${sentence}`),
  };
};

const draftRef = ({ workplace: { project }, draftId }: Scene) => firestore.doc(`projects/${project.id}/documents/${draftId}`);

const read = async ({ workplace: { editor }, draftId }: Scene): Promise<string> => (await editor.read(draftId)).headers.etag ?? "";

const markersOfVersions = async ({ workplace: { project }, draftId }: Scene): Promise<readonly string[]> =>
  (await storedVersions(project.id, draftId)).map(({ fields }) => String(fields?.["content"]).split("\n", 1)[0] ?? "");

describe("the ledger of a soak", () => {
  it("misses nothing when an author goes on from their own text, which another program has not changed, but written to", async () => {
    const scene = await aScene();
    // Keeps a version, within minutes of which saves of the same author keep none.
    await scene.save("kept");
    await scene.save("mine");
    await draftRef(scene).update({ indexed_at: new Date() });
    await scene.save("mine, continued", await read(scene));
    expect(await markersOfVersions(scene)).to.deep.equal(["first", "kept"]);
    expect(await scene.findings()).to.deep.equal([]);
  });

  it("misses nothing when an author goes on from their own text, whose save is acknowledged much later", async () => {
    const scene = await aScene();
    await scene.save("kept");
    const { workplace, draftId } = scene;
    const body = { draftId, metadata: {}, content: textOf("unanswered"), language: "en" };
    const send = async () => workplace.editor.save(body, { "Idempotency-Key": `key-${draftId}` });
    saved(await send());
    let tag = await scene.save("continued", await read(scene));
    // More saves than a draft remembers.
    for (let count = 0; count < 20; count++) tag = await scene.save(`continued ${count}`, tag);
    const { etag } = saved(await send());
    scene.ledger.saves.push({
      projectId: workplace.project.id,
      draftId,
      uid: workplace.editor.uid,
      marker: "unanswered",
      ifMatch: undefined,
      etag,
      isFirst: false,
    });
    expect(etag).to.match(/\.0"$/);
    expect(await scene.findings()).to.deep.equal([]);
  });

  it("expects a text of another program in a version, and not what that program wrote over", async () => {
    const scene = await aScene();
    await scene.save("kept");
    const tag = await scene.save("mine");
    await draftRef(scene).update({ content: textOf("theirs"), updated_at: new Date(), updated_by: "importer" });
    const where = { projectId: scene.workplace.project.id, draftId: scene.draftId };
    noteForeignText(scene.ledger, { ...where, marker: "theirs", replaced: textOf("mine") });
    expect(tag).not.to.equal(await read(scene));
    await scene.save("mine again", await read(scene));
    expect(await markersOfVersions(scene)).to.include("theirs");
    expect(await scene.findings()).to.deep.equal([]);
  });

  it("misses a save, and a text of another program, that are gone", async () => {
    const scene = await aScene();
    await scene.save("mine");
    await draftRef(scene).update({ content: textOf("theirs"), updated_at: new Date(), updated_by: "importer" });
    const where = { projectId: scene.workplace.project.id, draftId: scene.draftId };
    noteForeignText(scene.ledger, { ...where, marker: "theirs", replaced: textOf("mine") });
    await scene.save("mine again");
    for (const { id } of await storedVersions(where.projectId, where.draftId))
      await draftRef(scene).collection("versions").doc(id).delete();
    const findings = await scene.findings();
    for (const marker of ["first", "theirs"])
      expect(findings).to.include(`lost: the text ${marker} of draft ${scene.draftId} is neither in it nor in a version`);
  });
});
