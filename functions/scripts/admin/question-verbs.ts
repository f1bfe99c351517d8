import { type Command, Option } from "commander";
import type { CommonOptions, RunVerb } from "./run-verb.ts";
import { addVerb } from "./verb.ts";
import { answerQuestion, closeQuestion, listedStatuses, listQuestions, type ListOptions } from "./verbs/question.ts";

export const addQuestionVerbs = (program: Command, run: RunVerb): void => {
  const question = program.command("question").description("Questions of visitors that the site did not answer.");
  addVerb(question, "list <project-id>", "List open questions, the oldest first.", "question list bakery")
    .addOption(new Option("--status <status>", "list these instead of open ones").choices([...listedStatuses]))
    .action(async (projectId: string, options: CommonOptions & ListOptions) =>
      run(options, async (target) => listQuestions(target, projectId, options)),
    );
  addVerb(
    question,
    "answer <project-id> <question-id> <text>",
    "Answer a question, or replace its answer. Visitors hear it from now on.",
    'question answer bakery 4f1c "We close at five."',
  ).action(async (projectId: string, id: string, text: string, options: CommonOptions) =>
    run(options, async (target) => answerQuestion(target, projectId, id, text)),
  );
  addVerb(question, "close <project-id> <question-id>", "Close a question that needs no answer.", "question close bakery 4f1c").action(
    async (projectId: string, id: string, options: CommonOptions) => run(options, async (target) => closeQuestion(target, projectId, id)),
  );
};
