import { expect } from "chai";
import * as z from "zod";
import { mediaPrefix } from "../../../src/lib/pages/media/media-file.ts";
import { apply } from "../../../scripts/admin/apply.ts";
import { openTarget } from "../../../scripts/admin/target.ts";
import { deleteProject } from "../../../scripts/admin/verbs/delete-project.ts";
import { removeUnusedMedia } from "../../../scripts/admin/verbs/media.ts";
import { firestore } from "../../support/admin-app.ts";
import { operate } from "../../support/operator.ts";
import { aPicture, picturesOf, pictureStore } from "../../support/pictures.ts";
import { aForeignDraft, aLivePage, aProject, aSlug } from "../../support/projects.ts";

const Listed = z.object({ result: z.object({ pictures: z.array(z.object({ name: z.string(), is_used: z.boolean() })) }) });

describe("admin media", () => {
  it("keeps what any page, draft, version, template or setting names, and what was uploaded within a day", async () => {
    const project = await aProject();
    const below = `projects/${project.id}`;
    const picture = async (hours?: number) => aPicture(project.id, hours);
    const url = (file: string): string => `https://site.example/media/${project.id}/${file}`;
    const [live, draft, version, lost, template, setting, asked, fresh, unused] = await Promise.all([
      ...[picture(), picture(), picture(), picture(), picture(), picture(), picture(), picture(23), picture()],
    ]);
    await aLivePage(project, { content: `![A view](${url(live ?? "")})` });
    const slug = aSlug();
    const draftId = await aForeignDraft(project, { slug, metadata: { title: "A", slug, gallery: [{ image: url(draft ?? "") }] } });
    await firestore.doc(`${below}/documents/${draftId}/versions/v1`).set({ content: url(version ?? "") });
    // In a version of a deleted page.
    await firestore.doc(`${below}/documents/gone/versions/v1`).set({ content: url(lost ?? "") });
    await firestore.doc(`${below}/templates/t`).set({ name: "T", fields: [{ default: url(template ?? "") }] });
    await firestore.doc(below).update({ "site.logo": url(setting ?? "") });
    // A picture in a visitor's question does not count as used.
    await firestore.doc(`${below}/questions/q`).set({ question: url(asked ?? "") });

    const used = [live, draft, version, lost, template, setting];
    const listed = Listed.parse(JSON.parse((await operate("media", "list", project.id, "--json")).output));
    const shown = listed.result.pictures.filter(({ is_used }) => is_used).map(({ name }) => name.slice(mediaPrefix(project.id).length));
    expect(shown.toSorted()).to.deep.equal(used.toSorted());
    expect(listed.result.pictures).to.have.length(9);

    const { exitCode, complaints } = await operate("media", "remove-unused", project.id);
    expect(exitCode, complaints).to.equal(0);
    expect(complaints).to.include(unused).and.include(asked).and.not.include(fresh);
    expect(await picturesOf(project.id)).to.deep.equal([...used, fresh].toSorted());
  });

  it("keeps what is named before the operator agrees", async () => {
    const project = await aProject();
    const [late, unused] = await Promise.all([aPicture(project.id), aPicture(project.id)]);
    const target = await openTarget(undefined);
    const proposal = await removeUnusedMedia(target, project.id);
    expect(proposal.work.flatMap(({ lines }) => lines).join())
      .to.include(late)
      .and.include(unused);
    await aLivePage(project, { content: `![A view](/media/${project.id}/${late})` });
    await apply(target, proposal);
    expect(await picturesOf(project.id)).to.deep.equal([late]);
  });

  it("does not delete what was deleted and stored again meanwhile", async () => {
    const { id } = await aProject();
    await aPicture(id);
    const [listed] = await pictureStore.listObjects(mediaPrefix(id));
    if (listed === undefined) throw new Error("nothing was stored");
    expect(await pictureStore.deleteObject(listed)).to.equal(true);
    await pictureStore.storeObject(listed.name, "image/png", Buffer.from("a picture"));
    expect(await pictureStore.deleteObject(listed)).to.equal(false);
    expect(await picturesOf(id)).to.have.length(1);
  });

  it("does not delete what was uploaded again meanwhile", async () => {
    const { id } = await aProject();
    await aPicture(id);
    const [listed] = await pictureStore.listObjects(mediaPrefix(id));
    if (listed === undefined) throw new Error("nothing was stored");
    expect(await pictureStore.renewObject(listed.name)).to.equal(true);
    expect(await pictureStore.deleteObject(listed)).to.equal(false);
    expect(await picturesOf(id)).to.have.length(1);
    const [renewed] = await pictureStore.listObjects(mediaPrefix(id));
    expect(Number(renewed?.uploadedAt) - Number(listed.uploadedAt)).to.be.greaterThan(24 * 3_600_000);
    // A use is recorded only once in a while: this picture counts as new already.
    await pictureStore.renewObject(listed.name);
    expect(await pictureStore.deleteObject(renewed ?? listed)).to.equal(true);
    expect(await pictureStore.renewObject(listed.name)).to.equal(false);
  });

  it("goes with the project when it was uploaded after the operator was asked", async () => {
    const { id } = await aProject();
    const target = await openTarget(undefined);
    const proposal = await deleteProject(target, id);
    await aPicture(id, 0);
    await apply(target, proposal);
    expect(await picturesOf(id)).to.deep.equal([]);
  });

  it("goes with the project, and with no other one", async () => {
    const [project, other] = await Promise.all([aProject(), aProject()]);
    await Promise.all([aPicture(project.id), aPicture(project.id, 0), aPicture(other.id)]);
    const { exitCode, complaints } = await operate("project", "delete", project.id);
    expect(exitCode, complaints).to.equal(0);
    expect(complaints).to.include("/media/ (2 pictures)");
    expect(await picturesOf(project.id)).to.deep.equal([]);
    expect(await picturesOf(other.id)).to.have.length(1);
    // A repetition deletes what an interrupted command has left.
    await aPicture(project.id);
    expect((await operate("project", "delete", project.id)).exitCode).to.equal(0);
    expect(await picturesOf(project.id)).to.deep.equal([]);
    expect((await operate("project", "delete", project.id)).complaints).to.include("There is no project");
  });
});
