import type { Command } from "commander";
import type { RunVerb } from "./run-verb.ts";
import { verbsOf } from "./verb.ts";
import { checkPages } from "./verbs/check-pages.ts";
import { listPages, putPage } from "./verbs/page.ts";
import { publishPage } from "./verbs/publish-page.ts";
import { removePage, showPage } from "./verbs/remove-page.ts";
import { listTemplates, putTemplate, removeTemplate, showTemplate } from "./verbs/template.ts";

export const addContentVerbs = (program: Command, run: RunVerb): void => {
  addTemplateVerbs(program.command("template").description("Templates: the types of pages."), run);
  addPageVerbs(program.command("page").description("Live pages and drafts."), run);
};

const addTemplateVerbs = (template: Command, run: RunVerb): void => {
  const add = verbsOf(template, run);
  add("put <project-id> <file.json>", "Store a template: name and fields as JSON.", "template put bakery article.json", putTemplate).option(
    "--id <id>",
    "id of the template (default: the name of the file)",
  );
  add("list <project-id>", "List the templates of a project.", "template list bakery", listTemplates);
  add("show <project-id> <template-id>", "Show a template.", "template show bakery article", showTemplate);
  add("remove <project-id> <template-id>", "Remove a template that no page uses.", "template remove bakery article", removeTemplate).option(
    "--force",
    "remove it even if pages use it",
  );
};

const addPageVerbs = (page: Command, run: RunVerb): void => {
  const add = verbsOf(page, run);
  add(
    "put <project-id> <file.md>",
    "Create or replace a live page: front matter with slug, language, template and metadata, then Markdown.",
    "page put bakery about.md",
    putPage,
  );
  add("list <project-id>", "List live pages and drafts.", "page list bakery", listPages);
  add("show <project-id> <id>", "Show a live page or a draft.", "page show bakery 7Qm2xV9cT0bYw4sLrK1dPz", showPage);
  add(
    "remove <project-id> <id>",
    "Remove a live page or a draft, with its versions.",
    "page remove bakery 7Qm2xV9cT0bYw4sLrK1dPz",
    removePage,
  );
  add("check <project-id>", "List the pages that are stored in unusual ways. Changes nothing.", "page check bakery", checkPages);
  add(
    "publish <project-id> <draft-id>",
    "Publish a draft, which removes it and its versions.",
    "page publish bakery 7Qm2xV9cT0bYw4sLrK1dPz",
    publishPage,
  )
    .option("--if-match <etag>", "publish only what this ETag names")
    .option("--force", "overwrite a live page that has changed since the draft was cloned from it");
};
