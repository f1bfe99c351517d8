import { expect } from "chai";
import { accountUnknownYet, changeInProgress } from "../../fakes/control-plane/refusals.ts";
import { buildIfNeeded } from "../../scripts/stack/build-if-needed.ts";
import { runtime, schedules } from "../../src/lib/platform/config/runtime.ts";
import { deployBefore, oldCommit } from "./a-site.ts";
import { attempt, type Attempt } from "./attempt.ts";

const all = [...Object.keys(runtime), ...Object.keys(schedules)];

/** Those that Google has made or changed in this deployment. */
const deployedBy = ({ events }: Attempt): ReadonlySet<string> =>
  new Set(events.flatMap((event) => /^function (\w+)/.exec(event)?.slice(1) ?? []));

const missedBy = (result: Attempt): readonly string[] => all.filter((name) => !deployedBy(result).has(name));

/** The names that the check has last given for a defect. */
const namesOf = (output: string, defect: string): readonly string[] => {
  const said = output.match(/^FAIL deployment\/commit: .*$/gm)?.at(-1) ?? "";
  const [, names = ""] = said.split(`${defect}: `);
  return (/^[\w, ]+/.exec(names)?.[0] ?? "").split(", ").filter((name) => name !== "");
};

describe("a deployment that stops half-way", () => {
  before(async () => buildIfNeeded());

  // firebase-tools reports success for the first two, and Hosting is released.

  it("names the functions that stayed as they were", async function () {
    this.timeout(180_000);
    const result = await attempt({
      spoil: (project) => {
        deployBefore(project);
        project.refusals.push(changeInProgress("docsList", "PATCH"));
      },
    });
    expect(result.events).to.include("hosting released");
    expect(result.code, result.output).to.equal(2);
    expect(missedBy(result)).to.include("docsList");
    expect(missedBy(result).length).to.be.lessThan(all.length);
    expect(namesOf(result.output, `commit ${oldCommit}`)).to.have.members(missedBy(result));
  });

  it("names the functions that were never made @nightly", async function () {
    this.timeout(180_000);
    const result = await attempt({
      spoil: (project) => {
        project.refusals.push(changeInProgress("any", "POST"));
      },
    });
    expect(result.events).to.include("hosting released");
    expect(result.code, result.output).to.equal(2);
    const named = [...namesOf(result.output, "no commit, answered with 404"), ...namesOf(result.output, "not deployed")];
    expect(named).to.have.members(missedBy(result));
  });

  it("fails while a new account is not known everywhere, and names the functions @nightly", async function () {
    this.timeout(180_000);
    const result = await attempt({
      spoil: (project) => {
        project.refusals.push(accountUnknownYet("lectern@lectern-test.iam.gserviceaccount.com", 3));
      },
    });
    expect(result.code, result.output).to.equal(1);
    expect(result.events).not.to.include("hosting released");
    expect(missedBy(result)).to.have.length(3);
    for (const name of missedBy(result)) expect(result.output).to.include(`Failed to create function ${name} in region`);
  });
});
