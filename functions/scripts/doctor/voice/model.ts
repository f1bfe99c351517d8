import * as z from "zod";
import { geminiApiUrl, geminiApiVersion, liveModel, readOrigin } from "../../../src/lib/platform/config/params.ts";
import { geminiApiKey, readKey } from "../../../src/lib/platform/config/secrets.ts";
import { type Check, fail, pass, skip } from "../check.ts";

const Model = z.object({ supportedGenerationMethods: z.optional(z.array(z.string())) });

/** Checks that the service offers the model for conversations. */
export const model: Check = {
  name: "voice/model",
  run: async ({ projectName }, signal) => {
    const key = readKey(geminiApiKey);
    if (key === "") return skip("GEMINI_API_KEY is not set, or this account may not read it.");
    const url = `${readOrigin(geminiApiUrl)}/${geminiApiVersion.value()}/models/${liveModel.value()}`;
    const response = await fetch(url, { headers: { "x-goog-api-key": key }, signal });
    const found: unknown = await response.json().catch(() => undefined);
    const methods = response.ok ? (Model.safeParse(found).data?.supportedGenerationMethods ?? []) : [];
    if (methods.includes("bidiGenerateContent")) return pass(`${liveModel.value()} is there, for conversations.`);
    if (response.ok || response.status === 404)
      return fail(
        `${liveModel.value()} is not a model for conversations${response.ok ? "" : ": no model has that name"}.`,
        `LIVE_MODEL=<a model of https://ai.google.dev/gemini-api/docs/live> in functions/.env.${projectName}, then deploy`,
      );
    return fail(
      `The service answers the key GEMINI_API_KEY with ${response.status}.`,
      `A new key: https://aistudio.google.com/apikey\nfirebase functions:secrets:set GEMINI_API_KEY --project ${projectName}`,
    );
  },
};
