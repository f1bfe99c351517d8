import { extractionLimits } from "./limits.ts";
import type { OperatorLog } from "../../platform/core/operator-log.ts";
import { fill, findTexts } from "../../i18n/texts.ts";
import { confidence, makeProfile, mergeProfiles } from "./make-profile.ts";
import type { ExtractedProfile, ExtractionProblem, ExtractionRequest, ExtractionResult, ProfileKey } from "./extraction.ts";
import { type ExtractionModel, searchedFields } from "./extraction-model.ts";
import type { SiteReader, SiteReading } from "./page-facts.ts";
import { profilesFromPages, profilesFromRecords } from "./declared-profiles.ts";
import { verifyReading } from "./verify-reading.ts";
import { verifySearch } from "./verify-search.ts";

interface Ports {
  readonly site: SiteReader;
  /** Undefined in a deployment without a model. */
  readonly model: ExtractionModel | undefined;
  readonly log: OperatorLog;
}

/**
 * Everything that can be found about a company in the given time: what a model quotes from its pages and code finds there again, what the
 * pages declare, registries, the map service and, for fields that are still missing or only inferred, what the model finds elsewhere.
 */
export const extractCompany = async ({ site, model, log }: Ports, request: ExtractionRequest): Promise<ExtractionResult> => {
  const { company, language } = request;
  const endsAt = performance.now() + extractionLimits.totalMs;
  const signal = AbortSignal.any([request.signal, AbortSignal.timeout(extractionLimits.totalMs)]);
  const website = await readSite(site, company.website, signal);
  const { pages } = website;
  const problems: ExtractionProblem[] = website.problem === undefined ? [] : [website.problem];

  const isWorthAsking = (): boolean => !signal.aborted && endsAt - performance.now() > extractionLimits.modelLeastMs;
  const asked = model !== undefined && pages.length > 0 && isWorthAsking() ? await model.read({ company, pages, signal }) : undefined;
  const quoted = asked?.kind === "found" ? await verifyReading(asked.reading, pages, { country: company.country, language }) : {};
  if (pages.length > 0 && asked?.kind !== "found") problems.push("site_unreadable");
  else if (pages.length > 0 && Object.keys(quoted).every((key) => languageKeys.has(key))) problems.push("nothing_found");

  const known = mergeProfiles([quoted, ...profilesFromPages(pages), ...profilesFromRecords(company, language)]);
  const wanted = searchedFields.filter((field) => (known[field]?.confidence ?? 0) <= confidence.inferred);
  const searched =
    model !== undefined && wanted.length > 0 && asked?.kind !== "failed" && isWorthAsking()
      ? await model.search({ company, wanted, known, pages, signal })
      : undefined;
  for (const answer of [asked, searched]) {
    if (answer?.kind !== "failed") continue;
    log({ severity: "WARNING", message: "the language model for companies failed", outcome: answer.failure });
    problems.push(answer.failure === "timeout" ? "timeout" : "model_unavailable");
  }
  const elsewhere =
    searched?.kind === "found"
      ? await verifySearch(searched.claims, { company: company.name, pages, readPage: async (url) => site.readPage(url, signal) })
      : {};
  const profile = mergeProfiles([known, elsewhere]);
  const greeting = await suggestGreeting(profile.name?.value ?? company.name, profile.primary_language?.value ?? language);
  return {
    profile: mergeProfiles([profile, greeting]),
    problems: [...new Set(problems)],
    partial: signal.aborted || problems.includes("timeout") || problems.includes("model_unavailable"),
  };
};

/** Every page yields a language, even if nothing else was understood. */
const languageKeys: ReadonlySet<string> = new Set<ProfileKey>(["primary_language", "languages"]);

const readSite = async (site: SiteReader, website: string | undefined, signal: AbortSignal): Promise<SiteReading> => {
  if (website === undefined || website.trim() === "") return { pages: [], problem: "no_website" };
  return site.read(website, signal);
};

const suggestGreeting = async (company: string, language: string): Promise<ExtractedProfile> => {
  if (company === "") return {};
  const { messages } = await findTexts("extraction", language);
  return makeProfile(
    { kind: "suggestion", url: null },
    { texts: { greeting_draft: [fill(messages.greetingDraft, { company }), confidence.suggestion] } },
  );
};
