import { cleanText, repeated } from "../platform/core/text.ts";
import { listOf, findTexts } from "../i18n/texts.ts";
import { countryHint } from "../companies/countries.ts";
import { onboardingLimits } from "./limits.ts";
import type { BudgetStore } from "../usage/quota/daily-budget.ts";
import { spendUnit } from "../conversations/tool-calls/spend-unit.ts";
import type { ToolResult } from "../../../answers/tool-result.ts";
import type { ToolCall } from "../conversations/tool-calls/tool-call.ts";
import { asFirstDecided, changeSession } from "./change-session.ts";
import type { CompanyDirectory } from "./company-directory.ts";
import { companyName, siteName } from "./business-url.ts";
import { type Conversation, openConversation } from "./open-conversation.ts";
import { isSameCompany } from "./identity.ts";
import { identifyCompany, type IdentityProblem, type SaidIdentity } from "./identify-company.ts";
import { barePosition, chooseHint, chooseOffered, isBarePosition, openCandidates, type Unclear } from "./offer.ts";
import { selectInSession } from "./transitions.ts";
import type { Candidate, OnboardingStore, SelectedCompany, Session } from "./onboarding-session.ts";
import type { FieldPath } from "./field-path.ts";

/** `position`: the company's number, from 1, in what the last search has found. */
interface SaidChoice extends SaidIdentity {
  readonly position?: unknown;
}

interface SelectPorts {
  readonly sessions: OnboardingStore;
  readonly companies: CompanyDirectory;
  readonly budgets: BudgetStore;
  readonly now: () => Date;
}

/**
 * Selects the company of a session after looking it up by all its identifiers, which its position in the last search stands for. If the
 * day's budget is used up, it is stored as the visitor named it, and a later extraction looks it up.
 *
 * @throws AppError `unavailable`
 */
export const selectCompany = async (
  { sessions, companies, budgets, now }: SelectPorts,
  said: SaidChoice,
  call: ToolCall,
): Promise<ToolResult> => {
  const conversation = await openConversation(call);
  const { key, answer } = conversation;
  const signal = AbortSignal.any([call.signal, AbortSignal.timeout(onboardingLimits.lookupMs)]);
  let before: Promise<Session> | undefined;
  const findBefore = async (): Promise<Session> => (before ??= sessions.findSession(key));
  const chosen = hasPosition(said) ? chooseOffered(openCandidates((await findBefore()).offer, now()), said.position, said) : asSaid(said);
  const identified =
    chosen.kind === "unclear"
      ? chosen
      : await identifyCompany(
          {
            companies,
            findSelected: async () => (await findBefore()).company,
            spend: async () => spendUnit(budgets, "select_company", call),
          },
          chosen,
          { language: call.caller.profile.language, signal },
        );
  if (identified.kind !== "identified") {
    const session = await sessions.findSession(key);
    const refusal = answer([await explain(conversation, identified, said)], session, now());
    const hint = hintFor(identified, said, openCandidates(session.offer, now()));
    return hint === undefined ? refusal : { ...refusal, status: "invalid", retryable: true, hint };
  }

  const { identity, facts } = identified;
  const { session, outcome } = await changeSession(
    sessions,
    key,
    now,
    asFirstDecided((found) => {
      const change = selectInSession(found, identity, facts, now());
      const isSame = found.company !== undefined && isSameCompany(found.company, identity, facts.name);
      return { change, outcome: { isSame, before: found.company, dropped: change?.droppedEdits ?? [] } };
    }),
  );
  const { company } = session;
  if (company === undefined) throw new Error("A session without a company after one was selected");
  return answer(describe(conversation, company, outcome), session, now());
};

const hasPosition = ({ position }: SaidChoice): boolean => position !== undefined && position !== null && position !== "";

const asSaid = (said: SaidIdentity): ReturnType<typeof chooseOffered> =>
  isBarePosition(said.registryId) ? barePosition : { kind: "chosen", ...said };

/** How the model calls again; undefined if only the visitor can help. */
const hintFor = (problem: IdentityProblem | Unclear, said: SaidIdentity, candidates: readonly Candidate[]): string | undefined => {
  if (problem.kind === "unclear") return problem.hint;
  if (problem.kind === "whichCountry") return cleanText(said.country) === "" ? undefined : countryHint;
  return candidates.length > 0 && aboutIdentifiers.has(problem.kind) ? chooseHint : undefined;
};

const aboutIdentifiers: ReadonlySet<IdentityProblem["kind"]> = new Set([
  "whichCompany",
  "unknownNumber",
  "malformedNumber",
  "unknownPlace",
  "contradiction",
]);

interface SelectOutcome {
  readonly isSame: boolean;
  readonly before: SelectedCompany | undefined;
  /** Edits about the previous company. */
  readonly dropped: readonly FieldPath[];
}

const describe = (
  { say, nameOf, texts: { language } }: Conversation,
  company: SelectedCompany,
  { isSame, before, dropped }: SelectOutcome,
): readonly string[] => {
  const { name, placeId, registry, isClosed, website: registered, businessUrl } = company;
  // Not "we are working on it already": nothing was known of this website before.
  const isNew = siteName(businessUrl) !== siteName(before?.businessUrl ?? before?.website);
  const website = isSame && isNew ? siteName(businessUrl) : undefined;
  const nameOrNone = (one: SelectedCompany | undefined): string => companyName(one) ?? say("thisCompany");
  return [
    website !== undefined
      ? say("selectedWebsite", { website })
      : isSame
        ? say("sameCompany", { company: nameOrNone(company) })
        : introduce(say, company),
    registry === "unknown" || (name === undefined && placeId !== undefined) ? say("unverified") : "",
    isClosed ? say("closedCompany") : "",
    dropped.length === 0 ? "" : say("dropped", { company: nameOrNone(before), fields: listOf(language, dropped.map(nameOf)) }),
    say(businessUrl === undefined && registered === undefined ? "offerSearch" : "offerWebsite"),
  ];
};

const introduce = (say: Conversation["say"], { name, town, businessUrl }: SelectedCompany): string => {
  const website = siteName(businessUrl);
  if (name === undefined) return website === undefined ? say("selectedUnnamed") : say("selectedWebsite", { website });
  return town === undefined ? say("selected", { company: name }) : say("selectedInTown", { company: name, town });
};

/** Why no company was selected, and what to ask the visitor for. */
const explain = async ({ say, texts }: Conversation, problem: IdentityProblem | Unclear, said: SaidIdentity): Promise<string> => {
  if (problem.kind === "unclear") return say("whichCompany");
  if (problem.kind === "contradiction") return say(problem.kind, { company: problem.company, place: problem.place });
  if (problem.kind !== "whichCountry") return say(problem.kind);
  return cleanText(said.country) === ""
    ? (await findTexts("companies", texts.language)).messages.whichCountry
    : say("whichCountry", { country: repeated(said.country) });
};
