import { expect } from "chai";
import { firestore } from "../../support/admin-app.ts";
import { operate } from "../../support/operator.ts";
import { aLivePage, aSlug, type Workplace } from "../../support/projects.ts";
import { published, saved } from "../../support/replies.ts";
import { aClone, openIt } from "./a-clone.ts";

const redirectsOf = async ({ project }: Workplace): Promise<readonly string[]> =>
  (await firestore.collection(`projects/${project.id}/redirects`).get()).docs
    .map((record) => `${String(record.get("from"))} -> ${String(record.get("to"))} (${String(record.get("language"))})`)
    .toSorted();

/** Opens the page at a slug, gives it another, and publishes it. */
const move = async (workplace: Workplace, from: string, to: string, language = "en") => {
  const { draftId } = await openIt(workplace, from);
  saved(await workplace.editor.save({ draftId, metadata: { slug: to }, content: "Moved", language }));
  return published(await workplace.editor.publish({ draftId }));
};

describe("redirects of pages that move", () => {
  it("lead from every former slug to the present one, never in a chain and never over a page", async () => {
    const workplace = await aClone();
    const { editor, draftId, slug: a } = workplace;
    const [b, c] = [aSlug(), aSlug()];
    published(await editor.publish({ draftId }));
    expect(await redirectsOf(workplace)).to.deep.equal([]);
    expect(await move(workplace, a, b)).to.include({ redirected_from: a });
    expect(await redirectsOf(workplace)).to.deep.equal([`${a} -> ${b} (en)`]);
    expect(await move(workplace, b, c)).to.include({ redirected_from: b });
    expect(await redirectsOf(workplace)).to.deep.equal([`${a} -> ${c} (en)`, `${b} -> ${c} (en)`].toSorted());
    // Back to the original slug.
    expect(await move(workplace, c, a)).to.include({ redirected_from: c });
    expect(await redirectsOf(workplace)).to.deep.equal([`${b} -> ${a} (en)`, `${c} -> ${a} (en)`].toSorted());
  });

  it("go when a new page takes the slug", async () => {
    const workplace = await aClone();
    const { project, editor, draftId, slug: a } = workplace;
    published(await editor.publish({ draftId }));
    await move(workplace, a, aSlug());
    const body = { draftId: "new", metadata: { title: "New", slug: a }, content: "", language: "en", doc_template_id: project.templateId };
    const made = saved(await editor.save(body));
    expect(published(await editor.publish({ draftId: made.draftId }))).not.to.have.property("redirected_from");
    expect(await redirectsOf(workplace)).to.deep.equal([]);
  });

  it("are not made for a page in another language, nor for a slug where another page stays", async () => {
    const workplace = await aClone();
    const { project, editor, draftId, slug: a } = workplace;
    published(await editor.publish({ draftId }));
    expect(await move(workplace, a, aSlug(), "nb")).not.to.have.property("redirected_from");

    const slug = aSlug();
    await aLivePage(project, { slug });
    const { draftId: second } = await openIt(workplace, slug);
    await aLivePage(project, { slug });
    saved(await editor.save({ draftId: second, metadata: { slug: aSlug(), title: "T" }, content: "", language: "en" }));
    published(await editor.publish({ draftId: second }));
    expect(await redirectsOf(workplace)).to.deep.equal([]);
  });

  it("are made by the operator's tool, too", async () => {
    const workplace = await aClone();
    const { project, editor, draftId, slug: a } = workplace;
    const [b, c] = [aSlug(), aSlug()];
    saved(await editor.save({ draftId, metadata: { slug: b }, content: "", language: "en" }));
    expect(await operate("page", "publish", project.id, draftId)).to.include({ exitCode: 0 });
    expect(await redirectsOf(workplace)).to.deep.equal([`${a} -> ${b} (en)`]);
    const again = await openIt(workplace, b);
    saved(await editor.save({ draftId: again.draftId, metadata: { slug: c }, content: "", language: "en" }));
    expect(await operate("page", "publish", project.id, again.draftId)).to.include({ exitCode: 0 });
    expect(await redirectsOf(workplace)).to.deep.equal([`${a} -> ${c} (en)`, `${b} -> ${c} (en)`].toSorted());
  });
});
