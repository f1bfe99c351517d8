import { expect } from "chai";
import { aCloudProject, type CloudProject } from "../../fakes/control-plane/cloud-project.ts";
import { forbidden, quotaExceeded, type Refusal, switchedOff } from "../../fakes/control-plane/refusals.ts";
import { buildIfNeeded } from "../../scripts/stack/build-if-needed.ts";
import { attempt, projectId, setUp } from "./attempt.ts";

const providers = `https://console.firebase.google.com/project/${projectId}/authentication/providers`;

/** A project right after "Get started" was pressed in the console. */
const aNewProject = (): CloudProject => {
  const project = aCloudProject(projectId, ["GEMINI_API_KEY"]);
  project.webApps = [];
  project.signIn = { email: { enabled: false }, anonymous: { enabled: true } };
  return project;
};

describe("deploy --set-up", () => {
  before(async () => buildIfNeeded());

  it("makes a web app and switches signing in on, once, and deploys nothing", async () => {
    const project = aNewProject();
    const first = await setUp(project);
    expect(first.code, first.output).to.equal(0);
    expect(first.output.match(/^Made: /gm)).to.have.length(2);
    expect(project.webApps.map(({ displayName }) => displayName)).to.deep.equal(["Lectern"]);
    expect(project.signIn).to.deep.equal({ email: { enabled: true, passwordRequired: true }, anonymous: { enabled: true } });
    const again = await setUp(project);
    expect(again.code, again.output).to.equal(0);
    expect(again.output.match(/^There already: /gm)).to.have.length(4);
    expect(project.events).to.deep.equal(["web app made", "sign-in changed"]);
  });

  it("says what it would make in a dry run, and makes nothing @nightly", async () => {
    const project = aNewProject();
    const { code, output } = await setUp(project, { options: ["--dry-run"] });
    expect(code, output).to.equal(0);
    expect(output).to.include("Would be made: a web app").and.to.include("Would be made: signing in with e-mail and password");
    expect(project.events).to.deep.equal([]);
  });

  it("leaves Authentication to a person where it was never opened, and makes the rest @nightly", async () => {
    const project = aNewProject();
    project.signIn = undefined;
    const { code, output } = await setUp(project);
    expect(code, output).to.equal(1);
    expect(output).to.include("Left to you: signing in with e-mail and password").and.to.include(providers);
    expect(project.events).to.deep.equal(["web app made"]);
  });

  it("goes on where it was cut off", async () => {
    const project = aNewProject();
    project.refusals.push({ ...quotaExceeded("identitytoolkit", 2) });
    expect((await setUp(project)).code).to.equal(1);
    const { code, output } = await setUp(project);
    expect(code, output).to.equal(0);
    expect(project.events).to.deep.equal(["web app made", "sign-in changed"]);
  });

  const refusals: readonly (readonly [name: string, refusal: Refusal, sentence: string])[] = [
    ["an API is switched off", switchedOff("firebase"), "gcloud services enable firebase.googleapis.com"],
    ["Identity Toolkit is switched off", switchedOff("identitytoolkit"), "gcloud services enable identitytoolkit.googleapis.com"],
    ["a role is missing", forbidden("firebase"), "This account may not see web apps: The caller does not have permission"],
    ["a role for Authentication is missing", forbidden("identitytoolkit"), "This account may not see how people sign in"],
    ["Google answers 429", quotaExceeded("firebase", Infinity), "Quota exceeded"],
  ];
  for (const [name, refusal, sentence] of refusals)
    it(`says so where ${name}, and makes nothing @nightly`, async () => {
      const project = aNewProject();
      project.refusals.push(refusal);
      const { code, output } = await setUp(project);
      expect(code, output).to.equal(1);
      expect(output)
        .to.include(sentence)
        .and.not.match(/^\s+at /m);
      expect(project.events).to.deep.equal([]);
    });

  it("is no part of a deployment, and does not go with --check", async () => {
    const { code, output, events } = await attempt({ options: ["--project", projectId, "--check", "--set-up"] });
    expect(code, output).to.equal(1);
    expect(output).to.include("'--check' cannot be used with option '--set-up'");
    expect(events).to.deep.equal([]);
  });
});
