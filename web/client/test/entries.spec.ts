import { expect } from "chai";
import { build } from "esbuild";
import { join } from "node:path";
import { isObject } from "../src/decode.ts";

const source = (path: string): string => join(import.meta.dirname, "../src", path);

/** The modules in the bundle of a page that uses these names. */
const bundledFor = async (code: string): Promise<readonly string[]> => {
  const { metafile } = await build({
    stdin: { contents: code, resolveDir: join(import.meta.dirname, "../src"), loader: "ts" },
    bundle: true,
    format: "esm",
    write: false,
    metafile: true,
    treeShaking: true,
    minify: true,
  });
  const [output] = Object.values(metafile.outputs);
  return Object.entries(output?.inputs ?? {})
    .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
    .map(([path]) => path);
};

describe("the entries of the client", () => {
  const exported: Readonly<Record<string, readonly string[]>> = {
    "index.ts": [
      "LecternError",
      "StaleRevisionError",
      "createLectern",
      "fallbackLabels",
      "fallbackPronounLabels",
      "isLecternError",
      "isTemplate",
    ],
    "autosave/index.ts": ["autosaveLimits", "createAutosave", "isDirty", "isSameText", "mergeThreeWay", "own", "revisionOf", "textChanges"],
    "autosave/indexed-db-journal.ts": ["indexedDbJournal"],
    "voice/index.ts": [
      "afterClose",
      "inputRateHz",
      "isLate",
      "isLive",
      "next",
      "outputRateHz",
      "parseFrame",
      "pauseMs",
      "refusalPauseMs",
      "traced",
      "waitsOf",
    ],
  };
  for (const [path, names] of Object.entries(exported)) {
    it(`${path} exports what it promises, and touches nothing when it is imported in bare Node`, async () => {
      const before = Object.getOwnPropertyNames(globalThis);
      const entry: unknown = await import(source(path));
      expect(Object.keys(isObject(entry) ? entry : {}).toSorted()).to.deep.equal(names.toSorted());
      expect(Object.getOwnPropertyNames(globalThis)).to.deep.equal(before);
    });
  }

  it("leave voice and autosave out of a page that only edits", async () => {
    const modules = await bundledFor('import { createLectern } from "./index.ts"; console.log(createLectern);');
    expect(modules.filter((path) => /voice|autosave|labels/.test(path))).to.deep.equal([]);
    expect(modules.some((path) => path.endsWith("drafts.ts"))).to.equal(true);
  });

  it("leave everything out of a page that only asks for errors", async () => {
    const modules = await bundledFor('import { isLecternError } from "./index.ts"; console.log(isLecternError);');
    expect(modules.map((path) => path.split("/").at(-1))).to.have.members(["errors.ts", "<stdin>"]);
  });

  it("leave the rules of a conversation out of the real editor, and the saving of drafts out of the real voice element", async () => {
    const modules = async (page: string) => bundledFor(`import "../../${page}";`);
    const [editor, element] = await Promise.all([modules("editor/main.ts"), modules("voice/element/define.ts")]);
    expect(editor.filter((path) => /client\/src\/(voice|labels)|^voice\//.test(path))).to.deep.equal([]);
    expect(editor.filter((path) => /client\/src\/(drafts|autosave\/autosave)\.ts$/.test(path))).to.have.lengthOf(2);
    expect(element.filter((path) => path.includes("client/src/autosave"))).to.deep.equal([]);
    expect(element.some((path) => path.endsWith("client/src/voice/next-state.ts"))).to.equal(true);
  });

  it("leave the journal in IndexedDB out of an editor that brings one of its own", async () => {
    const modules = await bundledFor('import { createAutosave } from "./autosave/index.ts"; console.log(createAutosave);');
    expect(modules.filter((path) => path.includes("indexed-db"))).to.deep.equal([]);
    expect(modules.some((path) => path.endsWith("journal-writer.ts"))).to.equal(true);
  });

  it("leave the rules of a conversation out of an editor with autosave", async () => {
    const modules = await bundledFor('import { createAutosave } from "./autosave/index.ts"; console.log(createAutosave);');
    expect(modules.filter((path) => path.includes("voice"))).to.deep.equal([]);
  });
});
