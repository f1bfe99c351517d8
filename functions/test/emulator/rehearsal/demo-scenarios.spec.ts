import { globSync } from "node:fs";
import { basename } from "node:path";
import { expect } from "chai";
import { projectId as site } from "../../../scripts/seed/seed-project.ts";
import { readScenario } from "../../../scripts/rehearse/read-scenario.ts";
import { rehearseAll } from "../../../scripts/rehearse/rehearse-all.ts";
import { describeRehearsed, isPassedAlways, type Rehearsed } from "../../../scripts/rehearse/report.ts";
import { repositoryDir } from "../../../scripts/stack/paths.ts";
import { firestore, identities } from "../../support/admin-app.ts";
import { aStage, fast, slow } from "./stage.ts";

const files = globSync(`${repositoryDir}/scenarios/*.yaml`).toSorted();

describe("the scenarios of the demo", () => {
  let rehearsed: readonly Rehearsed[] = [];

  before(async () => {
    await fast();
    rehearsed = await rehearseAll(files.map(readScenario), await aStage(site), { times: 1, onDone: () => undefined });
  });
  after(slow);

  it("are twelve", () => {
    expect(files).to.have.length(12);
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
