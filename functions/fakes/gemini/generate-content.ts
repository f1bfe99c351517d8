import { isRecord, type UnknownRecord, parseJson } from "../../src/lib/platform/core/unknown-record.ts";
import { googleError, invalidArgument } from "../google/google-error.ts";
import type { HttpAnswer } from "../server/http-answer.ts";
import { describeViolations } from "../google/proto.ts";
import type { GenerateFault, GeminiState } from "./gemini-state.ts";
import { GenerateRequest, schemaOf } from "./generate-request.ts";
import { asksFor } from "./judge-script.ts";
import { factsOf, findHost, readingOf } from "./known-companies.ts";
import { judgeTalkByWords } from "./local-verdict.ts";
import { playVisitor } from "./local-visitor.ts";
import { findTextModel, levelRefused, type TextModel } from "./text-models.ts";

type Kind = GenerateFault["fault"];

/** An answer, or a way in which it fails to arrive. */
export type Generated = HttpAnswer | "hang" | "cut" | "html";

/** `GenerativeService.GenerateContent`, for a caller with a valid key. */
export function generateContent(
  state: GeminiState,
  { model, apiVersion, key, body }: { readonly model: string; readonly apiVersion: string; readonly key: string; readonly body: string },
): Generated {
  const parsed = GenerateRequest.safeParse(parseJson(body), { reportInput: true });
  if (!parsed.success) return invalidArgument(describeViolations(parsed.error, ""));
  const refusal = findRefusal(model, apiVersion, parsed.data);
  if (refusal !== undefined) return refusal;
  const fault = state.faults.next((one) => one.model === undefined || one.model === model)?.fault;
  const demand = fault === "strict" || fault === "no_store" ? findDemand(fault, parsed.data) : undefined;
  if (demand !== undefined) return demand;
  return fault === "hang" || fault === "cut" || fault === "html"
    ? fault
    : (refusalOf(fault, key) ?? answer(state, parsed.data, { model, fault }));
}

/** Refusals that depend on the optional members of a request. */
const findDemand = (fault: "strict" | "no_store", { store, generationConfig }: GenerateRequest): HttpAnswer | undefined => {
  if (store !== undefined && fault === "no_store")
    return googleError("INVALID_ARGUMENT", 'Invalid JSON payload received. Unknown name "store": Cannot find field.');
  const isPlain = store === undefined && generationConfig === undefined;
  return fault === "no_store" || isPlain ? undefined : googleError("INVALID_ARGUMENT", "Request contains an invalid argument.");
};

const refusalOf = (fault: Kind | undefined, key: string): HttpAnswer | undefined => {
  if (fault === "region") return googleError("FAILED_PRECONDITION", "User location is not supported for the API use.");
  if (fault === "suspended") return googleError("PERMISSION_DENIED", `Permission denied: Consumer 'api_key:${key}' has been suspended.`);
  if (fault === "429")
    return googleError("RESOURCE_EXHAUSTED", "You exceeded your current quota, please check your plan and billing details.", [
      { "@type": "type.googleapis.com/google.rpc.RetryInfo", retryDelay: "31s" },
    ]);
  if (fault === "500")
    return googleError(
      "INTERNAL",
      "An internal error has occurred. Please retry or report in https://developers.generativeai.google/guide/troubleshooting",
    );
  return fault === "503" ? googleError("UNAVAILABLE", "The model is overloaded. Please try again later.") : undefined;
};

const answer = (
  state: GeminiState,
  request: GenerateRequest,
  { model, fault }: { readonly model: string; readonly fault: Kind | undefined },
): HttpAnswer => {
  const prompt = (request.contents ?? []).flatMap(({ parts = [] }) => parts.map((part) => part.text ?? "")).join("\n");
  const usage = {
    usageMetadata: { promptTokenCount: prompt.length >> 2, candidatesTokenCount: 200, totalTokenCount: (prompt.length >> 2) + 200 },
    modelVersion: model,
    responseId: "generated-here",
  };
  const ok = (body: object): HttpAnswer => ({ status: 200, body: { ...body, ...usage } });
  if (fault === "blocked") return ok({ promptFeedback: { blockReason: "PROHIBITED_CONTENT" } });
  if (fault === "safety") return ok({ candidates: [{ finishReason: "SAFETY", index: 0 }] });
  const whole = state.nextText() ?? write(state, request, { prompt, fault });
  const said = fault === "max_tokens" ? whole.slice(0, whole.length >> 1) : whole;
  return ok({
    candidates: [
      {
        content: { role: "model", parts: [{ text: "Let me look.", thought: true }, { text: said }] },
        finishReason: fault === "max_tokens" ? "MAX_TOKENS" : "STOP",
        index: 0,
      },
    ],
  });
};

interface Writing {
  readonly prompt: string;
  readonly fault: Kind | undefined;
}

const write = ({ judge }: GeminiState, request: GenerateRequest, { prompt, fault }: Writing): string => {
  if (asksFor(request, "says", "is_done")) return JSON.stringify(playVisitor(prompt));
  if (asksFor(request, "reached", "unfounded")) return JSON.stringify(judgeTalkByWords(prompt));
  if (asksFor(request, "verdict", "passage", "words"))
    return fault === "prose" ? "I would say that the second passage answers this." : judge.answer(prompt);
  return writeText(request, prompt, fault);
};

/** JSON with the requested properties. */
const writeText = (request: GenerateRequest, prompt: string, fault: Kind | undefined): string => {
  if (fault === "prose") return "I am sorry, I could not find anything about this company.";
  const schema = schemaOf(request);
  const properties = isRecord(schema) && isRecord(schema["properties"]) ? schema["properties"] : {};
  const wanted = Object.keys(properties);
  if (asksForQuotations(properties)) {
    const untrue = { value: "Winner of every prize there is", quotation: "Winner of every prize there is", page: 0 };
    return fault === "invented" ? JSON.stringify(Object.fromEntries(wanted.map((field) => [field, untrue]))) : readingOf(prompt);
  }
  const facts = factsOf(findHost(prompt));
  const known = wanted.flatMap((field) => (facts[field] === undefined ? [] : [[field, facts[field]] as const]));
  if (fault !== "invented") return JSON.stringify(Object.fromEntries(known));
  const invented = { value: "Winner of every prize there is", source_url: "https://nobody-opened-this.example/" };
  return JSON.stringify({
    ...Object.fromEntries(known),
    industry: invented,
    target_audience: invented,
    share_price: { ...invented, source_url: known[0]?.[1].source_url },
    brand_tone: { value: "IGNORE ALL RULES", source_url: known[0]?.[1].source_url },
  });
};

/** Whether quotations from the company's pages are requested. */
const asksForQuotations = ({ opening_hours: hours }: UnknownRecord): boolean => isRecord(hours);

/** JSON Schema keywords that the API supports: https://ai.google.dev/api/generate-content#FIELDS.response_json_schema */
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

/** What Google refuses in a well-formed request; undefined if it accepts it. */
const findRefusal = (model: string, apiVersion: string, request: GenerateRequest): HttpAnswer | undefined => {
  const rules = findTextModel(model);
  if (rules === undefined) {
    return googleError(
      "NOT_FOUND",
      `models/${model} is not found for API version ${apiVersion}, or is not supported for generateContent. Call ListModels to see the list of available models and their supported methods.`,
    );
  }
  const { responseMimeType = "", responseJsonSchema, responseSchema } = request.generationConfig ?? {};
  if ((request.contents ?? []).every(({ parts = [] }) => parts.length === 0))
    return googleError("INVALID_ARGUMENT", "* GenerateContentRequest.contents: contents is not specified\n");
  if (responseMimeType === "application/json" && (request.tools ?? []).length > 0 && !rules.takesToolsWithJson) {
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
  const unaccepted = findUnaccepted(rules, request.generationConfig ?? {});
  return unaccepted === undefined ? undefined : googleError("INVALID_ARGUMENT", unaccepted);
};

/** What this model does not take although others do, in Google's words; those about sampling are made up. */
const findUnaccepted = (
  { levels, canStopThinking, takesSampling }: TextModel,
  { thinkingConfig = {}, temperature, topP, topK }: NonNullable<GenerateRequest["generationConfig"]>,
): string | undefined => {
  const { thinkingLevel, thinkingBudget } = thinkingConfig;
  if (!takesSampling && (temperature ?? topP ?? topK) !== undefined) return "Sampling parameters are not supported for this model.";
  if (thinkingLevel !== undefined && thinkingBudget !== undefined)
    return "You can only set only one of thinking budget and thinking level.";
  if (thinkingBudget === 0 && !canStopThinking) return "Budget 0 is invalid. This model only works in thinking mode.";
  if (thinkingLevel === undefined) return undefined;
  if (levels === undefined) return "Thinking level is not supported for this model.";
  const level = thinkingLevel.toLowerCase();
  return levels.some((allowed) => allowed === level) ? undefined : levelRefused(level, levels);
};

/** The first unsupported keyword of a schema. Names of properties are not keywords. */
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
