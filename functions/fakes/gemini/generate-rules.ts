import { googleError } from "../google/google-error.ts";
import type { HttpAnswer } from "../server/http-answer.ts";
import { isRecord } from "../../src/lib/core/unknown-record.ts";
import type { GenerateRequest } from "./generate-request.ts";

/** Models that generate text: https://ai.google.dev/gemini-api/docs/models (2026-11). */
const models = /^gemini-(?<generation>2\.5|3(?:\.\d)?)-(?:flash|flash-lite|pro)(?:-preview)?$/;

/** Keys of JSON schema that the API knows: https://ai.google.dev/api/generate-content#FIELDS.response_json_schema */
const schemaKeys = new Set([
  "$id",
  "$defs",
  "$ref",
  "$anchor",
  "type",
  "format",
  "title",
  "description",
  "enum",
  "items",
  "prefixItems",
  "minItems",
  "maxItems",
  "minimum",
  "maximum",
  "anyOf",
  "oneOf",
  "properties",
  "additionalProperties",
  "required",
  "propertyOrdering",
]);

/** What Google refuses about a request whose form is right; undefined when it takes it. */
export const findRefusal = (model: string, apiVersion: string, request: GenerateRequest): HttpAnswer | undefined => {
  const generation = models.exec(model)?.groups?.["generation"];
  if (generation === undefined) {
    return googleError(
      "NOT_FOUND",
      `models/${model} is not found for API version ${apiVersion}, or is not supported for generateContent. Call ListModels to see the list of available models and their supported methods.`,
    );
  }
  const { responseMimeType = "", responseJsonSchema, responseSchema, thinkingConfig } = request.generationConfig ?? {};
  if ((request.contents ?? []).every(({ parts = [] }) => parts.length === 0))
    return googleError("INVALID_ARGUMENT", "* GenerateContentRequest.contents: contents is not specified\n");
  if (responseMimeType === "application/json" && (request.tools ?? []).length > 0 && generation === "2.5") {
    return googleError("INVALID_ARGUMENT", "Tool use with a response mime type: 'application/json' is unsupported");
  }
  if (responseMimeType === "" && (responseJsonSchema ?? responseSchema) !== undefined) {
    return googleError(
      "INVALID_ARGUMENT",
      "* GenerateContentRequest.generation_config.response_schema: only allowed when response_mime_type is set to application/json\n",
    );
  }
  const unknown = findUnknownKey(responseJsonSchema);
  if (unknown !== undefined) return googleError("INVALID_ARGUMENT", `Invalid JSON schema: unsupported key '${unknown}'`);
  if (thinkingConfig?.thinkingLevel !== undefined && generation === "2.5")
    return googleError("INVALID_ARGUMENT", "Thinking level is not supported for this model.");
  return undefined;
};

/** The first key of a schema that the API does not know. Names of properties are not keys. */
const findUnknownKey = (schema: unknown): string | undefined => {
  if (Array.isArray(schema)) return schema.map(findUnknownKey).find((key) => key !== undefined);
  if (!isRecord(schema)) return undefined;
  const unknown = Object.keys(schema).find((key) => !schemaKeys.has(key));
  if (unknown !== undefined) return unknown;
  const inner = ["properties", "$defs"].flatMap((key) => (isRecord(schema[key]) ? Object.values(schema[key]) : []));
  return [...inner, ...["items", "prefixItems", "anyOf", "oneOf", "additionalProperties"].map((key) => schema[key])]
    .map(findUnknownKey)
    .find((key) => key !== undefined);
};
