import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "chai";
import { anAgent, factsIn, type TestAgent } from "../../support/agents.ts";
import { storedPage, storedVersions } from "../../support/documents.ts";
import { type Instance, startInstance } from "../../support/instances.ts";
import { brokenInvariantsOf } from "../../support/invariants.ts";
import { aLivePage, anEditor, aProject, aSlug } from "../../support/projects.ts";
import { opened } from "../../support/replies.ts";
import { rounds } from "../../support/rounds.ts";

const lines = rounds({ usual: 6, nightly: 25 });

/** A key has 120 requests a minute; whoever uses them up waits. */
const patiently = async <Result>(work: () => Promise<Result>): Promise<Result> =>
  work().catch(async (failure: unknown) => {
    if (!String(failure).includes("key_limit")) throw failure;
    await sleep(5_000);
    return patiently(work);
  });

describe("two agents and a person on one draft", () => {
  let instances: readonly Instance[];
  before(async () => {
    instances = await Promise.all([startInstance("mcp"), startInstance("mcp")]);
  });
  after(async () => Promise.all(instances.map(async (instance) => instance.stop())));

  /** Adds lines to the draft, each to the text that it has read last; after a refusal it reads again. */
  const addAsAgent = async (agent: TestAgent, draftId: string, name: string): Promise<void> => {
    for (let line = 0; line < lines; line++)
      for (;;) {
        const { doc, tag } = await patiently(async () => agent.use("read_draft", { draftId }));
        const save = { draftId, tag, content: `${doc.content}${name} ${line}\n` };
        const done = await patiently(async () => agent.use("save_draft", save))
          .then(() => true)
          .catch(async (failure: unknown) => {
            expect(String(failure)).to.include("stale_revision");
            return false;
          });
        if (done) break;
      }
  };

  it(`loses none of ${3 * lines} lines, and keeps what was replaced @nightly`, async () => {
    const project = await aProject();
    const slug = aSlug();
    await aLivePage(project, { slug, content: "Begin\n" });
    const agents = await Promise.all(instances.map(async ({ url }, index) => anAgent(url, project.id, ["write"], `Agent ${index}`)));
    const editor = await anEditor(project);
    const [first] = await Promise.all([
      editor.open({ slug, language: "en" }),
      ...agents.map(async (agent) => agent.use("open_draft", { slug, language: "en" })),
    ]);
    const { draftId } = opened(first);
    const addAsPerson = async (): Promise<void> => {
      for (let line = 0; line < lines; line++)
        for (;;) {
          const { doc, etag } = opened(await editor.read(draftId));
          const edit = { draftId, metadata: {}, content: `${doc.content}person ${line}\n`, language: "en" };
          if ((await editor.save(edit, { "If-Match": etag })).status === 200) break;
        }
    };
    await Promise.all([addAsPerson(), ...agents.map(async (agent, index) => addAsAgent(agent, draftId, `agent${index}`))]);
    const stored = await storedPage(project.id, draftId);
    const written = String(stored?.["content"]).split("\n");
    for (const name of ["agent0", "agent1", "person"])
      expect(written.filter((line) => line.startsWith(name))).to.deep.equal(Array.from({ length: lines }, (_, line) => `${name} ${line}`));
    expect(written[0]).to.equal("Begin");
    expect((await storedVersions(project.id, draftId)).length).to.be.at.least(2 * lines);
    expect(await brokenInvariantsOf(project.id)).to.deep.equal([]);
    await Promise.all(agents.map(async (agent) => agent[Symbol.asyncDispose]()));
  });

  it("publishes once, whoever is first, and discards nothing that somebody has changed", async () => {
    const project = await aProject();
    const slug = aSlug();
    await aLivePage(project, { slug });
    const [one, other] = await Promise.all(instances.map(async ({ url }) => anAgent(url, project.id)));
    if (one === undefined || other === undefined) throw new Error("There are two agents");
    const { draftId, tag } = await one.use("open_draft", { slug, language: "en" });
    const outcomes = await Promise.allSettled([
      one.use("publish_page", { draftId, tag }),
      other.use("publish_page", { draftId, tag }),
      one.use("discard_draft", { draftId, tag }),
      other.use("save_draft", { draftId, tag, content: "Late" }),
    ]);
    expect(outcomes.filter(({ status }) => status === "fulfilled").length).to.be.within(1, 2);
    expect(await brokenInvariantsOf(project.id)).to.deep.equal([]);
    expect(factsIn(await one.refusal("discard_draft", { draftId, tag })).code).to.be.oneOf(["not_found", "stale_revision"]);
    await Promise.all([one, other].map(async (agent) => agent[Symbol.asyncDispose]()));
  });
});
