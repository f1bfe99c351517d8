import { GeoPoint, Timestamp } from "firebase-admin/firestore";
import { expect } from "chai";
import { firestore } from "../../support/admin-app.ts";
import { aForeignDraft, aLivePage, aSlug, aTemplate, aWorkplace } from "../../support/projects.ts";
import { opened, refused, saved, settings } from "../../support/replies.ts";

/** Values of other interfaces that JSON cannot express. */
const published = Timestamp.fromMillis(Date.UTC(2026, 10, 21, 12));
const place = new GeoPoint(60.39, 5.32);
const shown = { published: "2026-11-21T12:00:00.000Z", place: { latitude: 60.39, longitude: 5.32 } };

const metadataOf = async (projectId: string, id: string): Promise<unknown> =>
  (await firestore.doc(`projects/${projectId}/documents/${id}`).get()).get("metadata");

describe("what other interfaces store", () => {
  it("is shown as JSON and cloned as it is", async () => {
    const { project, editor } = await aWorkplace();
    const slug = aSlug();
    const author = firestore.doc(`projects/${project.id}/authors/ada`);
    await aLivePage(project, { slug, metadata: { published, place, author, history: [{ at: published }] } });
    const { draftId, doc } = opened(await editor.open({ slug, language: "en" }));
    expect(doc.metadata).to.deep.equal({ ...shown, author: author.path, history: [{ at: shown.published }] });
    expect(await metadataOf(project.id, draftId)).to.deep.equal({ published, place, author, history: [{ at: published }] });
  });

  it("stays unchanged when the editor sends it back, even if the template asks for another type", async () => {
    const { project, editor } = await aWorkplace();
    const templateId = await aTemplate(project.id, [{ key: "published", label: "Published", type: "date" }]);
    const draftId = await aForeignDraft(project, { metadata: { published, place }, doc_template_id: templateId });
    const save = { draftId, content: "New text", language: "en" };
    saved(await editor.save({ ...save, metadata: { ...shown, title: "New" } }));
    expect(await metadataOf(project.id, draftId)).to.deep.equal({ published, place, title: "New" });
    refused(await editor.save({ ...save, metadata: { published: "2026-11-22T12:00:00.000Z" } }), 400, "invalid_request");
    saved(await editor.save({ ...save, metadata: { published: "2026-11-22" } }));
    expect(await metadataOf(project.id, draftId)).to.deep.equal({ published: "2026-11-22", place, title: "New" });
  });

  it("is shown in the site settings too, and left there", async () => {
    const { project, editor } = await aWorkplace({ site: { launched: published } });
    expect(settings(await editor.configure({ live_agent_placement: "modal" }))).to.deep.include({ launched: shown.published });
    expect((await firestore.doc(`projects/${project.id}`).get()).get("site.launched")).to.deep.equal(published);
  });
});
