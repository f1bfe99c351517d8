import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import { aCloudProject, type CloudProject } from "../../fakes/control-plane/cloud-project.ts";
import { startFakeControlPlane } from "../../fakes/control-plane/start-fake-control-plane.ts";
import { buildIfNeeded } from "../../local/stack/build-if-needed.ts";
import { repositoryDir } from "../../local/stack/paths.ts";
import { aCheckout } from "./a-checkout.ts";
import { type Answers, answerFirebase, type Asked } from "./answer-firebase.ts";
import { attempt, projectId } from "./attempt.ts";

const document = readFileSync(join(repositoryDir, "docs/deploying.md"), "utf8");

/** As the document has it. */
const question = (words: string): string => {
  expect(document).to.include(`| *${words}* |`);
  return words;
};

const images = `projects/${projectId}/locations/us-central1/repositories/gcf-artifacts`;

/** `firebase deploy` by a person at a terminal. */
const deploy = async (project: CloudProject, answers: Answers, parameters = ""): Promise<Asked> => {
  using checkout = aCheckout();
  if (parameters !== "") writeFileSync(join(checkout.root, `functions/.env.${projectId}`), parameters);
  await using cloud = await startFakeControlPlane(project);
  project.events.length = 0;
  return await answerFirebase(checkout, cloud, { words: ["deploy", "--project", projectId], answers });
};

const readyProject = (): CloudProject => aCloudProject(projectId, ["GEMINI_API_KEY"]);

/** Of a version that had it. */
const withAnOldFunction = (project: CloudProject): CloudProject => {
  const name = `projects/${projectId}/locations/us-central1/functions/oldFunction`;
  project.resources.set(name, {
    name,
    state: "ACTIVE",
    environment: "GEN_2",
    buildConfig: { runtime: "nodejs24", entryPoint: "oldFunction" },
    serviceConfig: { service: name.replace("functions/oldFunction", "services/oldfunction"), uri: "https://oldfunction.run.app" },
    labels: { "deployment-tool": "cli-firebase" },
  });
  return project;
};

const atATerminal = (): void => {
  before(async () => buildIfNeeded());

  it("asks at most how long images are kept, deploys a new project in one go, and asks nothing the next time", async function () {
    this.timeout(180_000);
    const project = readyProject();
    project.resources.delete(images);
    const days = question("How many days do you want to keep container images before they're deleted?");
    const first = await deploy(project, { [days]: "3" });
    expect(first.code, first.output).to.equal(0);
    expect(first.asked).to.deep.equal([days]);
    expect(project.events).to.include("hosting released");
    expect(project.resources.get(images)).to.have.nested.property(
      "cleanupPolicies.firebase-functions-cleanup.condition.olderThan",
      "259200s",
    );
    const second = await deploy(project, {});
    expect(second.code, second.output).to.equal(0);
    expect(second.asked).to.deep.equal([]);
    expect(project.events).to.include("hosting released");
  });

  it("asks before it deletes what another version had, and goes on without @nightly", async function () {
    this.timeout(180_000);
    const project = withAnOldFunction(readyProject());
    const former = `projects/${projectId}/databases/(default)/collectionGroups/former_things`;
    const fieldsOfIndex = ["a", "b"].map((fieldPath) => ({ fieldPath, order: "ASCENDING" }));
    project.indexes = [{ name: `${former}/indexes/1`, queryScope: "COLLECTION", fields: fieldsOfIndex, state: "READY" }];
    project.expiring = ["former_things/fields/expire_at"];
    const functions = question("Would you like to proceed with deletion?");
    const indexes = question("Would you like to delete these indexes?");
    const fields = question("Would you like to delete these field overrides?");
    const { code, output, asked } = await deploy(project, { [functions]: "n", [indexes]: "n", [fields]: "n" });
    expect(code, output).to.equal(0);
    expect(asked).to.deep.equal([indexes, fields, functions]);
    expect(project.events).to.include("hosting released");
    const unasked = await attempt({ project: withAnOldFunction(readyProject()) });
    expect(unasked.code).not.to.equal(0);
    expect(unasked.output).to.include("deletion cannot proceed in non-interactive mode");
    expect(unasked.events).not.to.include("hosting released");
  });

  it("asks whether instances that are kept warm may be billed, and is refused where nobody can be asked @nightly", async function () {
    this.timeout(180_000);
    const parameters = "MIN_INSTANCES=1\n";
    const bill = question("Would you like to proceed with deployment?");
    const { code, output, asked } = await deploy(readyProject(), { [bill]: "y" }, parameters);
    expect(code, output).to.equal(0);
    expect(asked).to.deep.equal([bill]);
    const unasked = await attempt({
      spoil: (_, { root }) => {
        writeFileSync(join(root, `functions/.env.${projectId}`), parameters);
      },
    });
    expect(unasked.code).not.to.equal(0);
    expect(unasked.output).to.include("functions that increase the minimum bill");
    expect(unasked.events).not.to.include("hosting released");
  });
};

// Elsewhere there is no terminal that a test can type into without a further package.
if (process.platform === "linux") describe("firebase deploy at a terminal", atATerminal);
