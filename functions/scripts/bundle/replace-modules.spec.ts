import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "chai";
import { build } from "esbuild";
import { type Replacement, replaceModules } from "./replace-modules.ts";

describe("replaceModules", () => {
  let folder: string;

  before(() => {
    folder = mkdtempSync(join(tmpdir(), "replace-modules-"));
    mkdirSync(join(folder, "node_modules/heavy/lib"), { recursive: true });
    writeFileSync(
      join(folder, "node_modules/heavy/package.json"),
      JSON.stringify({ name: "heavy", version: "1.2.3", main: "lib/main.js" }),
    );
    writeFileSync(join(folder, "node_modules/heavy/lib/main.js"), `exports.weight = require("./weight.js");`);
    writeFileSync(join(folder, "node_modules/heavy/lib/weight.js"), `module.exports = "heavy";`);
    writeFileSync(join(folder, "entry.js"), `console.log(require("heavy").weight);`);
  });

  after(() => {
    rmSync(folder, { recursive: true });
  });

  const bundle = async (changes: Partial<Replacement> = {}): Promise<string> => {
    const replacement = { package: "heavy", version: "1.2.3", files: { "lib/weight.js": `module.exports = "light";` }, ...changes };
    const { outputFiles } = await build({
      entryPoints: [join(folder, "entry.js")],
      bundle: true,
      write: false,
      logLevel: "silent",
      plugins: [replaceModules("slim", [replacement], join(folder, "node_modules"))],
    });
    return outputFiles.map(({ text }) => text).join("\n");
  };

  const failureOf = async (work: Promise<unknown>): Promise<string> => work.then(() => "none", String);

  it("bundles the other source", async () => {
    expect(await bundle())
      .to.include(`"light"`)
      .and.not.include(`"heavy"`);
  });

  it("fails the build when another version is installed", async () => {
    for (const version of ["1.2.2", "1.2.4", "2.0.0", ""])
      expect(await failureOf(bundle({ version }))).to.include(`slim was made for heavy ${version}, and 1.2.3 is installed`);
  });

  it("fails the build when a file or a package is not there", async () => {
    expect(await failureOf(bundle({ files: { "lib/gone.js": "" } }))).to.include("slim replaces files that do not exist");
    expect(await failureOf(bundle({ package: "lost" }))).to.include("ENOENT");
  });
});
