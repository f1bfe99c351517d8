import { expect } from "chai";
import { aCloudProject, type CloudProject } from "../../fakes/control-plane/cloud-project.ts";
import { startFakeControlPlane } from "../../fakes/control-plane/start-fake-control-plane.ts";
import { buildIfNeeded } from "../../local/stack/build-if-needed.ts";
import { aCheckout } from "./a-checkout.ts";
import { projectId, withParameters } from "./attempt.ts";
import { commandsOf } from "../docs/shell-commands.ts";
import { carryOut } from "./carry-out.ts";
import { checkProject } from "./check.ts";
import { runFirebase } from "./run-firebase.ts";

/** As somebody has it who has made a project in the console a minute ago, in an organisation that grants nothing by itself. */
const aFreshProject = (): CloudProject => {
  const project = aCloudProject(projectId, []);
  project.hasBilling = false;
  project.database = undefined;
  project.backupSchedules = [];
  project.roles.delete("roles/editor");
  project.resources.clear();
  project.bucket = undefined;
  project.webApps = [];
  project.hasSite = false;
  return project;
};

/** The commands that it prints, as they would be pasted. */
const commandsIn = (output: string): readonly string[] => output.match(/(?<=^ {4})(?:firebase|gcloud) .+$/gm) ?? [];

describe("the first deployment @nightly", () => {
  before(async () => buildIfNeeded());

  it("releases everything at once, after the commands that doctor --before has named", async function () {
    this.timeout(300_000);
    using checkout = aCheckout();
    const project = aFreshProject();
    withParameters("REGION=europe-west1\n")(project, checkout);
    const first = await checkProject(project, checkout);
    expect(first.code, first.output).to.equal(1);
    {
      await using cloud = await startFakeControlPlane(project);
      for (const { words } of commandsOf(`\`\`\`\n${[...new Set(commandsIn(first.output))].join("\n")}\n\`\`\``))
        await carryOut(words, checkout, cloud);
    }
    // What depends on a database or a bucket is only seen when there is one.
    const second = await checkProject(project, checkout);
    expect(second.code, second.output).to.equal(0);
    expect(
      commandsIn(second.output).filter((command) => !/backups|deploy/.test(command)),
      second.output,
    ).to.deep.equal([]);
    project.events.length = 0;
    await using cloud = await startFakeControlPlane(project);
    const { code, output } = await runFirebase(checkout, cloud, ["deploy", "--non-interactive", "--project", projectId]);
    expect(code, output).to.equal(0);
    expect(project.events).to.include("hosting released");
  });

  it("would end before Hosting without the policy for images", async function () {
    this.timeout(180_000);
    using checkout = aCheckout();
    const project = aCloudProject(projectId, ["GEMINI_API_KEY"]);
    project.resources.clear();
    await using cloud = await startFakeControlPlane(project);
    const { code, output } = await runFirebase(checkout, cloud, ["deploy", "--non-interactive", "--project", projectId]);
    expect(code, output).not.to.equal(0);
    expect(project.events).not.to.include("hosting released");
  });
});
