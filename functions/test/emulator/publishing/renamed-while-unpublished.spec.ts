import { expect } from "chai";
import { firestore } from "../../support/admin-app.ts";
import { aSlug, type Workplace } from "../../support/projects.ts";
import { opened, published, saved } from "../../support/replies.ts";
import { aClone } from "./a-clone.ts";

const write = async ({ editor }: Workplace, draftId: string, content: string, metadata = {}) =>
  saved(await editor.save({ draftId, metadata, content, language: "en" }));

const redirectsOf = async ({ project }: Workplace): Promise<readonly string[]> =>
  (await firestore.collection(`projects/${project.id}/redirects`).get()).docs
    .map((record) => `${String(record.get("from"))} -> ${String(record.get("to"))}`)
    .toSorted();

describe("a page that is renamed while it is unpublished", () => {
  const rename = async (workplace: Workplace, docId: string, slug: string) => {
    await write(workplace, docId, "Renamed", { slug, title: "T" });
    return published(await workplace.editor.publish({ draftId: docId }));
  };

  it("is found at its former addresses, the earlier ones too", async () => {
    const workplace = await aClone();
    const { editor, live, draftId, slug: a } = workplace;
    const [b, c] = [aSlug(), aSlug()];
    await write(workplace, draftId, "Two", { slug: b });
    published(await editor.publish({ draftId }));
    saved(await editor.unpublish(live));
    expect(await rename(workplace, live, c)).to.include({ docId: live, slug: c, redirected_from: b });
    expect(await redirectsOf(workplace)).to.deep.equal([`${a} -> ${c}`, `${b} -> ${c}`].toSorted());
    // And back.
    saved(await editor.unpublish(live));
    await rename(workplace, live, a);
    expect(await redirectsOf(workplace)).to.deep.equal([`${b} -> ${a}`, `${c} -> ${a}`].toSorted());
  });

  it("leaves its address to the page that has had it since", async () => {
    const workplace = await aClone();
    const { project, editor, live, draftId, slug: a } = workplace;
    const [b, c] = [aSlug(), aSlug()];
    published(await editor.publish({ draftId }));
    saved(await editor.unpublish(live));
    await write(workplace, live, "Moved away", { slug: b });
    const text = { draftId: "new", metadata: { title: "New", slug: a }, content: "", language: "en", doc_template_id: project.templateId };
    const made = saved(await editor.save(text)).draftId;
    const { docId: other } = published(await editor.publish({ draftId: made }));
    expect(published(await editor.publish({ draftId: live }))).not.to.have.property("redirected_from");
    expect(await redirectsOf(workplace)).to.deep.equal([]);
    // The other page moves on: its visitors follow it, also after the first page is published once more.
    const { draftId: moving } = opened(await editor.open({ slug: a, language: "en" }));
    await write(workplace, moving, "Moved", { slug: c });
    expect(published(await editor.publish({ draftId: moving })).docId).to.equal(other);
    expect(await redirectsOf(workplace)).to.deep.equal([`${a} -> ${c}`]);
  });

  it("is published in place again where it was, over a redirect that another page has left there", async () => {
    const workplace = await aClone();
    const { project, editor, live, draftId, slug: a } = workplace;
    published(await editor.publish({ draftId }));
    saved(await editor.unpublish(live));
    await firestore.collection(`projects/${project.id}/redirects`).doc("theirs").set({ from: "x", to: a, language: "en", at: new Date() });
    published(await editor.publish({ draftId: live }));
    expect(await redirectsOf(workplace)).to.deep.equal([`x -> ${a}`]);
  });
});
