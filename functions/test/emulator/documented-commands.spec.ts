import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import { repositoryDir } from "../../local/stack/paths.ts";
import { runRootScript, runScriptOf } from "../support/run-command.ts";

const read = (path: string): string => readFileSync(join(repositoryDir, path), "utf8");

/** The commands of the documents that no other file runs: `test/docs/command-runs.spec.ts` knows which file runs which. */
describe("the commands of the documents @nightly", () => {
  it("run soak: holds a soak of seconds, finds nothing, and leaves its document alone", async () => {
    const before = read("docs/soak.md");
    const { code, output } = await runScriptOf("soak", "--minutes", "0.05");
    expect(code, output).to.equal(0);
    expect(output)
      .to.include("Nothing was found that should not be")
      .and.match(/\| acknowledged saves\s+\|\s+[1-9]/);
    expect(read("docs/soak.md")).to.equal(before);
  });

  it("run exec: runs a command beside a stack, and ends as it does", async () => {
    const program = "console.log(process.env.LECTERN_BASE_URL); process.exit(3)";
    const { code, output } = await runScriptOf("exec", process.execPath, "--eval", program);
    expect(code, output).to.equal(3);
    expect(output).to.include(process.env["LECTERN_BASE_URL"]);
  });

  it("test: runs a named file, and names the parts that there are", async () => {
    const one = await runScriptOf("test", "src/lib/platform/core/mail-domain.spec.ts");
    expect(one.code, one.output).to.equal(0);
    expect(one.output).to.match(/\n\d+ passed, 0 failed\n/);
    const none = await runScriptOf("test", "no-such-part");
    expect(none.code).to.equal(1);
    for (const part of ["lint", "web", "unit", "emulator", "pages", "nightly"]) expect(none.output).to.include(part);
  });

  it("npm test, in the root: runs a named file, too", async () => {
    const one = await runRootScript("test", "src/lib/platform/core/mail-domain.spec.ts");
    expect(one.code, one.output).to.equal(0);
    expect(one.output).to.match(/\n\d+ passed, 0 failed\n/);
  });

  for (const [script, documents] of [
    ["openapi", ["docs/openapi.json", "docs/error-codes.md"]],
    ["scale", ["docs/scale.md"]],
    ["layers", ["docs/architecture.md"]],
    ["evals", ["evals/sites.md", "evals/calls.md"]],
  ] as const)
    it(`run ${script}: writes ${documents.join(" and ")} as they are`, async () => {
      const before = documents.map(read);
      const { code, output } = await runScriptOf(script);
      expect(code, output).to.equal(0);
      expect(documents.map(read)).to.deep.equal(before);
    });

  it("run bench: measures one function, keeps no figure of it, and says how it is used", async () => {
    const before = read("functions/bench/measured.json");
    const one = await runScriptOf("bench", "--quick", "--rounds", "1", "--only", "templatesList");
    expect(one.code, one.output).to.equal(0);
    expect(one.output).to.match(/templatesList[^\n]* \d/);
    expect(read("functions/bench/measured.json")).to.equal(before);
    const none = await runScriptOf("bench", "--rounds", "0");
    expect(none.code).to.equal(1);
    for (const option of ["--quick", "--rounds", "--only", "--pages"]) expect(none.output).to.include(option);
  });

  // Minutes of work: here only what it says about itself, for which all of its code is loaded.
  it("run pictures: says which it does not know", async () => {
    const { code, output } = await runScriptOf("pictures", "nothing");
    expect(code).to.equal(1);
    expect(output).to.include("There are no pictures of nothing.");
  });
});
