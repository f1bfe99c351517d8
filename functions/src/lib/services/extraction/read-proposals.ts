import * as z from "zod/mini";
import type { Proposal } from "../../extraction/knowledge-model.ts";
import { quotedFields } from "../../extraction/verify-proposals.ts";
import { GeminiError } from "../gemini/gemini-answer.ts";
import { parseModelJson } from "../gemini/parse-model-json.ts";

const Fields = z.record(z.string(), z.unknown());

const Answer = z.object({ value: z.union([z.string(), z.array(z.unknown())]), quotation: z.string(), page: z.int() });

/**
 * What a model says that the pages say: fields that were asked for, in the form in which they were. Whether it is so is for others to check.
 * @throws GeminiError `unreadable`
 */
export const readProposals = (text: string): readonly Proposal[] => {
  const fields = Fields.safeParse(parseModelJson(text));
  if (!fields.success) throw new GeminiError("unreadable", { cause: fields.error });
  return quotedFields.flatMap((field) => {
    const answer = Answer.safeParse(Object.hasOwn(fields.data, field) ? fields.data[field] : undefined);
    if (!answer.success) return [];
    const { value, quotation, page } = answer.data;
    const values = (typeof value === "string" ? [value] : value).filter((item) => typeof item === "string");
    return [{ field, values, quotation, page }];
  });
};
