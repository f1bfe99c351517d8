import { companyLimits } from "../../companies/limits.ts";
import { aCompany, type Company } from "../../companies/company.ts";
import { RegistryError } from "../../companies/company-registry.ts";
import { countryName } from "../../companies/countries.ts";
import type { PlaceDetails, Places } from "../../companies/places.ts";
import { at, placeName, statusOf, textAt } from "../registries/json-fields.ts";
import { readCompanies } from "../registries/read-companies.ts";
import { registryClient, type RegistryOptions } from "../registries/registry-client.ts";
import { readOpeningTimes } from "./opening-times.ts";

const source = "places";

interface PlacesOptions extends RegistryOptions {
  /** Empty if the deployment has none. */
  readonly apiKey: () => string;
}

/** What is paid for is decided by the fields that are asked for: https://developers.google.com/maps/documentation/places/web-service/data-fields (2026-11). */
const searchFields = ["id", "displayName", "formattedAddress", "postalAddress", "businessStatus"]
  .map((field) => `places.${field}`)
  .join(",");
const detailFields =
  "id,displayName,formattedAddress,postalAddress,websiteUri,internationalPhoneNumber,regularOpeningHours,primaryTypeDisplayName,businessStatus,googleMapsUri,pureServiceAreaBusiness,movedPlaceId";

/** Google Places, new version: https://developers.google.com/maps/documentation/places/web-service (2026-11). */
export const googlePlaces = ({ apiKey, ...options }: PlacesOptions): Places => {
  const { ask } = registryClient({ ...options, source, origin: "https://places.googleapis.com" });
  const headers = (mask: string): Readonly<Record<string, string>> => {
    const key = apiKey();
    if (key === "") throw new RegistryError(source, "not_configured");
    return { "X-Goog-Api-Key": key, "X-Goog-FieldMask": mask };
  };

  const findPlace: Places["findPlace"] = async (placeId, { country, language }, signal) => {
    const path = `/v1/places/${encodeURIComponent(placeId)}`;
    const query = { languageCode: language, regionCode: country };
    // A stale ID gives 404; one that never existed may also give 400.
    const body = await ask({ path, query, headers: headers(detailFields), absent: [400, 404] }, signal);
    if (body === undefined) return "not_found";
    const details = readDetails(body);
    if (details === undefined) throw new RegistryError(source, "unreadable");
    return details;
  };

  return {
    isConfigured: () => apiKey() !== "",
    search: async ({ text, country, language }, signal) => {
      // The region is only a preference: naming the country finds more, and what lies elsewhere is left out.
      const body = {
        textQuery: `${text}, ${countryName(country, "en")}`,
        regionCode: country,
        languageCode: language,
        pageSize: companyLimits.candidates,
        includePureServiceAreaBusinesses: true,
      };
      const answer = await ask({ path: "/v1/places:searchText", headers: headers(searchFields), body }, signal);
      // Without a hit the response is `{}`.
      const companies = readCompanies(source, at(answer, "places") ?? [], (place) => readPlace(place, country));
      return companies.filter((company) => company.country === country);
    },
    findPlace,
  };
};

/** A business that visits its customers has no address: it is assumed to be where it was searched for. */
const readPlace = (place: unknown, asked: string): Company | undefined => {
  const details = readDetails(place);
  if (details === undefined) return undefined;
  const { placeId, name, country = asked, address, town, status } = details;
  return aCompany({ name, country, placeId, status, address, town, source });
};

const readDetails = (place: unknown): PlaceDetails | undefined => {
  const [id, name] = [textAt(place, "id"), textAt(place, "displayName", "text")];
  if (id === undefined || name === undefined) return undefined;
  return {
    placeId: textAt(place, "movedPlaceId") ?? id,
    name,
    country: textAt(place, "postalAddress", "regionCode"),
    address: textAt(place, "formattedAddress"),
    town: placeName(textAt(place, "postalAddress", "locality")),
    website: textAt(place, "websiteUri"),
    phone: textAt(place, "internationalPhoneNumber"),
    category: textAt(place, "primaryTypeDisplayName", "text"),
    openingTimes: readOpeningTimes(at(place, "regularOpeningHours", "periods")),
    // Temporarily closed is not closed.
    status: statusOf(textAt(place, "businessStatus"), {
      active: ["OPERATIONAL", "CLOSED_TEMPORARILY", "FUTURE_OPENING"],
      closed: ["CLOSED_PERMANENTLY"],
    }),
    isServiceArea: at(place, "pureServiceAreaBusiness") === true,
    url: textAt(place, "googleMapsUri") ?? null,
  };
};
