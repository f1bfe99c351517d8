import { expect } from "chai";
import { firestore } from "../../support/admin-app.ts";
import { aConcurrentClient, together } from "../../support/concurrent-clients.ts";
import { everythingIn, storedPage } from "../../support/documents.ts";
import { aForeignDraft, aLivePage, aSlug, aWorkplace } from "../../support/projects.ts";
import { opened, published, refused, saved, settings } from "../../support/replies.ts";

describe("docsUnpublish", () => {
  it("makes a draft of the page, whose text stays bit for bit, and publishes it again", async () => {
    const { project, editor } = await aWorkplace();
    const slug = aSlug();
    const docId = await aLivePage(project, { slug, extra: { a: 1 } });
    const before = await storedPage(project.id, docId);
    const { draftId, etag } = saved(await editor.unpublish(docId));
    expect(draftId).to.equal(docId);
    const text = ["metadata", "content", "slug", "language", "doc_template_id", "extra", "created_at"];
    const after = await storedPage(project.id, docId);
    for (const field of text) expect(after?.[field]).to.deep.equal(before?.[field]);
    expect(after).to.include({ visibility: "draft", revision: 4, updated_by: editor.uid });
    const shown = opened(await editor.open({ slug, language: "en" }));
    expect(shown).to.include({ draftId, action: "existing_draft", etag, base_changed: false });
    saved(await editor.save({ draftId, metadata: {}, content: "Better", language: "en" }, { "If-Match": etag }));
    const again = published(await editor.publish({ draftId }));
    expect(await storedPage(project.id, again.docId)).to.deep.include({ content: "Better", extra: { a: 1 }, visibility: "live" });
  });

  it("is the way to rename a page that the voice agent hides", async () => {
    const { project, editor } = await aWorkplace();
    const [slug, free] = [aSlug(), aSlug()];
    const docId = await aLivePage(project, { slug });
    settings(await editor.configure({ live_agent_placement: "destination_page", live_agent_slug: slug }));
    refused(await editor.open({ slug, language: "en" }), 409, "slug_reserved");
    const { draftId } = saved(await editor.unpublish(docId));
    expect(opened(await editor.read(draftId)).slug).to.equal(slug);
    saved(await editor.save({ draftId, metadata: { slug: free }, content: "# A page\n", language: "en" }));
    expect(await storedPage(project.id, published(await editor.publish({ draftId })).docId)).to.include({ slug: free, visibility: "live" });
  });

  it("is refused while there is a draft at the slug, however it is spelt, and writes nothing", async () => {
    const { project, editor } = await aWorkplace();
    const slug = aSlug();
    const docId = await aLivePage(project, { slug, language: "pt-BR" });
    const draft = await aForeignDraft(project, { slug, language: "pt_br" });
    const before = await everythingIn(project.id);
    expect(refused(await editor.unpublish(docId), 409, "slug_taken").details).to.deep.include({ path: "holder_id", message: draft });
    expect(await everythingIn(project.id)).to.deep.equal(before);
  });

  it("removes a page that cannot be edited, and one of two pages at a slug", async () => {
    const { project, editor } = await aWorkplace();
    const slug = aSlug();
    const [odd] = await Promise.all([aLivePage(project, { slug, content: 5 }), aLivePage(project, { slug })]);
    saved(await editor.unpublish(odd));
    expect(await storedPage(project.id, odd)).to.include({ visibility: "draft", content: 5 });
  });

  it("is applied once: a repetition, and whoever is second", async () => {
    const { project, editor } = await aWorkplace();
    const docId = await aLivePage(project);
    const key = { "Idempotency-Key": "once" };
    const { etag = "" } = (await editor.look(docId)).headers;
    const first = saved(await editor.unpublish(docId, { ...key, "If-Match": etag }));
    expect(saved(await editor.unpublish(docId, { ...key, "If-Match": etag }))).to.deep.equal(first);
    refused(await editor.unpublish(docId), 404, "not_found");
    refused(await editor.unpublish("none"), 404, "not_found");
    const other = await aLivePage(project);
    await firestore.doc(`projects/${project.id}/documents/${other}`).update({ content: "Theirs" });
    refused(await editor.unpublish(other, { "If-Match": etag }), 412, "stale_revision");
  });

  it("is applied once and answered the same when its key is sent many times at once", async () => {
    const { project } = await aWorkplace();
    const client = await aConcurrentClient(project);
    for (let round = 0; round < 5; round++) {
      const docId = await aLivePage(project);
      const replies = await together(6, async () => client.unpublish(docId, { "Idempotency-Key": "once" }));
      const tags = new Set(replies.map((reply) => saved(reply).etag));
      expect(tags.size).to.equal(1);
      expect(await storedPage(project.id, docId)).to.include({ visibility: "draft", revision: 4 });
    }
  });

  it("leaves one draft when people open the page at the same time", async () => {
    const { project, editor } = await aWorkplace();
    const slug = aSlug();
    const docId = await aLivePage(project, { slug });
    const [gone, ...openings] = await Promise.all([
      editor.unpublish(docId),
      ...[1, 2, 3].map(async () => editor.open({ slug, language: "en" })),
    ]);
    expect(gone.status).to.be.oneOf([200, 409]);
    const ids = new Set(openings.map((reply) => opened(reply).draftId));
    expect(ids.size).to.equal(1);
    expect([...ids]).to.deep.equal(gone.status === 200 ? [docId] : [...ids]);
  });
});
