import { expect } from "chai";
import { firestore } from "../../support/admin-app.ts";
import { everythingIn, storedClaims, storedPage } from "../../support/documents.ts";
import { aForeignDraft, aLivePage, aSlug, aTemplate, aWorkplace, type Fields, type Workplace } from "../../support/projects.ts";
import { opened, refused, refusedPaths, saved } from "../../support/replies.ts";

/** Saves the whole form as it was shown, with one edit, as some editors do. */
const saveForm = async ({ editor }: Workplace, draftId: string, edit: Fields = {}) => {
  const { doc } = opened(await editor.read(draftId));
  return editor.save({
    draftId,
    content: doc.content,
    language: doc.language,
    ...edit,
    metadata: { ...doc.metadata, ...metadataOf(edit) },
  });
};

const metadataOf = ({ metadata }: Fields): object => (typeof metadata === "object" && metadata !== null ? metadata : {});

describe("a form that is sent back as it was shown", () => {
  const slugs: Readonly<Record<string, unknown>> = {
    "another than the page's own": "elsewhere",
    "one with a slash": "/contact",
    "an empty one": "",
    "a number": 5,
    null: null,
    "one with a number sign": "a#b",
  };
  for (const [what, slug] of Object.entries(slugs)) {
    it(`neither moves the page nor is refused when its metadata has a slug: ${what}`, async () => {
      const workplace = await aWorkplace();
      const { project, editor } = workplace;
      const own = aSlug();
      await aLivePage(project, { slug: own, metadata: { title: "A", slug } });
      const { draftId, slug: shown } = opened(await editor.open({ slug: own, language: "en" }));
      expect(shown).to.equal(own);
      const before = await everythingIn(project.id);
      saved(await saveForm(workplace, draftId));
      expect(await everythingIn(project.id)).to.deep.equal(before);

      saved(await saveForm(workplace, draftId, { metadata: { title: "B" }, content: "New" }));
      expect(await storedPage(project.id, draftId)).to.deep.include({ slug: own, metadata: { title: "B", slug }, content: "New" });
      expect(await storedClaims(project.id)).to.deep.equal([{ slug: own, language: "en", draft_id: draftId }]);
      expect(opened(await editor.open({ slug: own, language: "en" }))).to.include({ draftId, action: "existing_draft" });
    });
  }

  it("is not validated against today's template where it was not edited", async () => {
    const workplace = await aWorkplace();
    const { project, editor } = workplace;
    const templateId = await aTemplate(project.id, [
      { key: "title", label: "Title", type: "text", max_length: 5 },
      { key: "teaser", label: "Teaser", type: "text", max_length: 5 },
    ]);
    const draftId = await aForeignDraft(project, { metadata: { title: "Longer than today", teaser: "x" }, doc_template_id: templateId });
    saved(await saveForm(workplace, draftId, { content: "New", metadata: { teaser: "short" } }));
    const reply = await editor.save({ draftId, metadata: { title: "Longer again" }, content: "New", language: "en" });
    expect(refusedPaths(reply)).to.deep.equal(["metadata.title"]);
  });
});

describe("a page that is stored in an unusual spelling", () => {
  const languages = [
    ["pt-br", "pt-BR"],
    ["zh-cn", "zh-CN"],
    ["iw", "he"],
    ["en_US", "en-US"],
    ["EN", "en"],
    ["pt_br", "pt-BR"],
    ["zh-hant-tw", "zh-Hant-TW"],
    ["in", "id"],
  ] as const;
  for (const [stored, canonical] of languages) {
    it(`is found under ${stored} and under ${canonical}, and stays what it is`, async () => {
      const workplace = await aWorkplace();
      const { project, editor } = workplace;
      const slug = aSlug();
      await aLivePage(project, { slug, language: stored });
      const { draftId, doc } = opened(await editor.open({ slug, language: canonical }));
      expect(doc.language).to.equal(stored);
      expect(opened(await editor.open({ slug, language: stored }))).to.include({ draftId, action: "existing_draft" });

      saved(await editor.save({ draftId, metadata: {}, content: "New", language: canonical }));
      saved(await saveForm(workplace, draftId, { content: "Newer" }));
      expect(await storedPage(project.id, draftId)).to.include({ language: stored, content: "Newer" });
      expect(opened(await editor.open({ slug, language: canonical }))).to.include({ draftId, action: "existing_draft" });
      expect(await storedClaims(project.id)).to.deep.equal([{ slug, language: canonical, draft_id: draftId }]);
    });
  }

  it("is found when its slug is decomposed, and keeps it", async () => {
    const workplace = await aWorkplace();
    const { project, editor } = workplace;
    const composed = `caf\u00e9-${aSlug()}`;
    const decomposed = composed.normalize("NFD");
    await aLivePage(project, { slug: decomposed });
    const { draftId, slug } = opened(await editor.open({ slug: composed, language: "en" }));
    expect(slug).to.equal(decomposed);
    expect(opened(await editor.open({ slug: decomposed, language: "en" })).draftId).to.equal(draftId);
    saved(await editor.save({ draftId, metadata: { slug: composed }, content: "New", language: "en" }));
    expect(await storedPage(project.id, draftId)).to.deep.include({ slug: decomposed, metadata: { title: "A page", slug: decomposed } });
  });

  it("holds its slug against others under every spelling", async () => {
    const { project, editor } = await aWorkplace();
    const slug = aSlug();
    await aLivePage(project, { slug, language: "pt-br" });
    const body = { draftId: "new", metadata: { slug }, content: "", language: "pt-BR", doc_template_id: project.templateId };
    refused(await editor.save(body), 409, "slug_taken");
  });

  it("gets one draft, whichever spelling callers use at the same time", async () => {
    const { project, editor } = await aWorkplace();
    const slug = aSlug();
    await aLivePage(project, { slug, language: "iw" });
    const replies = await Promise.all(["he", "iw", "HE", "IW", "he", "iw"].map(async (language) => editor.open({ slug, language })));
    expect(new Set(replies.map((reply) => opened(reply).draftId)).size).to.equal(1);
    expect((await firestore.collection(`projects/${project.id}/documents`).get()).size).to.equal(2);
  });
});
