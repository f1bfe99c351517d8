import { expect } from "chai";
import { build } from "esbuild";
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { noticesOf, packagesIn } from "./third-party-notices.ts";

describe("third-party notices", () => {
  const root = realpathSync(mkdtempSync(join(tmpdir(), "lectern-notices-")));
  after(() => {
    rmSync(root, { recursive: true });
  });

  const write = (path: string, content: string): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  };

  const addPackage = (name: string, licence: string, files: Readonly<Record<string, string>>): string => {
    const folder = `node_modules/${name}`;
    write(`${folder}/package.json`, JSON.stringify({ name: name.split("node_modules/").at(-1), version: "1.0.0", license: licence }));
    for (const [file, content] of Object.entries(files)) write(`${folder}/${file}`, content);
    return join(root, folder);
  };

  it("are for the packages that a bundle has code of, wherever they are installed, and for no other", async () => {
    addPackage("outer", "MIT", { "index.js": `export * from "@inner/deep/part"; export const outer = console.log("outer");` });
    addPackage("outer/node_modules/@inner/deep", "MIT", { "part/index.js": `export const deep = console.log("deep");` });
    addPackage("unused", "MIT", { "index.js": `export const unused = 1;` });
    write("main.js", `import "outer"; import { unused } from "unused"; if (false) console.log(unused);`);
    const { metafile } = await build({
      absWorkingDir: root,
      entryPoints: ["main.js"],
      bundle: true,
      write: false,
      metafile: true,
      minify: true,
      format: "esm",
    });
    expect(packagesIn(metafile, root)).to.have.members([
      join(root, "node_modules/outer"),
      join(root, "node_modules/outer/node_modules/@inner/deep"),
    ]);
  });

  it("say each licence once, and whose it is", () => {
    const one = addPackage("one", "MIT", { LICENSE: "Copyright Ada\r\n" });
    const two = addPackage("two", "MIT", { "licence.md": "Copyright Ada\n" });
    const three = addPackage("three", "BSD-2-Clause", { "LICENSE.txt": "Copyright Ben", NOTICE: "Made by Cleo" });
    const notices = noticesOf([one, two, three]);
    expect(notices.split("Copyright Ada")).to.have.length(2);
    expect(notices).to.include("one 1.0.0 (MIT)\ntwo 1.0.0 (MIT)\n\nCopyright Ada");
    expect(notices).to.include("three 1.0.0 (BSD-2-Clause)\n\nCopyright Ben\n\nMade by Cleo");
  });

  it("have the whole Apache licence where a package only names it", () => {
    const notices = noticesOf([addPackage("apache", "Apache-2.0", { "README.md": "# License\n\nSee above." })]);
    expect(notices).to.include("apache 1.0.0 (Apache-2.0)").and.to.include("TERMS AND CONDITIONS FOR USE, REPRODUCTION, AND DISTRIBUTION");
  });

  it("take the licence from the README where it stands there", () => {
    const folder = addPackage("readme", "MIT", {
      "README.md": "# readme\n\nLicense\n-------\n\nCopyright (c) 2013 Dora\n\nPermission is granted",
    });
    expect(noticesOf([folder])).to.include("readme 1.0.0 (MIT)\n\nCopyright (c) 2013 Dora\n\nPermission is granted");
  });

  it("fail the build for a package that says nothing", () => {
    const files: readonly Readonly<Record<string, string>>[] = [{}, { "README.md": "## License\n\nMIT" }, { NOTICE: "Made by Cleo" }];
    for (const [at, content] of files.entries())
      expect(() => noticesOf([addPackage(`silent-${at}`, "MIT", content)])).to.throw(`silent-${at} has no licence`);
  });
});
