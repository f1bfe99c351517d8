import { expect } from "chai";
import { shownDocument } from "../../../answers/documents.ts";
import { everythingIn } from "../../support/documents.ts";
import { aForeignDraft, aLivePage, anEditor, aProject, aSlug, aWorkplace } from "../../support/projects.ts";
import { editorIn } from "../../support/editor.ts";
import { expectOurs, opened, refused } from "../../support/replies.ts";
import { aPerson } from "../../support/people.ts";

describe("docsRead", () => {
  it("shows a live page, and makes nothing", async () => {
    const { project, editor } = await aWorkplace();
    const slug = aSlug();
    const docId = await aLivePage(project, { slug, content: "# Live\n", metadata: { title: "Live", extra: [1] } });
    const before = await everythingIn(project.id);
    const reply = await editor.look(docId);
    expectOurs(reply, 200);
    expect(shownDocument.parse(reply.body)).to.deep.include({
      docId,
      visibility: "live",
      slug,
      language: "en",
      doc: { metadata: { title: "Live", extra: [1] }, content: "# Live\n", doc_template_id: project.templateId, language: "en" },
      updated_by: "publisher",
      updated_by_name: null,
    });
    expect(reply.headers.etag).to.match(/^"/);
    expect(await everythingIn(project.id)).to.deep.equal(before);
  });

  it("shows the text and the template that opening the page shows then", async () => {
    const { project, editor } = await aWorkplace();
    const slug = aSlug();
    const shown = (await editor.look(await aLivePage(project, { slug }))).body;
    const { doc, template } = opened(await editor.open({ slug, language: "en" }));
    expect(shown).to.deep.include({ doc, template });
  });

  it("shows a draft under the tag that reading it has", async () => {
    const { project, editor } = await aWorkplace();
    const draftId = await aForeignDraft(project, { content: "Draft" });
    const [shown, read] = await Promise.all([editor.look(draftId), editor.read(draftId)]);
    expect(shownDocument.parse(shown.body)).to.include({ docId: draftId, visibility: "draft" });
    expect(shown.headers.etag).to.equal(read.headers.etag);
  });

  it("has another tag once the live page has changed", async () => {
    const { project, editor } = await aWorkplace();
    const [one, other] = await Promise.all([aLivePage(project), aLivePage(project)]);
    const tags = await Promise.all([one, other, one].map(async (docId) => (await editor.look(docId)).headers.etag));
    expect(tags[0]).to.equal(tags[2]).and.not.equal(tags[1]);
  });

  it("refuses documents that do not exist, and those that are stored in another form", async () => {
    const { project, editor } = await aWorkplace();
    refused(await editor.look("none"), 404, "not_found");
    refused(await editor.look("%2e%2e"), 404, "not_found");
    refused(await editor.look(await aLivePage(project, { content: 7 })), 409, "unreadable_document");
  });

  it("shows a stranger nothing, nor the page of another project", async () => {
    const project = await aProject();
    const docId = await aLivePage(project);
    refused(await editorIn(project.id, await aPerson()).look(docId), 403, "forbidden");
    refused(await editorIn(project.id, { uid: "nobody", token: "no token" }).look(docId), 401, "unauthenticated");
    const other = await aProject();
    refused(await editorIn(other.id, await anEditor(other)).look(docId), 404, "not_found");
  });
});
