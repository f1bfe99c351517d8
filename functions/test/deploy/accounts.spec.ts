import { expect } from "chai";
import type { CloudProject } from "../../fakes/control-plane/cloud-project.ts";
import { forbidden, publicAccessForbidden, switchedOff } from "../../fakes/control-plane/refusals.ts";
import { buildIfNeeded } from "../../local/stack/build-if-needed.ts";
import type { ParameterFolder } from "./a-checkout.ts";
import { attempt, projectId, withParameters } from "./attempt.ts";
import { check } from "./check.ts";

const compute = "424242424242-compute@developer.gserviceaccount.com";
const grant = (member: string, role: string): string =>
  `gcloud projects add-iam-policy-binding ${projectId} --member ${member} --role ${role}`;
const asOperator = "user:operator@example.com";

interface Lack {
  readonly name: string;
  readonly spoil: (project: CloudProject, folder: ParameterFolder) => void;
  readonly sentence: string;
  readonly mend: string;
  /** Only advice: the deployment continues. */
  readonly isAdvised?: boolean;
}

const without =
  (permission: string): Lack["spoil"] =>
  ({ missingPermissions }) => {
    missingPermissions.add(permission);
  };

const lacks: readonly Lack[] = [
  {
    // Whoever may only look at accounts makes none: every invitation of somebody new would fail.
    name: "a role that makes accounts for people who are invited",
    spoil: ({ roles }) => {
      roles.set("roles/editor", []);
      const own = ["roles/datastore.user", "roles/firebaseauth.viewer", "roles/cloudtranslate.user", "roles/storage.objectUser"];
      for (const role of [...own, "roles/cloudbuild.builds.builder"]) roles.set(role, [`serviceAccount:${compute}`]);
    },
    sentence: `The functions run as ${compute}, which may not make accounts for people who are invited, or remove visitors who stay away.`,
    mend: grant(`serviceAccount:${compute}`, "roles/firebaseauth.admin"),
  },
  {
    name: "the role of the account that builds",
    spoil: ({ roles }) => {
      roles.set("roles/editor", []);
      for (const role of ["roles/datastore.user", "roles/firebaseauth.admin", "roles/cloudtranslate.user", "roles/storage.objectUser"])
        roles.set(role, [`serviceAccount:${compute}`]);
    },
    sentence: `Functions are built by ${compute}, which may not build them.`,
    mend: grant(`serviceAccount:${compute}`, "roles/cloudbuild.builds.builder"),
  },
  {
    name: "an account that builds",
    spoil: (project) => {
      project.buildAccount = "";
    },
    sentence: "Cloud Build has no account of its own in this project",
    mend: `gcloud resource-manager org-policies enable-enforce cloudbuild.useComputeServiceAccount --project ${projectId}`,
  },
  {
    name: "an organisation that allows public functions",
    spoil: (project) => {
      project.permittedCustomers = ["C01abcdef"];
    },
    sentence: '"One or more users named in the policy do not belong to a permitted customer"',
    mend: `projects/${projectId}/policies/iam.allowedPolicyMemberDomains, spec: {rules: [{allowAll: true}]}`,
    isAdvised: true,
  },
  {
    name: "Cloud Scheduler",
    spoil: ({ services }) => services.set("cloudscheduler.googleapis.com", "DISABLED"),
    sentence: "cloudscheduler.googleapis.com is switched off in this project.",
    mend: `gcloud services enable cloudscheduler.googleapis.com --project ${projectId}`,
    isAdvised: true,
  },
  {
    name: "Cloud Scheduler in the region",
    spoil: (project) => {
      project.schedulerRegions = [];
    },
    sentence: "Cloud Scheduler is not in us-central1",
    mend: "gcloud scheduler locations list",
  },
  {
    name: "the role of Cloud Scheduler's own account",
    spoil: ({ roles }) => roles.delete("roles/cloudscheduler.serviceAgent"),
    sentence: "Cloud Scheduler's own account has lost its role",
    mend: grant("serviceAccount:service-424242424242@gcp-sa-cloudscheduler.iam.gserviceaccount.com", "roles/cloudscheduler.serviceAgent"),
    isAdvised: true,
  },
  {
    name: "the right to make functions",
    spoil: without("cloudfunctions.functions.create"),
    sentence: "This account may not make functions.",
    mend: grant(asOperator, "roles/cloudfunctions.admin"),
  },
  {
    name: "the right to make functions public",
    spoil: without("run.services.setIamPolicy"),
    sentence: "This account may not let browsers call the functions.",
    mend: grant(asOperator, "roles/run.admin"),
  },
  {
    name: "the right to make schedules",
    spoil: without("cloudscheduler.jobs.create"),
    sentence: "This account may not make the schedules.",
    mend: grant(asOperator, "roles/cloudscheduler.admin"),
  },
  {
    name: "the right to switch on APIs",
    spoil: without("serviceusage.services.enable"),
    sentence: "This account may not switch on APIs",
    mend: grant(asOperator, "roles/serviceusage.serviceUsageAdmin"),
    isAdvised: true,
  },
  {
    name: "the right to act as the functions' account",
    spoil: (project, folder) => {
      withParameters("SERVICE_ACCOUNT=lectern@\n")(project, folder);
      project.roles.set("roles/editor", [`serviceAccount:${compute}`, `serviceAccount:lectern@${projectId}.iam.gserviceaccount.com`]);
      project.missingPermissions.add("iam.serviceAccounts.actAs");
    },
    sentence: `This account may not act as lectern@${projectId}.iam.gserviceaccount.com`,
    mend: `gcloud iam service-accounts add-iam-policy-binding lectern@${projectId}.iam.gserviceaccount.com --project ${projectId} --member ${asOperator} --role roles/iam.serviceAccountUser`,
  },
  {
    name: "the right to let the functions read a secret",
    spoil: without("secretmanager.secrets.setIamPolicy"),
    sentence: "This account may not let the functions read the secret GEMINI_API_KEY.",
    mend: `gcloud secrets add-iam-policy-binding GEMINI_API_KEY --project ${projectId} --member serviceAccount:${compute} --role roles/secretmanager.secretAccessor`,
  },
];

/** All findings, except that the database of these tests is elsewhere. */
const findingsIn = (output: string): readonly string[] =>
  output.split(/\n\n+/).filter((part) => /^(?:Missing|Advised): /.test(part) && !part.includes("every read has to cover the distance"));

describe("doctor --before of accounts and what they may do", () => {
  for (const { name, spoil, sentence, mend, isAdvised = false } of lacks)
    it(`${isAdvised ? "advises" : "needs"} ${name}, and says how to get it`, async () => {
      const { code, output } = await check(spoil);
      expect(code, output).to.equal(isAdvised ? 0 : 1);
      const [finding, ...others] = findingsIn(output);
      expect(finding, output)
        .to.include(`${isAdvised ? "Advised" : "Missing"}: `)
        .and.include(sentence)
        .and.include(mend);
      expect(others, output).to.deep.equal([]);
    });

  const satisfied: readonly (readonly [name: string, spoil: Lack["spoil"]])[] = [
    [
      "a build account with three roles instead of one",
      ({ roles }) => {
        roles.set("roles/editor", []);
        const own = ["roles/datastore.user", "roles/firebaseauth.admin", "roles/cloudtranslate.user", "roles/storage.objectUser"];
        const parts = ["roles/storage.objectViewer", "roles/artifactregistry.writer", "roles/logging.logWriter"];
        for (const role of [...own, ...parts]) roles.set(role, [`serviceAccount:${compute}`]);
      },
    ],
    [
      "a legacy build account",
      (project) => {
        project.buildAccount = "424242424242@cloudbuild.gserviceaccount.com";
        project.roles.set("roles/cloudbuild.builds.builder", ["serviceAccount:424242424242@cloudbuild.gserviceaccount.com"]);
      },
    ],
    [
      "a secret that somebody else has granted",
      ({ missingPermissions, resources }) => {
        missingPermissions.add("secretmanager.secrets.setIamPolicy");
        const binding = { role: "roles/secretmanager.secretAccessor", members: [`serviceAccount:${compute}`] };
        resources.set("secret policy GEMINI_API_KEY", { bindings: [binding] });
      },
    ],
    [
      "what it may not see",
      ({ refusals }) => {
        refusals.push(forbidden("cloudbuild"), forbidden("iam"), forbidden("serviceusage"));
        refusals.push({ ...forbidden("iam"), path: /:getEffectiveOrgPolicy$/ });
      },
    ],
  ];
  for (const [name, spoil] of satisfied)
    it(`has nothing against ${name}`, async () => {
      const { code, output } = await check(spoil);
      expect(code, output).to.equal(0);
      expect(findingsIn(output)).to.deep.equal([]);
    });

  for (const api of ["cloudbuild", "iam", "serviceusage", "cloudscheduler"] as const)
    it(`claims nothing where ${api} is switched off, and stops no deployment`, async () => {
      const { code, output } = await check(({ refusals }) => {
        refusals.push(switchedOff(api));
      });
      expect(code, output).to.equal(0);
      expect(output.match(/^Advised: .+ could not be checked: /gm), output).to.have.length(1);
      expect(output).to.include(`gcloud services enable ${api}.googleapis.com --project ${projectId}`);
    });

  it("leaves to a deployment the organisation's refusal, which releases no pages @nightly", async function () {
    this.timeout(120_000);
    await buildIfNeeded();
    const { code, output, events } = await attempt({
      spoil: (project) => {
        project.refusals.push(publicAccessForbidden());
      },
    });
    expect(code, output).not.to.equal(0);
    expect(events).not.to.include("hosting released");
  });
});
