import { expect } from "chai";
import { presence, type Presence } from "../../../answers/presence.ts";
import { documentList } from "../../../answers/documents.ts";
import { presenceLimits } from "../../../src/lib/pages/presence/presence.ts";
import { firestore } from "../../support/admin-app.ts";
import { storedPage } from "../../support/documents.ts";
import type { Editor } from "../../support/editor.ts";
import { aForeignDraft, aLivePage, anEditor, aProject, type Project } from "../../support/projects.ts";
import { expectOurs, opened, refused } from "../../support/replies.ts";

const aPerson = async (project: Project, first_name: string): Promise<Editor> => {
  const editor = await anEditor(project);
  await firestore.doc(`users/${editor.uid}`).set({ profile: { first_name } });
  return editor;
};

const stay = async (editor: Editor, id: string, body = {}): Promise<Presence> => {
  const reply = await editor.stay(id, body);
  expectOurs(reply, 200);
  return presence.parse(reply.body);
};

const editingIn = async (editor: Editor): Promise<unknown> =>
  documentList.parse((await editor.list("?editing=true")).body).documents.map(({ id, editing }) => [id, editing]);

describe("editPresence", () => {
  it("says who else has the page open, in the list too, and never touches it", async () => {
    const project = await aProject();
    const [ada, bo] = await Promise.all([aPerson(project, "Ada"), aPerson(project, "Bo")]);
    const draftId = await aForeignDraft(project);
    const before = await storedPage(project.id, draftId);
    const { etag } = (await ada.read(draftId)).headers;
    expect(await stay(ada, draftId)).to.deep.equal({ people: [] });
    expect(await stay(bo, draftId)).to.deep.equal({ people: [{ name: "Ada" }] });
    expect(await stay(ada, draftId)).to.deep.equal({ people: [{ name: "Bo" }] });
    expect(await editingIn(ada)).to.deep.equal([[draftId, ["Bo"]]]);
    expect(documentList.parse((await ada.list()).body).documents[0]).not.to.have.property("editing");
    expect((await ada.read(draftId)).headers.etag).to.equal(etag);
    expect(await storedPage(project.id, draftId)).to.deep.equal(before);
    await stay(bo, draftId, { leaving: true });
    expect(await stay(ada, draftId)).to.deep.equal({ people: [] });
    expect(await editingIn(ada)).to.deep.equal([[draftId, []]]);
  });

  it("forgets who gave no sign for two minutes, and writes once for many tabs", async () => {
    const project = await aProject();
    const [ada, bo] = await Promise.all([aPerson(project, "Ada"), aPerson(project, "Bo")]);
    const live = await aLivePage(project);
    await Promise.all(Array.from({ length: 5 }, async () => stay(ada, live)));
    const [record, ...others] = (await firestore.collection(`projects/${project.id}/presence`).get()).docs;
    expect(others).to.deep.equal([]);
    const first = record?.updateTime;
    await stay(ada, live);
    expect((await record?.ref.get())?.updateTime).to.deep.equal(first);
    await record?.ref.update({ at: new Date(Date.now() - presenceLimits.goneMs - 1_000) });
    expect(await stay(bo, live)).to.deep.equal({ people: [] });
    expect(await editingIn(bo)).to.deep.equal([[live, []]]);
  });

  it("is for the team only, and for what there is", async () => {
    const project = await aProject();
    const draftId = await aForeignDraft(project);
    refused(await (await anEditor(project, "member")).stay(draftId), 403, "forbidden");
    refused(await (await anEditor(await aProject())).stay("nothing"), 404, "not_found");
    const editor = await anEditor(project);
    refused(await editor.stay(draftId, { leaving: "yes" }), 400, "invalid_request");
    await stay(editor, "nothing", { leaving: true });
    expect((await firestore.collection(`projects/${project.id}/presence`).get()).size).to.equal(0);
    expect(opened(await editor.read(draftId))).to.have.property("draftId", draftId);
  });
});
