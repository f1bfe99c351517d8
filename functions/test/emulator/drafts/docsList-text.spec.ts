import { expect } from "chai";
import { documentList, type DocumentList } from "../../../answers/documents.ts";
import { draftLimits } from "../../../src/lib/pages/drafts/limits.ts";
import { firestore } from "../../support/admin-app.ts";
import type { Editor } from "../../support/editor.ts";
import { aForeignDraft, aLivePage, anEditor, aProject, aWorkplace, pageFields } from "../../support/projects.ts";
import { expectOurs, refused, refusedPaths } from "../../support/replies.ts";

const search = async (editor: Editor, text: string, more = ""): Promise<DocumentList> => {
  const reply = await editor.list(`?text=${encodeURIComponent(text)}${more}`);
  expectOurs(reply, 200);
  return documentList.parse(reply.body);
};

describe("docsList with a text", () => {
  it("finds live pages and drafts by their text or title, newest change first, with the place", async () => {
    const { project, editor } = await aWorkplace();
    const at = (minute: number): Date => new Date(Date.UTC(2026, 0, 1, 0, minute));
    const live = await aLivePage(project, { content: "# Hours\n\nWe **repair** kayaks.\n", updated_at: at(1) });
    const draft = await aForeignDraft(project, { content: "Kåyaks only", metadata: { title: "Repairs" }, updated_at: at(2) });
    const titled = await aLivePage(project, { content: "Nothing", metadata: { title: "Kayak repair" }, updated_at: at(3) });
    await aLivePage(project, { content: "Kayaks for sale", updated_at: at(4) });
    const strange = await aLivePage(project, { content: 7, metadata: "kayak repair", updated_at: at(5) });
    const found = await search(editor, " KAYAK  repair");
    expect(found.documents.map(({ id, excerpt }) => [id, excerpt])).to.deep.equal([
      [titled, ""],
      [draft, "Kåyaks only"],
      [live, "We repair kayaks."],
    ]);
    expect(found.next_cursor).to.equal(null);
    expect(found.documents.map(({ id }) => id)).not.to.include(strange);
    expect((await search(editor, "kayak repair", "&visibility=draft")).documents.map(({ id }) => id)).to.deep.equal([draft]);
    expect(documentList.parse((await editor.list()).body).documents[0]).not.to.have.property("excerpt");
  });

  it("goes on where it stopped, having read no more than one search may, and shows each page once", async () => {
    const project = await aProject();
    const editor = await anEditor(project);
    const count = draftLimits.searchedDocuments + 10;
    for (let from = 0; from < count; from += 250) {
      const batch = firestore.batch();
      for (let index = from; index < Math.min(count, from + 250); index++) {
        const content = index % 100 === 99 || index === count - 1 ? `Page ${index} has a unicycle` : "Nothing";
        const fields = pageFields(project, { content, updated_at: new Date(Date.UTC(2026, 0, 1) - index * 1_000) });
        batch.set(firestore.doc(`projects/${project.id}/documents/p${index}`), fields);
      }
      await batch.commit();
    }
    const seen: string[] = [];
    let requests = 0;
    for (let cursor: string | null = ""; cursor !== null; requests++) {
      const found: DocumentList = await search(
        editor,
        "unicycle",
        cursor === "" ? "&limit=2" : `&limit=2&cursor=${encodeURIComponent(cursor)}`,
      );
      seen.push(...found.documents.map(({ id }) => id));
      cursor = found.next_cursor;
    }
    expect(seen).to.deep.equal(["p99", "p199", "p299", "p399", "p499", `p${count - 1}`]);
    expect(requests).to.be.at.most(4);
  });

  it("is cut by bytes before by number, and still goes on", async () => {
    const { project, editor } = await aWorkplace();
    const heavy = `${"x".repeat(900_000)} unicycle`;
    for (let index = 0; index < 7; index++)
      await aLivePage(project, { content: heavy, updated_at: new Date(Date.UTC(2026, 0, 1, 0, index)) });
    const first = await search(editor, "unicycle");
    expect(first.documents.length).to.be.within(1, 6);
    const rest = await search(editor, "unicycle", `&cursor=${encodeURIComponent(first.next_cursor ?? "")}`);
    expect(first.documents.length + rest.documents.length).to.be.greaterThan(first.documents.length);
  });

  it("refuses what is no search, and strangers", async () => {
    const { project, editor } = await aWorkplace();
    for (const text of ["", "  ", "x".repeat(101)])
      expect(refusedPaths(await editor.list(`?text=${encodeURIComponent(text)}`)), text).to.deep.equal(["text"]);
    expect(refusedPaths(await editor.list("?text=a&slug=b"))).to.deep.equal(["slug"]);
    expect(refusedPaths(await editor.list("?text=a&cursor=nonsense"))).to.deep.equal(["cursor"]);
    refused(await (await anEditor(project, "member")).list("?text=a"), 403, "forbidden");
  });
});
