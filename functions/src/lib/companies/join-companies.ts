import type { Company } from "./company.ts";
import { foldText } from "../platform/core/text.ts";
import { coreOf, wordsOf, nameLikeness } from "./company-names.ts";

/** Merges the companies of several sources. Earlier sources take precedence; later ones add missing facts. */
export const joinCompanies = (companies: readonly Company[]): readonly Company[] =>
  companies.reduce<readonly Company[]>((known, company) => {
    const twin = known.findIndex((other) => isSame(other, company));
    const found = known[twin];
    return found === undefined ? [...known, company] : known.with(twin, join(found, company));
  }, []);

const isSame = (known: Company, company: Company): boolean => {
  if (known.country !== company.country) return false;
  if (areApart(known, company)) return false;
  const ids = idsOf(company);
  if (idsOf(known).some((id) => ids.includes(id))) return true;
  // The map has no company numbers, so its places are matched by name and town.
  if (known.placeId !== undefined && known.placeId === company.placeId) return true;
  return company.source === "places" && known.source !== "places" && known.placeId === undefined && isAtSamePlace(known, company);
};

/** A registry lists a company once: different numbers in it mean different companies, even if they share another number (a court's). */
const areApart = (known: Company, company: Company): boolean =>
  known.source === company.source &&
  known.registryId !== undefined &&
  company.registryId !== undefined &&
  known.registryId !== company.registryId;

const idsOf = ({ registryId, otherIds }: Company): readonly string[] => (registryId === undefined ? otherIds : [registryId, ...otherIds]);

/** Not 1, because names on the map are shorter than names in registries. */
const sameName = 0.85;

const isAtSamePlace = (known: Company, place: Company): boolean => {
  const town = foldText(known.town ?? "");
  const isThere = town !== "" && foldText(`${place.town ?? ""} ${place.address ?? ""}`).includes(town);
  return (
    isThere &&
    (known.status === "closed") === (place.status === "closed") &&
    nameLikeness(coreOf(wordsOf(place.name)), coreOf(wordsOf(known.name))) >= sameName
  );
};

/** Only the ID is taken from the map: its terms do not allow the rest to be stored. */
const join = (known: Company, more: Company): Company =>
  more.source === "places"
    ? { ...known, placeId: known.placeId ?? more.placeId }
    : {
        ...known,
        otherNames: [...new Set([...known.otherNames, more.name, ...more.otherNames])].filter((name) => name !== known.name),
        otherIds: [...new Set([...known.otherIds, ...idsOf(more)])].filter((id) => id !== known.registryId),
        placeId: known.placeId ?? more.placeId,
        status: known.status === "unknown" ? more.status : known.status,
        address: known.address ?? more.address,
        town: known.town ?? more.town,
        website: known.website ?? more.website,
      };
