import { cpSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import { aCloudProject } from "../../fakes/control-plane/cloud-project.ts";
import { startFakeControlPlane } from "../../fakes/control-plane/start-fake-control-plane.ts";
import { repositoryDir } from "../../local/stack/paths.ts";
import { commandsOf } from "../docs/shell-commands.ts";
import { aCheckout } from "./a-checkout.ts";
import { projectId } from "./attempt.ts";
import { carryOut } from "./carry-out.ts";

/** What a reader puts in the place of a name. */
const given: Readonly<Record<string, string>> = {
  "<project ID>": projectId,
  "<project ID or alias>": projectId,
  $PROJECT: projectId,
  "<site>": `${projectId}-sites`,
  "<name>": "PLACES_API_KEY",
  VERSION: "1",
};

const filledIn = (text: string): string => Object.entries(given).reduce((filled, [name, value]) => filled.replaceAll(name, value), text);

/**
 * `firebase deploy` is what the other files of this folder run. Of the others, some ask a person, who is not here; one is named without a
 * function, and one needs accounts, which the fake has not.
 */
const elsewhere = ["deploy", "deploy --non-interactive", `deploy --project ${projectId}`];
const notHere = [...elsewhere, "login", "use --add", "functions:delete", `auth:export accounts.json --project ${projectId}`];

const documented = globSync(["README.md", "CONTRIBUTING.md", "docs/*.md"], { cwd: repositoryDir })
  .toSorted()
  .flatMap((name) => commandsOf(filledIn(readFileSync(join(repositoryDir, name), "utf8"))))
  .flatMap(({ words }) => (words.includes("firebase") ? [words.slice(words.indexOf("firebase") + 1).join(" ")] : []));

const commands = [...new Set(documented)].filter((command) => !notHere.includes(command));

/** Where a document names the project only once. */
const withProject = (words: readonly string[]): readonly string[] =>
  words.includes("--project") ? words : [...words, "--project", projectId];

describe("the documents' commands of firebase, in their order @nightly", () => {
  it(`do what they say: ${commands.join(", ")}`, async () => {
    using checkout = aCheckout();
    for (const path of ["firebase.sites.json", "sites"]) cpSync(join(repositoryDir, path), join(checkout.root, path), { recursive: true });
    const project = aCloudProject(projectId, ["GEMINI_API_KEY", "TWILIO_API_KEY_SECRET"]);
    await using cloud = await startFakeControlPlane(project);
    for (const command of commands) await carryOut(["firebase", ...withProject(command.split(" "))], checkout, cloud);
    // No function uses those that were set before: they are pruned.
    expect([...project.secrets]).to.deep.equal(["TWILIO_API_KEY_SECRET"]);
    expect([...project.resources.keys()]).to.include(`projects/${projectId}/sites/${projectId}-sites`);
    expect(project.events.filter((event) => event === "hosting released")).to.have.length(2);
  }).timeout(300_000);
});
