import * as z from "zod/mini";
import { parseJson } from "../../core/parse-json.ts";
import { GeminiError } from "./gemini-answer.ts";

/** The JSON of a model's answer, also where the model has put it into a block of code. Undefined when it is not JSON. */
export const parseModelJson = (text: string): unknown => parseJson(text.trim().replace(/^```(?:json)?\s*|\s*```$/g, ""));

const Fields = z.record(z.string(), z.unknown());

/** @throws GeminiError `unreadable` when the answer is not an object */
export const parseModelFields = (text: string): Readonly<Record<string, unknown>> => {
  const fields = Fields.safeParse(parseModelJson(text));
  if (!fields.success) throw new GeminiError("unreadable", { cause: fields.error });
  return fields.data;
};
