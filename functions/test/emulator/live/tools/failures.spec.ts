import { expect } from "chai";
import { digest } from "../../../../src/lib/core/digest.ts";
import { firestore } from "../../../support/admin-app.ts";
import { startInstance } from "../../../support/instances.ts";
import { logLinesOf } from "../../../support/log-lines.ts";
import { refused } from "../../../support/replies.ts";
import { callTool } from "../../../support/tools.ts";
import { aVisitor, aVoiceProject } from "../../../support/visitors.ts";

describe("a tool call that fails unexpectedly", () => {
  it("is 500 with the id of its one log line, and says nothing of the reason", async () => {
    const instance = await startInstance("liveToolsExecute");
    const visitor = await aVisitor(await aVoiceProject());
    const id = digest(visitor.uid, "update_profile", "call-1");
    await firestore
      .doc(`projects/${visitor.projectId}/tool_calls/${id}`)
      .set({ answer: "not JSON", expire_at: new Date(Date.now() + 60_000) });
    const reply = await callTool(visitor, "update_profile", { first_name: "Ada" }, { callId: "call-1", base: instance.url });
    const { details = [], error } = refused(reply, 500, "internal");
    const [{ message: requestId } = { message: "" }] = details;
    expect(reply.headers["x-request-id"]).to.equal(requestId).and.not.to.equal("");
    expect(error).to.include(requestId).and.not.to.include("JSON");
    const [line] = await logLinesOf(instance, 1);
    expect(line).to.deep.include({ severity: "ERROR", function: "liveToolsExecute", request_id: requestId, status: 500 });
    expect(line?.stack_trace).to.match(/^SyntaxError\n {4}at /);
    expect(instance.log()).not.to.include("Ada");
    await instance.stop();
  });
});
