import * as z from "zod";
import { geminiApiUrl, geminiApiVersion, liveModel, readOrigin } from "../../../src/lib/platform/config/params.ts";
import { readGoogleError } from "../../../src/lib/providers/google-error.ts";

const Model = z.object({ supportedGenerationMethods: z.optional(z.array(z.string())) });

/** `refused`: the service does not take the key, and says so in these words. */
type FoundModel =
  | { readonly kind: "there" | "not_live" | "absent" }
  | { readonly kind: "refused"; readonly status: number; readonly words: string };

/** Asks the service for the model of conversations, which costs nothing. */
export const findModel = async (key: string, signal: AbortSignal): Promise<FoundModel> => {
  const url = `${readOrigin(geminiApiUrl)}/${geminiApiVersion.value()}/models/${liveModel.value()}`;
  const response = await fetch(url, { headers: { "x-goog-api-key": key }, signal });
  const found: unknown = await response.json().catch(() => undefined);
  if (response.status === 404) return { kind: "absent" };
  if (!response.ok) return { kind: "refused", status: response.status, words: readGoogleError(found).message };
  const methods = Model.safeParse(found).data?.supportedGenerationMethods ?? [];
  return { kind: methods.includes("bidiGenerateContent") ? "there" : "not_live" };
};
