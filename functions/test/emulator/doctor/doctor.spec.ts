import { expect } from "chai";
import { allChecks } from "../../../scripts/doctor/all-checks.ts";
import type { Check } from "../../../scripts/doctor/check.ts";
import { describeResult, toReport } from "../../../scripts/doctor/report.ts";
import { runChecks, type Result } from "../../../scripts/doctor/run-checks.ts";
import { readParameters } from "../../../local/stack/parameters.ts";
import { readPortOffset } from "../../../local/stack/firebase-config.ts";
import { stackDir } from "../../../local/stack/paths.ts";
import { voiceControl } from "../../support/control-voice.ts";
import { aProject } from "../../support/projects.ts";
import { aBed, type Bed } from "./support/bed.ts";
import { enforceAppCheck } from "./support/enforce-app-check.ts";
import { aClaimedHost, deploymentFaults } from "./support/deployment-faults.ts";
import type { Faults } from "./support/faults.ts";
import { othersFaults } from "./support/others-faults.ts";
import { phoneFaults } from "./support/phone-faults.ts";
import { voiceFaults } from "./support/voice-faults.ts";

const faults: Faults = { ...deploymentFaults, ...voiceFaults, ...phoneFaults, ...othersFaults };

describe("doctor", () => {
  let bed: Bed;
  const { signal } = new AbortController();
  const look = async (checks: readonly Check[]): Promise<readonly Result[]> => {
    const results = await runChecks(checks, bed.patient, { signal });
    const said = [...results.map(describeResult), JSON.stringify(toReport(results, { project: "p", at: new Date() }))].join("\n");
    for (const secret of bed.patient.secrecy.values()) expect(said).not.to.include(secret);
    return results;
  };

  before(async () => {
    bed = await aBed(readParameters(stackDir(readPortOffset(process.env))));
  });

  afterEach(async () => bed.heal());

  after(async () => bed[Symbol.asyncDispose]());

  it("finds nothing wrong where nothing is", async function () {
    // The emulator starts a process for every function.
    this.timeout(240_000);
    const results: Result[] = [];
    for (const check of allChecks) {
      // The check would wait ten minutes for it.
      if (check.name === "voice/go-away") void voiceControl.untilSession(() => true).then(async () => voiceControl.goAway(5_000));
      results.push(...(await look([check])));
    }
    expect(results).to.have.lengthOf(allChecks.length);
    // How fast the machine of this test is tells nothing of the project.
    const wrong = results.filter(({ name, status }) => status !== "pass" && !(name === "deployment/speed" && status === "warn"));
    expect(wrong.map(describeResult)).to.deep.equal([]);
  });

  it("deployment/site-hosts finds nothing wrong where a host shows its project's site", async () => {
    const { id } = await aProject({ site: { public_pages: true } });
    await aClaimedHost(bed, id);
    const [result] = await look(allChecks.filter(({ name }) => name === "deployment/site-hosts"));
    expect(result).to.deep.include({ status: "pass", message: "Every claimed host shows its project's site. Hosts: 1." });
  });

  it("has a fault for every check", () => {
    expect(Object.keys(faults).toSorted()).to.deep.equal(allChecks.map(({ name }) => name).toSorted());
  });

  for (const check of allChecks)
    for (const fault of [faults[check.name] ?? []].flat())
      it(`${check.name} says so when ${fault.when}`, async () => {
        await fault.spoil(bed);
        const [result] = await look([check]);
        expect(result?.status).to.be.oneOf(fault.status === undefined ? ["warn", "fail"] : [fault.status], result?.message);
        expect(result?.message).to.match(fault.says);
        expect(result?.fix ?? "").not.to.equal("");
        if (fault.hides !== undefined) expect(JSON.stringify(result)).not.to.include(fault.hides);
      });

  it("others/app-check finds nothing wrong where it is enforced, and only a token of an app is let in", async () => {
    await enforceAppCheck(bed);
    const [result] = await look(allChecks.filter(({ name }) => name === "others/app-check"));
    expect(result).to.deep.include({ status: "pass", message: "APP_CHECK is enforce, and only apps of the project are let in." });
  });
});
