import { liveModel } from "../../../src/lib/platform/config/params.ts";
import { geminiApiKey, readKey } from "../../../src/lib/platform/config/secrets.ts";
import { type Check, fail, pass, skip } from "../check.ts";
import { findModel } from "./find-model.ts";
import { howToSet, howToSetKey } from "./how-to-set.ts";

/** Checks that the service offers the model for conversations. */
export const model: Check = {
  name: "voice/model",
  run: async (patient, signal) => {
    const key = readKey(geminiApiKey);
    if (key === "") return skip("GEMINI_API_KEY is not set, or this account may not read it.");
    const name = liveModel.value();
    const found = await findModel(key, signal);
    if (found.kind === "there") return pass(`${name} is there, for conversations.`);
    if (found.kind === "refused")
      return fail(`The service answers the key GEMINI_API_KEY with ${found.status}: “${found.words}”`, howToSetKey(patient));
    return fail(
      `${name} is not a model for conversations${found.kind === "absent" ? ": no model has that name" : ""}.`,
      howToSet("LIVE_MODEL=<a model of https://ai.google.dev/gemini-api/docs/live>", patient),
    );
  },
};
