import { mock } from "node:test";
import { expect } from "chai";
import { aToolCall } from "../../../test/support/a-tool-call.ts";
import { AppError } from "../platform/core/app-error.ts";
import type { BudgetStore } from "../usage/quota/daily-budget.ts";
import type { ToolCallStore } from "../conversations/tool-calls/tool-call.ts";
import { executeTool, type ToolRequest } from "./execute-tool.ts";
import { toolNames } from "./registry.ts";

const unused = async (): Promise<never> => Promise.reject(new Error("Nobody should ask for this"));

const noCalls: ToolCallStore = { findCall: unused, claimCall: unused, finishCall: unused, forgetCall: unused };

/** Nobody has used anything. */
const budgets: BudgetStore = {
  findBudget: async () => ({ person: { counts: new Map(), writeToken: undefined }, project: { counts: new Map(), writeToken: undefined } }),
  countUnit: unused,
};

const portsOf = (calls: Partial<ToolCallStore>, noteRefusal: () => void = () => undefined) => ({
  budgets,
  calls: { ...noCalls, ...calls },
  noteRefusal,
});

const aRequest = (toolName: string, language = "en"): ToolRequest => {
  const { project, caller, at } = aToolCall(language);
  return { project, caller, at, toolName, args: {}, callId: "call-1" };
};

describe("executeTool", () => {
  for (const [language, sentence] of [
    ["en", "This is taking longer than it should. Please try again in a moment."],
    ["de-AT", "Das dauert gerade länger, als es sollte. Bitte versuchen Sie es gleich noch einmal."],
  ] as const) {
    it(`says in ${language} that a tool takes too long, when its time is over`, async () => {
      mock.timers.enable({ apis: ["setTimeout"] });
      try {
        const answer = executeTool(portsOf({ claimCall: async () => new Promise(() => undefined) }), aRequest("update_profile", language));
        mock.timers.tick(8_000);
        expect(await answer).to.deep.equal({ result: sentence });
      } finally {
        mock.timers.reset();
      }
    });
  }

  it("throws errors that nobody in the conversation can fix", async () => {
    const broken = new Error("a bug");
    const failure: unknown = await executeTool(
      portsOf({ claimCall: async () => Promise.reject(broken) }),
      aRequest("update_profile"),
    ).catch((error: unknown) => error);
    expect(failure).to.equal(broken);
  });

  it("says that the day is over when its calls are used up, does nothing, and notes it as refused", async () => {
    const request = aRequest("update_profile");
    const project = { ...request.project, limits: { tool_calls: { person: 0 } } };
    let refusals = 0;
    const ports = portsOf({}, () => {
      refusals += 1;
    });
    expect(await executeTool(ports, { ...request, project })).to.deep.equal({
      result: "I cannot do any more today. Please try again tomorrow.",
    });
    expect(refusals).to.equal(1);
  });

  for (const name of ["", "Ask", "ask ", "__proto__", "constructor"]) {
    it(`has no tool ${JSON.stringify(name)}`, async () => {
      const failure: unknown = await executeTool(portsOf({}), aRequest(name)).catch((error: unknown) => error);
      expect(failure).to.be.instanceOf(AppError).with.property("code", "unknown_tool");
    });
  }

  it("has the tools of onboarding only where the project has the module", async () => {
    const request = aRequest("confirm");
    const project = { ...request.project, modules: { voice: true, onboarding: false, transfers: true } };
    for (const name of toolNames.slice(5)) {
      const failure: unknown = await executeTool(portsOf({}), { ...request, project, toolName: name }).catch((error: unknown) => error);
      expect(failure, name).to.be.instanceOf(AppError).with.property("code", "module_disabled");
    }
  });
});
