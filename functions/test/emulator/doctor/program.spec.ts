import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect } from "chai";
import * as z from "zod";
import { localSecrets } from "../../../local/stack/local-secrets.ts";
import { functionsDir } from "../../../local/stack/paths.ts";

const Report = z.object({
  project: z.string(),
  at: z.iso.datetime(),
  checks: z.array(z.object({ name: z.string(), status: z.string(), message: z.string(), ms: z.number() })),
});

const run = async (...words: readonly string[]) =>
  promisify(execFile)(process.execPath, [join(functionsDir, "scripts/doctor.ts"), ...words]);

describe("npm run doctor", () => {
  it("writes a report for programs alone, one for people beside it, and no secret into either", async () => {
    const { stdout, stderr } = await run("--local", "--only", "phone,others", "--json");
    const { project, checks } = Report.parse(JSON.parse(stdout));
    expect(project).to.equal("demo-lectern");
    expect(checks.filter(({ status }) => status === "fail")).to.deep.equal([]);
    expect(checks.map(({ name }) => name)).to.include.members(["phone/webhook", "others/mail"]);
    expect(stderr)
      .to.include("These checks are free.")
      .and.include("ok   phone/webhook: ")
      .and.match(/\d+ passed, 0 warned, 0 failed/);
    for (const secret of Object.values(localSecrets)) expect(stdout + stderr).not.to.include(secret);
  });

  it("refuses an unknown option", async () => {
    const refused: unknown = await run("--local", "--olny", "phone").catch((error: unknown) => error);
    expect(refused).to.include({ code: 1 }).and.to.have.property("stderr").that.includes("unknown option '--olny'");
  });
});
