import type { Command } from "commander";
import type { RunVerb } from "./run-verb.ts";
import { exportSite } from "./site/export-site.ts";
import { importSite } from "./site/import-site.ts";
import { importWordpress } from "./wordpress/import-wordpress.ts";
import { verbsOf } from "./verb.ts";
import { changeSiteHost, listSiteHosts } from "./verbs/site-host.ts";

export const addSiteVerbs = (program: Command, run: RunVerb): void => {
  const site = program.command("site").description("A project's site: its content in a folder, and the domains that show it.");
  const add = verbsOf(site, run);
  add(
    "export <project-id> <folder>",
    "Export a site, without anything about people, to a new folder.",
    "site export bakery bakery-site",
    exportSite,
  );
  add(
    "import <project-id> <folder>",
    "Import an exported site into this project or another. Running it again changes nothing.",
    "site import bakery-staging bakery-site",
    importSite,
  ).option("--force", "also overwrite what is newer than the folder or at the same address; a version is kept");
  add(
    "import-wordpress <project-id> <file.xml>",
    "Create drafts from the pages and posts in a WordPress export, with their images and redirects from their addresses.",
    "site import-wordpress bakery bakery.WordPress.2026-11-01.xml --template article",
    importWordpress,
  )
    .option("--template <id>", "template of the drafts (default: the only one)")
    .option("--language <tag>", "language of the texts (default: what the export says)");
  add(
    "host <project-id> <host>",
    "Show the site at a domain of its owner. Nobody else can claim it.",
    "site host bakery www.fjord-bakery.example",
    changeSiteHost,
  ).option("--remove", "take the domain back");
  add("hosts <project-id>", "List the domains of a project's site.", "site hosts bakery", listSiteHosts);
};
