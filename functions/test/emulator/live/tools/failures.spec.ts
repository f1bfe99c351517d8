import { expect } from "chai";
import { startInstance } from "../../../support/instances.ts";
import { logLinesOf } from "../../../support/log-lines.ts";
import { refused } from "../../../support/replies.ts";
import { sabotaged } from "../../../support/sabotage.ts";
import { callTool } from "../../../support/tools.ts";
import { aVisitor, aVoiceProject } from "../../../support/visitors.ts";

describe("a tool call that fails unexpectedly", () => {
  it("is 500 with the id of its one log line, and says nothing of the reason", async () => {
    const instance = await startInstance("liveToolsExecute", sabotaged("Vertraulich"));
    const visitor = await aVisitor(await aVoiceProject());
    const reply = await callTool(visitor, "update_profile", { first_name: "Ada" }, { callId: "call-1", base: instance.url });
    const { details = [], error } = refused(reply, 500, "internal");
    const [{ message: requestId } = { message: "" }] = details;
    expect(reply.headers["x-request-id"]).to.equal(requestId).and.not.to.equal("");
    expect(error).to.include(requestId).and.not.to.include("Vertraulich");
    const [line] = await logLinesOf(instance, 1);
    expect(line).to.deep.include({ severity: "ERROR", function: "liveToolsExecute", request_id: requestId, status: 500 });
    expect(line?.stack_trace).to.match(/^Error\n {4}at /);
    expect(instance.log()).not.to.include("Ada").and.not.to.include("Vertraulich");
    await instance.stop();
  });
});
