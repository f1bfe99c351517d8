import { companyLimits } from "../../companies/limits.ts";
import { aCompany, type Company } from "../../companies/company.ts";
import { RegistryError, type PlaceDetails, type Places } from "../../companies/company-registry.ts";
import { countryName } from "../../companies/countries.ts";
import { at, placeName, statusOf, textAt } from "./json-fields.ts";
import { readCompanies, registryClient, type RegistryOptions, requireRegistryKey } from "./registry-client.ts";
import { type OpeningSpan, sortSpans, type Weekday, weekdays } from "../../platform/core/opening-hours.ts";

const source = "places";

/** The requested fields determine the price: https://developers.google.com/maps/documentation/places/web-service/data-fields (2026-11). */
const searchFields = ["id", "displayName", "formattedAddress", "postalAddress", "businessStatus"]
  .map((field) => `places.${field}`)
  .join(",");
const detailFields =
  "id,displayName,formattedAddress,postalAddress,websiteUri,internationalPhoneNumber,regularOpeningHours,primaryTypeDisplayName,businessStatus,googleMapsUri,movedPlaceId";

/** Google Places, new version: https://developers.google.com/maps/documentation/places/web-service (2026-11). */
export const googlePlaces = (options: RegistryOptions): Places => {
  const { ask } = registryClient({ ...options, source, origin: "https://places.googleapis.com" });
  const headers = (mask: string) => ({ "X-Goog-Api-Key": requireRegistryKey(options, source), "X-Goog-FieldMask": mask });

  return {
    isConfigured: () => options.apiKey(source) !== "",
    search: async ({ text, country, language }, signal) => {
      // The region is only a preference: naming the country finds more, and results in other countries are dropped.
      const body = {
        textQuery: `${text}, ${countryName(country, "en")}`,
        regionCode: country,
        languageCode: language,
        pageSize: companyLimits.candidates,
        includePureServiceAreaBusinesses: true,
      };
      const answer = await ask({ path: "/v1/places:searchText", headers: headers(searchFields), body }, signal);
      // Without a match the response is `{}`.
      const companies = readCompanies(source, at(answer, "places") ?? [], (place) => readPlace(place, country));
      return companies.filter((company) => company.country === country);
    },
    findPlace: async (placeId, { country, language }, signal) => {
      const path = `/v1/places/${encodeURIComponent(placeId)}`;
      const query = { languageCode: language, regionCode: country };
      // 404 for an obsolete ID, and 404 or 400 for one that never existed.
      const body = await ask({ path, query, headers: headers(detailFields), absent: [400, 404] }, signal);
      if (body === undefined) return "not_found";
      const details = readDetails(body);
      if (details === undefined) throw new RegistryError(source, "unreadable");
      return details;
    },
  };
};

/** A business that visits its customers has no address: it is assumed to be in the country of the search. */
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
    status: statusOf(textAt(place, "businessStatus"), {
      active: ["OPERATIONAL", "CLOSED_TEMPORARILY", "FUTURE_OPENING"],
      closed: ["CLOSED_PERMANENTLY"],
    }),
    url: textAt(place, "googleMapsUri") ?? null,
  };
};

/**
 * Opening times of Google Places: periods from one day and time to another. Sunday is 0. A single period without an end means always open.
 * https://developers.google.com/maps/documentation/places/web-service/reference/rest/v1/places (2026-11)
 */
export const readOpeningTimes = (periods: unknown): readonly OpeningSpan[] => {
  if (!Array.isArray(periods)) return [];
  return sortSpans(periods.flatMap((period: unknown) => readPeriod(at(period, "open"), at(period, "close"))));
};

const endOfDay = 24 * 60;

const readPeriod = (open: unknown, close: unknown): readonly OpeningSpan[] => {
  const [day, opens] = [dayOf(open), minuteOf(open)];
  if (day === undefined || opens === undefined) return [];
  if (close === undefined) return weekdays.map((weekday) => ({ day: weekday, opens: 0, closes: endOfDay }));
  const [lastDay, closes] = [dayOf(close), minuteOf(close)];
  if (lastDay === undefined || closes === undefined) return [];
  // Within one day, or into the following night.
  if (day === lastDay ? opens < closes : next(day) === lastDay && closes < opens)
    return [{ day, opens, closes: closes === 0 ? endOfDay : closes }];
  // Hours of more than one day without a break.
  const between: Weekday[] = [];
  for (let current = next(day); current !== lastDay && between.length < weekdays.length; current = next(current)) between.push(current);
  return [
    { day, opens, closes: endOfDay },
    ...between.map((weekday) => ({ day: weekday, opens: 0, closes: endOfDay })),
    ...(closes > 0 ? [{ day: lastDay, opens: 0, closes }] : []),
  ];
};

const next = (day: Weekday): Weekday => weekdays[day % 7] ?? 1;

const dayOf = (point: unknown): Weekday | undefined => {
  const day = at(point, "day");
  return day === 0 ? 7 : weekdays.find((weekday) => weekday === day);
};

/** Fields with the value 0 may be missing from a response. */
const minuteOf = (point: unknown): number | undefined => {
  const [hour, minute] = [at(point, "hour") ?? 0, at(point, "minute") ?? 0];
  if (typeof hour !== "number" || typeof minute !== "number") return undefined;
  const time = hour * 60 + minute;
  return Number.isInteger(time) && time >= 0 && time < endOfDay ? time : undefined;
};
