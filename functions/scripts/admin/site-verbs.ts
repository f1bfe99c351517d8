import type { Command } from "commander";
import type { CommonOptions, RunVerb } from "./run-verb.ts";
import { exportSite } from "./site/export-site.ts";
import { importSite, type ImportOptions } from "./site/import-site.ts";
import { importWordpress, type WordpressOptions } from "./wordpress/import-wordpress.ts";
import { addVerb } from "./verb.ts";
import { changeSiteHost, type HostOptions, listSiteHosts } from "./verbs/site-host.ts";

export const addSiteVerbs = (program: Command, run: RunVerb): void => {
  const site = program.command("site").description("A project's site: its content in a folder, and the domains that show it.");
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
    .option("--language <tag>", "language of the texts (default: what the export says)")
    .action(async (projectId: string, file: string, options: CommonOptions & WordpressOptions) =>
      run(options, async (target) => importWordpress(target, projectId, file, options)),
    );
  addVerb(
    site,
    "host <project-id> <host>",
    "Show the site at a domain of its owner. Nobody else can claim it.",
    "site host bakery www.fjord-bakery.example",
  )
    .option("--remove", "take the domain back")
    .action(async (projectId: string, host: string, options: CommonOptions & HostOptions) =>
      run(options, async (target) => changeSiteHost(target, projectId, host, options)),
    );
  addVerb(site, "hosts <project-id>", "List the domains of a project's site.", "site hosts bakery").action(
    async (projectId: string, options: CommonOptions) => run(options, async (target) => listSiteHosts(target, projectId)),
  );
};
