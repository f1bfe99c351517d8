import type { Command } from "commander";
import { addSettings } from "./project-settings.ts";
import type { RunVerb } from "./run-verb.ts";
import { verbsOf } from "./verb.ts";
import { deleteProject } from "./verbs/delete-project.ts";
import { exportProject } from "./verbs/export-project.ts";
import { listProjects } from "./verbs/list-projects.ts";
import { reportProject } from "./verbs/report.ts";
import { createProject, setProject, showProject } from "./verbs/project.ts";

export const addProjectVerbs = (program: Command, run: RunVerb): void => {
  const add = verbsOf(program.command("project").description("Projects: one website each."), run);
  addSettings(
    add(
      "create <project-id>",
      "Create a project.",
      'project create bakery --name "Fjord Bakery" --plan pro --voice-module on',
      createProject,
    ),
  );
  add("show <project-id>", "Show a project with its members.", "project show bakery", showProject);
  addSettings(
    add(
      "set <project-id>",
      "Change a project. Settings that are not named stay as they are.",
      'project set bakery --greeting "Welcome to Fjord Bakery!"',
      setProject,
    ),
  );
  add("list", "List all projects.", "project list", listProjects);
  add("report <project-id>", "Count what visitors asked, by week and language.", "project report bakery --csv bakery.csv", reportProject)
    .option("--weeks <number>", "how many weeks, at most 57 (default: 12)")
    .option("--until <day>", "a day in the last of them, as YYYY-MM-DD (default: today)")
    .option("--csv <file>", "write a table for spreadsheets to this new file instead");
  add(
    "export <project-id> <file.jsonl>",
    "Export everything stored for a project to a file, one document per line.",
    "project export bakery bakery.jsonl",
    exportProject,
  );
  add(
    "delete <project-id>",
    "Delete a project and everything stored for it. People are kept: they may belong to other projects.",
    "project delete bakery",
    deleteProject,
  );
};
