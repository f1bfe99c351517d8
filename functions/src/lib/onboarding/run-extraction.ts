import { underLease, acquireLease, held } from "../platform/core/lease.ts";
import { onboardingLimits } from "./limits.ts";
import type { ExtractionCompany, ExtractionResult, Extractor } from "./extraction/extraction.ts";
import type { BudgetStore } from "../usage/quota/daily-budget.ts";
import { spendUnit } from "../conversations/tool-calls/spend-unit.ts";
import type { Spent } from "../platform/core/spent.ts";
import type { ToolResult } from "../../../answers/tool-result.ts";
import type { ToolCall } from "../conversations/tool-calls/tool-call.ts";
import { changeSession } from "./change-session.ts";
import type { CompanyDirectory, Question } from "./company-directory.ts";
import { companyName } from "./business-url.ts";
import { openConversation } from "./open-conversation.ts";
import { describeExtraction } from "./describe-extraction.ts";
import { abandonExtraction, finishExtraction, selectInSession, startExtraction } from "./transitions.ts";
import type { OnboardingStore, SessionKey, SelectedCompany, Session, Extraction } from "./onboarding-session.ts";
import { identityFacts } from "./identify-company.ts";

interface ExtractionPorts {
  readonly sessions: OnboardingStore;
  readonly extractor: Extractor;
  readonly companies: CompanyDirectory;
  readonly budgets: BudgetStore;
  readonly now: () => Date;
  readonly newId: () => string;
  readonly pause: (ms: number) => Promise<unknown>;
}

/**
 * Extracts the selected company and stores what is found. A session has one extraction at a time; other callers get its findings.
 *
 * @throws AppError `unavailable`
 */
export const runExtraction = async (ports: ExtractionPorts, call: ToolCall): Promise<ToolResult> => {
  const { sessions, now, newId } = ports;
  const conversation = await openConversation(call);
  const { key, say, answer } = conversation;
  const endsAt = new Date(now().getTime() + onboardingLimits.extractionMs);
  const lease = await acquireExtractionLease(ports, key, { id: newId(), endsAt });
  switch (lease.kind) {
    case "no_company":
      return answer([say("noCompany")], lease.session, now());
    case "busy":
      return answer([say("stillReading")], lease.session, now());
    case "done":
      return answer(describeExtraction(conversation, lease.session), lease.session, now());
    case "acquired": {
      const { id, company, before } = lease;
      const abandon = async (): Promise<Session> =>
        (await changeSession(sessions, key, now, (current) => ({ change: abandonExtraction(current, id, before), outcome: undefined })))
          .session;
      const found = await underLease(async () => {
        const spent = await spendUnit(ports.budgets, "run_extraction", call);
        return spent && read(ports, key, company, { call, endsAt, spent });
      }, abandon);
      if (found === undefined) return answer([say("readingLimit")], await abandon(), now());
      const wrongNumber = found.isUnknownNumber ? say("unknownNumber") : "";
      const { session, outcome } = await changeSession(sessions, key, now, (current) => {
        const change = finishExtraction(current, id, found, now());
        // Already stored by an earlier attempt whose answer was lost.
        const isStored = change !== undefined || (current.extraction.kind === "finished" && current.extraction.id === id);
        return { change, outcome: isStored ? "stored" : "dropped" };
      });
      const findings = outcome === "stored" ? describeExtraction(conversation, session) : [say("companyChanged")];
      return answer([wrongNumber, ...findings], session, now());
    }
  }
};

/** A company that could not be looked up when it was selected is first looked up now. */
const read = async (
  ports: ExtractionPorts,
  key: SessionKey,
  selected: SelectedCompany,
  { call, endsAt, spent }: { readonly call: ToolCall; readonly endsAt: Date; readonly spent: Spent<"run_extraction"> },
): Promise<ExtractionResult & { readonly company: SelectedCompany; readonly isUnknownNumber: boolean }> => {
  const { extractor, companies, now } = ports;
  const { language } = call.caller.profile;
  const signal = AbortSignal.any([call.signal, AbortSignal.timeout(Math.max(0, endsAt.getTime() - now().getTime()))]);
  const lookup = AbortSignal.any([signal, AbortSignal.timeout(onboardingLimits.lookupMs)]);
  const { company, isUnknownNumber } = await checkAgain(ports, key, selected, { language, signal: lookup, spent });
  const described = await describeCompany(companies, company, { language, signal, spent });
  return { ...(await extractor.extract({ company: described, language, signal }, spent)), company, isUnknownNumber };
};

/** The map is asked every time, because its terms do not allow its answers to be stored. */
const describeCompany = async (
  { findPlace }: Pick<CompanyDirectory, "findPlace">,
  company: SelectedCompany,
  { language, signal, spent }: Omit<Question, "country">,
): Promise<ExtractionCompany> => {
  const { country, placeId } = company;
  const lookup = AbortSignal.any([signal, AbortSignal.timeout(onboardingLimits.lookupMs)]);
  const found = placeId === undefined ? undefined : await findPlace(placeId, { country, language, signal: lookup, spent });
  const place = found?.kind === "found" ? found.place : undefined;
  return {
    name: company.name ?? place?.name ?? companyName(company) ?? "",
    country,
    // Without the scheme: some websites are only available without encryption, and the reader tries both.
    website: (company.businessUrl ?? company.website ?? place?.website)?.replace(/^https:\/\//, ""),
    registry: company.registryFacts,
    places: place,
  };
};

/**
 * Looks up a number that could not be looked up when it was selected, and stores what the registry says. `isUnknownNumber`: the registry
 * can be asked by now, but does not have the number.
 *
 * @throws AppError `unavailable`
 */
const checkAgain = async (
  { sessions, companies, now }: Pick<ExtractionPorts, "sessions" | "companies" | "now">,
  key: SessionKey,
  company: SelectedCompany,
  listener: Omit<Question, "country">,
) => {
  const { country, registryId, registry } = company;
  if (registryId === undefined || registry !== "unknown") return { company, isUnknownNumber: false };
  const answer = await companies.findInRegistry(registryId, { country, ...listener });
  if (answer.kind !== "found") return { company, isUnknownNumber: answer.kind === "absent" };
  const identity = { country, registryId, placeId: undefined, businessUrl: undefined };
  const { session } = await changeSession(sessions, key, now, (current) => ({
    // Another company may have been selected in the meantime.
    change: current.company?.registryId === registryId ? selectInSession(current, identity, identityFacts(answer), now()) : undefined,
    outcome: undefined,
  }));
  return { company: session.company?.registryId === registryId ? session.company : company, isUnknownNumber: false };
};

type ExtractionLease =
  | { readonly kind: "no_company"; readonly session: Session }
  /** This caller does the extraction, under this ID. */
  | { readonly kind: "acquired"; readonly id: string; readonly company: SelectedCompany; readonly before: Extraction }
  /** Done a few minutes ago, or by another call during the wait. */
  | { readonly kind: "done"; readonly session: Session }
  /** Another call is doing it, and there is no time left to wait. */
  | { readonly kind: "busy"; readonly session: Session };

/**
 * Takes the lease for an extraction, or waits for its holder. An expired lease is taken over.
 *
 * @throws AppError `unavailable`
 */
const acquireExtractionLease = async (
  { sessions, now, pause }: Pick<ExtractionPorts, "sessions" | "now" | "pause">,
  key: SessionKey,
  { id, endsAt }: { readonly id: string; readonly endsAt: Date },
): Promise<ExtractionLease> => {
  const load = async (): Promise<Session> => sessions.findSession(key);
  let waitedFor: string | undefined;
  const attempt = async (session: Session): Promise<ExtractionLease | typeof held> => {
    const { company, extraction } = session;
    if (company === undefined) return { kind: "no_company", session };
    if (extraction.kind === "finished" && (extraction.id === waitedFor || isFresh(extraction, now()))) return { kind: "done", session };
    const acquired = { kind: "acquired", id, company, before: extraction } as const;
    // Already acquired by an earlier attempt whose answer was lost.
    if (extraction.kind === "running" && extraction.id === id) return acquired;
    const at = now();
    const change = startExtraction(session, id, at);
    if (change === undefined) {
      waitedFor = extraction.kind === "idle" ? undefined : extraction.id;
      return held;
    }
    await sessions.writeSession(key, session, change, at);
    return acquired;
  };
  return acquireLease(await load(), load, attempt, {
    ...onboardingLimits,
    pause,
    giveUp: (session, pauseMs) =>
      endsAt.getTime() - now().getTime() - pauseMs < onboardingLimits.shortestReadingMs ? { kind: "busy", session } : undefined,
  });
};

/** Whether another extraction would find nothing new, because neither the website nor the model was down. */
const isFresh = ({ finishedAt, problems, isPartial }: Extract<Extraction, { kind: "finished" }>, now: Date): boolean =>
  !isPartial &&
  problems.every((problem) => problem === "no_website" || problem === "nothing_found") &&
  now.getTime() - finishedAt.getTime() < onboardingLimits.freshMs;
