import type { Command } from "commander";
import type { RunVerb } from "./run-verb.ts";
import { verbsOf } from "./verb.ts";
import { listMedia, removeUnusedMedia } from "./verbs/media.ts";

export const addMediaVerbs = (program: Command, run: RunVerb): void => {
  const add = verbsOf(program.command("media").description("Images uploaded for the pages of a project."), run);
  add("list <project-id>", "List images, and which of them are used.", "media list bakery", listMedia);
  add(
    "remove-unused <project-id>",
    "Remove images that no page, draft, version, template or setting of any project names, and that were uploaded more than a day ago.",
    "media remove-unused bakery",
    removeUnusedMedia,
  );
};
