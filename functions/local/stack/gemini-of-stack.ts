import { existsSync } from "node:fs";
import { localVoiceKey } from "../../fakes/voice/settings.ts";
import { prices } from "../../contract/bounds/prices.ts";
import { fakePlaces, urlOf } from "./fake-places.ts";
import { localParameters, readParameters } from "./parameters.ts";
import { stackDir } from "./paths.ts";
import { SetupError } from "./setup-error.ts";

/** Where a stack finds Gemini. The key is in no file. */
export interface Gemini {
  readonly url: string;
  readonly key: string;
  /** Whether it costs money. */
  readonly isReal: boolean;
}

/** The fake of the stack at these ports. */
export const geminiFake = (offset: number): Gemini => ({ url: urlOf(fakePlaces(offset).voice), key: localVoiceKey, isReal: false });

const keyIn = (environment: NodeJS.ProcessEnv): string => (environment["GEMINI_API_KEY"] ?? "").trim();

/** What `npm start` is to use: the real service with a key in the environment, otherwise the fake. */
export const chooseGemini = (environment: NodeJS.ProcessEnv, offset: number): Gemini => {
  const key = keyIn(environment);
  if (key === "" || key === localVoiceKey) return geminiFake(offset);
  return { url: environment["GEMINI_API_URL"] ?? localParameters()["GEMINI_API_URL"] ?? "", key, isReal: true };
};

/** What the stack of these ports uses. @throws SetupError if it was never started, or uses a key that this command was not given */
export const geminiOfStack = (environment: NodeJS.ProcessEnv, offset: number): Gemini => {
  const folder = stackDir(offset);
  if (!existsSync(folder)) throw new SetupError("No stack runs on this machine: npm --prefix functions start");
  const fake = geminiFake(offset);
  const url = readParameters(folder)["GEMINI_API_URL"] ?? fake.url;
  if (url === fake.url) return fake;
  const key = keyIn(environment);
  if (key !== "") return { url, key, isReal: true };
  throw new SetupError(
    "This stack uses the real Gemini, and your key isn't stored anywhere. Pass it to this command, too: GEMINI_API_KEY=<key> npm …",
  );
};

/** What a stack with a key costs: printed before it starts. */
export const describeGeminiCost = (): string => {
  const { voice, text } = prices;
  return [
    "GEMINI_API_KEY is set: conversations, answers and the reading of company websites use the real Gemini, billed to your key. Roughly:",
    `  ${(voice.perMinute * 100).toFixed(1)} US cents per minute of conversation`,
    `  ${(text.perQuestion * 100).toFixed(1)} per question about the site`,
    `  ${(text.perCompany * 100).toFixed(0)} per company website`,
    "Phone calls, company registries, mail, translation and the websites themselves stay fake.",
    "",
  ].join("\n");
};
