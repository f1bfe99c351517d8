import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "chai";
import { firestore } from "../../support/admin-app.ts";
import { storedPage } from "../../support/documents.ts";
import { brokenInvariantsOf } from "../../support/invariants.ts";
import { operate } from "../../support/operator.ts";
import { aLivePage, aSlug, aWorkplace } from "../../support/projects.ts";
import { opened, refused, saved } from "../../support/replies.ts";

describe("admin page publish, beside others", () => {
  it("publishes the last text that was saved, and loses none", async () => {
    const { project, editor } = await aWorkplace();
    const slug = aSlug();
    const live = await aLivePage(project, { slug });
    const { draftId } = opened(await editor.open({ slug, language: "en" }));
    const text = { draftId, metadata: {}, language: "en" };
    saved(await editor.save({ ...text, content: "Text 0" }));
    const publish = async (): Promise<void> => {
      const { exitCode, complaints } = await operate("page", "publish", project.id, draftId);
      if (exitCode === 0) return;
      expect(complaints).to.include("Someone else has changed this in the meantime");
      return publish();
    };
    // At growing intervals: the first saves fall between the command's read and write, the last ones let it succeed.
    const saveOn = async (): Promise<string> => {
      for (let number = 1, last = "Text 0"; ; number++) {
        const reply = await editor.save({ ...text, content: `Text ${number}` });
        if (reply.status !== 200) {
          refused(reply, 404, "not_found");
          return last;
        }
        saved(reply);
        last = `Text ${number}`;
        await sleep(20 * number);
      }
    };
    const [last] = await Promise.all([saveOn(), publish()]);
    expect(await storedPage(project.id, live)).to.include({ content: last, visibility: "live" });
    expect(await brokenInvariantsOf(project.id)).to.deep.equal([]);
  });

  it("makes one page when two operators publish a new draft", async () => {
    const { project, editor } = await aWorkplace();
    const metadata = { title: "New", slug: aSlug() };
    const body = { draftId: "new", metadata, content: "New", language: "en", doc_template_id: project.templateId };
    const { draftId } = saved(await editor.save(body));
    const outcomes = await Promise.all([1, 2].map(async () => operate("page", "publish", project.id, draftId)));
    expect(outcomes.map(({ exitCode }) => exitCode).toSorted()).to.deep.equal([0, 1]);
    expect(
      (await firestore.collection(`projects/${project.id}/documents`).get()).docs.map((record): unknown => record.get("content")),
    ).to.deep.equal(["New"]);
    expect(await brokenInvariantsOf(project.id)).to.deep.equal([]);
  });
});
