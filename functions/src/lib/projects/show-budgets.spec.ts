import { expect } from "chai";
import { showBudgets } from "./show-budgets.ts";

describe("showBudgets", () => {
  const project = { plan: "free", limits: { messages: { project: 7 } }, liveSessionsPerDay: undefined } as const;
  const shown = new Map(
    showBudgets(project, { counts: new Map([["messages", 3]]), transfers: 2, sessions: null }).map(({ unit, ...budget }) => [unit, budget]),
  );

  it("has the plan's limits, where the project has no other", () => {
    expect(shown.get("messages")).to.deep.equal({ person: 20, project: 7, used: 3 });
    expect(shown.get("questions")).to.deep.equal({ person: 20, project: 200, used: 0 });
  });

  it("says what is used only where that is counted for a project and a day", () => {
    expect(shown.get("transfers")).to.include({ used: 2 });
    expect(shown.get("transfers_per_hour")).to.include({ used: null });
    expect(shown.get("voice_sessions")).to.deep.equal({ person: 5, project: null, used: null });
  });

  it("shows no use below zero: operators give units back", () => {
    const [used] = showBudgets(project, { counts: new Map([["search_company", -5]]), transfers: 0, sessions: null })
      .filter(({ unit }) => unit === "search_company")
      .map((one) => one.used);
    expect(used).to.equal(0);
  });
});
