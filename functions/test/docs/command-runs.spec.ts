import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import { groupsOf } from "../../scripts/checks/spec-groups.ts";
import { functionsDir, repositoryDir } from "../../local/stack/paths.ts";
import { verbRows } from "../emulator/admin/support/verb-rows.ts";
import { commandsOf } from "./shell-commands.ts";

/** How the suite runs a script of package.json. */
interface Run {
  /** The test files that start it. */
  readonly specs: readonly string[];
  /** How one of them does. */
  readonly calls: RegExp;
  /** Options that no test gives, and why. */
  readonly untried?: Readonly<Record<string, string>>;
}

const here = ["test/emulator/documented-commands.spec.ts"];

const realProject = "a real project: `test/deploy` looks at those of the fake control plane";

/** A script that a document names must be here: somebody follows it on a fresh clone. */
const runs: Readonly<Record<string, Run>> = {
  start: { specs: ["test/emulator/start.spec.ts"], calls: /scripts\/start\.ts/ },
  test: { specs: here, calls: /runScriptOf\("test"/ },
  exec: { specs: here, calls: /runScriptOf\("exec"/ },
  soak: { specs: here, calls: /runScriptOf\("soak", "--minutes"/ },
  openapi: { specs: here, calls: /\["openapi", \[/ },
  layers: { specs: here, calls: /\["layers", \[/ },
  evals: { specs: here, calls: /\["evals", \[/ },
  scale: { specs: here, calls: /\["scale", \[/ },
  bench: {
    specs: here,
    calls: /runScriptOf\("bench"/,
    untried: { "--site": "five loads: `test/pages/loading.spec.ts` measures the same page in the same way, once" },
  },
  pictures: { specs: here, calls: /runScriptOf\("pictures"/ },
  doctor: {
    specs: ["test/emulator/doctor/*.spec.ts", "test/deploy/doctor-before.spec.ts"],
    calls: /scripts\/doctor\.ts/,
    untried: { "--project": realProject, "--deep": "conversations by the hour; `read-options` is tested, and each check by itself" },
  },
  rehearse: { specs: ["test/emulator/rehearsal/rehearsal.spec.ts"], calls: /scripts\/rehearse\.ts/, untried: { "--project": realProject } },
};

const documents = globSync(["README.md", "CONTRIBUTING.md", "docs/*.md", "web/client/README.md"], { cwd: repositoryDir });

interface Named {
  readonly document: string;
  readonly words: readonly string[];
}

/** The commands of all documents, without npm's own options: `soak -- --minutes 10`, `admin page list`. */
const named: readonly Named[] = documents.flatMap((document) =>
  commandsOf(readFileSync(join(repositoryDir, document), "utf8"))
    .map(({ words }) => words.filter((word, at) => !["--silent", "--prefix", "run"].includes(word) && words[at - 1] !== "--prefix"))
    .filter(([program]) => program === "npm" || program === "admin")
    .map((words) => ({ document, words: words[0] === "npm" ? words.slice(1) : words })),
);

/** Commands of the tool itself, which `test/emulator/admin/verbs.spec.ts` runs. */
const isAdmin = ({ words: [script] }: Named): boolean => script === "admin";

const textOf = ({ specs }: Run): string =>
  globSync([...specs], { cwd: functionsDir })
    .map((path) => readFileSync(join(functionsDir, path), "utf8"))
    .join("\n");

/** Why nothing runs a command, or undefined. */
const whyNot = ({ document, words: [script = "", ...rest] }: Named): string | undefined => {
  if (["ci", "install"].includes(script)) return undefined; // npm's own, with which every script begins on a fresh clone
  const run = runs[script];
  if (run === undefined) return `${document}: nothing runs ${script}`;
  if (document.startsWith("web/")) return undefined;
  const text = textOf(run);
  const options = rest.filter((word) => /^--[a-z]/.test(word) && script !== "exec" && run.untried?.[word] === undefined);
  const untried = options.find((option) => !text.includes(`"${option}"`) && !text.includes(`${option} `));
  return untried === undefined ? undefined : `${document}: nothing runs ${script} with ${untried}`;
};

describe("every command that a document names", () => {
  it("is run by a test", () => {
    expect(named.filter((one) => !isAdmin(one) && !one.words.includes("build")).flatMap((one) => whyNot(one) ?? [])).to.deep.equal([]);
  });

  it("is run by the file that is said to, in a group of the suite", () => {
    for (const [script, run] of Object.entries(runs)) {
      expect(textOf(run), script).to.match(run.calls);
      const files = globSync([...run.specs], { cwd: functionsDir }).filter((path) => path.endsWith(".spec.ts"));
      expect(files, script).not.to.deep.equal([]);
      for (const file of files) expect(groupsOf(file), file).not.to.deep.equal([]);
    }
  });

  it("names a verb that has a row in the table of verbs, if it is one of the operator's tool", () => {
    const verbs = Object.keys(verbRows);
    const unknown = named.filter(isAdmin).filter(({ words: [, ...rest] }) => {
      const verb = rest.filter((word) => /^[a-z-]+$/.test(word) && !word.startsWith("-"));
      return (
        verb.length > 0 && !verbs.some((one) => one.split(" ").every((word, at) => verb[at] === word) || one.startsWith(verb.join(" ")))
      );
    });
    expect(unknown.map(({ words }) => words.join(" "))).to.deep.equal([]);
  });

  it("would be missed", () => {
    expect(whyNot({ document: "README.md", words: ["polish"] })).to.include("nothing runs polish");
    expect(whyNot({ document: "README.md", words: ["soak", "--", "--hours", "1"] })).to.include("with --hours");
  });
});
