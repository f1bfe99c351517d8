import { globSync } from "node:fs";
import { basename } from "node:path";
import { expect } from "chai";
import { project, projectId as site } from "../../../local/seed/seed-project.ts";
import { readScenario } from "../../../scripts/rehearse/read-scenario.ts";
import { rehearseAll } from "../../../scripts/rehearse/rehearse-all.ts";
import { describeRehearsed, isPassedAlways, type Rehearsed } from "../../../scripts/rehearse/report.ts";
import { repositoryDir } from "../../../local/stack/paths.ts";
import { firestore, identities } from "../../support/admin-app.ts";
import { aVoiceProject } from "../../support/visitors.ts";
import { aStage } from "./stage.ts";

const files = globSync(`${repositoryDir}/scenarios/*.yaml`).toSorted();

const isCall = (file: string): boolean => file.endsWith("missed-transfer.yaml");

describe("the scenarios of the demo", () => {
  let rehearsed: readonly Rehearsed[] = [];

  before(async () => {
    const onDone = (): void => undefined;
    // Other tests use the demo's telephone.
    const [calls, talks] = [files.filter(isCall), files.filter((file) => !isCall(file))].map((some) => some.map(readScenario));
    const another = await aVoiceProject({ ...project, manager_phone: "+12025550177" });
    const held = await Promise.all([
      rehearseAll(talks ?? [], await aStage(site), { times: 1, onDone }),
      rehearseAll(calls ?? [], await aStage(another), { times: 1, onDone }),
    ]);
    rehearsed = held.flat();
  });

  it("are thirteen", () => {
    expect(files).to.have.length(13);
  });

  for (const file of files) {
    it(`pass: ${basename(file)}`, () => {
      const found = rehearsed.find(({ path }) => path === file);
      if (found === undefined || !isPassedAlways(found)) throw new Error(found && describeRehearsed(found, repositoryDir));
    });
  }

  it("leave nothing of their visitors", async () => {
    const { users } = await identities.listUsers();
    expect(users.map(({ uid }) => uid).filter((uid) => uid.startsWith("rehearsal-"))).to.deep.equal([]);
    for (const collection of ["messages", "questions", "transfers", "onboarding", "live_usage"]) {
      const { docs } = await firestore.collection(`projects/${site}/${collection}`).get();
      const left = docs.filter((record) => JSON.stringify({ id: record.id, ...record.data() }).includes("rehearsal-"));
      expect(left.map(({ ref }) => ref.path)).to.deep.equal([]);
    }
  });
});
