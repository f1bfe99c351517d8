import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import type { CloudProject } from "../../fakes/control-plane/cloud-project.ts";
import { buildIfNeeded } from "../../scripts/stack/build-if-needed.ts";
import { readFirebaseConfig } from "../../scripts/stack/firebase-config.ts";
import { runtime, schedules } from "../../src/lib/platform/config/runtime.ts";
import { attempt, check, headersFor, projectId, withParameters } from "./attempt.ts";

/** The progress that it reports. */
const phasesIn = (output: string): readonly string[] => output.match(/^\d+ of \d+: .+$/gm) ?? [];

describe("deploy", () => {
  before(async () => buildIfNeeded());

  it("deploys a new project in one go: rules and indexes, then functions, then Hosting", async function () {
    this.timeout(120_000);
    const { code, output, events, secrets, headers } = await attempt();
    expect(code, output).to.equal(0);
    expect(phasesIn(output)).to.deep.equal([
      "1 of 6: login",
      "2 of 6: checks",
      "3 of 6: images",
      "4 of 6: firestore",
      "5 of 6: functions",
      "6 of 6: hosting",
    ]);
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
    expect(output)
      .to.match(/^ok {3}deployment\/functions-answer: /m)
      .and.not.match(/^FAIL|Once more/m);
    for (const path of ["/editor/**", "/voice/**"]) expect(headers[path], path).to.deep.equal(headersFor(path, readFirebaseConfig()));
  });

  it("ends with a code of its own where all was deployed, and does not work even when it is looked at again @nightly", async function () {
    this.timeout(120_000);
    const { code, output, events } = await attempt({
      spoil: (project) => {
        project.site = undefined;
      },
    });
    expect(code, output).to.equal(2);
    expect(events).to.include("hosting released");
    expect(output.match(/^FAIL deployment\/functions-answer: /gm), output).to.have.length(2);
    expect(output.trimEnd().split("\n").at(-1)).to.equal(
      "Deployed, but it does not work (exit code 2). All of it: npm --prefix functions run doctor -- --project lectern-test",
    );
  });

  it("gives functions the secrets that the deployment has, by the file of its alias too @nightly", async function () {
    this.timeout(120_000);
    const names = ["GEMINI_API_KEY", "TWILIO_AUTH_TOKEN", "TWILIO_API_KEY_SECRET", "PLACES_API_KEY"];
    const { code, output, secrets } = await attempt({
      spoil: (project, { root }) => {
        for (const name of names) project.secrets.add(name);
        writeFileSync(join(root, ".firebaserc"), JSON.stringify({ projects: { production: projectId } }));
        writeFileSync(join(root, "functions/.env.production"), `SECRETS=${names.join(",")}\n`);
      },
      options: ["--project", "production"],
    });
    expect(code, output).to.equal(0);
    expect(secrets["liveToolsExecute"]).to.have.members(["GEMINI_API_KEY", "TWILIO_API_KEY_SECRET", "PLACES_API_KEY"]);
    expect(secrets).to.deep.include({ telephonyVoice: ["TWILIO_AUTH_TOKEN"], closeTransfers: ["TWILIO_API_KEY_SECRET"] });
  });

  it("says which secrets are missing, and which are unknown", async () => {
    const twilio = await check(withParameters("TWILIO_ACCOUNT_SID=AC00000000000000000000000000000000\n"));
    expect(twilio.code, twilio.output).to.equal(1);
    expect(twilio.output).to.include("SECRETS=GEMINI_API_KEY,TWILIO_API_KEY_SECRET,TWILIO_AUTH_TOKEN in functions/.env.lectern-test");
    const unknown = await check(withParameters("SECRETS=GEMINI_API_KEY,GEMINI_KEY\n"));
    expect(unknown.code, unknown.output).to.equal(1);
    expect(unknown.output).to.include("SECRETS names GEMINI_KEY, which no function knows.");
  });

  it("only looks with --check", async () => {
    const { code, output, events } = await check();
    expect(code, output).to.equal(0);
    expect(output).to.include("Nothing that a deployment needs is missing.");
    expect(phasesIn(output)).to.deep.equal(["1 of 2: login", "2 of 2: checks"]);
    expect(events).to.deep.equal([]);
  });

  const account = "424242424242-compute@developer.gserviceaccount.com";
  const needs: readonly { readonly name: string; readonly spoil: (project: CloudProject) => void; readonly mend: string }[] = [
    { name: "a secret", spoil: ({ secrets }) => secrets.delete("GEMINI_API_KEY"), mend: "functions:secrets:set GEMINI_API_KEY" },
    {
      name: "a database @nightly",
      spoil: (project) => (project.database = undefined),
      mend: "--location us-central1 --delete-protection ENABLED",
    },
    {
      name: "native mode @nightly",
      spoil: (project) => (project.database = { type: "DATASTORE_MODE", locationId: "nam5" }),
      mend: "Take another project.",
    },
    { name: "billing @nightly", spoil: (project) => (project.hasBilling = false), mend: `gcloud billing projects link ${projectId}` },
    {
      name: "the roles of the account that the functions run as",
      spoil: ({ roles }) => {
        roles.clear();
      },
      mend: `gcloud projects add-iam-policy-binding ${projectId} --member serviceAccount:${account} --role roles/datastore.user`,
    },
    {
      name: "a policy for old images @nightly",
      spoil: ({ resources }) =>
        resources.set(`projects/${projectId}/locations/us-central1/repositories/gcf-artifacts`, { format: "DOCKER" }),
      mend: "functions:artifacts:setpolicy --location us-central1",
    },
  ];

  for (const { name, spoil, mend } of needs) {
    it(`deploys nothing without ${name}, and says how to get it`, async () => {
      const { code, output, events } = await attempt({ spoil });
      expect(code, output).to.equal(1);
      expect(output).to.include(mend);
      expect(phasesIn(output)).to.deep.equal(["1 of 6: login", "2 of 6: checks"]);
      expect(events).to.deep.equal([]);
    });
  }

  it("advises what it can do without: protection, recovery, backups, a database nearby", async () => {
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

  it("never deploys to the demo project", async () => {
    for (const options of [[], ["--project", "demo-lectern"], ["--project", "default"]]) {
      const { code, output } = await attempt({ options });
      expect(code).to.equal(1);
      expect(output).to.include("demo-lectern, which is no real project");
    }
  });

  it("says so when there is no such project, or nobody is logged in", async () => {
    const other = await attempt({ options: ["--project", "somebody-elses"] });
    expect(other.code).to.equal(1);
    expect(other.output).to.include("operator@example.com cannot see a project somebody-elses");
    const stranger = await attempt({
      spoil: (_, { home }) => {
        rmSync(join(home, "configstore"), { recursive: true });
      },
    });
    expect(stranger.code).to.equal(1);
    expect(stranger.output).to.include("firebase login");
  });
});
