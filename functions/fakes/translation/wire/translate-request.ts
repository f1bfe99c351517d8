import { parseJson } from "../../../src/lib/platform/core/unknown-record.ts";
import * as z from "zod";

/** `TranslateTextRequest` of google.cloud.translation.v3. */
interface TranslateRequest {
  readonly contents: readonly string[];
  readonly mimeType: "text/plain" | "text/html";
  readonly source: string | undefined;
  readonly target: string;
}

const text = z.string().nullish();

const Body = z.strictObject({
  contents: z.array(z.string()).nullish(),
  mimeType: text,
  mime_type: text,
  sourceLanguageCode: text,
  source_language_code: text,
  targetLanguageCode: text,
  target_language_code: text,
  model: text,
  glossaryConfig: z.unknown().optional(),
  transliterationConfig: z.unknown().optional(),
  labels: z.record(z.string(), z.string()).nullish(),
});

interface Violation {
  readonly field: string;
  readonly description: string;
}

type ReadRequest = TranslateRequest | { readonly violations: readonly Violation[]; readonly message?: string };

/**
 * Google refuses more than 1024 strings, and recommends fewer than 30,000 characters:
 * https://cloud.google.com/translate/docs/reference/rest/v3/projects.locations/translateText
 */
const mostStrings = 1_024;
const mostCharacters = 30_720;

export const readRequest = (body: string): ReadRequest => {
  const json = parse(body);
  const parsed = Body.safeParse(json);
  if (!parsed.success) {
    return {
      violations: parsed.error.issues.map(({ path, message }) => ({
        field: path.join("."),
        description: `Invalid JSON payload received. ${message}`,
      })),
    };
  }
  const { mimeType, mime_type, sourceLanguageCode, source_language_code, targetLanguageCode, target_language_code } = parsed.data;
  const contents = parsed.data.contents ?? [];
  const format = mimeType ?? mime_type ?? "text/html";
  const source = sourceLanguageCode ?? source_language_code ?? "";
  const target = targetLanguageCode ?? target_language_code ?? "";
  if (target === "")
    return {
      violations: [{ field: "target_language_code", description: "Target language is required." }],
      message: "Target language is required.",
    };
  if (contents.length === 0) return { violations: [{ field: "contents", description: "Contents are required." }] };
  if (contents.length > mostStrings)
    return {
      violations: [
        {
          field: "contents",
          description: `Number of strings in contents: ${contents.length}, exceeds the maximum limit of ${mostStrings}.`,
        },
      ],
    };
  if (contents.join("").length > mostCharacters)
    return { violations: [{ field: "contents", description: "The total codepoints in the request must be less than 30720." }] };
  if (format !== "text/plain" && format !== "text/html")
    return { violations: [{ field: "mime_type", description: "Invalid mime type. Supported mime types are text/plain and text/html." }] };
  return { contents, mimeType: format, source: source === "" ? undefined : source, target };
};

/** Parses a body. An empty one is the empty message. Undefined if it is not JSON. */
const parse = (body: string): unknown => (body.trim() === "" ? {} : parseJson(body));
