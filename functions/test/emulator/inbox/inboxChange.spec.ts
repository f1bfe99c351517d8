import { expect } from "chai";
import { changedInboxItem, type InboxItem, inboxList } from "../../../answers/inbox.ts";
import { firestore } from "../../support/admin-app.ts";
import type { Reply } from "../../support/api.ts";
import { together } from "../../support/concurrent-clients.ts";
import { everythingIn } from "../../support/documents.ts";
import { aMessage, anOpenQuestion } from "../../support/inbox-items.ts";
import { anEditor, aWorkplace } from "../../support/projects.ts";
import { expectOurs, refused, refusedPaths } from "../../support/replies.ts";
import { aVisitor, provision } from "../../support/visitors.ts";
import { editorIn } from "../../support/editor.ts";
import { answer, ask, aSite, promote, questionsOf } from "../live/knowledge/asked-site.ts";

const changed = (reply: Reply): InboxItem => {
  expectOurs(reply, 200);
  const { item } = changedInboxItem.parse(reply.body);
  expect(reply.headers.etag).to.equal(item.etag);
  return item;
};

const stored = async (projectId: string, path: string) => (await firestore.doc(`projects/${projectId}/${path}`).get()).data();

describe("inboxChange", () => {
  it("answers a question as the tool does, which knows it", async () => {
    const visitor = await aSite();
    const manager = await promote(await aVisitor(visitor.projectId), "manager");
    await ask(visitor, "Do you sell kayaks?");
    const [question] = await questionsOf(visitor);
    const editor = editorIn(visitor.projectId, manager);
    const item = changed(await editor.changeItem(question?.id ?? "", { action: "answer", text: "  Yes, from 900 euros. " }));
    expect(item).to.include({ kind: "question", state: "done", answer: "Yes, from 900 euros." });
    expect((await answer(manager, { question_id: question?.id })).result).to.equal(
      "The question “Do you sell kayaks?” was answered with: Yes, from 900 euros.",
    );
    expect((await answer(manager)).result).to.equal("There are no open questions and no messages.");
    expect((await questionsOf(visitor))[0]).to.include({ status: "answered", answered_by: manager.uid });
  });

  it("opens an answered question again: visitors are told nothing any more, and the question counts on", async () => {
    const visitor = await aSite();
    const manager = await promote(await aVisitor(visitor.projectId), "manager");
    await ask(visitor, "Do you sell kayaks?");
    const id = (await questionsOf(visitor))[0]?.id ?? "";
    const editor = editorIn(visitor.projectId, manager);
    changed(await editor.changeItem(id, { action: "answer", text: "Yes." }));
    const item = changed(await editor.changeItem(id, { action: "reopen" }));
    expect(item).to.include({ state: "open" });
    expect(item).not.to.have.property("answer");
    expect((await ask(visitor, "Do you sell kayaks?")).result).to.include("The team already has this question");
  });

  it("closes many at once, but none that somebody changed since, and none of another project", async () => {
    const { project, editor } = await aWorkplace();
    const elsewhere = await aMessage((await aWorkplace()).project.id);
    const [first = "", changedSince = "", ...others] = await Promise.all(Array.from({ length: 30 }, async () => aMessage(project.id)));
    const question = await anOpenQuestion(project.id);
    const { etag } = changed(await editor.changeItem(changedSince, { action: "note", text: "I call her." }));
    const also = [
      ...[...others, question].map((itemId) => ({ itemId })),
      { itemId: changedSince, etag: '"seen.before"' },
      { itemId: "none" },
      { itemId: elsewhere },
    ];
    const close = async () => {
      const reply = await editor.changeItem(first, { action: "close", also });
      expectOurs(reply, 200);
      return changedInboxItem.parse(reply.body).also_closed;
    };
    for (let time = 0; time < 2; time++) expect(await close()).to.have.members([...others, question]);
    const open = await Promise.all(
      [first, changedSince, ...others].map(async (id) => String((await stored(project.id, `messages/${id}`))?.["status"])),
    );
    expect(open).to.deep.equal(["closed", "open", ...others.map(() => "closed")]);
    const last = { itemId: changedSince, etag };
    expect((await editor.changeItem(first, { action: "close", also: [last] })).body).to.deep.include({ also_closed: [changedSince] });
    const many = Array.from({ length: 101 }, () => last);
    expect(refusedPaths(await editor.changeItem(first, { action: "close", also: many }))).to.deep.equal(["also"]);
    expect(refusedPaths(await editor.changeItem(first, { action: "reopen", also: [last] }))).to.deep.equal(["also"]);
  });

  it("closes, reopens and notes on a message, and keeps the note", async () => {
    const { project, editor } = await aWorkplace();
    await provision(editor, { profile: { first_name: "Mia" } });
    const id = await aMessage(project.id);
    expect(changed(await editor.changeItem(id, { action: "note", text: "Tomorrow." }))).to.include({ state: "open", note: "Tomorrow." });
    expect(changed(await editor.changeItem(id, { action: "close" }))).to.include({
      state: "done",
      note: "Tomorrow.",
      changed_by_name: "Mia",
    });
    expect(changed(await editor.changeItem(id, { action: "reopen" }))).to.include({ state: "open", note: "Tomorrow." });
    expect(changed(await editor.changeItem(id, { action: "note", text: " " }))).not.to.have.property("note");
    expect(changed(await editor.changeItem(id, { action: "answer", text: "Called back." }))).to.include({
      state: "done",
      note: "Called back.",
    });
    expect(await stored(project.id, `messages/${id}`)).to.include({ status: "closed", note: "Called back.", closed_by: editor.uid });
  });

  it("answers with the item that the list shows", async () => {
    const { project, editor } = await aWorkplace();
    const id = await anOpenQuestion(project.id);
    const item = changed(await editor.changeItem(id, { action: "answer", text: "Yes." }));
    const { items } = inboxList.parse((await editor.inbox("?state=done")).body);
    expect(items).to.deep.equal([item]);
  });

  it("shows the later of two managers what the earlier did, and changes nothing", async () => {
    const { project, editor: mia } = await aWorkplace();
    const ole = await anEditor(project, "admin");
    await provision(mia, { profile: { first_name: "Mia" } });
    const id = await anOpenQuestion(project.id);
    const { items } = inboxList.parse((await ole.inbox()).body);
    const seen = { "If-Match": items[0]?.etag ?? "" };
    const first = changed(await mia.changeItem(id, { action: "answer", text: "Yes." }, seen));
    for (const body of [{ action: "answer", text: "No." }, { action: "reopen" }, { action: "note", text: "Hm." }]) {
      const reply = await ole.changeItem(id, body, seen);
      const { error, details = [] } = refused(reply, 412, "stale_revision");
      expect(error).to.match(/^This has changed since you saw it: Mia changed it at /);
      expect(details.map(({ path }) => path)).to.deep.equal(["updated_by", "updated_by_name", "updated_at"]);
      expect(reply.headers.etag).to.equal(first.etag);
    }
    expect(await stored(project.id, `questions/${id}`)).to.include({ status: "answered", answer: "Yes." });
    changed(await ole.changeItem(id, { action: "answer", text: "No." }, { "If-Match": first.etag }));
    expect(await stored(project.id, `questions/${id}`)).to.include({ answer: "No." });
  });

  it("does a repeated change once: the repetition is answered as the first was", async () => {
    const { project, editor } = await aWorkplace();
    const id = await anOpenQuestion(project.id);
    const { items } = inboxList.parse((await editor.inbox()).body);
    const seen = { "If-Match": items[0]?.etag ?? "" };
    for (const body of [{ action: "answer", text: "Yes." }, { action: "close" }]) {
      const once = await editor.changeItem(id, body, seen);
      const before = await everythingIn(project.id);
      const again = await editor.changeItem(id, body, seen);
      expect(changed(again)).to.deep.equal(changed(once));
      expect(await everythingIn(project.id)).to.deep.equal(before);
    }
  });

  it("does not collide with a visitor who asks the same meanwhile", async () => {
    const visitor = await aSite();
    const manager = await promote(await aVisitor(visitor.projectId), "manager");
    await ask(visitor, "Do you sell kayaks?");
    const editor = editorIn(visitor.projectId, manager);
    const { items } = inboxList.parse((await editor.inbox()).body);
    await ask(await aVisitor(visitor.projectId), "Do you sell kayaks?");
    const [item] = items;
    const answered = changed(
      await editor.changeItem(item?.itemId ?? "", { action: "answer", text: "Yes." }, { "If-Match": item?.etag ?? "" }),
    );
    expect(answered).to.include({ asked_count: 2 });
  });

  it("lets exactly one of many managers with the same tag answer", async () => {
    const { project, editor } = await aWorkplace();
    const id = await anOpenQuestion(project.id);
    const { items } = inboxList.parse((await editor.inbox()).body);
    const headers = { "If-Match": items[0]?.etag ?? "" };
    const replies = await together(4, async (index) => editor.changeItem(id, { action: "answer", text: `Answer ${index}.` }, headers));
    expect(replies.map(({ status }) => status).toSorted()).to.deep.equal([200, ...Array.from({ length: 3 }, () => 412)]);
    const winner = replies.find(({ status }) => status === 200);
    expect(await stored(project.id, `questions/${id}`)).to.include({ answer: winner && changed(winner).answer });
  });

  it("leaves the answer of a question that is closed afterwards", async () => {
    const { project, editor } = await aWorkplace();
    const id = await anOpenQuestion(project.id, { status: "answered", answer: "Yes." });
    expect(changed(await editor.changeItem(id, { action: "close" }))).to.include({ state: "done", answer: "Yes." });
    expect(await stored(project.id, `questions/${id}`)).to.include({ status: "answered", answer: "Yes." });
  });

  it("keeps what other programs store beside it", async () => {
    const { project, editor } = await aWorkplace();
    const id = await anOpenQuestion(project.id, { theirs: { a: [1] } });
    changed(await editor.changeItem(id, { action: "close" }));
    expect(await stored(project.id, `questions/${id}`)).to.deep.include({ theirs: { a: [1] }, status: "closed" });
  });

  const refusals: readonly (readonly [object, readonly string[]])[] = [
    [{}, ["action"]],
    [{ action: "delete" }, ["action"]],
    [{ action: 5 }, ["action"]],
    [{ action: "answer" }, ["text"]],
    [{ action: "note" }, ["text"]],
    [{ action: "answer", text: 5 }, ["text"]],
    [{ action: "answer", text: "" }, ["text"]],
    [{ action: "answer", text: "?!" }, ["text"]],
    [{ action: "answer", text: "x".repeat(2001) }, ["text"]],
    [{ action: "note", text: "x".repeat(20_000) }, ["text"]],
  ];
  for (const [body, paths] of refusals) {
    it(`refuses ${JSON.stringify(body).slice(0, 50)} and changes nothing`, async () => {
      const { project, editor } = await aWorkplace();
      const ids = [await anOpenQuestion(project.id), await aMessage(project.id)];
      const before = await everythingIn(project.id);
      for (const id of ids) expect(refusedPaths(await editor.changeItem(id, body))).to.deep.equal(paths);
      expect(await everythingIn(project.id)).to.deep.equal(before);
    });
  }

  for (const id of ["nothing", "m_nothing", "a%2Fb", "__x__", "%F0%9F%98%80", "m_%2F"]) {
    it(`finds nothing under ${id}`, async () => {
      const { editor } = await aWorkplace();
      refused(await editor.changeItem(id, { action: "close" }), 404, "not_found");
    });
  }

  it("is for managers and admins, and a member learns nothing", async () => {
    const { project } = await aWorkplace();
    const member = await anEditor(project, "member");
    const id = await anOpenQuestion(project.id);
    for (const asked of [id, "nothing"]) refused(await member.changeItem(asked, { action: "close" }), 403, "forbidden");
    refused(await member.changeItem(id, { nonsense: 1 }), 403, "forbidden");
    expect(await stored(project.id, `questions/${id}`)).to.include({ status: "open" });
  });

  it("does not reach into another project", async () => {
    const { project } = await aWorkplace();
    const { editor } = await aWorkplace();
    const id = await anOpenQuestion(project.id);
    refused(await editor.changeItem(id, { action: "close" }), 404, "not_found");
  });
});
