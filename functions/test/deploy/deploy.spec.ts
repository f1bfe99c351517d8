import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import type { CloudProject } from "../../fakes/control-plane/cloud-project.ts";
import { buildIfNeeded } from "../../local/stack/build-if-needed.ts";
import { readFirebaseConfig } from "../../local/stack/firebase-config.ts";
import { runtime, schedules } from "../../src/lib/platform/config/runtime.ts";
import { attempt, headersFor, projectId, withParameters } from "./attempt.ts";
import { check } from "./check.ts";

const images = `projects/${projectId}/locations/us-central1/repositories/gcf-artifacts`;

describe("firebase deploy", () => {
  before(async () => buildIfNeeded());

  it("deploys a new project in one go: rules and indexes, then functions, then Hosting; and once more", async function () {
    this.timeout(180_000);
    const { code, output, events, secrets, headers, project } = await attempt();
    expect(code, output).to.equal(0);
    expect(secrets).to.deep.include({
      liveSession: ["GEMINI_API_KEY"],
      liveToolsExecute: ["GEMINI_API_KEY"],
      telephonyVoice: [],
      editSave: [],
    });
    const functions = [...Object.keys(runtime), ...Object.keys(schedules)].map((name) => `function ${name}`);
    expect(events).to.include.members(functions);
    const placeOf = (event: string): number => events.indexOf(event);
    expect(placeOf("rules released")).to.be.greaterThan(-1);
    expect(functions.every((name) => placeOf(name) > placeOf("rules released"))).to.equal(true);
    expect(functions.every((name) => placeOf(name) < placeOf("hosting released"))).to.equal(true);
    for (const path of ["/editor/**", "/voice/**"]) expect(headers[path], path).to.deep.equal(headersFor(path, readFirebaseConfig()));
    project.events.length = 0;
    const again = await attempt({ project });
    expect(again.code, again.output).to.equal(0);
    expect(project.events).to.include("hosting released");
  });

  it("gives functions the secrets that the deployment has, also when it is named by an alias @nightly", async function () {
    this.timeout(120_000);
    const names = ["GEMINI_API_KEY", "TWILIO_AUTH_TOKEN", "TWILIO_API_KEY_SECRET", "PLACES_API_KEY"];
    const { code, output, secrets } = await attempt({
      spoil: (project, { root }) => {
        for (const name of names) project.secrets.add(name);
        writeFileSync(join(root, ".firebaserc"), JSON.stringify({ projects: { production: projectId } }));
        writeFileSync(join(root, `functions/.env.${projectId}`), `SECRETS=${names.join(",")}\n`);
      },
      options: ["--project", "production"],
    });
    expect(code, output).to.equal(0);
    expect(secrets["liveToolsExecute"]).to.have.members(["GEMINI_API_KEY", "TWILIO_API_KEY_SECRET", "PLACES_API_KEY"]);
    expect(secrets).to.deep.include({ telephonyVoice: ["TWILIO_AUTH_TOKEN"], closeTransfers: ["TWILIO_API_KEY_SECRET"] });
  });

  it("goes nowhere unless it is told where, or when nobody is logged in", async () => {
    const nowhere = await attempt({ options: [] });
    expect(nowhere.code).not.to.equal(0);
    expect(nowhere.output).to.include("No currently active project");
    const stranger = await attempt({
      spoil: (_, { home }) => {
        rmSync(join(home, "configstore"), { recursive: true });
      },
    });
    expect(stranger.code).not.to.equal(0);
    expect(stranger.output).to.include("firebase login");
    expect([...nowhere.events, ...stranger.events]).to.deep.equal([]);
  });
});

describe("doctor --before", () => {
  it("says so where nothing is missing, and changes nothing", async () => {
    const { code, output, events } = await check();
    expect(code, output).to.equal(0);
    expect(output)
      .to.include(`Everything that a deployment needs is there: firebase deploy --project ${projectId}`)
      .and.include("checked as operator@example.com");
    expect(events).to.deep.equal([]);
  });

  it("refuses a file that is read only when its alias is named", async () => {
    const { code, output } = await check(
      (_, { root }) => {
        writeFileSync(join(root, ".firebaserc"), JSON.stringify({ projects: { production: projectId } }));
        writeFileSync(join(root, "functions/.env.production"), "REGION=nowhere\n");
      },
      { name: "production" },
    );
    expect(code).to.equal(1);
    expect(output).to.include(
      `functions/.env.production is read only when a command names the project production: rename it to functions/.env.${projectId}`,
    );
  });

  it("says which secrets are missing, and which are unknown", async () => {
    const twilio = await check(withParameters("TWILIO_ACCOUNT_SID=AC00000000000000000000000000000000\n"));
    expect(twilio.code, twilio.output).to.equal(1);
    expect(twilio.output).to.include("SECRETS=GEMINI_API_KEY,TWILIO_API_KEY_SECRET,TWILIO_AUTH_TOKEN in functions/.env.lectern-test");
    const unknown = await check(withParameters("SECRETS=GEMINI_API_KEY,GEMINI_KEY\n"));
    expect(unknown.code, unknown.output).to.equal(1);
    expect(unknown.output).to.include("SECRETS names GEMINI_KEY, which no function knows.");
  });

  const account = "424242424242-compute@developer.gserviceaccount.com";
  const setPolicy = `firebase functions:artifacts:setpolicy --location us-central1 --days 3 --force --project ${projectId}`;
  const needs: readonly { readonly name: string; readonly spoil: (project: CloudProject) => void; readonly mend: string }[] = [
    { name: "a secret", spoil: ({ secrets }) => secrets.delete("GEMINI_API_KEY"), mend: "functions:secrets:set GEMINI_API_KEY" },
    { name: "a database", spoil: (project) => (project.database = undefined), mend: "--location us-central1 --delete-protection ENABLED" },
    {
      name: "native mode",
      spoil: (project) => (project.database = { type: "DATASTORE_MODE", locationId: "nam5" }),
      mend: "Use another project.",
    },
    { name: "billing", spoil: (project) => (project.hasBilling = false), mend: `gcloud billing projects link ${projectId}` },
    {
      name: "the roles of the account that the functions run as",
      spoil: ({ roles }) => {
        roles.clear();
      },
      mend: `gcloud projects add-iam-policy-binding ${projectId} --member serviceAccount:${account} --role roles/datastore.user`,
    },
    {
      name: "a repository for images",
      spoil: ({ resources }) => resources.delete(images),
      mend: `gcloud artifacts repositories create gcf-artifacts --repository-format docker --location us-central1 --project ${projectId}\n    ${setPolicy}`,
    },
    { name: "a policy for old images", spoil: ({ resources }) => resources.set(images, { format: "DOCKER" }), mend: setPolicy },
  ];

  for (const { name, spoil, mend } of needs) {
    it(`needs ${name}, and says how to get it`, async () => {
      const { code, output, events } = await check(spoil);
      expect(code, output).to.equal(1);
      expect(output).to.include(mend);
      expect(events).to.deep.equal([]);
    });
  }

  it("advises what a deployment can do without: protection, recovery, backups, a database nearby", async () => {
    const { code, output } = await check((project) => {
      project.database = { type: "FIRESTORE_NATIVE", locationId: "eur3" };
      project.backupSchedules = [];
    });
    expect(code, output).to.equal(0);
    expect(output).to.include("--delete-protection ENABLED");
    expect(output).to.include("--point-in-time-recovery ENABLED");
    expect(output).to.include("backups:schedules:create");
    expect(output).to.include("REGION=europe-west1");
  });

  it("knows no demo project, and says so when there is no such project", async () => {
    const demo = await check(undefined, { name: "demo-lectern" });
    expect(demo.code).to.equal(1);
    expect(demo.output).to.include("demo-lectern is not a real project");
    const other = await check(undefined, { name: "somebody-elses" });
    expect(other.code).to.equal(1);
    expect(other.output).to.include("operator@example.com cannot see a project somebody-elses");
  });
});
