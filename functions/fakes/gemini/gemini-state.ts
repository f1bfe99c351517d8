import * as z from "zod";
import { createFaultPlan, type FaultPlan, frequency } from "../server/fault-plan.ts";
import { createJudgeScript, type JudgeScript } from "./judge-script.ts";
import { createLog, type Log } from "../server/log.ts";

export type GenerateFault = z.input<typeof GenerateFault>;

export const GenerateFault = z.strictObject({
  /**
   * `429`, `500`, `503`: refusals. `hang`: no answer. `cut`: the connection breaks. `html`: a page instead of JSON. `max_tokens`: truncated.
   * `safety`, `blocked`: withheld. `prose`: text although JSON was requested. `invented`: pages that do not exist, and fields
   * that were not requested. `region`: the caller is where the service is not offered. `suspended`: a 403 that quotes the key. `strict`: a 400 that does not say why, for every request with optional members. `no_store`: one for `store`.
   */
  fault: z.enum([
    "429",
    "500",
    "503",
    "hang",
    "cut",
    "html",
    "max_tokens",
    "safety",
    "blocked",
    "prose",
    "invented",
    "region",
    "suspended",
    "strict",
    "no_store",
  ]),
  /** Only for this model. */
  model: z.string().optional(),
  ...frequency,
});

/** A request for text, as received. */
export interface SeenGeneration {
  readonly model: string;
  readonly body: unknown;
  readonly status: number;
}

export interface GeminiState {
  readonly faults: FaultPlan<GenerateFault, z.output<typeof GenerateFault>>;
  readonly requests: Log<SeenGeneration>;
  /** The next scripted text, for any prompt; undefined to answer from the fake's own knowledge. */
  readonly nextText: () => string | undefined;
  readonly say: (texts: readonly string[]) => void;
  /** The scripted verdicts of the judge. */
  readonly judge: JudgeScript;
  readonly clear: () => void;
}

export function createGeminiState(): GeminiState {
  const faults = createFaultPlan(GenerateFault);
  const requests = createLog<SeenGeneration>(200);
  const judge = createJudgeScript();
  let texts: readonly string[] = [];
  return {
    faults,
    requests,
    judge,
    nextText: () => {
      const [next, ...others] = texts;
      texts = others;
      return next;
    },
    say: (more) => {
      texts = [...texts, ...more];
    },
    clear: () => {
      faults.clear();
      requests.clear();
      judge.set(undefined);
      texts = [];
    },
  };
}
