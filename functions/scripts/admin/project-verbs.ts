import type { Command } from "commander";
import { addSettings } from "./project-settings.ts";
import type { CommonOptions, RunVerb } from "./run-verb.ts";
import { addVerb } from "./verb.ts";
import { deleteProject } from "./verbs/delete-project.ts";
import { exportProject } from "./verbs/export-project.ts";
import { listProjects } from "./verbs/list-projects.ts";
import type { ProjectOptions } from "./verbs/project-options.ts";
import { reportProject, type ReportOptions } from "./verbs/report.ts";
import { createProject, setProject, showProject } from "./verbs/project.ts";

export const addProjectVerbs = (program: Command, run: RunVerb): void => {
  const project = program.command("project").description("Projects: one website each.");
  addSettings(
    addVerb(
      project,
      "create <project-id>",
      "Create a project.",
      'project create bakery --name "Fjord Bakery" --plan pro --voice-module on',
    ),
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
      "Change a project. Settings that are not named stay as they are.",
      'project set bakery --greeting "Welcome to Fjord Bakery!"',
    ),
  ).action(async (projectId: string, options: CommonOptions & ProjectOptions) =>
    run(options, async (target) => setProject(target, projectId, options)),
  );
  addVerb(project, "list", "List all projects.", "project list").action(async (options: CommonOptions) => run(options, listProjects));
  addVerb(project, "report <project-id>", "Count what visitors asked, by week and language.", "project report bakery --csv bakery.csv")
    .option("--weeks <number>", "how many weeks, at most 57 (default: 12)")
    .option("--until <day>", "a day in the last of them, as YYYY-MM-DD (default: today)")
    .option("--csv <file>", "write a table for spreadsheets to this new file instead")
    .action(async (projectId: string, options: CommonOptions & ReportOptions) =>
      run(options, async (target) => reportProject(target, projectId, options)),
    );
  addVerb(
    project,
    "export <project-id> <file.jsonl>",
    "Export everything stored for a project to a file, one document per line.",
    "project export bakery bakery.jsonl",
  ).action(async (projectId: string, file: string, options: CommonOptions) =>
    run(options, async (target) => exportProject(target, projectId, file)),
  );
  addVerb(
    project,
    "delete <project-id>",
    "Delete a project and everything stored for it. People are kept: they may belong to other projects.",
    "project delete bakery",
  ).action(async (projectId: string, options: CommonOptions) => run(options, async (target) => deleteProject(target, projectId)));
};
