import { type Command, Option } from "commander";
import { voices } from "../../src/lib/projects/voices.ts";
import { planNames } from "../../src/lib/projects/plans.ts";
import type { CommonOptions, RunVerb } from "./run-verb.ts";
import { addVerb } from "./verb.ts";
import { createProject, type ProjectOptions, setProject, showProject } from "./verbs/project.ts";

export const addProjectVerbs = (program: Command, run: RunVerb): void => {
  const project = program.command("project").description("Projects: one website each.");
  addSettings(
    addVerb(project, "create <project-id>", "Make a project.", 'project create bakery --name "Fjord Bakery" --plan pro --voice-module on'),
  ).action(async (projectId: string, options: CommonOptions & ProjectOptions) =>
    run(options, async (target) => createProject(target, projectId, options)),
  );
  addVerb(project, "show <project-id>", "Show a project with its members.", "project show bakery").action(
    async (projectId: string, options: CommonOptions) => run(options, async (target) => showProject(target, projectId)),
  );
  addSettings(
    addVerb(
      project,
      "set <project-id>",
      "Change a project. What is not named stays.",
      'project set bakery --greeting "Welcome to Fjord Bakery!"',
    ),
  ).action(async (projectId: string, options: CommonOptions & ProjectOptions) =>
    run(options, async (target) => setProject(target, projectId, options)),
  );
};

const addSettings = (verb: Command): Command =>
  verb
    .option("--name <name>", "name of the business")
    .addOption(new Option("--plan <plan>", "plan").choices([...planNames]))
    .option("--default-language <tag>", "BCP 47 tag of the site's main language")
    .addOption(new Option("--voice-module <switch>", "the live voice agent").choices(["on", "off"]))
    .addOption(new Option("--onboarding-module <switch>", "onboarding of the business by the voice agent").choices(["on", "off"]))
    .addOption(new Option("--transfers <switch>", "calls of visitors to the manager; on unless switched off").choices(["on", "off"]))
    .option("--greeting <text>", "what the voice agent says first")
    .addOption(new Option("--voice <name>", "voice of the agent").choices([...voices]))
    .option("--instructions <text>", "how the voice agent shall behave")
    .option("--manager-phone <number>", "number for calls to a person, in international form; empty for none")
    .option("--sessions-per-day <number>", "voice sessions per person and day, instead of the plan's; \"plan\" for the plan's");
