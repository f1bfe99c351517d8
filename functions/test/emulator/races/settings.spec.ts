import { expect } from "chai";
import { storedDrafts, storedProject } from "../../support/documents.ts";
import { brokenInvariantsOf } from "../../support/invariants.ts";
import { aProject, aSlug } from "../../support/projects.ts";
import { aConcurrentClient, inTurn, tally, together } from "../../support/concurrent-clients.ts";
import { refused, saved, settings } from "../../support/replies.ts";

describe("two who place the voice agent at once", () => {
  it("both get their way when they change different things", async () => {
    for (let round = 0; round < 10; round++) {
      const project = await aProject({ site: { theme: "dark" } });
      const editors = await together(2, async () => aConcurrentClient(project));
      const slug = aSlug();
      const changes = [{ live_agent_slug: slug }, { live_agent_placement: "modal" }];
      await together(2, async (index) => settings(await inTurn(editors, index).configure(inTurn(changes, index))));
      expect((await storedProject(project.id)).fields).to.deep.include({
        name: "A site",
        site: { theme: "dark", live_agent_placement: "modal", live_agent_slug: slug },
      });
    }
  });

  it("never get a mixture of their requests, 20 times at once", async () => {
    const project = await aProject();
    const editors = await together(2, async () => aConcurrentClient(project));
    const wanted = [
      { live_agent_placement: "destination_page", live_agent_slug: aSlug() },
      { live_agent_placement: "widget", live_agent_slug: null },
    ];
    const answers = await together(20, async (index) => settings(await inTurn(editors, index).configure(inTurn(wanted, index))));
    for (const [index, answer] of answers.entries()) expect(answer).to.deep.equal(inTurn(wanted, index));
    expect((await storedProject(project.id)).fields?.["site"]).to.deep.be.oneOf(wanted);
  });
});

describe("a slug that is reserved during saves that want it", () => {
  it("is refused or saved, never anything between", async () => {
    const project = await aProject();
    const editor = await aConcurrentClient(project);
    const slug = aSlug();
    const drafts = await together(
      6,
      async () =>
        saved(await editor.save({ draftId: "new", metadata: {}, content: "text", language: "en", doc_template_id: project.templateId }))
          .draftId,
    );

    const [, , replies] = await Promise.all([
      editor.configure({ live_agent_placement: "destination_page", live_agent_slug: slug }).then(settings),
      editor.configure({ live_agent_placement: "destination_page" }),
      together(6, async (index) => editor.save({ draftId: inTurn(drafts, index), metadata: { slug }, content: "text", language: "en" })),
    ]);

    for (const reply of replies.filter(({ status }) => status !== 200))
      expect(reply.body).to.have.property("code").that.is.oneOf(["slug_taken", "slug_reserved"]);
    const holders = (await storedDrafts(project.id)).filter(({ fields }) => fields?.["slug"] === slug);
    expect(tally(replies.map(({ status }) => status))[200] ?? 0)
      .to.equal(holders.length)
      .and.to.be.at.most(1);
    expect(await brokenInvariantsOf(project.id)).to.deep.equal([]);
    refused(await editor.save({ draftId: inTurn(drafts, 0), metadata: { slug }, content: "later", language: "en" }), 409, "slug_reserved");
  });
});
