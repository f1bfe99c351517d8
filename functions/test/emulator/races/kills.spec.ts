import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "chai";
import { call, type EndpointName } from "../../support/api.ts";
import { storedDrafts, storedPage, storedVersions, untilStill } from "../../support/documents.ts";
import { brokenInvariantsOf } from "../../support/invariants.ts";
import { startInstance } from "../../support/instances.ts";
import { aProject, aSlug } from "../../support/projects.ts";
import { aConcurrentClient, inRounds, together } from "../../support/concurrent-clients.ts";
import { rounds } from "../../support/rounds.ts";
import { saved } from "../../support/replies.ts";

const times = rounds({ usual: 4, nightly: 10 });
const roundsAtOnce = 4;
const draftsPerRound = 10;

/** Shorter than a request takes, so a kill falls shortly after an answer, while others are in flight. */
const longestPauseMs = 10;

const aFixture = async () => {
  const project = await aProject();
  const editor = await aConcurrentClient(project);
  const drafts = await together(
    draftsPerRound,
    async () =>
      saved(
        await editor.save({
          draftId: "new",
          metadata: { slug: aSlug() },
          content: "before",
          language: "en",
          doc_template_id: project.templateId,
        }),
      ).draftId,
  );
  /** Sends requests to a separate process and kills it in the middle. Returns how many were answered before. */
  const sendAndKill = async (endpoint: EndpointName, bodies: readonly object[]): Promise<number> => {
    const instance = await startInstance(endpoint);
    const request = { projectId: project.id, token: editor.token, base: instance.url };
    const killAfter = 1 + Math.floor((Math.random() * bodies.length) / 2);
    const enough = Promise.withResolvers<undefined>();
    let answered = 0;
    const send = async (body: object): Promise<number | undefined> => {
      const reply = await call(endpoint, { ...request, body, headers: { "Idempotency-Key": "killed" } }).catch(() => undefined);
      if (++answered >= killAfter) enough.resolve(undefined);
      return reply?.status;
    };
    const replies = bodies.map(send);
    await enough.promise;
    await sleep(Math.random() * longestPauseMs);
    await instance.stop("SIGKILL");
    const statuses = await Promise.all(replies);
    await untilStill(project.id);
    // On a busy machine, a request may have reached its time limit before: then it is as unknown whether it was done.
    expect(statuses.filter((status) => ![undefined, 200, 503].includes(status))).to.deep.equal([]);
    return statuses.filter((status) => status === 200).length;
  };
  return { project, editor, drafts, sendAndKill };
};

describe("a process that is killed", () => {
  it(`has saved a draft or not, ${times} times, and a repeated save is applied once`, async () => {
    let answeredInAll = 0;
    await inRounds(
      times,
      async () => {
        const { project, editor, drafts, sendAndKill } = await aFixture();
        const bodies = drafts.map((draftId) => ({ draftId, metadata: { slug: aSlug() }, content: "after", language: "en" }));
        const answered = await sendAndKill("editSave", bodies);

        expect(await brokenInvariantsOf(project.id)).to.deep.equal([]);
        const states = (await storedDrafts(project.id)).map(({ fields }) => [fields?.["revision"], fields?.["content"]].join(" "));
        for (const state of states) expect(state).to.be.oneOf(["1 before", "2 after"]);
        expect(states.filter((state) => state === "2 after").length).to.be.at.least(answered);
        answeredInAll += answered;

        await Promise.all(
          bodies.map(async (body) => {
            saved(await editor.save(body, { "Idempotency-Key": "killed" }));
            expect(await storedPage(project.id, body.draftId)).to.deep.include({ revision: 2, content: "after", slug: body.metadata.slug });
            expect(await storedVersions(project.id, body.draftId)).to.have.lengthOf(1);
          }),
        );
        expect(await brokenInvariantsOf(project.id)).to.deep.equal([]);
      },
      roundsAtOnce,
    );
    expect(answeredInAll).to.be.above(0);
  });

  it(`has discarded a draft or not, ${times} times, and a repeated discard leaves nothing`, async () => {
    let answeredInAll = 0;
    await inRounds(
      times,
      async () => {
        const { project, editor, drafts, sendAndKill } = await aFixture();
        await Promise.all(
          drafts.map(async (draftId) => saved(await editor.save({ draftId, metadata: {}, content: "edited", language: "en" }))),
        );
        const answered = await sendAndKill(
          "editDiscard",
          drafts.map((draftId) => ({ draftId })),
        );

        expect(await brokenInvariantsOf(project.id)).to.deep.equal([]);
        expect((await storedDrafts(project.id)).length).to.be.at.most(draftsPerRound - answered);
        answeredInAll += answered;
        const replies = await Promise.all(drafts.map(async (draftId) => editor.discard({ draftId })));
        expect(replies.filter(({ status }) => status !== 200 && status !== 404)).to.deep.equal([]);
        expect(await storedDrafts(project.id)).to.deep.equal([]);
        expect(await brokenInvariantsOf(project.id)).to.deep.equal([]);
      },
      roundsAtOnce,
    );
    expect(answeredInAll).to.be.above(0);
  });
});
