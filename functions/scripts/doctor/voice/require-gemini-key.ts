import { liveModel } from "../../../src/lib/platform/config/params.ts";
import { Secrecy } from "../secrecy.ts";
import { findModel } from "./find-model.ts";
import type { Gemini } from "../../../local/stack/gemini-of-stack.ts";
import { localParameters } from "../../../local/stack/parameters.ts";
import { SetupError } from "../../../local/stack/setup-error.ts";

/** Tries a key before anything starts, which costs nothing. @throws SetupError with the words of the service, which may quote the key */
export const requireGeminiKey = async ({ url, key }: Gemini, signal: AbortSignal): Promise<void> => {
  Object.assign(process.env, localParameters({ GEMINI_API_URL: url }));
  const secrecy = new Secrecy();
  secrecy.keep(key);
  const time = AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]);
  const found = await findModel(key, time).catch((error: unknown) => {
    throw new SetupError(`Could not reach ${url}: ${secrecy.hide(describe(error))}`);
  });
  if (found.kind === "there") return;
  const why =
    found.kind === "refused"
      ? `Gemini rejected GEMINI_API_KEY (${found.status}): “${secrecy.hide(found.words)}”`
      : `Gemini has no model ${liveModel.value()} for conversations: set LIVE_MODEL to another one in functions/.env.local.`;
  throw new SetupError(`${why}\nWithout GEMINI_API_KEY, npm start uses a fake and costs nothing.`);
};

/** 10 s for one request. */
const patienceMs = 10_000;

/** `fetch` gives the reason in the cause of its error. */
const describe = (error: unknown): string => {
  const { message, cause } = error instanceof Error ? error : new Error(String(error));
  return cause instanceof Error ? cause.message : message;
};
