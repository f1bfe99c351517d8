import { type Command, Option } from "commander";
import type { RunVerb } from "./run-verb.ts";
import { verbsOf } from "./verb.ts";
import { answerQuestion, closeQuestion, listedStatuses, listQuestions } from "./verbs/question.ts";

export const addQuestionVerbs = (program: Command, run: RunVerb): void => {
  const add = verbsOf(program.command("question").description("Questions of visitors that the site did not answer."), run);
  add("list <project-id>", "List open questions, the oldest first.", "question list bakery", listQuestions).addOption(
    new Option("--status <status>", "list these instead of open ones").choices([...listedStatuses]),
  );
  add(
    "answer <project-id> <question-id> <text>",
    "Answer a question, or replace its answer. Visitors hear it from now on.",
    'question answer bakery 4f1c "We close at five."',
    answerQuestion,
  );
  add("close <project-id> <question-id>", "Close a question that needs no answer.", "question close bakery 4f1c", closeQuestion);
};
