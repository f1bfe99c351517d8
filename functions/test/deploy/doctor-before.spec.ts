import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { spawn } from "node:child_process";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect } from "chai";
import { aCloudProject } from "../../fakes/control-plane/cloud-project.ts";
import { startFakeControlPlane } from "../../fakes/control-plane/start-fake-control-plane.ts";
import { functionsDir } from "../../local/stack/paths.ts";
import type { Deployed } from "./run-firebase.ts";

describe("the doctor before a deployment, as a program", () => {
  const home = mkdtempSync(join(tmpdir(), "lectern-login-"));
  after(() => {
    rmSync(home, { recursive: true });
  });

  const run = async (options: readonly string[], environment: NodeJS.ProcessEnv): Promise<Deployed> => {
    const child = spawn(process.execPath, [join(functionsDir, "scripts/doctor.ts"), ...options], {
      env: { PATH: process.env["PATH"], HOME: home, METADATA_SERVER_DETECTION: "none", ...environment },
      stdio: ["ignore", "pipe", "pipe"],
    });
    const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
    const [out, errors, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
    return { code, output: out + errors };
  };

  it("looks as the federated identity of a workflow, and ends with 1 where something is missing", async () => {
    const project = aCloudProject("lectern-test", []);
    await using cloud = await startFakeControlPlane(project);
    writeFileSync(join(home, "identity"), "a token of the workflow");
    const credentials = join(home, "credentials.json");
    const federation = {
      type: "external_account",
      audience: "//iam.googleapis.com/projects/424242424242/locations/global/workloadIdentityPools/github/providers/github",
      subject_token_type: "urn:ietf:params:oauth:token-type:jwt",
      token_url: `${cloud.url}/v1/token`,
      credential_source: { file: join(home, "identity") },
    };
    writeFileSync(credentials, JSON.stringify(federation));
    const login = { ...cloud.environment, GOOGLE_APPLICATION_CREDENTIALS: credentials };
    const missing = await run(["--project", "lectern-test", "--before"], login);
    expect(missing.code, missing.output).to.equal(1);
    expect(missing.output)
      .to.include("checked as workflow@lectern-test.iam.gserviceaccount.com")
      .and.include("firebase functions:secrets:set GEMINI_API_KEY --project lectern-test")
      .and.include("1 thing is missing.");
    project.secrets.add("GEMINI_API_KEY");
    const ready = await run(["--project", "lectern-test", "--before"], login);
    expect(ready.code, ready.output).to.equal(0);
    expect(project.events).to.deep.equal([]);
  });

  it("says how to log in", async () => {
    const { code, output } = await run(["--project", "lectern-test", "--before"], {});
    expect(code, output).to.equal(1);
    expect(output)
      .to.include("gcloud auth application-default login")
      .and.not.match(/^\s+at /m);
  });
});
