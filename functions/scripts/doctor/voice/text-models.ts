import { extractionModel, readAskModels } from "../../../src/lib/platform/config/params.ts";
import { geminiApiKey, readKey } from "../../../src/lib/platform/config/secrets.ts";
import type { OperatorEvent } from "../../../src/lib/platform/core/operator-log.ts";
import { knowledgeLimits } from "../../../src/lib/answers/knowledge/limits.ts";
import { deployedGemini } from "../../../src/lib/providers/gemini/generate-content.ts";
import { geminiJudge } from "../../../src/lib/providers/judge/gemini-judge.ts";
import { readGoogleError } from "../../../src/lib/providers/google-error.ts";
import { Spent } from "../../../src/lib/platform/core/spent.ts";
import { type Check, fail, type Outcome, pass, skip, warn } from "../check.ts";
import type { Patient } from "../patient.ts";
import { howToSet } from "./how-to-set.ts";

const page = { kind: "page", id: "hours", slug: "hours", language: "en", title: "Opening hours" } as const;
const words = "On Thursdays the workshop is open until 20:00.";
const asked = {
  question: "Until when is the workshop open on Thursdays?",
  searchWords: ["Thursday", "open"],
  language: "en",
  at: new Date("2026-11-26T12:00Z"),
  timeZone: "UTC",
  // The operator pays, and no budget.
  spent: new Spent("ask_model"),
  passages: [{ page, headings: [], lines: [{ text: words, isRow: false }] }],
};

/** Checks that each model takes the requests that Lectern makes, `store: false` included, and answers in time. */
export const textModels: Check = {
  name: "voice/text-models",
  timeMs: 40_000,
  run: async (patient, signal) => {
    if (readKey(geminiApiKey) === "") return skip("GEMINI_API_KEY is not set, or this account may not read it.");
    const { first, second } = readAskModels();
    const models = [...new Set([first, ...(second === undefined ? [] : [second]), extractionModel.value()])];
    const outcomes = await Promise.all(models.map(async (model) => tryModel(model, patient, signal)));
    const worst = outcomes.find(({ status }) => status === "fail") ?? outcomes.find(({ status }) => status === "warn");
    return worst ?? pass(`${models.join(" and ")}: requests are accepted as they are, and not kept by Google.`);
  },
};

const tryModel = async (model: string, patient: Patient, outer: AbortSignal): Promise<Outcome> => {
  const events: OperatorEvent[] = [];
  const log = (event: OperatorEvent): void => {
    events.push(event);
  };
  /** In which words the service refused the last request. */
  let words = "";
  const listen: typeof fetch = async (input, init) => {
    const response = await fetch(input, init);
    words = response.ok ? "" : ` In the words of the service: “${readGoogleError(await readJson(response)).message}”`;
    return response;
  };
  const signal = AbortSignal.any([outer, AbortSignal.timeout(knowledgeLimits.judgeMs)]);
  const judge = geminiJudge({ ...deployedGemini, acceptedForms: new Map(), log, fetch: listen, model: () => model });
  const verdict = await judge.judge({ ...asked, signal });
  const another = howToSet("ASK_MODEL or EXTRACTION_MODEL=<another model of https://ai.google.dev/gemini-api/docs/models>", patient);
  if (verdict.kind === "failed") return fail(`${model} does not answer a question about a page: ${verdict.failure}.${words}`, another);
  const refused = events.map(({ data }) => String(data?.refused)).join();
  if (refused !== "")
    return warn(
      `${model} refuses requests as Lectern makes them (${refused}), and answers only without their optional members.`,
      `A newer version of Lectern may know the model. Until then: ${another}`,
    );
  if (verdict.kind !== "answered") return fail(`${model} finds no answer on a page that has it.`, another);
  return pass(model);
};

/** Of a copy, because whoever asked reads the answer, too. */
const readJson = async (response: Response): Promise<unknown> =>
  response
    .clone()
    .json()
    .catch(() => undefined);
