import { expect } from "chai";
import { accountUnknownYet, changeInProgress } from "../../fakes/control-plane/refusals.ts";
import { startFakeControlPlane } from "../../fakes/control-plane/start-fake-control-plane.ts";
import { commit } from "../../scripts/doctor/deployment/commit.ts";
import { openGoogle } from "../../scripts/doctor/google.ts";
import { aPatient } from "../../scripts/doctor/patient.ts";
import { describeResult, exitCodeOf } from "../../scripts/doctor/report.ts";
import { runChecks } from "../../scripts/doctor/run-checks.ts";
import { buildIfNeeded } from "../../local/stack/build-if-needed.ts";
import { runtime, schedules } from "../../src/lib/platform/config/runtime.ts";
import { aSite, deployBefore, oldCommit, readBuiltCommit } from "./a-site.ts";
import { attempt, type Attempt, projectId } from "./attempt.ts";

const all = [...Object.keys(runtime), ...Object.keys(schedules)];

/** Those that Google has made or changed in this deployment. */
const deployedBy = ({ events }: Attempt): ReadonlySet<string> =>
  new Set(events.flatMap((event) => /^function (\w+)/.exec(event)?.slice(1) ?? []));

const missedBy = (result: Attempt): readonly string[] => all.filter((name) => !deployedBy(result).has(name));

/** The names that the check has given for a defect. */
const namesOf = (output: string, defect: string): readonly string[] => {
  const said = output.match(/^FAIL deployment\/commit: .*$/gm)?.at(-1) ?? "";
  const [, names = ""] = said.split(`${defect}: `);
  return (/^[\w, ]+/.exec(names)?.[0] ?? "").split(", ").filter((name) => name !== "");
};

/** The doctor's look at whether all of it is deployed. */
const lookAfter = async ({ project }: Attempt): Promise<{ readonly code: number; readonly output: string }> => {
  await using site = await aSite(project);
  await using cloud = await startFakeControlPlane(project);
  Object.assign(process.env, cloud.environment);
  try {
    const google = openGoogle({ projectId, account: undefined, getToken: async () => Promise.resolve("token") });
    const known = { projectId, projectName: projectId, origin: site.url, google, call: undefined, commit: readBuiltCommit() };
    await using patient = aPatient({ ...known, target: async () => Promise.reject(new Error("It asks for no rights.")) });
    const results = await runChecks([commit], patient, { signal: new AbortController().signal });
    return { code: exitCodeOf(results), output: results.map(describeResult).join("\n") };
  } finally {
    for (const variable of Object.keys(cloud.environment)) Reflect.deleteProperty(process.env, variable);
  }
};

describe("the doctor of a deployment that stops half-way @nightly", () => {
  before(async () => buildIfNeeded());

  it("finds nothing where all of it was deployed", async function () {
    this.timeout(600_000);
    const { code, output } = await lookAfter(await attempt());
    expect(code, output).to.equal(0);
  });

  it("names the functions that stayed as they were", async function () {
    this.timeout(600_000);
    const result = await attempt({
      spoil: (project) => {
        deployBefore(project);
        project.refusals.push(changeInProgress("docsList", "PATCH"));
      },
    });
    expect(missedBy(result)).to.include("docsList");
    expect(missedBy(result).length).to.be.lessThan(all.length);
    const { code, output } = await lookAfter(result);
    expect(code, output).to.equal(2);
    expect(namesOf(output, `commit ${oldCommit}`)).to.have.members(missedBy(result));
  });

  it("names the functions that were never made", async function () {
    this.timeout(600_000);
    const result = await attempt({
      spoil: (project) => {
        project.refusals.push(changeInProgress("any", "POST"));
      },
    });
    const { code, output } = await lookAfter(result);
    expect(code, output).to.equal(2);
    const named = [...namesOf(output, "no commit, answered with 404"), ...namesOf(output, "not deployed")];
    expect(named).to.have.members(missedBy(result));
  });

  it("names them where a new account was not known everywhere yet, which ends the deployment itself", async function () {
    this.timeout(600_000);
    const result = await attempt({
      spoil: (project) => {
        project.refusals.push(accountUnknownYet("lectern@lectern-test.iam.gserviceaccount.com", 3));
      },
    });
    expect(result.code, result.output).not.to.equal(0);
    expect(result.events).not.to.include("hosting released");
    expect((await lookAfter(result)).code).to.equal(2);
  });
});
