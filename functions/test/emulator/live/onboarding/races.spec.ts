import { expect } from "chai";
import { fieldPaths } from "../../../../src/lib/onboarding/field-path.ts";
import { oneOfTwo } from "../../../support/instances.ts";
import { anOwner, briefOf, editsOf, getSession } from "../../../support/onboarding.ts";
import { inRounds, inTurn, together, untilAnswered } from "../../../support/concurrent-clients.ts";
import type { ToolResult } from "../../../../answers/tool-result.ts";
import { callTool, toolResult } from "../../../support/tools.ts";
import type { Visitor } from "../../../support/visitors.ts";

const callers = 20;
const rounds = 4;

/** Answered by one of two processes. */
const use = async (owner: Visitor, tool: string, args: object = {}): Promise<ToolResult> =>
  toolResult(await untilAnswered(async () => callTool(owner, tool, args, { base: await oneOfTwo("liveToolsExecute") })));

const choose = async (owner: Visitor): Promise<ToolResult> =>
  use(owner, "select_company", { country: "NO", business_url: "http://fjord.example" });

const values: Readonly<Record<string, string>> = { voice: "Kore", primary_language: "nb", languages: "nb" };

describe("onboarding tools that race", () => {
  it(`lose none of ${callers} edits at the same time, ${rounds} times, and each answer shows its own`, async () => {
    await inRounds(
      rounds,
      async () => {
        const owner = await anOwner();
        const answers = await together(callers, async (index) => {
          const path = inTurn(fieldPaths, index);
          return { path, answer: await use(owner, "set_field", { path, value: values[path] ?? `Ours ${path}` }) };
        });
        const edits = editsOf(await getSession(owner));
        expect(Object.keys(edits)).to.have.members([...fieldPaths]);
        for (const { path, answer } of answers) {
          expect(edits[path]).to.be.ok;
          expect(briefOf(answer).fields[path].value).to.deep.equal(edits[path]);
        }
        // Repetitions change nothing.
        expect((await getSession(owner)).revision).to.equal(fieldPaths.length);
      },
      1,
    );
  });

  it(`never confirm what the visitor has not seen: an edit beside a confirmation, ${rounds} times`, async () => {
    await inRounds(
      rounds,
      async () => {
        const owner = await anOwner();
        await choose(owner);
        const [edited, confirmed] = await Promise.all([use(owner, "set_field", { path: "summary", value: "New" }), use(owner, "confirm")]);
        const stored = await getSession(owner);
        expect(editsOf(stored)).to.deep.equal({ summary: "New" });
        // Either the confirmation was last and its card had the edit, or the edit was last and withdrew it.
        const wasLast = briefOf(confirmed).fields.summary.value === "New";
        expect(stored.confirmed_at === null).to.equal(!wasLast);
        expect(briefOf(edited).state).to.equal("selected");
      },
      1,
    );
  });

  it("select one of several companies as a whole", async () => {
    const owner = await anOwner();
    await together(8, async (index) =>
      use(owner, "select_company", { country: inTurn(["NO", "SE"], index), business_url: `http://company-${index}.example` }),
    );
    const { company } = await getSession(owner);
    const number = Number(/company-(\d)/.exec(String(company?.["business_url"]))?.[1]);
    expect(company?.["country"]).to.equal(inTurn(["NO", "SE"], number));
  });
});
