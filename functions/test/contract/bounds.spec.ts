import { readFileSync } from "node:fs";
import { expect } from "chai";
import { renderBounds } from "../../contract/bounds/render-bounds.ts";
import { type Bound, endpointBounds, siteReading, toolBounds } from "../../contract/bounds/requests.ts";
import { draftLimits } from "../../src/lib/pages/drafts/limits.ts";
import { withVisitorCosts } from "../../contract/bounds/visitor-costs.ts";
import { readMeasured } from "../../bench/measured.ts";
import { prices } from "../../contract/bounds/prices.ts";
import { samples } from "../../bench/samples/liveToolsExecute.ts";
import { boundsFile, costsFile } from "../../contract/contract-file.ts";
import { aPage, aWorld } from "../support/sites-in-memory.ts";
import { knowledgeLimits } from "../../src/lib/answers/knowledge/limits.ts";
import { runtime } from "../../src/lib/platform/config/runtime.ts";
import { budgetOf, limitNames, planNames } from "../../src/lib/projects/plans.ts";
import { toolNames } from "../../src/lib/tools/registry.ts";

describe("docs/bounds.md", () => {
  it("is up to date, and so is what docs/costs.md says about anonymous visitors: npm run openapi", () => {
    expect(readFileSync(boundsFile, "utf8")).to.equal(renderBounds());
    const costs = readFileSync(costsFile, "utf8");
    expect(costs).to.equal(withVisitorCosts(costs));
  });

  it("has in docs/costs.md, for every unit, what it costs by contract/bounds/prices.ts, or why that is not said", () => {
    const costs = readFileSync(costsFile, "utf8");
    const unsaid = limitNames.filter((unit) => !new RegExp(`^(?:\\| .*\\(|- .*)\`${unit}\`.*`, "m").test(costs));
    expect(unsaid).to.deep.equal([]);
    const { text, calls } = prices;
    const each = { ask_model: text.perQuestion, run_extraction: text.perCompany, transfers: calls.perCall } as const;
    for (const unit of ["ask_model", "run_extraction", "transfers"] as const) {
      const cells = planNames.map((plan) => {
        const { visitors } = budgetOf({ plan, liveSessionsPerDay: undefined, limits: {} }, unit);
        return `${visitors.toLocaleString("en-US")}: ${(visitors * each[unit]).toFixed(2)} $`;
      });
      expect(costs).to.include(`(\`${unit}\`) | ${cells.join(" | ")} |`);
    }
    expect(costs).to.include(` ${Number((100 * text.perQuestion).toFixed(2))} cents with \`gemini`);
  });

  it("calls the team's what no visitor can spend", () => {
    const [, names = ""] = /^- (.*): only the team/m.exec(readFileSync(costsFile, "utf8")) ?? [];
    const team = [...names.matchAll(/`(\w+)`/g)].map(([, unit]) => unit);
    const visitors = [...Object.values(endpointBounds), ...Object.values(toolBounds)]
      .filter(({ who }) => who === "visitor" || who === "Twilio")
      .flatMap(({ counted }): readonly string[] => counted);
    expect([...team, ...new Set(visitors)].filter((unit) => unit !== "live_sessions_per_day" && unit !== "refusals")).to.have.members([
      ...limitNames,
    ]);
  });

  it("has every function and every tool", () => {
    expect(Object.keys(endpointBounds)).to.have.members(Object.keys(runtime));
    expect(Object.keys(toolBounds)).to.have.members([...toolNames]);
  });

  it("says of nothing less than what was measured", () => {
    const toolOf = new Map(toolNames.flatMap((name) => samples[name].map((operation) => [operation.name, name])));
    const endpoints = new Map<string, Bound>(Object.entries(endpointBounds));
    const wrong = readMeasured().counts.filter(({ functionName, name, reads, writes, deletes, modelCalls }) => {
      const tool = toolOf.get(name);
      const bound = tool === undefined ? endpoints.get(functionName) : toolBounds[tool];
      const models = functionName.startsWith("liveSession") ? 0 : modelCalls;
      return (
        bound === undefined || reads > (bound.usualReads ?? bound.reads) || writes + deletes > bound.writes || models > (bound.model ?? 0)
      );
    });
    expect(wrong).to.deep.equal([]);
  });

  it("says no less of questions than what reading a site of the largest size takes, and usually what was measured", async () => {
    const { state, reads, getCurrent } = aWorld();
    const { pages, answeredQuestions, languagePages, listEveryMs } = knowledgeLimits;
    const pagesAt = (version: string) => Array.from({ length: pages }, (_none, index) => aPage(`page-${index}`, { state: version }));
    state.pages = pagesAt("1");
    await getCurrent("p");
    state.pages = pagesAt("2");
    state.nowMs += listEveryMs;
    await getCurrent("p");
    expect([reads.lists, reads.pages.length, reads.answers]).to.deep.equal([1, pages, 2]);
    // The templates are read with the list, and with all pages if one of them shows another part.
    const again = 2 + reads.lists * pages + reads.pages.length + 2 * draftLimits.templates + answeredQuestions;
    expect(siteReading.most)
      .to.be.at.least(again)
      .and.at.most(again + 1);
    const { ask } = toolBounds;
    expect(ask?.reads).to.equal((ask?.usualReads ?? 0) + siteReading.most);
    const { mcp, siteAgent, docsList, docsVersions, docsPublish, inboxList, templatesList, ...others } = endpointBounds;
    for (const { reads: same } of [ask ?? mcp, docsList, docsVersions, docsPublish, inboxList, templatesList])
      expect(mcp.reads).to.be.at.least(same);
    for (const { reads: most, usualReads } of [others.liveSession, others.liveSessionResume, siteAgent])
      expect(most - usualReads).to.equal(languagePages);
  });

  it("is compared with what was counted of every function", () => {
    const counted = new Set(readMeasured().counts.map(({ functionName }) => functionName));
    expect(Object.keys(endpointBounds).filter((name) => !counted.has(name))).to.deep.equal([]);
  });

  it("has a budget of the day for everything that an anonymous visitor can cause", () => {
    const free = [...Object.entries(endpointBounds), ...Object.entries(toolBounds)].filter(
      ([, { who, counted }]) => who === "visitor" && counted.length === 0,
    );
    expect(free).to.deep.equal([]);
  });
});
