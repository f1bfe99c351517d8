/**
 * Checks the commands in the documents against the options of their tools. git and curl are not among the packages, so their commands
 * cannot be checked.
 */
import { execFile } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect } from "chai";
import type { Command } from "commander";
import firebaseTools from "firebase-tools";
import * as z from "zod";
import { readOptions as readBenchOptions } from "../../bench/options.ts";
import { makeProgram } from "../../scripts/admin/program.ts";
import { processTerminal } from "../../scripts/admin/terminal.ts";
import { readOptions as readDoctorOptions } from "../../scripts/doctor/read-options.ts";
import { readOptions as readRehearsalOptions } from "../../scripts/rehearse/options.ts";
import { functionsDir, repositoryDir } from "../../local/stack/paths.ts";
import { readSoakOptions } from "../../soak/options.ts";
import { commandsOf, type DocumentedCommand } from "./shell-commands.ts";

const run = promisify(execFile);

/** A block without a language has commands. */
const documents = globSync(["README.md", "docs/*.md"], { cwd: repositoryDir }).toSorted();

/** Those that people follow line by line. */
const followed = [
  "README",
  "docs/deploying",
  "docs/doctor",
  "docs/operations",
  "docs/privacy",
  "docs/rehearsing",
  "docs/setting-up-a-project",
];

const scriptsOf = (folder: string): Readonly<Record<string, string>> =>
  z.object({ scripts: z.record(z.string(), z.string()) }).parse(JSON.parse(readFileSync(join(folder, "package.json"), "utf8"))).scripts;

const [ofFunctions, ofRoot] = [scriptsOf(functionsDir), scriptsOf(repositoryDir)];

/** Programs that are not among the packages, and shell built-ins. */
const notRead = new Set(["gcloud", "git", "curl", "cat", "sleep", "for", "done", "admin()", "}"]);

/** Of the scripts that take options. */
const readers: Readonly<Record<string, (words: readonly string[]) => unknown>> = {
  bench: readBenchOptions,
  doctor: readDoctorOptions,
  rehearse: (words) => readRehearsalOptions(words, repositoryDir),
  soak: readSoakOptions,
};

/** Why a tool would refuse a command, or undefined if it would accept it. Nothing is executed. */
const refusalOf = ({ words, isMention }: DocumentedCommand): string | undefined => {
  const [program = "", ...rest] = words;
  if (notRead.has(program) || /^[A-Z_]+=/.test(program)) return undefined;
  if (program === "npm") return refusalOfNpm(rest, isMention);
  if (program === "firebase") return refusalOfFirebase(rest, isMention);
  if (program === "admin") return refusalOfAdmin(rest, isMention);
  return `nobody knows ${program}`;
};

const refusalOfNpm = (words: readonly string[], isMention: boolean): string | undefined => {
  const [verb, name = "", separator, ...rest] = words.filter(
    (word, at) => !["--silent", "--prefix"].includes(word) && words[at - 1] !== "--prefix",
  );
  if (words.includes("--prefix") && words[words.indexOf("--prefix") + 1] !== "functions") return "there are no scripts there";
  if (verb === "exec" && name === "--" && separator === "firebase") return refusalOfFirebase(rest, isMention);
  if (verb === "ci" || verb === "install") return undefined;
  const script = verb === "run" ? name : verb;
  const scripts = words.includes("--prefix") ? ofFunctions : ofRoot;
  if (script === undefined || !Object.hasOwn(scripts, script)) return `package.json has no script ${String(script)}`;
  if (rest.includes("--json") && !words.includes("--silent")) return "npm would add lines of its own";
  if (script === "admin") return refusalOfAdmin(rest, isMention);
  const read = readers[script];
  if (isMention && rest.length === 0) return undefined;
  if (read !== undefined) return refusedBy(() => read(rest));
  return rest.length === 0 ? undefined : `nobody knows the options of ${script}`;
};

const refusalOfFirebase = (words: readonly string[], isMention: boolean): string | undefined => {
  const { operands, unknown } = firebaseTools.cli.parseOptions([...words]);
  const [name, ...args] = operands;
  if (name === undefined) return isMention ? undefined : "no command";
  const command = firebaseTools.getCommand(name);
  if (command === undefined) return `firebase-tools has no ${name}`;
  // Everything after a colon is the name of a channel, including an @.
  if (name === "hosting:clone" && /:.*@/.test(args[0] ?? "")) return "a version is named as site@version";
  const ownOptions = command.parseOptions([...args, ...unknown]);
  if (ownOptions.unknown.length > 0) return `${name} has no ${ownOptions.unknown.join(" ")}`;
  // `hosting:clone <source> <targetChannel>`
  const { required, most } = argumentsOf(command);
  const given = ownOptions.operands.length;
  const isEnough = given >= required || (isMention && given === 0);
  return isEnough && given <= most ? undefined : `${name} takes ${required} to ${most} arguments`;
};

/** From the usage line: `<one> [another]`, `[more...]`. */
const argumentsOf = (command: Command): { readonly required: number; readonly most: number } => {
  const all = command.usage().match(/<[^>]+>|\[(?!options\])[^\]]+\]/g) ?? [];
  const isOpen = all.some((one) => one.includes("..."));
  return { required: all.filter((one) => one.startsWith("<")).length, most: isOpen ? Number.POSITIVE_INFINITY : all.length };
};

const refusalOfAdmin = (words: readonly string[], isMention: boolean): string | undefined => {
  const program = makeProgram({ run: async () => undefined, terminal: processTerminal, isJson: false });
  const verb = inert(program, words);
  const isNamed = words.every((word) => !word.startsWith("-")) && verb.depth === words.length;
  if (isMention && isNamed) return verb.isLeaf || words.length === 0 ? undefined : `admin has no ${words.join(" ")}`;
  return refusedBy(() => program.parse(words, { from: "user" }));
};

/** Removes the verbs' actions, and returns how far the words name a verb. */
const inert = (command: Command, words: readonly string[]): { readonly depth: number; readonly isLeaf: boolean } => {
  command.exitOverride().configureOutput({ writeOut: silent, writeErr: silent, outputError: silent });
  if (command.commands.length === 0) command.action(silent);
  for (const child of command.commands) inert(child, []);
  const named = command.commands.find((child) => child.name() === words[0]);
  if (named === undefined) return { depth: 0, isLeaf: command.commands.length === 0 };
  const { depth, isLeaf } = inert(named, words.slice(1));
  return { depth: depth + 1, isLeaf };
};

const silent = (): void => undefined;

const refusedBy = (parse: () => unknown): string | undefined => {
  try {
    parse();
    return undefined;
  } catch (error) {
    const isHelp = error instanceof Error && "code" in error && error.code === "commander.helpDisplayed";
    return isHelp ? undefined : String(error);
  }
};

const refusalsOf = (markdown: string): readonly string[] =>
  commandsOf(markdown).flatMap((command) => {
    const refusal = refusalOf(command);
    return refusal === undefined ? [] : [`${command.words.join(" ")}: ${refusal}`];
  });

const inBlock = (command: string): string => `\`\`\`\n${command}\n\`\`\`\n`;

describe("commands of the documents", () => {
  for (const name of documents)
    it(`are taken by their tools: ${name}`, () => {
      expect(refusalsOf(readFileSync(join(repositoryDir, name), "utf8"))).to.deep.equal([]);
    });

  it("are found where people follow them", () => {
    const having = documents.filter((name) => commandsOf(readFileSync(join(repositoryDir, name), "utf8")).length > 0);
    expect(having).to.include.members(followed.map((name) => `${name}.md`));
  });

  for (const name of new Set(
    [...Object.keys(ofFunctions), ...Object.keys(ofRoot)].filter((one) => !["lint", "unit", "emulator"].includes(one)),
  ))
    it(`explain themselves and start nothing: ${name} --help`, async () => {
      const { stdout, stderr } = await run(process.execPath, ["scripts/run.mjs", name, "--help"], { cwd: functionsDir });
      expect(stdout)
        .to.match(/\w+/)
        .and.to.include(name === "admin" ? "Usage: admin" : name);
      expect(stderr).to.equal("");
    });

  for (const command of [
    "npm --prefix functions run doctr -- --before",
    "npm --prefix web run doctor",
    "npm --prefix functions run doctor -- --project a --befor",
    "npm --prefix functions run doctor -- --local --before",
    "npm --prefix functions run doctor -- --project a --only legs",
    "npm --prefix functions run doctor",
    "npm run doctor -- --local",
    "npm --prefix functions run rehearse -- demo",
    "npm --prefix functions run rehearse -- demo --local --times many",
    "npm --prefix functions run soak -- --hours 1",
    "npm --prefix functions run doctor -- --local --json > doctor.json",
    "npm --prefix functions exec -- firebase hosting:rollback site",
    "npm --prefix functions exec -- firebase hosting:clone a:live",
    "npm --prefix functions exec -- firebase hosting:clone a:live@1 a:live",
    "npm --prefix functions exec -- firebase hosting:clone a@1 a:live a",
    "firebase functions:secrets:prune --all",
    "cd functions",
    "admin project sett bakery",
    "admin project set bakery --transfers maybe",
    "admin project set bakery --transfer off",
    "admin page publish bakery",
    "admin page list bakery more",
    "git pull && admin project show # bakery",
    "npm --prefix functions run admin -- page list \\\n  bakery --force",
  ])
    it(`would refuse: ${command.replace("\n", " ")}`, () => {
      expect(refusalsOf(inBlock(command))).to.have.length(1);
    });

  it("are found in sentences too, where arguments may be missing", () => {
    expect(
      refusalsOf("See `admin page publish`, `admin --help`, `firebase deploy` and `npm --prefix functions run admin --`."),
    ).to.deep.equal([]);
    expect(refusalsOf("See `admin page print`, `admin page`, `firebase undeploy` and `admin page publish bakery --fast`.")).to.have.length(
      4,
    );
  });

  it("are not what a file is made of, where one is written, nor what a block in another language has", () => {
    expect(refusalsOf(inBlock("cat > a.md <<'END'\nfirebase nonsense\nEND"))).to.deep.equal([]);
    expect(refusalsOf(inBlock("admin page list bakery --json > pages.json"))).to.deep.equal([]);
    const yaml = "```yaml\nadmin: nonsense\n```\n";
    expect(refusalsOf(`${yaml}admin nonsense\n${yaml}`)).to.deep.equal([]);
    expect(refusalsOf(yaml + inBlock("admin nonsense"))).to.have.length(1);
  });
});
