import type { Command } from "commander";
import type { CommonOptions, RunVerb } from "./run-verb.ts";
import { addVerb } from "./verb.ts";
import { listMedia, removeUnusedMedia } from "./verbs/media.ts";

export const addMediaVerbs = (program: Command, run: RunVerb): void => {
  const media = program.command("media").description("Images uploaded for the pages of a project.");
  addVerb(media, "list <project-id>", "List images, and which of them are used.", "media list bakery").action(
    async (projectId: string, options: CommonOptions) => run(options, async (target) => listMedia(target, projectId)),
  );
  addVerb(
    media,
    "remove-unused <project-id>",
    "Remove images that no page, draft, version, template or setting of any project names, and that were uploaded more than a day ago.",
    "media remove-unused bakery",
  ).action(async (projectId: string, options: CommonOptions) => run(options, async (target) => removeUnusedMedia(target, projectId)));
};
