import { expect } from "chai";
import { execFileSync, spawnSync } from "node:child_process";
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { buildClient } from "../../build/build-client.ts";

const tsc = join(dirname(createRequire(import.meta.url).resolve("typescript/package.json")), "bin/tsc");

/** An author's code that uses every entry. */
const page = `
import { createLectern, isLecternError, type OpenedDraft, type Tagged } from "@lectern/client";
import { createAutosave, type Queue } from "@lectern/client/autosave";
import { indexedDbJournal } from "@lectern/client/journal";
import { next, type VoiceState } from "@lectern/client/voice";

export const { drafts } = createLectern({ baseUrl: "https://site.example", getIdToken: async () => "token" }).project("demo");
export const autosaveOf = (opened: Tagged<OpenedDraft>) =>
  createAutosave({
    author: "ada",
    drafts,
    opened,
    journal: indexedDbJournal(),
    onChange: (queue: Queue) => console.log(queue.phase.kind),
    onShow: ({ content }) => console.log(content.length),
    onJournalFailure: (error) => console.log(isLecternError(error, "timeout") && error.retryAfterMs),
  });
export const state: VoiceState = next({ kind: "idle" }, { kind: "start" }).state;
// @ts-expect-error: the language is required
export const opening = drafts.open({ slug: "about" });
`;

const strictly = ["--noEmit", "--strict", "--exactOptionalPropertyTypes", "--noUncheckedIndexedAccess"];
const forBrowsers = ["--target", "es2022", "--lib", "es2024,dom,dom.iterable"];

describe("the package of the client", () => {
  let folder: string;

  before(async () => {
    folder = mkdtempSync(join(tmpdir(), "lectern-client-"));
    const installed = join(folder, "node_modules/@lectern/client");
    await buildClient(join(installed, "dist"));
    copyFileSync(join(import.meta.dirname, "../package.json"), join(installed, "package.json"));
    writeFileSync(join(folder, "page.ts"), page);
    writeFileSync(join(folder, "package.json"), JSON.stringify({ type: "module" }));
  });

  after(() => {
    rmSync(folder, { recursive: true });
  });

  const resolutions: readonly (readonly string[])[] = [
    ["--module", "esnext", "--moduleResolution", "bundler"],
    ["--module", "nodenext"],
  ];
  for (const resolution of resolutions) {
    it(`has types for a strict page that is compiled with ${resolution.join(" ")}`, () => {
      const args = [tsc, ...strictly, ...forBrowsers, ...resolution, "--pretty", "false", "page.ts"];
      expect(spawnSync(process.execPath, args, { cwd: folder, encoding: "utf8" }).stdout).to.equal("");
    });
  }

  it("has modules for all that it exports", () => {
    const list = `for (const entry of ["", "/autosave", "/journal", "/voice"])
      console.log(Object.keys(await import("@lectern/client" + entry)).length > 0);`;
    const said = execFileSync(process.execPath, ["--input-type=module", "-e", list], { cwd: folder, encoding: "utf8" });
    expect(said).to.equal("true\n".repeat(4));
  });
});
