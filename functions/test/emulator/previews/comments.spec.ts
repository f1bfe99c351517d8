import { expect } from "chai";
import { commentAnswer, type Comments, commentsAnswer, type ShownComment } from "../../../answers/comments.ts";
import { firestore } from "../../support/admin-app.ts";
import { call, type Reply } from "../../support/api.ts";
import { storedPage } from "../../support/documents.ts";
import type { Editor } from "../../support/editor.ts";
import { operate } from "../../support/operator.ts";
import { aForeignDraft, aLivePage, anEditor, aProject, aSlug, aWorkplace, type Project } from "../../support/projects.ts";
import { discarded, expectOurs, opened, published, refused, saved } from "../../support/replies.ts";

const aPerson = async (project: Project, first_name: string, role = "manager"): Promise<Editor> => {
  const editor = await anEditor(project, role);
  await firestore.doc(`users/${editor.uid}`).set({ profile: { first_name } });
  return editor;
};

const shown = (reply: Reply): ShownComment => {
  expectOurs(reply, 200);
  const { comment } = commentAnswer.parse(reply.body);
  if (comment === null) throw new Error("The comment is gone.");
  return comment;
};

const listed = async (editor: Editor, draftId: string): Promise<Comments["comments"]> => {
  const reply = await editor.comments(draftId);
  expectOurs(reply, 200);
  return commentsAnswer.parse(reply.body).comments;
};

const reviewOf = async (project: Project, draftId: string) => firestore.doc(`projects/${project.id}/reviews/${draftId}`).get();

describe("comments on a draft", () => {
  it("are read by the team, answered, changed, done and removed, and never touch the draft", async () => {
    const project = await aProject();
    const [ada, bo] = await Promise.all([aPerson(project, "Ada"), aPerson(project, "Bo")]);
    const draftId = await aForeignDraft(project, { updated_by: ada.uid });
    const before = await storedPage(project.id, draftId);
    expect(await listed(ada, draftId)).to.deep.equal([]);
    const first = shown(await bo.comment(draftId, { text: "  Still\r\nso?\n", quote: "A loaf is 4 euros." }));
    expect(first).to.include({ text: "Still\nso?", quote: "A loaf is 4 euros.", created_by_name: "Bo", may_change: true, done: false });
    const answer = shown(await ada.comment(draftId, { text: "It is.", reply_to: first.commentId }));
    expect(await listed(ada, draftId)).to.deep.equal([{ ...first, may_change: false }, answer]);
    const changed = shown(await bo.changeComment(draftId, first.commentId, { text: "Still so in May?" }));
    expect(changed).to.include({ text: "Still so in May?" }).and.property("edited_at").to.be.a("string");
    expect(shown(await ada.changeComment(draftId, first.commentId, { done: true })).done).to.equal(true);
    expect(shown(await ada.changeComment(draftId, first.commentId, { done: true })).done).to.equal(true);
    expect((await bo.changeComment(draftId, first.commentId, { remove: true })).body).to.deep.equal({ comment: null });
    refused(await bo.changeComment(draftId, first.commentId, { remove: true }), 404, "not_found");
    expect(await listed(bo, draftId)).to.deep.equal([]);
    expect(await storedPage(project.id, draftId)).to.deep.equal(before);
  });

  it("are refused to strangers, to others' projects, and with words that nobody reads; nothing is stored then", async () => {
    const { project, editor } = await aWorkplace();
    const draftId = await aForeignDraft(project);
    const { commentId } = shown(await editor.comment(draftId, { text: "Mine" }));
    const stored = await reviewOf(project, draftId);
    const member = await anEditor(project, "member");
    const other = (await aWorkplace()).editor;
    for (const reply of [
      await member.comment(draftId, { text: "x" }),
      await member.comments(draftId),
      await member.changeComment(draftId, commentId, { remove: true }),
    ])
      refused(reply, 403, "forbidden");
    expect((await call("comments", { projectId: project.id, draftId, body: { text: "x" } })).status).to.equal(401);
    refused(await other.comment(draftId, { text: "x" }), 404, "not_found");
    const colleague = await anEditor(project);
    for (const change of [{ text: "Not mine" }, { remove: true }, { done: true }])
      refused(await colleague.changeComment(draftId, commentId, change), 403, "forbidden");
    const bad = [
      {},
      { text: " " },
      { text: "x".repeat(2_001) },
      { text: "a\u0000" },
      { text: 5 },
      { text: "x", quote: "q".repeat(301) },
      { text: "x", reply_to: "nothing" },
    ];
    for (const body of bad) refused(await editor.comment(draftId, body), 400, "invalid_request");
    for (const body of [{}, { text: "x", done: true }, { remove: false }, { done: "yes" }])
      refused(await editor.changeComment(draftId, commentId, body), 400, "invalid_request");
    refused(await editor.comment(await aLivePage(project), { text: "x" }), 400, "not_a_draft");
    expect((await reviewOf(project, draftId)).updateTime).to.deep.equal(stored.updateTime);
    shown(await (await anEditor(project, "admin")).changeComment(draftId, commentId, { text: "By an admin" }));
    shown(await editor.comment(draftId, { text: "😀".repeat(2_000) }));
  });

  it("are all kept that are written at once, and one for what is sent again", async () => {
    const { project, editor } = await aWorkplace();
    const draftId = await aForeignDraft(project);
    const texts = Array.from({ length: 8 }, (_, index) => `Comment ${index}`);
    await Promise.all(texts.map(async (text) => editor.comment(draftId, { text }).then(shown)));
    const again = await Promise.all([1, 2, 3].map(async () => editor.comment(draftId, { text: "Comment 0" }).then(shown)));
    expect(new Set(again.map(({ commentId }) => commentId)).size).to.equal(1);
    expect((await listed(editor, draftId)).map(({ text }) => text)).to.have.members(texts);
  });

  const endings: Readonly<Record<string, (editor: Editor, draftId: string, project: Project) => Promise<unknown>>> = {
    discarded: async (editor, draftId) => discarded(await editor.discard({ draftId })),
    published: async (editor, draftId) => published(await editor.publish({ draftId })),
    "published again under its own ID": async (editor, draftId) => published(await editor.publish({ draftId })),
    "removed by an operator": async (_editor, draftId, project) =>
      expect(await operate("page", "remove", project.id, draftId)).to.include({ exitCode: 0 }),
    "published by an operator": async (_editor, draftId, project) =>
      expect(await operate("page", "publish", project.id, draftId)).to.include({ exitCode: 0 }),
  };
  for (const [what, end] of Object.entries(endings)) {
    it(`end with a draft that is ${what}`, async () => {
      const { project, editor } = await aWorkplace();
      const slug = aSlug();
      const live = await aLivePage(project, { slug });
      const isOwn = what.includes("own ID");
      const draftId = isOwn ? live : opened(await editor.open({ slug, language: "en" })).draftId;
      if (isOwn) saved(await editor.unpublish(live));
      shown(await editor.comment(draftId, { text: "Soon gone" }));
      await end(editor, draftId, project);
      expect((await firestore.collection(`projects/${project.id}/reviews`).get()).size).to.equal(0);
      expect((await editor.comment(draftId, { text: "Too late" })).status).to.be.oneOf([400, 404]);
      expect((await firestore.collection(`projects/${project.id}/reviews`).get()).size).to.equal(0);
    });
  }

  it("leave nothing when the draft ends while the first one is written", async () => {
    const { project, editor } = await aWorkplace();
    for (let round = 0; round < 5; round++) {
      const draftId = await aForeignDraft(project);
      const [reply] = await Promise.all([editor.comment(draftId, { text: "First" }), editor.discard({ draftId })]);
      expect(reply.status).to.be.oneOf([200, 404]);
      expect((await reviewOf(project, draftId)).exists).to.equal(false);
    }
  });

  it("are exported for their author alone, and go with them; the others' stay", async () => {
    const project = await aProject();
    const [ada, bo] = await Promise.all([aPerson(project, "Ada"), aPerson(project, "Bo")]);
    const draftId = await aForeignDraft(project);
    const first = shown(await bo.comment(draftId, { text: "By Bo" }));
    shown(await ada.comment(draftId, { text: "By Ada" }));
    shown(await ada.comment(draftId, { text: "To Bo", reply_to: first.commentId }));
    const { output } = await operate("user", "export", bo.uid);
    expect(output).to.include("By Bo").and.not.to.include("By Ada");
    expect(await operate("user", "delete", bo.uid)).to.include({ exitCode: 0 });
    expect((await listed(ada, draftId)).map(({ text }) => text)).to.deep.equal(["By Ada"]);
    expect(JSON.stringify((await reviewOf(project, draftId)).data())).not.to.include(bo.uid);
  });
});
