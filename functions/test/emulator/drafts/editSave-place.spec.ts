import { expect } from "chai";
import { firestore } from "../../support/admin-app.ts";
import { everythingIn, storedClaims, storedPage } from "../../support/documents.ts";
import { aForeignDraft, aLivePage, aSlug, aWorkplace, type Workplace } from "../../support/projects.ts";
import { opened, refused, saved, settings } from "../../support/replies.ts";

const text = { metadata: {}, content: "Text", language: "en" };

/** A draft from scratch at a slug. */
const aDraftAt = async ({ project, editor }: Workplace, slug: string, language = "en"): Promise<string> =>
  saved(await editor.save({ ...text, draftId: "new", doc_template_id: project.templateId, metadata: { slug }, language })).draftId;

describe("editSave, places", () => {
  it("moves a draft to another slug and frees the old one", async () => {
    const workplace = await aWorkplace();
    const { project, editor } = workplace;
    const [from, to] = [aSlug(), aSlug()];
    const draftId = await aDraftAt(workplace, from);

    saved(await editor.save({ ...text, draftId, metadata: { slug: to } }));

    expect(await storedPage(project.id, draftId)).to.deep.include({ slug: to, metadata: { slug: to } });
    expect(await storedClaims(project.id)).to.deep.equal([{ slug: to, language: "en", draft_id: draftId }]);
    refused(await editor.open({ slug: from, language: "en" }), 404, "not_found");
    expect(opened(await editor.open({ slug: to, language: "en" })).draftId).to.equal(draftId);
    expect(await aDraftAt(workplace, from)).not.to.equal(draftId);
  });

  it("moves a draft to another language and frees the old one", async () => {
    const workplace = await aWorkplace();
    const { project, editor } = workplace;
    const slug = aSlug();
    const draftId = await aDraftAt(workplace, slug, "en");
    saved(await editor.save({ ...text, draftId, language: "fr" }));
    expect(await storedClaims(project.id)).to.deep.equal([{ slug, language: "fr", draft_id: draftId }]);
    expect(opened(await editor.open({ slug, language: "fr" })).draftId).to.equal(draftId);
    expect(await aDraftAt(workplace, slug, "en")).not.to.equal(draftId);
  });

  it("gives a draft a slug, and takes it away again", async () => {
    const { project, editor } = await aWorkplace();
    const slug = aSlug();
    const { draftId } = saved(await editor.save({ ...text, draftId: "new", doc_template_id: project.templateId }));
    saved(await editor.save({ ...text, draftId, metadata: { slug } }));
    expect(await storedPage(project.id, draftId)).to.include({ slug });
    expect(await storedClaims(project.id)).to.deep.equal([{ slug, language: "en", draft_id: draftId }]);
    saved(await editor.save({ ...text, draftId, metadata: { slug: null } }));
    expect(await storedPage(project.id, draftId)).to.deep.include({ slug: null, metadata: { slug: null } });
    expect(await storedClaims(project.id)).to.deep.equal([]);
  });

  it("keeps the slug of a draft whose metadata does not speak of it", async () => {
    const { project, editor } = await aWorkplace();
    const slug = aSlug();
    const draftId = await aForeignDraft(project, { slug, metadata: { title: "A" } });
    saved(await editor.save({ ...text, draftId, metadata: { title: "B" } }));
    expect(await storedPage(project.id, draftId)).to.deep.include({ slug, metadata: { title: "B" } });
  });

  it("stores a slug composed, in metadata too", async () => {
    const { project, editor } = await aWorkplace();
    const slug = `caf\u00e9-${aSlug()}`;
    const draftId = await aForeignDraft(project);
    saved(await editor.save({ ...text, draftId, metadata: { slug: slug.normalize("NFD") } }));
    expect(await storedPage(project.id, draftId)).to.deep.include({ slug, metadata: { title: "A page", slug } });
  });

  const takers: Readonly<Record<string, (workplace: Workplace, slug: string) => Promise<unknown>>> = {
    "a draft": aDraftAt,
    "a draft of another interface": async ({ project }, slug) => aForeignDraft(project, { slug }),
    "a live page": async ({ project }, slug) => aLivePage(project, { slug }),
  };

  for (const [who, take] of Object.entries(takers)) {
    it(`refuses a slug that ${who} has, and one that it has in the other language`, async () => {
      const workplace = await aWorkplace();
      const { project, editor } = workplace;
      const taken = aSlug();
      const holder = await take(workplace, taken);
      const draftId = await aDraftAt(workplace, aSlug());
      const sameSlug = await aDraftAt(workplace, taken, "fr");
      const before = await everythingIn(project.id);
      const replies = [
        await editor.save({ ...text, draftId, metadata: { slug: taken } }),
        await editor.save({ ...text, draftId: sameSlug, language: "en" }),
      ];
      for (const reply of replies) {
        expect(refused(reply, 409, "slug_taken").details).to.deep.equal([
          { path: "metadata.slug", message: "is taken by another page" },
          { path: "holder_id", message: holder },
          { path: "holder_visibility", message: who === "a live page" ? "live" : "draft" },
        ]);
      }
      expect(await everythingIn(project.id)).to.deep.equal(before);
    });
  }

  it("lets a draft return to the slug of the live page that it came from", async () => {
    const { project, editor } = await aWorkplace();
    const [home, away] = [aSlug(), aSlug()];
    await aLivePage(project, { slug: home });
    const { draftId } = opened(await editor.open({ slug: home, language: "en" }));
    saved(await editor.save({ ...text, draftId, metadata: { slug: away } }));
    saved(await editor.save({ ...text, draftId, metadata: { slug: home } }));
    expect(await storedClaims(project.id)).to.deep.equal([{ slug: home, language: "en", draft_id: draftId }]);
    expect(opened(await editor.open({ slug: home, language: "en" })).draftId).to.equal(draftId);
  });

  it("does not let it return where another draft has come meanwhile", async () => {
    const { project, editor } = await aWorkplace();
    const [home, away] = [aSlug(), aSlug()];
    await aLivePage(project, { slug: home });
    const { draftId } = opened(await editor.open({ slug: home, language: "en" }));
    saved(await editor.save({ ...text, draftId, metadata: { slug: away } }));
    expect(opened(await editor.open({ slug: home, language: "en" })).action).to.equal("cloned_from_live");
    refused(await editor.save({ ...text, draftId, metadata: { slug: home } }), 409, "slug_taken");
  });

  it("takes over a claim whose draft is gone", async () => {
    const workplace = await aWorkplace();
    const { project, editor } = workplace;
    const slug = aSlug();
    await aDraftAt(workplace, slug);
    const draftId = await aDraftAt(workplace, aSlug());
    const gone = opened(await editor.open({ slug, language: "en" })).draftId;
    await firestore.doc(`projects/${project.id}/documents/${gone}`).delete();
    saved(await editor.save({ ...text, draftId, metadata: { slug } }));
    expect(await storedClaims(project.id)).to.deep.equal([{ slug, language: "en", draft_id: draftId }]);
  });

  it("refuses the slug of the voice agent for as long as it is reserved", async () => {
    const workplace = await aWorkplace();
    const { project, editor } = workplace;
    const slug = aSlug();
    const there = await aDraftAt(workplace, slug, "fr");
    const elsewhere = await aDraftAt(workplace, aSlug());
    settings(await editor.configure({ live_agent_placement: "destination_page", live_agent_slug: slug }));
    const before = await everythingIn(project.id);

    refused(await editor.save({ ...text, draftId: elsewhere, metadata: { slug } }), 409, "slug_reserved");
    refused(await editor.save({ ...text, draftId: there, language: "fr", content: "New" }), 409, "slug_reserved");
    refused(await editor.save({ ...text, draftId: there, language: "de" }), 409, "slug_reserved");
    expect(await everythingIn(project.id)).to.deep.equal(before);

    saved(await editor.save({ ...text, draftId: there, language: "fr", metadata: { slug: aSlug() } }));
    settings(await editor.configure({ live_agent_placement: "homepage" }));
    saved(await editor.save({ ...text, draftId: elsewhere, metadata: { slug } }));
  });
});
