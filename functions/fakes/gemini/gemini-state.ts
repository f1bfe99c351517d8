import * as z from "zod";
import { createFaultPlan, type FaultPlan } from "../voice/control/faults.ts";

export type GenerateFault = z.input<typeof GenerateFault>;

export const GenerateFault = z.strictObject({
  /**
   * `429`, `500`, `503`: refusals. `hang`: no answer. `cut`: the connection breaks. `html`: a page instead of JSON. `max_tokens`: truncated.
   * `safety`, `blocked`: withheld. `prose`: no JSON although it was asked for. `no_evidence`: nothing was looked up. `invented`: pages that
   * nobody has opened, fields that nobody asked for, and values of the wrong kind.
   */
  fault: z.enum(["429", "500", "503", "hang", "cut", "html", "max_tokens", "safety", "blocked", "prose", "no_evidence", "invented"]),
  times: z.int().positive().optional(),
  probability: z.number().min(0).max(1).default(1),
  seed: z.int().default(1),
});

/** A request for a text, as it came. */
export interface SeenGeneration {
  readonly model: string;
  readonly body: unknown;
  readonly status: number;
}

export interface GeminiState {
  readonly faults: FaultPlan<z.infer<typeof GenerateFault>>;
  readonly requests: () => readonly SeenGeneration[];
  readonly see: (generation: SeenGeneration) => void;
  /** What the model says next, whatever it is asked; undefined: what it knows. */
  readonly nextText: () => string | undefined;
  readonly say: (texts: readonly string[]) => void;
  readonly clear: () => void;
}

/** The newest are kept. */
const longestLog = 200;

export function createGeminiState(): GeminiState {
  const faults = createFaultPlan<z.infer<typeof GenerateFault>>();
  let seen: readonly SeenGeneration[] = [];
  let texts: readonly string[] = [];
  return {
    faults,
    requests: () => seen,
    see: (generation) => {
      seen = [...seen, generation].slice(-longestLog);
    },
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
      seen = [];
      texts = [];
    },
  };
}
