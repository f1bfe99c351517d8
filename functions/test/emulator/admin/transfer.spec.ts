import { expect } from "chai";
import * as z from "zod";
import { firestore } from "../../support/admin-app.ts";
import { operate } from "../../support/operator.ts";
import { aProject } from "../../support/projects.ts";
import { aPhoneCall } from "../live/transfers/support/phone-call.ts";

describe("admin transfer", () => {
  it("lists how transfers ended, and the counts once they are gone", async () => {
    const call = await aPhoneCall();
    const { projectId, uid } = call.visitor;
    await call.enter();
    await call.reportStatus("no-answer");

    const list = await operate("transfer", "list", projectId, "--json");
    expect(list.complaints).to.equal("");
    const { transfers } = z.object({ result: z.object({ transfers: z.array(z.unknown()) }) }).parse(JSON.parse(list.output)).result;
    expect(transfers).to.have.length(1);
    expect(transfers[0]).to.deep.include({ id: call.transferId, uid, state: "no_answer", message: false });
    expect(list.output).not.to.include(call.phone);
    expect((await operate("transfer", "list", projectId)).output).to.include(`no_answer       ${uid}`);

    // The TTL policy does this after 30 days.
    await firestore.recursiveDelete(firestore.collection(`projects/${projectId}/transfers`));
    const day = new Date().toISOString().slice(0, 10);
    expect((await operate("transfer", "count", projectId)).output.trim()).to.equal(`${day}  no_answer 1`);
    expect((await operate("transfer", "list", projectId)).output.trim()).to.equal(`There is no transfer in ${projectId}.`);
  });

  it("ends a call, which the schedule hangs up", async () => {
    const call = await aPhoneCall();
    const { projectId } = call.visitor;
    await call.enter();
    const { exitCode, complaints } = await operate("transfer", "end", projectId, call.transferId);
    expect(exitCode, complaints).to.equal(0);
    const stored = await firestore.doc(`projects/${projectId}/transfers/${call.transferId}`).get();
    expect(stored.data()).to.deep.include({ state: "expired", to_end: ["caller", "manager"] });
    expect(stored.get("deadline")).to.not.equal(null);
    expect(await operate("transfer", "end", projectId, call.transferId)).to.deep.include({ exitCode: 0, complaints: "" });
  });

  it("complains about a project that does not exist", async () => {
    for (const verb of ["list", "count"]) {
      const { exitCode, complaints } = await operate("transfer", verb, "no-such-project");
      expect(exitCode).to.equal(1);
      expect(complaints).to.include("no-such-project");
    }
    const { id } = await aProject();
    expect((await operate("transfer", "count", id)).output.trim()).to.equal(`No transfer has ended in ${id}.`);
  });
});
