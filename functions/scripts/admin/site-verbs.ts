import type { Command } from "commander";
import type { CommonOptions, RunVerb } from "./run-verb.ts";
import { exportSite } from "./site/export-site.ts";
import { importSite, type ImportOptions } from "./site/import-site.ts";
import { addVerb } from "./verb.ts";

export const addSiteVerbs = (program: Command, run: RunVerb): void => {
  const site = program.command("site").description("A project's content: pages, drafts, templates, pictures, redirects and settings.");
  addVerb(
    site,
    "export <project-id> <folder>",
    "Write a site into a new folder, nothing of people.",
    "site export bakery bakery-site",
  ).action(async (projectId: string, folder: string, options: CommonOptions) =>
    run(options, async (target) => exportSite(target, projectId, folder)),
  );
  addVerb(
    site,
    "import <project-id> <folder>",
    "Bring an exported site into a project, this one or another. Repeated, it changes nothing.",
    "site import bakery-staging bakery-site",
  )
    .option("--force", "also overwrite what is newer than the folder, or at the same address; a version is kept")
    .action(async (projectId: string, folder: string, options: CommonOptions & ImportOptions) =>
      run(options, async (target) => importSite(target, projectId, folder, options)),
    );
};
