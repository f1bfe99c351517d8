import type { Command } from "commander";
import type { CommonOptions, RunVerb } from "./run-verb.ts";
import { addVerb } from "./verb.ts";
import { checkPages } from "./verbs/check-pages.ts";
import { listPages, putPage } from "./verbs/page.ts";
import { publishPage, type PublishOptions } from "./verbs/publish-page.ts";
import { removePage, showPage } from "./verbs/remove-page.ts";
import { listTemplates, putTemplate, removeTemplate, showTemplate } from "./verbs/template.ts";

export const addContentVerbs = (program: Command, run: RunVerb): void => {
  addTemplateVerbs(program.command("template").description("Templates: the forms of pages."), run);
  addPageVerbs(program.command("page").description("Live pages and drafts."), run);
};

const addTemplateVerbs = (template: Command, run: RunVerb): void => {
  addVerb(template, "put <project-id> <file.json>", "Store a template: name and fields as JSON.", "template put bakery article.json")
    .option("--id <id>", "id of the template (default: the name of the file)")
    .action(async (projectId: string, file: string, options: CommonOptions & { readonly id?: string }) =>
      run(options, async (target) => putTemplate(target, projectId, file, options)),
    );
  addVerb(template, "list <project-id>", "List the templates of a project.", "template list bakery").action(
    async (projectId: string, options: CommonOptions) => run(options, async (target) => listTemplates(target, projectId)),
  );
  addVerb(template, "show <project-id> <template-id>", "Show a template.", "template show bakery article").action(
    async (projectId: string, id: string, options: CommonOptions) => run(options, async (target) => showTemplate(target, projectId, id)),
  );
  addVerb(template, "remove <project-id> <template-id>", "Remove a template that no page uses.", "template remove bakery article")
    .option("--force", "remove it even if pages use it")
    .action(async (projectId: string, id: string, options: CommonOptions & { readonly force?: boolean }) =>
      run(options, async (target) => removeTemplate(target, projectId, id, options)),
    );
};

const addPageVerbs = (page: Command, run: RunVerb): void => {
  addVerb(
    page,
    "put <project-id> <file.md>",
    "Put a live page: front matter with slug, language, template and metadata, then Markdown.",
    "page put bakery about.md",
  ).action(async (projectId: string, file: string, options: CommonOptions) =>
    run(options, async (target) => putPage(target, projectId, file)),
  );
  addVerb(page, "list <project-id>", "List live pages and drafts.", "page list bakery").action(
    async (projectId: string, options: CommonOptions) => run(options, async (target) => listPages(target, projectId)),
  );
  addVerb(page, "show <project-id> <id>", "Show a live page or a draft.", "page show bakery 7Qm2xV9cT0bYw4sLrK1dPz").action(
    async (projectId: string, id: string, options: CommonOptions) => run(options, async (target) => showPage(target, projectId, id)),
  );
  addVerb(
    page,
    "remove <project-id> <id>",
    "Remove a live page or a draft, with its versions.",
    "page remove bakery 7Qm2xV9cT0bYw4sLrK1dPz",
  ).action(async (projectId: string, id: string, options: CommonOptions) =>
    run(options, async (target) => removePage(target, projectId, id)),
  );
  addVerb(page, "check <project-id>", "List the pages that are stored in unusual ways. Changes nothing.", "page check bakery").action(
    async (projectId: string, options: CommonOptions) => run(options, async (target) => checkPages(target, projectId)),
  );
  addVerb(
    page,
    "publish <project-id> <draft-id>",
    "Publish a draft, which removes it and its versions.",
    "page publish bakery 7Qm2xV9cT0bYw4sLrK1dPz",
  )
    .option("--if-match <etag>", "publish only what this ETag names")
    .option("--force", "overwrite a live page that has changed since the draft was cloned from it")
    .action(async (projectId: string, draftId: string, options: CommonOptions & PublishOptions) =>
      run(options, async (target) => publishPage(target, projectId, draftId, options)),
    );
};
