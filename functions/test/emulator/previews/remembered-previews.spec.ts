import { expect } from "chai";
import * as z from "zod";
import { firestore } from "../../support/admin-app.ts";
import { startInstance } from "../../support/instances.ts";
import { aForeignDraft, aWorkplace } from "../../support/projects.ts";

const Made = z.object({ url: z.url() });

describe("remembered previews", () => {
  it("are their own project's, also of two drafts that were written in one commit with one ID", async () => {
    const places = [await aWorkplace(), await aWorkplace()] as const;
    const [pattern] = places;
    const draftId = await aForeignDraft(pattern.project);
    const refOf = (projectId: string) => firestore.doc(`projects/${projectId}/documents/${draftId}`);
    const fields = (await refOf(pattern.project.id).get()).data() ?? {};
    await refOf(pattern.project.id).delete();
    const batch = firestore.batch();
    for (const { project } of places) batch.set(refOf(project.id), { ...fields, content: `Of ${project.id}` });
    await batch.commit();
    await using pages = await startInstance("previewPage");
    for (const { project, editor } of places) {
      const { url } = Made.parse((await editor.preview({ draftId })).body);
      const response = await fetch(`${pages.url}${new URL(url).pathname}`);
      expect(await response.text()).to.include(`<p>Of ${project.id}</p>`);
    }
  });
});
