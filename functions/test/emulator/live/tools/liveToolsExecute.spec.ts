import { expect } from "chai";
import { aMember } from "../../../support/people.ts";
import { refused } from "../../../support/replies.ts";
import { callTool, toolResult } from "../../../support/tools.ts";
import { aStranger, aVisitor, aVoiceProject, provision } from "../../../support/visitors.ts";

const onboardingTools = ["search_company", "select_company", "run_extraction", "set_field", "confirm"];

describe("liveToolsExecute", () => {
  it("refuses in the order that clients rely on", async () => {
    const [projectId, silent] = await Promise.all([aVoiceProject(), aVoiceProject({ modules: { voice: false, onboarding: true } })]);
    const stranger = await aStranger(projectId);
    const unprovisioned = { ...(await aMember(projectId, "admin")), projectId };
    const visitor = await aVisitor(projectId);
    const inSilence = await aVisitor(silent);
    const shutOut = await aVisitor(projectId);
    await provision(shutOut, { profile: {}, disabled: true });
    const bad = { body: { args: "none" } };

    refused(await callTool(visitor, "confirm", {}, { ...bad, token: "forged", headers: {} }), 401, "unauthenticated");
    refused(await callTool(stranger, "confirm", {}, { ...bad, headers: {} }), 400, "missing_project_id");
    for (const person of [stranger, unprovisioned, shutOut]) {
      expect(refused(await callTool(person, "confirm", {}, bad), 403, "not_provisioned").error).to.equal(
        "This user has not been provisioned. Contact a manager.",
      );
    }
    expect(refused(await callTool({ ...visitor, projectId: silent }, "confirm", {}, bad), 403, "not_a_member").error).to.equal(
      "User is not a member of this project",
    );
    expect(refused(await callTool(inSilence, "confirm", {}, bad), 403, "voice_disabled").error).to.equal(
      "Voice web agent not enabled for this project",
    );
    refused(await callTool(visitor, "confirm", {}, bad), 400, "invalid_request");
    refused(await callTool(visitor, "confirm"), 403, "module_disabled");
  });

  it("wants the name of a tool", async () => {
    const visitor = await aVisitor(await aVoiceProject());
    for (const body of [undefined, {}, { args: {} }, { tool_name: "" }, { tool_name: null }, { tool_name: 7 }, { tool_name: ["ask"] }]) {
      const { details = [] } = refused(await callTool(visitor, "", {}, { body }), 400, "invalid_request");
      expect(details.map(({ path }) => path)).to.deep.equal(["tool_name"]);
    }
    for (const name of ["updateProfile", "UPDATE_PROFILE", "constructor", "__proto__", " ask", "x".repeat(10_000)]) {
      refused(await callTool(visitor, name), 400, "unknown_tool");
    }
  });

  it("wants arguments that are an object, and a call id that is a short text", async () => {
    const visitor = await aVisitor(await aVoiceProject());
    for (const [path, value] of [
      ["args", "text"],
      ["args", []],
      ["args", 7],
      ["call_id", 7],
      ["call_id", ""],
      ["call_id", "x".repeat(257)],
    ] as const) {
      const { details = [] } = refused(
        await callTool(visitor, "", {}, { body: { tool_name: "update_profile", [path]: value } }),
        400,
        "invalid_request",
      );
      expect(details.map((detail) => detail.path)).to.deep.equal([path]);
    }
  });

  it("has the onboarding tools only where the project has the module", async () => {
    const visitor = await aVisitor(await aVoiceProject());
    for (const name of onboardingTools) refused(await callTool(visitor, name, {}), 403, "module_disabled");
  });

  it("takes arguments that are missing or null for none, and does not care for what else is in the body", async () => {
    const visitor = await aVisitor(await aVoiceProject(), { first_name: "Ada" });
    for (const more of [{}, { args: null }, { args: {}, call_id: null }, { args: {}, session: "x" }]) {
      const { widget } = toolResult(await callTool(visitor, "", {}, { body: { tool_name: "update_profile", ...more } }));
      expect(widget?.data).to.include({ first_name: "Ada" });
    }
  });

  it("answers a repeated call as it answered the first, and does nothing twice", async () => {
    const visitor = await aVisitor(await aVoiceProject());
    const first = await callTool(visitor, "update_profile", { first_name: "Ada" }, { callId: "call-1" });
    expect(toolResult(first).widget?.data).to.include({ first_name: "Ada" });
    toolResult(await callTool(visitor, "update_profile", { first_name: "Grace" }));
    const again = await callTool(visitor, "update_profile", { first_name: "Ada" }, { callId: "call-1" });
    expect(again.body).to.deep.equal(first.body);
    expect(toolResult(await callTool(visitor, "update_profile")).widget?.data).to.include({ first_name: "Grace" });
  });

  it("does not take the call of one person for that of another", async () => {
    const projectId = await aVoiceProject();
    const [ada, grace] = await Promise.all([aVisitor(projectId), aVisitor(projectId)]);
    toolResult(await callTool(ada, "update_profile", { first_name: "Ada" }, { callId: "call-1" }));
    expect(toolResult(await callTool(grace, "update_profile", { first_name: "Grace" }, { callId: "call-1" })).widget?.data).to.include({
      first_name: "Grace",
    });
  });

  it("does not take the call of one tool for that of another, from a client that begins to count anew", async () => {
    const visitor = await aVisitor(await aVoiceProject());
    toolResult(await callTool(visitor, "update_profile", { first_name: "Ada" }, { callId: "1" }));
    expect(toolResult(await callTool(visitor, "ask", {}, { callId: "1" })).result).to.equal(
      "What would you like to know? Please ask one question.",
    );
  });

  it("answers end_conversation with a sentence, for pages that do not carry it out themselves", async () => {
    for (const [language, sentence] of [
      ["en", "Goodbye!"],
      ["nb", "Ha det bra!"],
    ] as const) {
      const visitor = await aVisitor(await aVoiceProject(), { language });
      expect(toolResult(await callTool(visitor, "end_conversation", {}))).to.deep.equal({ result: sentence });
    }
  });

  it("takes any text for a call id", async () => {
    const visitor = await aVisitor(await aVoiceProject());
    for (const callId of ["../x", "a/b", "__x__", ".", "💥", "\u0000", "x".repeat(256)])
      toolResult(await callTool(visitor, "update_profile", {}, { callId }));
  });
});
