import { expect } from "chai";
import * as z from "zod";
import { localVoiceKey } from "../../../fakes/voice/settings.ts";
import { startFakeVoice } from "../../../fakes/voice/start-fake-voice.ts";
import { type Instance, startInstance } from "../../support/instances.ts";
import { logLinesOf } from "../../support/log-lines.ts";
import { together } from "../../support/concurrent-clients.ts";
import { refused } from "../../support/replies.ts";
import { callTool, toolResult } from "../../support/tools.ts";
import { aStranger, aVisitor, aVoiceProject, start, started } from "../../support/visitors.ts";

const Line = z.looseObject({ message: z.string() });

const linesWith = (instance: Instance, message: string) =>
  instance
    .log()
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => Line.parse(JSON.parse(line)))
    .filter((line) => line.message === message);

describe("the lines of a request", () => {
  it("say which project and tool they are about, and the outcome, whatever else is running", async () => {
    const instance = await startInstance("liveToolsExecute");
    const base = instance.url;
    const visitors = await together(8, async () => aVisitor(await aVoiceProject()));
    const calls = visitors.map(async (visitor, index) => {
      const tool = index % 2 === 0 ? "update_profile" : "ask";
      const reply = await callTool(visitor, tool, {}, { base });
      toolResult(reply);
      return { request_id: String(reply.headers["x-request-id"]), project: visitor.projectId, tool, outcome: "done" };
    });
    const expected = await Promise.all(calls);
    const lines = await logLinesOf(instance, expected.length);
    expect(lines.map(({ request_id, project, tool, outcome }) => ({ request_id, project, tool, outcome }))).to.have.deep.members(expected);
    await instance.stop();
  });

  it("say that a call was answered before", async () => {
    const instance = await startInstance("liveToolsExecute");
    const visitor = await aVisitor(await aVoiceProject());
    for (const callId of ["a", "a"]) toolResult(await callTool(visitor, "update_profile", {}, { callId, base: instance.url }));
    expect((await logLinesOf(instance, 2)).map(({ outcome }) => outcome)).to.deep.equal(["done", "repeated"]);
    await instance.stop();
  });

  it("say nothing that only a stranger claims", async () => {
    const instance = await startInstance("liveToolsExecute");
    const base = instance.url;
    const projectId = await aVoiceProject();
    refused(await callTool(await aStranger(projectId), "ask", {}, { base }), 403, "not_provisioned");
    refused(await callTool(await aVisitor(projectId), "no_tool", {}, { base }), 400, "unknown_tool");
    const lines = await logLinesOf(instance, 2);
    expect(lines.map(({ project, tool, outcome, code }) => ({ project, tool, outcome, code }))).to.deep.equal([
      { project: undefined, tool: undefined, outcome: "refused", code: "not_provisioned" },
      { project: projectId, tool: undefined, outcome: "refused", code: "unknown_tool" },
    ]);
    await instance.stop();
  });

  it("belong together: what an operator is told has the number of the request", async () => {
    await using service = await startFakeVoice();
    const instance = await startInstance("liveSession", { GEMINI_API_URL: service.url, GEMINI_API_KEY: localVoiceKey });
    const visitor = await aVisitor(await aVoiceProject({ live_agent: { voice: "Elvis" } }));
    const reply = await start(visitor, { base: instance.url });
    started(reply);
    expect(linesWith(instance, "the project's voice does not exist")).to.deep.equal([
      {
        severity: "WARNING",
        message: "the project's voice does not exist",
        request_id: reply.headers["x-request-id"],
        function: "liveSession",
        project: visitor.projectId,
        outcome: "replaced",
        voice: "Elvis",
        used_instead: "Puck",
      },
    ]);
    await instance.stop();
  });
});
