import { expect } from "chai";
import { firestore } from "../../support/admin-app.ts";
import { everythingIn, storedMetadata, storedPage } from "../../support/documents.ts";
import { aForeignDraft, aTemplate, aWorkplace, type Fields } from "../../support/projects.ts";
import { refusedPaths, saved } from "../../support/replies.ts";

/** For every field type: its template, a valid value and an invalid one. */
const types: Readonly<Record<string, { readonly field?: Fields; readonly good: unknown; readonly bad: unknown }>> = {
  text: { field: { max_length: 3 }, good: "🐙🐙🐙", bad: "four" },
  string: { good: "a", bad: 1 },
  textarea: { good: "", bad: ["a"] },
  markdown: { good: "# a", bad: {} },
  richtext: { good: "<p>", bad: true },
  url: { good: "https://a.example", bad: 4 },
  email: { good: "a@b.example", bad: [] },
  image: { good: "a.png", bad: { src: "a.png" } },
  color: { good: "#fff", bad: 0 },
  number: { good: -1.5, bad: "1" },
  boolean: { good: false, bad: "false" },
  date: { good: "2024-02-29", bad: "2026-02-30" },
  datetime: { good: "2026-12-31T23:59:00Z", bad: "yesterday" },
  select: { field: { options: ["a", { value: "b", label: "B" }] }, good: "b", bad: "B" },
  multiselect: { field: { options: ["a", "b"] }, good: ["b", "a"], bad: ["a", "c"] },
  tags: { good: ["x", ""], bad: ["x", 1] },
};

const fields = Object.entries(types).map(([type, { field }]) => ({ key: `a_${type}`, label: type, type, required: true, ...field }));

const values = (kind: "good" | "bad"): Fields =>
  Object.fromEntries(Object.entries(types).map(([type, cases]) => [`a_${type}`, cases[kind]]));

const paths = Object.keys(types).map((type) => `metadata.a_${type}`);

const nulls = Object.fromEntries(Object.keys(types).map((type) => [`a_${type}`, null]));

describe("editSave, templates", () => {
  it("takes every value of the type that the template says, in a new draft and in an old one", async () => {
    const { project, editor } = await aWorkplace();
    const templateId = await aTemplate(project.id, fields);
    const body = { metadata: values("good"), content: "", language: "en" };
    const { draftId: made } = saved(await editor.save({ ...body, draftId: "new", doc_template_id: templateId }));
    const found = await aForeignDraft(project, { doc_template_id: templateId });
    saved(await editor.save({ ...body, draftId: found }));
    for (const draftId of [made, found]) expect(await storedMetadata(project.id, draftId)).to.deep.include(values("good"));
  });

  it("refuses values of other types and names each, in a new draft and in an old one", async () => {
    const { project, editor } = await aWorkplace();
    const templateId = await aTemplate(project.id, fields);
    const draftId = await aForeignDraft(project, { doc_template_id: templateId });
    const before = await everythingIn(project.id);
    const body = { metadata: values("bad"), content: "New", language: "en" };
    expect(refusedPaths(await editor.save({ ...body, draftId }))).to.deep.equal(paths);
    expect(refusedPaths(await editor.save({ ...body, draftId: "new", doc_template_id: templateId }))).to.deep.equal(paths);
    expect(await everythingIn(project.id)).to.deep.equal(before);
  });

  for (const [type, { bad }] of Object.entries(types)) {
    it(`refuses ${JSON.stringify(bad)} for a field of type ${type}, and that alone`, async () => {
      const { project, editor } = await aWorkplace();
      const draftId = await aForeignDraft(project, { doc_template_id: await aTemplate(project.id, fields) });
      const metadata = { ...values("good"), [`a_${type}`]: bad };
      expect(refusedPaths(await editor.save({ draftId, metadata, content: "", language: "en" }))).to.deep.equal([`metadata.a_${type}`]);
    });
  }

  it("takes null for any field, and a draft without its required ones", async () => {
    const { project, editor } = await aWorkplace();
    const draftId = await aForeignDraft(project, { doc_template_id: await aTemplate(project.id, fields), metadata: {} });
    saved(await editor.save({ draftId, metadata: {}, content: "New", language: "en" }));
    saved(await editor.save({ draftId, metadata: nulls, content: "New", language: "en" }));
    expect(await storedMetadata(project.id, draftId)).to.deep.equal(nulls);
  });

  it("keeps keys that the template does not know", async () => {
    const { project, editor } = await aWorkplace();
    const draftId = await aForeignDraft(project, { doc_template_id: await aTemplate(project.id, fields), metadata: { old: [1] } });
    saved(await editor.save({ draftId, metadata: { constructor: 1, "a_text.x": 2 }, content: "New", language: "en" }));
    expect(await storedMetadata(project.id, draftId)).to.deep.equal({ old: [1], constructor: 1, "a_text.x": 2 });
  });

  it("does not mind a stored value that no longer fits", async () => {
    const { project, editor } = await aWorkplace();
    const draftId = await aForeignDraft(project, { doc_template_id: await aTemplate(project.id, fields), metadata: { a_number: "one" } });
    saved(await editor.save({ draftId, metadata: { a_text: "new" }, content: "New", language: "en" }));
    expect(await storedMetadata(project.id, draftId)).to.deep.equal({ a_number: "one", a_text: "new" });
  });

  it("does not check a type that it does not know, nor a template that is broken", async () => {
    const { project, editor } = await aWorkplace();
    const strange = await aForeignDraft(project, {
      doc_template_id: await aTemplate(project.id, [{ key: "place", type: "geo" }, { key: "toString", type: "constructor" }, {}]),
    });
    const broken = await aForeignDraft(project, { doc_template_id: "broken" });
    await firestore.doc(`projects/${project.id}/templates/broken`).set({ fields: "none" });
    for (const draftId of [strange, broken]) {
      saved(await editor.save({ draftId, metadata: { place: [1, 2], toString: 1 }, content: "New", language: "en" }));
    }
  });

  it("saves a draft whose template is gone", async () => {
    const { project, editor } = await aWorkplace();
    const draftId = await aForeignDraft(project, { doc_template_id: "template-that-is-gone" });
    saved(await editor.save({ draftId, metadata: { title: 1 }, content: "New", language: "en", doc_template_id: "template-that-is-gone" }));
  });

  it("takes the draft's own template, and no other", async () => {
    const { project, editor } = await aWorkplace();
    const other = await aTemplate(project.id, []);
    const draftId = await aForeignDraft(project);
    saved(await editor.save({ draftId, metadata: {}, content: "New", language: "en", doc_template_id: project.templateId }));
    const before = await everythingIn(project.id);
    for (const doc_template_id of [other, "no-such-template"]) {
      const reply = await editor.save({ draftId, metadata: {}, content: "Newer", language: "en", doc_template_id });
      expect(refusedPaths(reply, 400, "template_immutable")).to.deep.equal(["doc_template_id"]);
    }
    expect(await everythingIn(project.id)).to.deep.equal(before);
    expect(await storedPage(project.id, draftId)).to.include({ doc_template_id: project.templateId });
  });
});
