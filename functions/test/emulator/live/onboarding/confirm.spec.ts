import { expect } from "chai";
import { Timestamp } from "firebase-admin/firestore";
import { fieldPaths } from "../../../../src/lib/onboarding/field-path.ts";
import { anOwner, briefOf, getSession, storedSession } from "../../../support/onboarding.ts";
import type { ToolResult } from "../../../../answers/tool-result.ts";
import { callTool, toolResult } from "../../../support/tools.ts";
import type { Visitor } from "../../../support/visitors.ts";

const use = async (owner: Visitor, tool: string, args: object = {}): Promise<ToolResult> => toolResult(await callTool(owner, tool, args));

const choose = async (owner: Visitor): Promise<ToolResult> =>
  use(owner, "select_company", { country: "NO", business_url: "fjord.example" });

describe("confirm", () => {
  it("needs a company", async () => {
    const owner = await anOwner();
    expect((await use(owner, "confirm")).result).to.match(/^No company has been chosen yet/);
    expect(await storedSession(owner)).to.equal(undefined);
    await use(owner, "set_field", { path: "voice", value: "Kore" });
    expect(briefOf(await use(owner, "confirm"))).to.include({ state: "no_company", confirmed_at: null });
  });

  it("marks the brief, says what is filled and how much is open, and is harmless when repeated", async () => {
    const owner = await anOwner();
    await choose(owner);
    await use(owner, "set_field", { path: "summary", value: "We bake bread" });
    const answer = await use(owner, "confirm");
    expect(answer.result).to.equal("The brief of fjord.example is confirmed. This is filled in: Summary. Still empty: 12.");
    const { state, confirmed_at: confirmedAt } = briefOf(answer);
    expect(state).to.equal("confirmed");
    const stored = await getSession(owner);
    expect(stored.confirmed_at).to.be.instanceOf(Timestamp);

    const again = await use(owner, "confirm");
    expect(again.result).to.match(/^The brief of fjord\.example was confirmed already, and has not changed since\./);
    expect(briefOf(again).confirmed_at).to.equal(confirmedAt);
    expect(await getSession(owner)).to.deep.equal(stored);
  });

  it("has nothing to complain about when everything is there", async () => {
    const owner = await anOwner();
    await choose(owner);
    const values: Readonly<Record<string, string>> = { voice: "Kore", primary_language: "nb", languages: "nb" };
    for (const path of fieldPaths) await use(owner, "set_field", { path, value: values[path] ?? "Ours" });
    expect((await use(owner, "confirm")).result).to.equal("The brief of fjord.example is confirmed. Nothing is missing.");
  });

  it("is taken back by an edit that changes something, and only by that", async () => {
    const owner = await anOwner();
    await choose(owner);
    await use(owner, "set_field", { path: "summary", value: "We bake bread" });
    await use(owner, "confirm");
    expect(briefOf(await use(owner, "set_field", { path: "summary", value: "We bake bread" })).state).to.equal("confirmed");
    expect(briefOf(await use(owner, "set_field", { path: "voice", value: "Elvis" })).state).to.equal("confirmed");
    const edited = await use(owner, "set_field", { path: "summary", value: "We bake cakes" });
    expect(edited.result).to.match(
      /^Summary is now: We bake cakes\. Before, it was: We bake bread\. The brief has changed, so please confirm it again/,
    );
    expect(briefOf(edited).state).to.equal("selected");
    expect((await getSession(owner)).confirmed_at).to.equal(null);
    expect((await use(owner, "confirm")).result).to.match(/is confirmed\./);
  });
});
