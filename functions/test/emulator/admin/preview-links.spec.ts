import { expect } from "chai";
import * as z from "zod";
import { firestore } from "../../support/admin-app.ts";
import { operate } from "../../support/operator.ts";
import { aForeignDraft, aSlug, aWorkplace } from "../../support/projects.ts";

const Made = z.object({ url: z.url() });

describe("the operator's tool", () => {
  const endings: Readonly<Record<string, (projectId: string, draftId: string) => readonly string[]>> = {
    "page remove": (projectId, draftId) => ["page", "remove", projectId, draftId],
    "page publish": (projectId, draftId) => ["page", "publish", projectId, draftId],
    "project delete": (projectId) => ["project", "delete", projectId],
  };
  for (const [verb, words] of Object.entries(endings))
    it(`ends the preview link of a draft with ${verb}, and no other`, async () => {
      const [{ project, editor }, other] = [await aWorkplace(), await aWorkplace()];
      const slug = aSlug();
      const [draftId, othersId] = await Promise.all([
        aForeignDraft(project, { slug, metadata: { title: "A", slug } }),
        aForeignDraft(other.project),
      ]);
      const { url } = Made.parse((await editor.preview({ draftId })).body);
      Made.parse((await other.editor.preview({ draftId: othersId })).body);
      expect((await fetch(url)).status).to.equal(200);
      const { exitCode, complaints } = await operate(...words(project.id, draftId));
      expect(exitCode, complaints).to.equal(0);
      expect((await firestore.collection(`projects/${project.id}/preview_links`).get()).size).to.equal(0);
      expect((await firestore.collection(`projects/${other.project.id}/preview_links`).get()).size).to.equal(1);
      expect((await fetch(url)).status).to.equal(404);
    });

  it("ends the link, too, of a page that another program has published in the draft's place", async () => {
    const { project, editor } = await aWorkplace();
    const draftId = await aForeignDraft(project, { slug: aSlug() });
    Made.parse((await editor.preview({ draftId })).body);
    await firestore.doc(`projects/${project.id}/documents/${draftId}`).update({ visibility: "live" });
    const { exitCode, complaints } = await operate("page", "remove", project.id, draftId);
    expect(exitCode, complaints).to.equal(0);
    expect((await firestore.collection(`projects/${project.id}/preview_links`).get()).size).to.equal(0);
  });
});
