import { extractionLimits } from "./limits.ts";
import type { OperatorLog } from "../core/operator-log.ts";
import { fill } from "../i18n/catalogue.ts";
import { findTexts } from "../i18n/texts.ts";
import { confidence } from "./confidence.ts";
import {
  type ExtractedProfile,
  type ExtractionProblem,
  type ExtractionRequest,
  type ExtractionResult,
  listFields,
  type ProfileField,
  textFields,
} from "./extraction.ts";
import type { KnowledgeModel } from "./knowledge-model.ts";
import { makeProfile, mergeProfiles } from "./make-profile.ts";
import type { SiteReader, SiteReading } from "./page-facts.ts";
import { profileOfWebsite } from "./profile-of-website.ts";
import { profilesFromRecords } from "./profile-from-records.ts";
import { verifySearch } from "./verify-search.ts";
import { verifyProposals } from "./verify-proposals.ts";

interface Ports {
  readonly site: SiteReader;
  /** Undefined in a deployment without one. */
  readonly model: KnowledgeModel | undefined;
  readonly log: OperatorLog;
}

/**
 * Everything that can be found out about a company in the time there is. What it says of itself comes first: what code is certain of, and what a
 * model quotes and code finds again. Then registries, and then what the model finds elsewhere, where nobody else says anything.
 */
export const extractCompany = async ({ site, model, log }: Ports, request: ExtractionRequest): Promise<ExtractionResult> => {
  const { company, language } = request;
  const endsAt = performance.now() + extractionLimits.totalMs;
  const signal = AbortSignal.any([request.signal, AbortSignal.timeout(extractionLimits.totalMs)]);
  const reading = await readSite(site, company.website, signal);
  const fromSite = profileOfWebsite(reading.pages, company, language);
  const problems: ExtractionProblem[] = reading.problem === undefined ? [] : [reading.problem];
  if (reading.pages.length > 0 && Object.keys(fromSite).length <= trifles) problems.push("nothing_found");

  const isWorthAsking = (): boolean => !signal.aborted && endsAt - performance.now() > extractionLimits.modelLeastMs;
  const quoted =
    model !== undefined && reading.pages.length > 0 && isWorthAsking()
      ? await model.quote({ company, pages: reading.pages, signal })
      : undefined;
  const verified = quoted?.kind === "found" ? verifyProposals(quoted.proposals, reading.pages, { country: company.country, language }) : [];
  const found = mergeProfiles([fromSite, ...verified, ...homeOf(reading), ...profilesFromRecords(company, language)]);
  const wanted = wantedFields.filter((field) => (found[field]?.confidence ?? 0) <= confidence.inferred);
  const searched =
    model !== undefined && wanted.length > 0 && quoted?.kind !== "failed" && isWorthAsking()
      ? await model.fill({ company, wanted, known: found, pages: reading.pages, language, signal })
      : undefined;
  for (const answer of [quoted, searched]) {
    if (answer?.kind !== "failed") continue;
    log({ severity: "WARNING", message: "the language model for companies failed", outcome: answer.failure });
    problems.push(answer.failure === "timeout" ? "timeout" : "model_unavailable");
  }
  const elsewhere =
    searched?.kind === "found" ? await verifySearch(searched.profile, company.name, async (url) => site.readPage(url, signal)) : {};
  const profile = mergeProfiles([found, elsewhere]);
  const greeting = await suggestGreeting(profile.name?.value ?? company.name, profile.primary_language?.value ?? language);
  return {
    profile: mergeProfiles([profile, greeting]),
    pages: reading.visited,
    problems: [...new Set(problems)],
    partial: signal.aborted || problems.includes("timeout") || problems.includes("model_unavailable"),
  };
};

/** A language and a title are on every page, also on one that says nothing. */
const trifles = 3;

/**
 * What a model may look for beyond the company's own pages. Contact data is not among it: a wrong number is worse than none. Nor is the
 * greeting, which is made of the company's name.
 */
const wantedFields: readonly ProfileField[] = [...textFields, ...listFields].filter(
  (field) => !["name", "phone", "email", "website", "address", "greeting_draft"].includes(field),
);

const readSite = async (site: SiteReader, website: string | undefined, signal: AbortSignal): Promise<SiteReading> => {
  if (website === undefined || website.trim() === "") return { pages: [], visited: [], problem: "no_website" };
  return site.read(website, signal);
};

/** Where the site really is, after its redirects. */
const homeOf = ({ pages: [home] }: SiteReading): readonly ExtractedProfile[] =>
  home === undefined ? [] : [makeProfile({ kind: "website", url: home.url }, { texts: { website: [home.url, confidence.text] } })];

const suggestGreeting = async (company: string, language: string): Promise<ExtractedProfile> => {
  if (company === "") return {};
  const { messages } = await findTexts("extraction", language);
  return makeProfile(
    { kind: "suggestion", url: null },
    { texts: { greeting_draft: [fill(messages.greetingDraft, { company }), confidence.suggestion] } },
  );
};
