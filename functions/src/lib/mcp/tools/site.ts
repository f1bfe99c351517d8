import { canonicalStored } from "../../i18n/language-spelling.ts";
import { excerptOf } from "../../answers/knowledge/quotation.ts";
import { rankPassages } from "../../answers/knowledge/find-answer.ts";
import { type LookedUp, lookUp } from "../../answers/knowledge/look-up.ts";
import type { Passage } from "../../answers/knowledge/passage.ts";
import { parseQuestionText, questionId } from "../../answers/questions/question.ts";
import { questionStore } from "../../answers/questions/store.ts";
import { invalidRequest } from "../../platform/core/app-error.ts";
import { profileIn, unknownProfile } from "../../projects/profile.ts";
import { askPorts, knowledge } from "../../providers/judge/ask-ports.ts";
import { dayOf } from "../../usage/quota/daily-usage.ts";
import { agentLimits } from "../limits.ts";
import type { AgentCall, AgentResult, RunAgentTool } from "../agent-tool.ts";
import type { AgentAnswer } from "../../../../answers/agents.ts";

interface SearchArgs {
  readonly words: string;
  readonly language?: string | undefined;
}

export const searchPages: RunAgentTool<"search_pages", SearchArgs> = async ({ words, language }, { project }) => {
  const { known } = await knowledge.open(project.id);
  const passages = await rankPassages(known.index, { question: words, searchWords: [] });
  const wanted = language === undefined ? undefined : canonicalStored(language);
  const asked = passages.filter(({ page }) => page.kind === "page" && (wanted === undefined || canonicalStored(page.language) === wanted));
  const byPage = Map.groupBy(asked, ({ page }) => page.id);
  const pages = [...byPage.values()].slice(0, agentLimits.foundPages).flatMap(toFoundPage);
  return { said: `${pages.length} live pages have these words or forms of them. Drafts are not searched.`, data: { pages } };
};

const toFoundPage = (passages: readonly Passage[]): AgentAnswer<"search_pages">["pages"] => {
  const [first] = passages;
  if (first === undefined) return [];
  const { id, slug, language, title } = first.page;
  return [{ docId: id, slug, language, title, excerpts: passages.slice(0, agentLimits.excerpts).map(excerptOf) }];
};

interface AskArgs {
  readonly question: string;
  readonly search_words?: readonly string[] | undefined;
}

/** As visitors are answered, but nothing is passed on to the team. */
export const askSite: RunAgentTool<"ask_site", AskArgs> = async ({ question, search_words: searchWords = [] }, call) => {
  const parsed = parseQuestionText(question);
  if ("problem" in parsed)
    throw invalidRequest([{ path: "question", message: parsed.problem === "empty" ? "must not be empty" : "is too long" }]);
  const ports = askPorts();
  const key = { projectId: call.project.id, uid: call.by, day: dayOf(call.at), isVisitor: false };
  const [state, site] = await Promise.all([
    questionStore.findState(key, questionId(parsed.text)),
    ports.judges && knowledge.open(call.project.id),
  ]);
  const words = { question: parsed.text, searchWords, key, state };
  return toAnswer((await lookUp(ports, words, site, toToolCall(call))).verdict);
};

const toToolCall = ({ id, project, by, at }: AgentCall) => ({
  id,
  project,
  caller: { uid: by, role: "manager" as const, profile: profileIn(project, unknownProfile) },
  at,
  signal: new AbortController().signal,
});

const nothing = { answered: false, quotation: null, source: null } as const;

const toAnswer = (verdict: LookedUp["verdict"]): AgentResult<AgentAnswer<"ask_site">> => {
  switch (verdict.kind) {
    case "answered": {
      const { passage, quotation } = verdict.answer;
      const { kind, id, slug, language, title } = passage.page;
      const place = kind === "answer" ? { docId: null, slug: null } : { docId: id, slug };
      return { said: "The site says this.", data: { answered: true, quotation, source: { ...place, language, title } } };
    }
    case "not_answered":
      return { said: "The site does not answer this.", data: nothing };
    case "no_question":
      return { said: "This is not a question about the site.", data: nothing };
    case "over_budget":
      return { said: "The questions of this day are used up. Read the pages instead.", data: nothing };
    case "no_model":
    case "failed":
      return { said: "It cannot be looked up right now. Read the pages instead, or ask again later.", data: nothing };
  }
};
