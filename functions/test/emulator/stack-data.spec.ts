import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect } from "chai";
import { readPortOffset } from "../../local/stack/firebase-config.ts";
import { functionsDir, projectId } from "../../local/stack/paths.ts";

const run = promisify(execFile);

/**
 * The demo project's name in Firestore, as a separate stack finds it; with `name`, after renaming it. Meanwhile another stack ends and deletes
 * the file by which firebase-tools finds the emulators of a project.
 */
const nameOfProject = async (data: string, name?: string): Promise<string> => {
  const rename = name === undefined ? "" : `await project.update({ name: ${JSON.stringify(name)} });`;
  const program = `const { initializeApp } = require("firebase-admin/app"); const { getFirestore } = require("firebase-admin/firestore");
    (async () => { initializeApp(); const project = getFirestore().doc("projects/demo"); ${rename} console.log("name=" + (await project.get()).get("name"));
      require("node:fs").rmSync(${JSON.stringify(join(tmpdir(), `hub-${projectId}.json`))}, { force: true }); process.exit(); })();`;
  const { stdout } = await run(process.execPath, [join(functionsDir, "scripts/exec.ts"), process.execPath, "--eval", program], {
    cwd: functionsDir,
    env: { ...process.env, INIT_CWD: functionsDir, LECTERN_DATA: data, LECTERN_PORT_OFFSET: String(readPortOffset(process.env) + 50) },
  });
  return /^name=(.*)$/m.exec(stdout)?.[1] ?? stdout;
};

describe("LECTERN_DATA @nightly", () => {
  it("keeps what is in the emulators from one start to the next", async function () {
    this.timeout(600_000); // two more stacks, one after the other, besides that of the tests
    const folder = mkdtempSync(join(tmpdir(), "lectern-data-"));
    try {
      expect(await nameOfProject(folder, "Renamed")).to.equal("Renamed");
      expect(await nameOfProject(folder)).to.equal("Renamed");
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
