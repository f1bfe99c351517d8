import type { Command } from "commander";
import type { CommonOptions, RunVerb } from "./run-verb.ts";
import { exportSite } from "./site/export-site.ts";
import { importSite, type ImportOptions } from "./site/import-site.ts";
import { importWordpress, type WordpressOptions } from "./wordpress/import-wordpress.ts";
import { addVerb } from "./verb.ts";

export const addSiteVerbs = (program: Command, run: RunVerb): void => {
  const site = program.command("site").description("A project's content: pages, drafts, templates, pictures, redirects and settings.");
  addVerb(
    site,
    "export <project-id> <folder>",
    "Export a site, without anything about people, to a new folder.",
    "site export bakery bakery-site",
  ).action(async (projectId: string, folder: string, options: CommonOptions) =>
    run(options, async (target) => exportSite(target, projectId, folder)),
  );
  addVerb(
    site,
    "import <project-id> <folder>",
    "Import an exported site into this project or another. Running it again changes nothing.",
    "site import bakery-staging bakery-site",
  )
    .option("--force", "also overwrite what is newer than the folder or at the same address; a version is kept")
    .action(async (projectId: string, folder: string, options: CommonOptions & ImportOptions) =>
      run(options, async (target) => importSite(target, projectId, folder, options)),
    );
  addVerb(
    site,
    "import-wordpress <project-id> <file.xml>",
    "Create drafts from the pages and posts in a WordPress export, with their images and redirects from their addresses.",
    "site import-wordpress bakery bakery.WordPress.2026-11-01.xml --template article",
  )
    .option("--template <id>", "template of the drafts (default: the only one)")
    .option("--language <tag>", "language of the texts (default: the project's)")
    .action(async (projectId: string, file: string, options: CommonOptions & WordpressOptions) =>
      run(options, async (target) => importWordpress(target, projectId, file, options)),
    );
};
