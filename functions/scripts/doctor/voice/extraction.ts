import { extractionLimits } from "../../../src/lib/onboarding/extraction/limits.ts";
import { extractionModel } from "../../../src/lib/platform/config/params.ts";
import { geminiApiKey, readKey } from "../../../src/lib/platform/config/secrets.ts";
import { deployedGemini } from "../../../src/lib/providers/gemini/generate-content.ts";
import { geminiExtraction } from "../../../src/lib/providers/extraction/gemini-extraction.ts";
import { type Check, fail, pass, skip } from "../check.ts";
import { howToSet } from "./how-to-set.ts";

const lines = ["Fjord Bakeri", "Telefon 55 12 34 56", "Bryggen 12, 5003 Bergen", "hei@fjordbakeri.example", "Mandag–fredag 07.00–17.00"];

const page = {
  url: "https://fjordbakeri.example/",
  language: "nb",
  title: "Fjord Bakeri",
  meta: new Map<string, string>(),
  lines: lines.map((text) => ({ text, aside: false })),
  links: [],
  alternates: [],
  data: [],
};

/** Checks that the extraction model finds phone and address on a known page. */
export const extraction: Check = {
  name: "voice/extraction",
  kind: "deep",
  timeMs: 40_000,
  run: async (patient, signal) => {
    if (readKey(geminiApiKey) === "") return skip("GEMINI_API_KEY is not set, or this account may not read it.");
    const model = geminiExtraction({ ...deployedGemini, model: () => extractionModel.value(), timeLimitMs: extractionLimits.modelMs });
    const answer = await model.read({ company: { name: "Fjord Bakeri", country: "NO" }, pages: [page], signal });
    const mend = howToSet("EXTRACTION_MODEL=<a Gemini model>", patient);
    if (answer.kind === "failed") return fail(`${extractionModel.value()} does not read a company's page: ${answer.failure}.`, mend);
    const { phone, address } = answer.reading.texts;
    if (phone?.value.includes("55 12 34 56") === true && address?.value.includes("Bryggen 12") === true)
      return pass(`${extractionModel.value()} reads the phone number and the address on a page.`);
    return fail(`${extractionModel.value()} misses the phone number or the address on a page.`, mend);
  },
};
