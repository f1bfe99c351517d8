import { expect } from "chai";
import { randomUUID } from "node:crypto";
import { call, type Reply } from "../../support/api.ts";
import { storedPage } from "../../support/documents.ts";
import { brokenInvariantsOf } from "../../support/invariants.ts";
import { oneOfTwo, startInstance } from "../../support/instances.ts";
import { aLivePage, anEditor, aProject, aSlug } from "../../support/projects.ts";
import { opened, saved } from "../../support/replies.ts";

const count = 50;

/** 50 saves of one draft at once, each with its own key, without retries. */
const saveAtOnce = async (baseOf: (index: number) => Promise<string>): Promise<readonly Reply[]> => {
  const project = await aProject();
  const editor = await anEditor(project);
  const slug = aSlug();
  await aLivePage(project, { slug, metadata: {} });
  const { draftId } = opened(await editor.open({ slug, language: "en" }));
  const bases = await Promise.all(Array.from({ length: count }, async (_, index) => baseOf(index)));
  const replies = await Promise.all(
    bases.map(async (base, index) =>
      call("editSave", {
        projectId: project.id,
        token: editor.token,
        base,
        headers: { "Idempotency-Key": randomUUID() },
        body: { draftId, metadata: { [`key.${index}`]: index }, content: `Text ${index}`, language: "en" },
      }),
    ),
  );
  expect(replies.filter(({ status }) => status !== 200).map(({ status }) => status)).to.deep.equal([]);
  const stored = await storedPage(project.id, draftId);
  expect(stored?.["metadata"]).to.deep.equal(Object.fromEntries(bases.map((_, index) => [`key.${index}`, index])));
  expect(stored).to.include({ revision: count + 1 });
  expect(await brokenInvariantsOf(project.id)).to.deep.equal([]);
  return replies;
};

describe("50 parallel saves of one draft", () => {
  it("are all stored by one instance", async () => {
    const instance = await startInstance("editSave");
    const replies = await saveAtOnce(async () => Promise.resolve(instance.url));
    expect(new Set(replies.map((reply) => saved(reply).etag)).size).to.equal(count);
    await instance.stop();
  });

  it("are all stored by two instances", async () => {
    await saveAtOnce(async () => oneOfTwo("editSave"));
  });
});
