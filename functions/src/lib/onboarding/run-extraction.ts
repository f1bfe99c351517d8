import { onboardingLimits } from "./limits.ts";
import type { ExtractionCompany, ExtractionResult, Extractor } from "../extraction/extraction.ts";
import type { ToolCall, ToolResult } from "../tool-calls/tool-call.ts";
import { changeSession } from "./change-session.ts";
import { claimReading } from "./acquire-extraction-lease.ts";
import type { CompanyDirectory } from "./company-directory.ts";
import { companyName } from "./company-name.ts";
import { openConversation } from "./responder.ts";
import { describeReading } from "./describe-extraction.ts";
import { abandonExtraction, finishExtraction } from "./transitions.ts";
import type { OnboardingStore, SessionKey } from "./onboarding-store.ts";
import type { Extraction, SelectedCompany } from "./session.ts";

interface ExtractionPorts {
  readonly sessions: OnboardingStore;
  readonly extractor: Extractor;
  readonly companies: Pick<CompanyDirectory, "findPlace">;
  readonly now: () => Date;
  readonly newId: () => string;
  readonly pause: (ms: number) => Promise<unknown>;
}

/**
 * Reads about the selected company and writes down what is found. There is one reading of a session at a time: whoever asks
 * for another gets what the first one finds.
 *
 * @throws AppError `unavailable`
 */
export const runExtraction = async (ports: ExtractionPorts, call: ToolCall): Promise<ToolResult> => {
  const { sessions, now, newId } = ports;
  const conversation = await openConversation(call);
  const { key, say, answer } = conversation;
  const endsAt = new Date(now().getTime() + onboardingLimits.extractionMs);
  const claim = await claimReading(ports, key, { id: newId(), endsAt });
  switch (claim.kind) {
    case "no_company":
      return answer([say("noCompany")], claim.session, now());
    case "busy":
      return answer([say("stillReading")], claim.session, now());
    case "done":
      return answer(describeReading(conversation, claim.session), claim.session, now());
    case "claimed": {
      const { id, company, before } = claim;
      const found = await read(ports, company, { call, endsAt }).catch(async (error: unknown) => {
        await abandon(ports, key, id, before);
        throw error;
      });
      const { session, outcome } = await changeSession(sessions, key, now, (current) => {
        const change = finishExtraction(current, id, found, now());
        // Ours already: an earlier attempt was stored although its answer was lost.
        const isStored = change !== undefined || (current.extraction.kind === "finished" && current.extraction.id === id);
        return { change, outcome: isStored ? "stored" : "dropped" };
      });
      return answer(outcome === "stored" ? describeReading(conversation, session) : [say("companyChanged")], session, now());
    }
  }
};

interface Reading {
  readonly call: ToolCall;
  readonly endsAt: Date;
}

const read = async (
  { extractor, companies, now }: ExtractionPorts,
  company: SelectedCompany,
  { call, endsAt }: Reading,
): Promise<ExtractionResult> => {
  const { language } = call.caller.profile;
  const signal = AbortSignal.any([call.signal, AbortSignal.timeout(Math.max(0, endsAt.getTime() - now().getTime()))]);
  return extractor.extract({ company: await describeCompany(companies, company, { language, signal }), language, signal });
};

/** What the map says is asked for again every time: its terms do not let it be kept. */
const describeCompany = async (
  { findPlace }: Pick<CompanyDirectory, "findPlace">,
  company: SelectedCompany,
  { language, signal }: { readonly language: string; readonly signal: AbortSignal },
): Promise<ExtractionCompany> => {
  const { country, placeId } = company;
  const lookup = AbortSignal.any([signal, AbortSignal.timeout(onboardingLimits.lookupMs)]);
  const found = placeId === undefined ? undefined : await findPlace(placeId, { country, language, signal: lookup });
  const place = found?.kind === "found" ? found.place : undefined;
  return {
    name: company.name ?? place?.name ?? companyName(company) ?? "",
    country,
    // Without the scheme: some websites are only there without encryption, and the reader tries both.
    website: (company.businessUrl ?? company.website ?? place?.website)?.replace(/^https:\/\//, ""),
    registry: company.registryFacts,
    places: place?.facts,
  };
};

/** Should even this fail, the end of the lease lets others in. */
const abandon = async ({ sessions, now }: ExtractionPorts, key: SessionKey, id: string, before: Extraction): Promise<void> => {
  await changeSession(sessions, key, now, (session) => ({ change: abandonExtraction(session, id, before), outcome: undefined })).catch(
    () => undefined,
  );
};
