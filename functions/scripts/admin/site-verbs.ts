import type { Command } from "commander";
import type { CommonOptions, RunVerb } from "./run-verb.ts";
import { addVerb } from "./verb.ts";
import { changeSiteHost, type HostOptions, listSiteHosts } from "./verbs/site-host.ts";

export const addSiteVerbs = (program: Command, run: RunVerb): void => {
  const site = program.command("site").description("The published site of a project.");
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
