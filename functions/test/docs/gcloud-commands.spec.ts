/**
 * Google's command line is not among the packages, and its commands need Google: where it is installed, it says itself whether it would take
 * them. It calls this a detail of its own that may go: then this file goes, too.
 */
import { execFile } from "node:child_process";
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect } from "chai";
import * as z from "zod";
import { repositoryDir } from "../../local/stack/paths.ts";
import { commandsOf } from "./shell-commands.ts";

const run = promisify(execFile);

/** Those of later versions than 528, the one that the Firestore emulator of CI comes from. */
const later = ["gcloud monitoring policies", "gcloud firestore databases clone"];

const Verdicts = z.array(z.object({ command_string: z.string(), success: z.boolean(), error_message: z.string().nullable() }));

const quoted = (word: string): string => (/^[\w./:@=,-]+$/.test(word) ? word : `"${word}"`);

/** Why gcloud would refuse the commands of a text; undefined where it is not installed. */
const refusalsOf = async (markdown: string): Promise<readonly string[] | undefined> => {
  const folder = mkdtempSync(join(tmpdir(), "lectern-gcloud-"));
  try {
    const found = commandsOf(markdown.replaceAll(/<[a-z][^<>\n]*>|\$\([^)]*\)/gi, "some-name"));
    const named = found.filter(({ words: [program] }) => program === "gcloud").map(({ words }) => words.map(quoted).join(" "));
    const commands = [...new Set(named)];
    const file = join(folder, "commands.json");
    writeFileSync(file, JSON.stringify(commands.map((command) => ({ command_string: command }))));
    const environment = { ...process.env, CLOUDSDK_CONFIG: folder };
    const { stdout } = await run("gcloud", ["meta", "lint-gcloud-commands", `--commands-file=${file}`], {
      env: environment,
      maxBuffer: 100_000_000,
    });
    const verdicts = Verdicts.parse(JSON.parse(stdout));
    expect(verdicts).to.have.length(commands.length);
    return verdicts.filter(({ success }) => !success).map((verdict) => `${verdict.command_string}: ${verdict.error_message}`);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  } finally {
    rmSync(folder, { recursive: true });
  }
};

const documents = globSync(["README.md", "CONTRIBUTING.md", "docs/*.md"], { cwd: repositoryDir });

describe("the documents' commands of gcloud @nightly", () => {
  it("are taken by gcloud", async function () {
    const text = documents.map((name) => readFileSync(join(repositoryDir, name), "utf8")).join("\n");
    const refusals = await refusalsOf(text);
    if (refusals === undefined) return this.skip();
    expect(refusals.filter((refusal) => later.every((command) => !refusal.startsWith(command)))).to.deep.equal([]);
    return undefined;
  }).timeout(120_000);

  it("would be refused", async function () {
    const refusals = await refusalsOf(
      "```\ngcloud storage bucket list\ngcloud storage buckets list --clear\n```\nSee `gcloud run nothing`.",
    );
    if (refusals === undefined) return this.skip();
    expect(refusals).to.have.length(3);
    return undefined;
  }).timeout(120_000);
});
