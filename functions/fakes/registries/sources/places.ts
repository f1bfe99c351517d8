import * as z from "zod";
import { googleError } from "../../google/google-error.ts";
import { type MapPlace, mapPlaces } from "../data/map-places.ts";
import { mostSimilar } from "../data/matching.ts";
import { json, type Registry, type RegistryAnswer, type RegistryRequest } from "../wire/fake-registry.ts";
import { parseJson } from "../../../src/lib/platform/core/unknown-record.ts";

/** The key of a local stack. */
export const localPlacesKey = "local-places-key";

const Search = z.strictObject({
  textQuery: z.string(),
  regionCode: z.string().length(2).optional(),
  languageCode: z.string().optional(),
  pageSize: z.int().min(1).max(20).default(20),
  includePureServiceAreaBusinesses: z.boolean().optional(),
});

export const googleMap: Registry = (request) => {
  const refusal = refuse(request);
  if (refusal !== undefined) return refusal;
  if (request.method === "POST" && request.path === "/v1/places:searchText") return search(request);
  const [, id] = /^\/v1\/places\/([^/:]+)$/.exec(request.path) ?? [];
  if (request.method !== "GET" || id === undefined) return { status: 404, body: "" };
  const found = mapPlaces.find((place) => place.id === decodeURIComponent(id));
  if (found === undefined)
    return /^[\w-]{10,}$/.test(id)
      ? googleError("NOT_FOUND", "The Place ID is no longer valid.")
      : googleError("INVALID_ARGUMENT", `Not a valid Place ID: ${id}`);
  return json(masked(toPlace(found), maskOf(request)));
};

const maskOf = ({ headers, query }: RegistryRequest): string => headers["x-goog-fieldmask"] ?? query.get("fields") ?? "";

const refuse = (request: RegistryRequest): RegistryAnswer | undefined => {
  const key = request.headers["x-goog-api-key"] ?? request.query.get("key") ?? "";
  if (key === "")
    return googleError("PERMISSION_DENIED", "Method doesn't allow unregistered callers (callers without established identity).");
  if (key !== localPlacesKey && !key.startsWith("AIza"))
    return googleError("PERMISSION_DENIED", "Requests to this API places.googleapis.com are blocked.");
  const mask = maskOf(request);
  if (mask === "") {
    return googleError(
      "INVALID_ARGUMENT",
      "FieldMask is a required parameter. See https://cloud.google.com/apis/docs/system-parameters on how to provide it as an URL parameter named $fields or an HTTP/gRPC header X-Goog-FieldMask.",
    );
  }
  return /\s/.test(mask) ? googleError("INVALID_ARGUMENT", "Request contains an invalid argument.") : undefined;
};

const search = (request: RegistryRequest): RegistryAnswer => {
  const body = Search.safeParse(parseJson(request.body));
  if (!body.success) return googleError("INVALID_ARGUMENT", "Invalid JSON payload received.");
  const { textQuery, pageSize, includePureServiceAreaBusinesses = false } = body.data;
  const mask = maskOf(request).split(",");
  if (mask.some((field) => !field.startsWith("places.") && field !== "nextPageToken"))
    return googleError("INVALID_ARGUMENT", `Error expanding 'fields' parameter. Cannot find matching fields for path '${mask.join(",")}'.`);
  const [text = ""] = textQuery.split(",");
  // The region is only a preference: places elsewhere are found too.
  const found = mostSimilar(
    mapPlaces.filter(({ serviceArea, movedTo }) => (serviceArea !== true || includePureServiceAreaBusinesses) && movedTo === undefined),
    text,
    ({ name, town }) => `${name} ${town}`,
    0.5,
  );
  // Without a match the list is omitted.
  return json(
    found.length === 0
      ? {}
      : {
          places: found
            .slice(0, pageSize)
            .map((place) => masked(toPlace(place), mask.map((field) => field.replace(/^places\./, "")).join(","))),
        },
  );
};

const masked = (place: Readonly<Record<string, unknown>>, mask: string): object =>
  Object.fromEntries(Object.entries(place).filter(([field]) => mask === "*" || mask.split(",").includes(field)));

const toPlace = (place: MapPlace): Readonly<Record<string, unknown>> => ({
  id: place.id,
  name: `places/${place.id}`,
  displayName: { text: place.name, languageCode: "en" },
  ...(place.serviceArea === true
    ? { pureServiceAreaBusiness: true }
    : {
        formattedAddress: place.address,
        postalAddress: { regionCode: place.country, languageCode: "en", locality: place.town, addressLines: [place.address.split(",")[0]] },
      }),
  ...(place.website !== undefined && { websiteUri: place.website }),
  ...(place.phone !== undefined && { internationalPhoneNumber: place.phone }),
  ...hoursOf(place),
  primaryType: place.category.toLowerCase().replaceAll(" ", "_"),
  primaryTypeDisplayName: { text: place.category, languageCode: "en-US" },
  businessStatus: place.status,
  googleMapsUri: `https://maps.google.com/?cid=${place.id.length}`,
  ...(place.movedTo !== undefined && { movedPlace: `places/${place.movedTo}`, movedPlaceId: place.movedTo }),
});

const hoursOf = ({ hours, alwaysOpen }: MapPlace): object => {
  if (alwaysOpen === true)
    return { regularOpeningHours: { openNow: true, periods: [{ open: { day: 0, hour: 0, minute: 0 } }], weekdayDescriptions: [] } };
  if (hours === undefined) return {};
  const periods = hours.map(([day, opens, closes]) => ({ open: { day, hour: opens, minute: 0 }, close: { day, hour: closes, minute: 0 } }));
  return { regularOpeningHours: { openNow: false, periods, weekdayDescriptions: [] } };
};
