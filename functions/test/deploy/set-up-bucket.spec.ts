import { expect } from "chai";
import { aCloudProject, type CloudProject } from "../../fakes/control-plane/cloud-project.ts";
import { forbidden, quotaExceeded, storageSwitchedOff, switchedOff } from "../../fakes/control-plane/refusals.ts";
import { buildIfNeeded } from "../../scripts/stack/build-if-needed.ts";
import { check, projectId, setUp, withParameters } from "./attempt.ts";

const name = `${projectId}-lectern-media`;
const account = "424242424242-compute@developer.gserviceaccount.com";
const role = "roles/storage.objectUser";

/** In an organisation that gives the default account no role. */
const withoutBucket = (): CloudProject => {
  const project = aCloudProject(projectId, ["GEMINI_API_KEY"]);
  project.bucket = undefined;
  project.roles.set("roles/editor", []);
  return project;
};

describe("deploy --set-up of the bucket for pictures", () => {
  before(async () => buildIfNeeded());

  it("makes it where the database is, closed to the public, for the account of the functions, once", async () => {
    const project = withoutBucket();
    const first = await setUp(project);
    expect(first.code, first.output).to.equal(0);
    expect(first.output)
      .to.include(`Made: the bucket ${name} for pictures, in europe-west1.`)
      .and.include(`Made: that ${account}, as which the functions run, may store pictures there.`);
    expect(project.resources.get(`bucket ${name}`)).to.deep.equal({
      name,
      location: "europe-west1",
      iamConfiguration: { uniformBucketLevelAccess: { enabled: true }, publicAccessPrevention: "enforced" },
      softDeletePolicy: { retentionDurationSeconds: "0" },
    });
    expect(project.bucket?.roles).to.deep.equal({ [role]: [`serviceAccount:${account}`] });
    const again = await setUp(project);
    expect(again.code, again.output).to.equal(0);
    expect(again.output).to.include(`There already: the bucket ${name}`).and.not.include("Made");
    expect(project.events).to.deep.equal(["bucket made in europe-west1", "bucket policy changed"]);
  });

  it("leaves --check nothing to say of it @nightly", async () => {
    const project = withoutBucket();
    expect((await setUp(project)).code).to.equal(0);
    const { output } = await check((later) => {
      later.bucket = project.bucket;
      later.roles.set("roles/editor", []);
    });
    expect(output).not.to.include("bucket");
  });

  it("makes nothing in a dry run @nightly", async () => {
    const project = withoutBucket();
    const { code, output } = await setUp(project, { options: ["--dry-run"] });
    expect(code, output).to.equal(0);
    expect(output).to.include(`Would be made: the bucket ${name} for pictures, in europe-west1.`);
    expect(project.events).to.deep.equal([]);
  });

  it("takes the functions' region where the database is in several, and theirs is one @nightly", async () => {
    const project = withoutBucket();
    project.database = { ...project.database, locationId: "nam5" };
    await setUp(project);
    expect(project.events).to.include("bucket made in us-central1");
  });

  it("uses the name and the account of the parameters @nightly", async () => {
    const project = withoutBucket();
    await setUp(project, { spoil: withParameters("MEDIA_BUCKET=other-pictures\nSERVICE_ACCOUNT=lectern@\n") });
    expect(project.bucket).to.deep.include({
      name: "other-pictures",
      roles: { [role]: [`serviceAccount:lectern@${projectId}.iam.gserviceaccount.com`] },
    });
  });

  it("grants nothing where the functions may store pictures anyway, and what others have granted stays @nightly", async () => {
    const project = withoutBucket();
    project.roles.set("roles/editor", [`serviceAccount:${account}`]);
    await setUp(project);
    expect(project.bucket?.roles).to.deep.equal({});
    project.roles.set("roles/editor", []);
    project.bucket = {
      name,
      isClosed: true,
      roles: { [role]: ["user:somebody@example.com"], "roles/storage.admin": ["group:a@b.c"] },
      softDeleteSeconds: 0,
    };
    await setUp(project);
    expect(project.bucket.roles).to.deep.equal({
      [role]: ["user:somebody@example.com", `serviceAccount:${account}`],
      "roles/storage.admin": ["group:a@b.c"],
    });
  });

  it("is patient with a policy that is not there yet, and loses no grant that somebody makes beside it @nightly", async () => {
    const project = withoutBucket();
    project.policyLag = 2;
    project.afterPolicyReads.push(() => {
      if (project.bucket !== undefined) project.bucket = { ...project.bucket, roles: { "roles/storage.admin": ["user:a@b.c"] }, etag: 7 };
    });
    const { code, output } = await setUp(project);
    expect(code, output).to.equal(0);
    expect(project.bucket?.roles).to.deep.equal({ "roles/storage.admin": ["user:a@b.c"], [role]: [`serviceAccount:${account}`] });
  });

  it("goes on where it was cut off between the bucket and the role", async () => {
    const project = withoutBucket();
    project.refusals.push({ ...forbidden("storage"), path: /\/iam$/, times: 30 });
    const first = await setUp(project);
    expect(first.code, first.output).to.equal(1);
    expect(first.output).to.include(`${account} could not be given the role ${role}`).and.include("Run this again in a minute");
    project.refusals.length = 0;
    const { code, output } = await setUp(project);
    expect(code, output).to.equal(0);
    expect(project.events).to.deep.equal(["bucket made in europe-west1", "bucket policy changed"]);
  });

  it("takes a bucket that another run has made meanwhile for its own", async () => {
    const project = withoutBucket();
    const absent = { status: 404, body: { error: { code: 404, message: "The specified bucket does not exist." } } };
    project.bucket = { name, isClosed: true, roles: {}, softDeleteSeconds: 0 };
    project.refusals.push({ path: new RegExp(`/b/${name}$`), answer: absent, times: 1 });
    const { code, output } = await setUp(project);
    expect(code, output).to.equal(0);
    expect(project.events).to.deep.equal(["bucket policy changed"]);
  });

  const lefts: readonly (readonly [name: string, spoil: (project: CloudProject) => void, sentence: RegExp])[] = [
    [
      "the name is somebody else's",
      ({ foreignBuckets }) => foreignBuckets.add(name),
      /may not see it: .* denied on resource.*\n.*choose another name: MEDIA_BUCKET=<name> in functions\/\.env\.lectern-test/,
    ],
    ["an API is switched off", ({ refusals }) => refusals.push(switchedOff("storage")), /gcloud services enable storage\.googleapis\.com/],
    [
      "the same is said as of old",
      ({ refusals }) => refusals.push(storageSwitchedOff()),
      /gcloud services enable storage\.googleapis\.com/,
    ],
    ["Google answers 429", ({ refusals }) => refusals.push(quotaExceeded("storage", Infinity)), /Quota exceeded/],
    [
      "this account may not see the project",
      ({ refusals }) => refusals.push(forbidden("cloudresourcemanager")),
      /cannot see a project lectern-test/,
    ],
    ["there is no database", (project) => (project.database = undefined), /It is made where the database is/],
    [
      "it could be opened to everybody",
      (project) => (project.bucket = { name, isClosed: false, roles: {}, softDeleteSeconds: 0 }),
      /--public-access-prevention/,
    ],
  ];
  for (const [when, spoil, sentence] of lefts)
    it(`leaves it to a person where ${when}, and makes the rest @nightly`, async () => {
      const project = withoutBucket();
      project.webApps = [];
      spoil(project);
      const { code, output } = await setUp(project);
      expect(code, output).to.equal(1);
      expect(output).to.include(`Left to you: the bucket ${name} for pictures.`);
      expect(output.split("Left to you: ")[1]).to.match(sentence);
      expect(project.events).to.deep.equal(["web app made"]);
    });

  it("says politely that the name is taken, where only the attempt shows it, and which role it needs @nightly", async () => {
    const absent = { status: 404, body: { error: { code: 404, message: "The specified bucket does not exist." } } };
    const project = withoutBucket();
    project.foreignBuckets.add(name);
    project.refusals.push({ path: new RegExp(`/b/${name}$`), answer: absent, times: 1 });
    const taken = await setUp(project);
    expect(taken.code, taken.output).to.equal(1);
    expect(taken.output)
      .to.include(`The bucket ${name} could not be made: The requested bucket name is not available.`)
      .and.include("MEDIA_BUCKET=<name>")
      .and.not.match(/^\s+at /m);
    const powerless = withoutBucket();
    powerless.refusals.push({ ...forbidden("storage"), path: /\/storage\/v1\/b$/ });
    const refused = await setUp(powerless);
    expect(refused.code, refused.output).to.equal(1);
    expect(refused.output).to.include("The caller does not have permission").and.include("--role roles/storage.admin");
    expect([...project.events, ...powerless.events]).to.deep.equal([]);
  });

  it("knows a bucket of another project that it may see @nightly", async () => {
    const project = withoutBucket();
    const theirs = { status: 200, body: { name, projectNumber: "999", iamConfiguration: { publicAccessPrevention: "enforced" } } };
    project.refusals.push({ path: new RegExp(`/b/${name}$`), answer: theirs, times: Infinity });
    const { code, output } = await setUp(project);
    expect(code, output).to.equal(1);
    expect(output).to.include("It belongs to another project.").and.include("MEDIA_BUCKET=<name>");
    expect(project.events).to.deep.equal([]);
  });
});
