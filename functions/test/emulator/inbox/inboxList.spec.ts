import { expect } from "chai";
import { type InboxItem, type InboxList, inboxList } from "../../../answers/inbox.ts";
import { missedCallId } from "../../../src/lib/answers/questions/message.ts";
import type { Reply } from "../../support/api.ts";
import { aMessage, anOpenQuestion, storeMessage } from "../../support/inbox-items.ts";
import { aPerson } from "../../support/people.ts";
import { anEditor, aWorkplace } from "../../support/projects.ts";
import { expectOurs, refused, refusedPaths } from "../../support/replies.ts";
import { provision } from "../../support/visitors.ts";
import { editorIn } from "../../support/editor.ts";

const listed = (reply: Reply): InboxList => {
  expectOurs(reply, 200);
  return inboxList.parse(reply.body);
};

const day = (number: number): Date => new Date(Date.UTC(2026, 4, number));

describe("inboxList", () => {
  it("shows messages before questions, of which the most asked is the first", async () => {
    const { project, editor } = await aWorkplace();
    const seldom = await anOpenQuestion(project.id, { asked_count: 1, last_asked_at: day(9) });
    const often = await anOpenQuestion(project.id, { asked_count: 7, last_asked_at: day(1) });
    const later = await anOpenQuestion(project.id, { asked_count: 7, last_asked_at: day(2) });
    const old = await aMessage(project.id, { left_at: day(3) });
    const young = await aMessage(project.id, { left_at: day(4) });
    const call = missedCallId("somebody");
    await storeMessage(project.id, call, { left_at: day(5) });
    await anOpenQuestion(project.id, { status: "closed" });
    await aMessage(project.id, { status: "closed" });
    const { items, next_cursor } = listed(await editor.inbox());
    expect(items.map(({ itemId }) => itemId)).to.deep.equal([call, young, old, later, often, seldom]);
    expect(items.map(({ kind }) => kind)).to.deep.equal(["missed_call", "message", "message", "question", "question", "question"]);
    expect(next_cursor).to.equal(null);
  });

  it("shows what is done apart, the newest first, with its answer, its note and who changed it", async () => {
    const { project, editor } = await aWorkplace();
    await provision(editor, { profile: { first_name: "Mia", last_name: "Berg" } });
    await anOpenQuestion(project.id);
    const by = { changed_by: editor.uid, changed_at: day(20) };
    const answered = await anOpenQuestion(project.id, { status: "answered", answer: "Yes.", last_asked_at: day(2), ...by });
    const closed = await aMessage(project.id, { status: "closed", note: "Called back.", left_at: day(3), ...by });
    const { items } = listed(await editor.inbox("?state=done"));
    expect(items.map(({ itemId }) => itemId)).to.deep.equal([closed, answered]);
    expect(items.map(({ state }) => state)).to.deep.equal(["done", "done"]);
    expect(items[0]).to.include({ note: "Called back.", changed_by_name: "Mia Berg" });
    expect(items[1]).to.include({ answer: "Yes.", changed_by_name: "Mia Berg" });
  });

  it("says who waits and how they can be reached: as they said then, or have said since", async () => {
    const { project, editor } = await aWorkplace();
    const visitor = await aPerson();
    await provision(visitor, { profile: { first_name: "Noa", phone: "+4721985801", contact_email: "noa@people.example" } });
    await aMessage(project.id, { uid: visitor.uid, name: "N.", phone: "+4721985800", left_at: day(3) });
    await aMessage(project.id, { uid: visitor.uid, phone: null, left_at: day(2) });
    await aMessage(project.id, { uid: "gone", phone: null, left_at: day(1) });
    await anOpenQuestion(project.id, { uid: visitor.uid });
    const { items } = listed(await editor.inbox());
    expect(items.map((item) => item.visitor)).to.deep.equal([
      { name: "N.", phone: "+4721985800", email: null },
      { name: "Noa", phone: "+4721985801", email: "noa@people.example" },
      null,
      { name: "Noa", phone: "+4721985801", email: "noa@people.example" },
    ]);
  });

  it("shows a thousand items, each once, page by page", async () => {
    const { project, editor } = await aWorkplace();
    const count = 500;
    await Promise.all(
      Array.from({ length: count }, async (_, index) => [
        await anOpenQuestion(project.id, { asked_count: index % 50 }),
        await aMessage(project.id, { left_at: day(index % 28) }),
      ]),
    );
    const shown: InboxItem[] = [];
    for (let cursor: string | null = ""; cursor !== null;) {
      const page: InboxList = listed(await editor.inbox(`?limit=100${cursor && `&cursor=${cursor}`}`));
      shown.push(...page.items);
      cursor = page.next_cursor;
    }
    expect(new Set(shown.map(({ itemId }) => itemId)).size).to.equal(2 * count);
    expect(shown.length).to.equal(2 * count);
    const counts = shown.slice(count).map(({ asked_count = 0 }) => asked_count);
    expect(counts).to.deep.equal(counts.toSorted((a, b) => b - a));
  });

  it("pages through what is done in both collections by time", async () => {
    const { project, editor } = await aWorkplace();
    for (let number = 1; number <= 7; number++) {
      await (number % 2 === 0
        ? anOpenQuestion(project.id, { status: "answered", answer: "Yes.", last_asked_at: day(number) })
        : aMessage(project.id, { status: "closed", left_at: day(number) }));
    }
    const times: string[] = [];
    for (let cursor: string | null = ""; cursor !== null;) {
      const page: InboxList = listed(await editor.inbox(`?state=done&limit=2${cursor && `&cursor=${cursor}`}`));
      times.push(...page.items.map(({ last_at }) => last_at));
      cursor = page.next_cursor;
    }
    expect(times).to.deep.equal([7, 6, 5, 4, 3, 2, 1].map((number) => day(number).toISOString()));
  });

  it("finds the missed calls among many messages", async () => {
    const { project, editor } = await aWorkplace();
    await Promise.all(Array.from({ length: 20 }, async () => aMessage(project.id, { left_at: day(20) })));
    await storeMessage(project.id, missedCallId("one"), { uid: "one", left_at: day(2) });
    await storeMessage(project.id, missedCallId("two"), { uid: "two", left_at: day(1) });
    const found: string[] = [];
    for (let cursor: string | null = ""; cursor !== null;) {
      const page: InboxList = listed(await editor.inbox(`?kind=missed_call&limit=1${cursor && `&cursor=${cursor}`}`));
      found.push(...page.items.map(({ itemId }) => itemId));
      cursor = page.next_cursor;
    }
    expect(found).to.deep.equal([missedCallId("one"), missedCallId("two")]);
  });

  it("has the languages of a question that was asked in several", async () => {
    const { project, editor } = await aWorkplace();
    await anOpenQuestion(project.id, { languages: ["en", "nb"] });
    expect(listed(await editor.inbox()).items[0]).to.deep.include({ language: "en", languages: ["en", "nb"] });
  });

  it("shows what other programs have stored half", async () => {
    const { project, editor } = await aWorkplace();
    await anOpenQuestion(project.id, { question: 5, language: null, uid: { a: 1 }, status: "open", languages: "en" });
    expect(listed(await editor.inbox()).items[0]).to.include({ text: "", language: "", visitor: null });
  });

  const openEnd = Buffer.from(JSON.stringify(["done", "end", "start"])).toString("base64url");
  const hostile = [1e20, "0x10", null].map((seconds) =>
    Buffer.from(JSON.stringify(["open", [{ seconds, nanoseconds: 0 }, "x"], "start"])).toString("base64url"),
  );
  for (const [query, path] of [
    ["?state=closed", "state"],
    ["?kind=letter", "kind"],
    ["?limit=0", "limit"],
    ["?limit=101", "limit"],
    ["?limit=ten", "limit"],
    ["?cursor=nonsense", "cursor"],
    [`?cursor=${openEnd}`, "cursor"],
    ...hostile.map((cursor) => [`?cursor=${cursor}`, "cursor"] as const),
  ] as const) {
    it(`refuses ${query.slice(0, 40)} and names ${path}`, async () => {
      const { editor } = await aWorkplace();
      expect(refusedPaths(await editor.inbox(query))).to.deep.equal([path]);
    });
  }

  it("is for managers and admins", async () => {
    const { project } = await aWorkplace();
    listed(await (await anEditor(project, "admin")).inbox());
    refused(await (await anEditor(project, "member")).inbox(), 403, "forbidden");
    refused(await editorIn(project.id, await aPerson()).inbox(), 403, "forbidden");
  });
});
