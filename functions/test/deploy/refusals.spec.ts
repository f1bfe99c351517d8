import { expect } from "chai";
import { forbidden, quotaExceeded, type Refusal, switchedOff } from "../../fakes/control-plane/refusals.ts";
import { projectId, withParameters } from "./attempt.ts";
import { check } from "./check.ts";

const refusing = async (...refusals: readonly Refusal[]): ReturnType<typeof check> =>
  check((project) => {
    project.refusals.push(...refusals);
  });

describe("doctor --before of a project that refuses to answer", () => {
  for (const api of ["firestore", "cloudresourcemanager", "secretmanager", "artifactregistry", "cloudfunctions"] as const)
    it(`tells how to switch on ${api}.googleapis.com, and blames no role`, async () => {
      const { code, output } = await refusing(switchedOff(api));
      expect(code, output).to.equal(1);
      expect(output).to.include(`${api}.googleapis.com is switched off in this project.`);
      expect(output).to.include(`gcloud services enable ${api}.googleapis.com --project ${projectId}`);
      expect(output).to.include("1 thing is missing.");
      expect(output).not.to.match(/may not|cannot see|add-iam-policy-binding|secrets:set/);
    });

  it("needs no billing account that it can see", async () => {
    const { code, output } = await refusing(switchedOff("cloudbilling"));
    expect(code, output).to.equal(0);
    expect(output).to.include("gcloud services enable cloudbilling.googleapis.com");
    expect((await refusing(forbidden("cloudbilling"))).code).to.equal(0);
  });

  it("still tells a missing role from an API that is switched off", async () => {
    const { code, output } = await refusing(forbidden("firestore"), forbidden("artifactregistry"));
    expect(code, output).to.equal(1);
    expect(output).to.include("--role roles/datastore.viewer");
    expect(output).to.include("--role roles/artifactregistry.admin");
    expect(output).not.to.include("services enable");
    const project = await refusing(forbidden("cloudresourcemanager"));
    expect(project.output).to.include(`operator@example.com cannot see a project ${projectId}`);
  });

  it("asks once more after a 429", async () => {
    const { code, output } = await refusing(quotaExceeded("secretmanager", 1), quotaExceeded("cloudresourcemanager", 1));
    expect(code, output).to.equal(0);
  });

  for (const api of ["firestore", "cloudresourcemanager", "secretmanager", "cloudfunctions"] as const)
    it(`goes on with the other checks when ${api} keeps answering 429`, async () => {
      const { code, output } = await check((project) => {
        project.refusals.push(quotaExceeded(api, Infinity));
        project.hasBilling = false;
      });
      expect(code, output).to.equal(1);
      expect(output).to.include(`Quota exceeded for quota metric 'Read requests'`);
      expect(output).to.include("429");
      expect(output).to.include("gcloud billing projects link");
      expect(output).to.include("2 things are missing.");
    });
});

describe("doctor --before of the parameters", () => {
  const lectern = `lectern@${projectId}.iam.gserviceaccount.com`;

  for (const written of ["lectern@", lectern])
    it(`knows the account SERVICE_ACCOUNT=${written}`, async () => {
      const parameters = withParameters(`SERVICE_ACCOUNT=${written}\n`);
      const { code, output } = await check((project, folder) => {
        parameters(project, folder);
        project.roles.set("roles/datastore.user", [`serviceAccount:${lectern}`]);
        project.roles.set("roles/firebaseauth.admin", [`serviceAccount:${lectern}`]);
        project.roles.set("roles/cloudtranslate.user", [`serviceAccount:${lectern}`]);
      });
      expect(code, output).to.equal(0);
      const without = await check(parameters);
      expect(without.code).to.equal(1);
      expect(without.output).to.include(`--member serviceAccount:${lectern} --role roles/datastore.user`);
    });

  it("refuses an account without an @, which firebase-tools would only refuse after the rules", async () => {
    const { code, output } = await check(withParameters("SERVICE_ACCOUNT=lectern\n"));
    expect(code, output).to.equal(1);
    expect(output).to.include("SERVICE_ACCOUNT=lectern is not a service account.");
    expect(output).to.include("SERVICE_ACCOUNT=lectern@ in functions/.env.lectern-test");
  });

  for (const region of ["europe-west99", "europe-west99-old", "europe", ""])
    it(`refuses REGION=${region}, and names the regions that there are`, async () => {
      const { code, output, events } = await check(withParameters(`REGION=${region}\n`));
      expect(code, output).to.equal(1);
      expect(output).to.include(`REGION=${region} is not a region of Cloud Functions (2nd gen).`);
      expect(output).to.include("europe-west1, europe-west4, us-central1");
      expect(events).to.deep.equal([]);
    });
});
