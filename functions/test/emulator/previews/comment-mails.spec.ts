import { expect } from "chai";
import { startFakeMail } from "../../../fakes/mail/start-fake-mail.ts";
import { firestore, identities } from "../../support/admin-app.ts";
import type { Editor } from "../../support/editor.ts";
import { aDesk, send, subjectOf } from "../../support/notices.ts";
import { aForeignDraft, anEditor, aProject, type Project } from "../../support/projects.ts";
import { expectOurs } from "../../support/replies.ts";
import { commentAnswer } from "../../../answers/comments.ts";

/** The address in their profile is somebody else's. */
const aPerson = async (project: Project, name: string, language = "en"): Promise<Editor & { readonly address: string }> => {
  const editor = await anEditor(project);
  const contact_email = `${name}.${project.id}@others.example`;
  await firestore.doc(`users/${editor.uid}`).set({ profile: { first_name: name, contact_email, language } });
  return { ...editor, address: (await identities.getUser(editor.uid)).email ?? "" };
};

const comment = async (editor: Editor, draftId: string, body: object): Promise<string> => {
  const reply = await editor.comment(draftId, body);
  expectOurs(reply, 200);
  return commentAnswer.parse(reply.body).comment?.commentId ?? "";
};

describe("mails about comments", () => {
  it("go to whoever saved the draft last and whoever is in the thread, in their language, and not to the team's list", async () => {
    await using mail = await startFakeMail();
    const project = await aProject({ name: "Fjell", notify: { emails: ["team@people.example"], url: null } });
    const [ada, bo, cy] = [await aPerson(project, "ada", "de"), await aPerson(project, "bo"), await aPerson(project, "cy", "nb")];
    const draftId = await aForeignDraft(project, { updated_by: ada.uid });
    const first = await comment(bo, draftId, { text: "A secret price?" });
    await comment(cy, draftId, { text: "Yes.", reply_to: first });
    await comment(cy, draftId, { text: "Yes.", reply_to: first });
    await comment(ada, draftId, { text: "To myself" });
    const desk = aDesk(mail);
    await send(desk, { ...ada, projectId: project.id });
    const got = mail.mails.map((one) => `${one.to.join()} ${subjectOf(one)}`);
    expect(got).to.have.members([
      `${ada.address} Zu einem Entwurf von Fjell gibt es einen neuen Kommentar`,
      `${ada.address} Zu einem Entwurf von Fjell gibt es einen neuen Kommentar`,
      `${bo.address} There’s a new comment on a draft of Fjell`,
    ]);
    // Long lines are folded.
    for (const text of mail.mails.map(({ source }) => source.replaceAll(/=\r?\n/g, "")))
      expect(text).to.include(`/editor/#/${project.id}/drafts/${draftId}`).and.not.to.include("secret");
    expect((await firestore.collection(`projects/${project.id}/outbox`).get()).size).to.equal(0);
  });

  it("go to no address that an account has not proved, and to no program", async () => {
    await using mail = await startFakeMail();
    const project = await aProject();
    const [ada, bo] = [await aPerson(project, "ada"), await aPerson(project, "bo")];
    await identities.updateUser(ada.uid, { emailVerified: false });
    await comment(bo, await aForeignDraft(project, { updated_by: ada.uid }), { text: "One" });
    await comment(bo, await aForeignDraft(project, { updated_by: `key:${project.id}.abc` }), { text: "Two" });
    expect((await firestore.collection(`projects/${project.id}/outbox`).get()).size).to.equal(1);
    await send(aDesk(mail), { ...ada, projectId: project.id });
    expect(mail.mails).to.deep.equal([]);
    expect((await firestore.collection(`projects/${project.id}/outbox`).get()).size).to.equal(0);
  });

  it("end with the day's budget, and the comments do not; nobody outside the team gets one", async () => {
    await using mail = await startFakeMail();
    const project = await aProject({ limits: { comment_mails: { per_person: 1, per_project: 1 } } });
    const [ada, bo] = [await aPerson(project, "ada"), await aPerson(project, "bo")];
    const draftId = await aForeignDraft(project, { updated_by: ada.uid });
    await comment(bo, draftId, { text: "One" });
    await comment(bo, draftId, { text: "Two" });
    expect((await firestore.collection(`projects/${project.id}/outbox`).get()).size).to.equal(1);
    await firestore.doc(`projects/${project.id}/members/${ada.uid}`).update({ role: "member" });
    await send(aDesk(mail), { ...ada, projectId: project.id });
    expect(mail.mails).to.deep.equal([]);
    expect((await firestore.collection(`projects/${project.id}/outbox`).get()).size).to.equal(0);
  });
});
