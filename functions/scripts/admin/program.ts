import { Command, CommanderError } from "commander";
import { limitNames, planLimits, planNames } from "../../src/lib/projects/plans.ts";
import { propose, type Proposal } from "./change.ts";
import { addContentVerbs } from "./content-verbs.ts";
import { addKeyVerbs } from "./key-verbs.ts";
import { addMediaVerbs } from "./media-verbs.ts";
import { addMessageVerbs } from "./message-verbs.ts";
import { addProjectVerbs } from "./project-verbs.ts";
import { addMemberVerbs, addUserVerbs } from "./people-verbs.ts";
import { addQuestionVerbs } from "./question-verbs.ts";
import { type CommonOptions, createRunVerb, report, type RunVerb } from "./run-verb.ts";
import { processTerminal, type Terminal, withInertText } from "./terminal.ts";
import { addSiteVerbs } from "./site-verbs.ts";
import { addTransferVerbs } from "./transfer-verbs.ts";
import { addUsageVerbs } from "./usage-verbs.ts";
import { addVerb } from "./verb.ts";

/** What the verbs need from their process. */
interface Surroundings {
  readonly run: RunVerb;
  readonly terminal: Terminal;
  /** Whether mistakes on the command line are reported as JSON. */
  readonly isJson: boolean;
}

/** All verbs of the operator's tool, with their help. */
export const makeProgram = ({ run, terminal, isJson }: Surroundings): Command => {
  const program = new Command("admin")
    .description(
      "Sets up projects, people, templates and live pages of Lectern, and reads what visitors left for its teams.\nUses the emulators on this machine unless you name a Firebase project with --project.",
    )
    .usage("<verb> [options]")
    .exitOverride()
    .configureOutput({
      writeOut: (text) => {
        terminal.print(text.trimEnd());
      },
      writeErr: (text) => {
        terminal.complain(text.trimEnd());
      },
      // In the same format as failures of verbs.
      outputError: (text, write) => {
        write(isJson ? JSON.stringify({ error: text.replace(/^error: /, "").trim() }, undefined, 2) : text);
      },
    });
  addProjectVerbs(program, run);
  addUserVerbs(program, { run, terminal });
  addMemberVerbs(program, run);
  addKeyVerbs(program, run);
  addContentVerbs(program, run);
  addMediaVerbs(program, run);
  addSiteVerbs(program, run);
  addTransferVerbs(program, run);
  addQuestionVerbs(program, run);
  addMessageVerbs(program, run);
  addUsageVerbs(program, run);
  addVerb(program, "plan", "Show what each plan allows. Needs no project.", "plan").action((options: CommonOptions) => {
    report(terminal, describePlans(), { changed: false, options });
  });
  return program;
};

/** Runs a command line. Returns the exit code. */
export const runAdmin = async (words: readonly string[], given: Terminal = processTerminal): Promise<number> => {
  const terminal = withInertText(given);
  let exitCode = 0;
  const run = createRunVerb(terminal, () => {
    exitCode = 1;
  });
  try {
    await makeProgram({ run, terminal, isJson: words.includes("--json") }).parseAsync([...words], { from: "user" });
  } catch (error) {
    // The error has been printed already.
    if (error instanceof CommanderError) return error.exitCode;
    throw error;
  }
  return exitCode;
};

/** One line per limit, for one person and for the whole project. */
const describePlans = (): Proposal => {
  const width = Math.max(...limitNames.map((name) => name.length), sessions.length);
  const line = (name: string, cells: readonly string[]): string =>
    [name.padEnd(width), ...cells.map((cell) => cell.padEnd(14))].join("  ").trimEnd();
  const plans = planNames.map((name) => planLimits[name]);
  return propose({
    result: planLimits,
    sentence: [
      line("", planNames),
      line(
        sessions,
        plans.map(({ liveSessionsPerDay }) => String(liveSessionsPerDay)),
      ),
      ...limitNames.map((name) =>
        line(
          name,
          plans.map(({ budgets }) => `${budgets[name].person} / ${budgets[name].project}`),
        ),
      ),
      "",
      "For a person / the whole project, on a day (UTC) unless the name says otherwise.",
    ].join("\n"),
  });
};

const sessions = "voice_sessions";
