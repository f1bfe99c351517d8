import { cleanText, shorten } from "../platform/core/text.ts";
import type { Company } from "../companies/company.ts";
import type { LookUpUnit } from "../companies/company-registry.ts";
import { readCountry } from "../companies/countries.ts";
import { readRegistryId, writeRegistryId } from "../companies/registry-id.ts";
import { onboardingLimits } from "./limits.ts";
import { readBusinessUrl, type WebsiteProblem } from "./business-url.ts";
import {
  type CompanyDirectory,
  type Contradiction,
  findContradiction,
  type PlaceAnswer,
  type Question,
  type RegistryAnswer,
} from "./company-directory.ts";
import { type CompanyIdentity, joinIdentities } from "./identity.ts";
import type { CompanyFacts, SelectedCompany } from "./onboarding-session.ts";

/** As the model says it. */
export interface SaidIdentity {
  readonly country: string;
  readonly registryId: string;
  readonly placeId: string;
  readonly businessUrl: string;
}

/** Keys of the sentences that ask the visitor about the problem. */
export type IdentityProblem =
  | { readonly kind: "whichCompany" | "whichCountry" | "unknownNumber" | "malformedNumber" | "unknownPlace" }
  | WebsiteProblem
  | ({ readonly kind: "contradiction" } & Contradiction);

interface Identified {
  readonly kind: "identified";
  readonly identity: CompanyIdentity;
  readonly facts: CompanyFacts;
}

interface IdentifyPorts {
  readonly companies: CompanyDirectory;
  readonly findSelected: () => Promise<SelectedCompany | undefined>;
  /** Counts looking a company up, which costs money and burdens shared registries. Undefined if the budget is used up. */
  readonly spend: () => Promise<LookUpUnit | undefined>;
}

/**
 * Identifies a company by its number, its place on the map, its website or several of them. Each identifier that can be checked must be
 * right, because a wrong one may mean another company. The selected company is not looked up again.
 */
export const identifyCompany = async (
  { companies, findSelected, spend }: IdentifyPorts,
  said: SaidIdentity,
  listener: Omit<Question, "country" | "spent">,
): Promise<Identified | IdentityProblem> => {
  const country = readCountry(said.country);
  if (country === undefined) return { kind: "whichCountry" };
  const [number, place, website] = [cleanText(said.registryId), cleanText(said.placeId), cleanText(said.businessUrl)];
  if (number === "" && place === "" && website === "") return { kind: "whichCompany" };
  const url = website === "" ? undefined : readBusinessUrl(website);
  if (url !== undefined && url.kind !== "url") return url;
  if (number.length > onboardingLimits.registryIdLength) return { kind: "malformedNumber" };
  if (place !== "" && !isPlaceId(place)) return { kind: "unknownPlace" };
  const id = number === "" ? undefined : readRegistryId(number, country);
  if (number !== "" && id === undefined) return { kind: "malformedNumber" };

  const named: CompanyIdentity = {
    country,
    registryId: id && writeRegistryId(id),
    placeId: place === "" ? undefined : place,
    businessUrl: url?.url,
  };
  const isToBeLookedUp = named.registryId !== undefined || named.placeId !== undefined;
  const selected = isToBeLookedUp ? await findSelected() : undefined;
  if (selected !== undefined && isLookedUp(selected, named))
    return { kind: "identified", identity: joinIdentities(selected, named), facts: selected };
  const spent = isToBeLookedUp ? await spend() : undefined;
  const question = spent && { country, ...listener, spent };
  const [registered, placed] = await Promise.all([
    named.registryId === undefined ? undefined : question === undefined ? unasked : companies.findInRegistry(named.registryId, question),
    named.placeId === undefined ? undefined : question === undefined ? unasked : companies.findPlace(named.placeId, question),
  ]);
  if (registered?.kind === "absent") return { kind: "unknownNumber" };
  if (placed?.kind === "absent") return { kind: "unknownPlace" };
  const contradiction = findContradiction(registered, placed);
  if (contradiction !== undefined) return { kind: "contradiction", ...contradiction };
  return {
    kind: "identified",
    identity: { ...named, placeId: placed?.kind === "found" ? placed.place.placeId : named.placeId },
    facts: identityFacts(registered, placed),
  };
};

/** Whether the selected company was already looked up by all these identifiers. */
const isLookedUp = (selected: SelectedCompany, { country, registryId, placeId }: CompanyIdentity): boolean =>
  selected.country === country &&
  (registryId === undefined || (selected.registryId === registryId && selected.registry === "verified")) &&
  (placeId === undefined || (selected.placeId === placeId && selected.name !== undefined));

/** When the budget is used up. */
const unasked = { kind: "unknown" } as const;

/** Place IDs have no least or greatest length: https://developers.google.com/maps/documentation/places/web-service/place-id (2026-11) */
const isPlaceId = (text: string): boolean => text.length <= onboardingLimits.placeIdLength && /^[\w-]+$/.test(text);

/** Facts from the registry; name, town and website otherwise from the place. */
export const identityFacts = (
  registered: Extract<RegistryAnswer, { kind: "found" | "unknown" }> | undefined,
  placed?: Extract<PlaceAnswer, { kind: "found" | "unknown" }>,
): CompanyFacts => {
  const company = registered?.kind === "found" ? registered.company : undefined;
  const place = placed?.kind === "found" ? placed.place : undefined;
  return {
    name: bounded(company?.name ?? place?.name),
    town: bounded(company?.town ?? place?.town),
    address: bounded(company?.address),
    website: readWebsite(company?.website ?? place?.website),
    isClosed: (company ?? place)?.status === "closed",
    registry: registered === undefined ? "none" : registered.kind === "found" ? "verified" : "unknown",
    registryFacts: company && registryFacts(company),
  };
};

const registryFacts = ({ sourceUrl, industry, purpose, address, town, phone, email }: Company): CompanyFacts["registryFacts"] => ({
  url: sourceUrl === null || sourceUrl.length > onboardingLimits.urlLength ? null : sourceUrl,
  industry: bounded(industry),
  purpose: bounded(purpose, onboardingLimits.purposeLength),
  address: bounded(address),
  town: bounded(town),
  phone: bounded(phone),
  email: bounded(email),
});

const bounded = (text: string | undefined, length: number = onboardingLimits.factLength): string | undefined => {
  const cleaned = shorten(cleanText(text ?? ""), length);
  return cleaned === "" ? undefined : cleaned;
};

/** Checked, because registries store whatever was written on a form. */
const readWebsite = (text: string | undefined): string | undefined => {
  const url = readBusinessUrl(cleanText(text ?? ""));
  return url.kind === "url" ? url.url : undefined;
};
