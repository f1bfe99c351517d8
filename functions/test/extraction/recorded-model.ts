import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { ExtractionModel } from "../../src/lib/onboarding/extraction/extraction-model.ts";
import { evalsDir, functionsDir } from "../../local/stack/paths.ts";
import { readWebsiteReading } from "../../src/lib/providers/extraction/model-answers.ts";

/** For the sites that people wrote, and for our own, which the fake of Gemini knows. */
const folders = [join(evalsDir, "answers"), join(functionsDir, "fakes/gemini/answers")];

/**
 * A model that gives the recorded answers of another language model, which saw the prompt of `write-prompts.ts` and nothing else. It finds
 * nothing elsewhere. Undefined for a site without an answer.
 */
export const recordedModel = (id: string): ExtractionModel | undefined => {
  const file = folders.map((folder) => join(folder, `${id}.json`)).find((path) => existsSync(path));
  if (file === undefined) return undefined;
  return {
    read: async () => ({ kind: "found", reading: readWebsiteReading(readFileSync(file, "utf8")) }),
    search: async () => ({ kind: "found", claims: [] }),
  };
};
