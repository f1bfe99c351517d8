import * as z from "zod/mini";
import type { Proposal } from "../../extraction/knowledge-model.ts";
import { quotedFields } from "../../extraction/verify-proposals.ts";
import { parseModelFields } from "../gemini/parse-model-json.ts";

const Answer = z.object({ value: z.union([z.string(), z.array(z.unknown())]), quotation: z.string(), page: z.int() });

/**
 * What a model says that the pages say: the fields that were asked for, in the right form. Whether it is true is for others to check.
 * @throws GeminiError `unreadable`
 */
export const readProposals = (text: string): readonly Proposal[] => {
  const fields = parseModelFields(text);
  return quotedFields.flatMap((field) => {
    const answer = Answer.safeParse(Object.hasOwn(fields, field) ? fields[field] : undefined);
    if (!answer.success) return [];
    const { value, quotation, page } = answer.data;
    const values = (typeof value === "string" ? [value] : value).filter((item) => typeof item === "string");
    return [{ field, values, quotation, page }];
  });
};
