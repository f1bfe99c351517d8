import { expect } from "chai";
import type { CloudProject } from "../../fakes/control-plane/cloud-project.ts";
import { forbidden, storageSwitchedOff, switchedOff } from "../../fakes/control-plane/refusals.ts";
import { projectId, withParameters } from "./attempt.ts";
import { check } from "./check.ts";

const name = `${projectId}-lectern-media`;
const account = "424242424242-compute@developer.gserviceaccount.com";

/** The default account has the editor role, which newer organisations no longer grant it. */
const withoutEditor = ({ roles }: CloudProject): void => {
  for (const role of ["roles/datastore.user", "roles/firebaseauth.admin", "roles/cloudtranslate.user", "roles/cloudbuild.builds.builder"])
    roles.set(role, [`serviceAccount:${account}`]);
  roles.delete("roles/editor");
};

describe("doctor --before of the bucket for pictures", () => {
  it("says nothing where there is one that the functions may use, and nobody else", async () => {
    const { code, output } = await check((project) => {
      withoutEditor(project);
      project.bucket = { name, isClosed: true, roles: { "roles/storage.objectUser": [`serviceAccount:${account}`] }, softDeleteSeconds: 0 };
    });
    expect(code, output).to.equal(0);
    expect(output).not.to.include("bucket");
  });

  it("advises to make one where the database is, with the commands", async () => {
    const { code, output } = await check((project) => {
      project.bucket = undefined;
    });
    expect(code, output).to.equal(0);
    expect(output).to.include(`There is no bucket ${name}`);
    expect(output).to.include(`gcloud storage buckets create gs://${name} --project ${projectId} --location europe-west1`);
    expect(output).to.include(`gs://${name} --member serviceAccount:${account} --role roles/storage.objectUser`);
  });

  it("looks at the one that the parameter names", async () => {
    const { output } = await check(withParameters("MEDIA_BUCKET=other-pictures\n"));
    expect(output).to.include("There is no bucket other-pictures");
  });

  it("refuses to deploy where anybody can read it", async () => {
    for (const anybody of ["allUsers", "allAuthenticatedUsers"]) {
      const { code, output } = await check((project) => {
        project.bucket = { name, isClosed: false, roles: { "roles/storage.objectViewer": [anybody] }, softDeleteSeconds: 0 };
      });
      expect(code, output).not.to.equal(0);
      expect(output).to.include(`Missing: Anyone can read the bucket ${name}`);
    }
  });

  it("advises to close one that could be opened, and to let the functions use it", async () => {
    const { code, output } = await check((project) => {
      withoutEditor(project);
      project.bucket = {
        name,
        isClosed: false,
        roles: { "roles/storage.objectViewer": [`serviceAccount:${account}`] },
        softDeleteSeconds: 0,
      };
    });
    expect(code, output).to.equal(0);
    expect(output).to.include(`can make the bucket ${name} public`).and.include("which may not store images");
  });

  it("advises to let deletions be deletions, where Google keeps what is deleted", async () => {
    const { code, output } = await check((project) => {
      withoutEditor(project);
      project.bucket = {
        name,
        isClosed: true,
        roles: { "roles/storage.objectUser": [`serviceAccount:${account}`] },
        softDeleteSeconds: 604_800,
      };
    });
    expect(code, output).to.equal(0);
    expect(output)
      .to.match(/^Advised: The bucket \S+ keeps deleted images for 7 days: whoever may restore there, /m)
      .and.include(`gcloud storage buckets update gs://${name} --clear-soft-delete`);
  });

  it("claims nothing where it may not look", async () => {
    for (const refusal of [forbidden("storage"), switchedOff("storage"), storageSwitchedOff()]) {
      const { code, output } = await check((project) => {
        project.refusals.push(refusal);
      });
      expect(code, output).to.equal(0);
      expect(output).to.match(/^Advised: .*bucket.*(may not see|could not be checked)|may not see the bucket/m);
      expect(output).not.to.include("There is no bucket");
    }
  });
});
