import * as z from "zod";
import { prices } from "../../contract/bounds/prices.ts";
import type { Scenario } from "./scenario.ts";
import type { RehearsalOptions } from "./options.ts";

/** 20 s per turn, with question, lookup and answer. */
const minutesPerTurn = 1 / 3;

/** A sentence of a played visitor, or the judgement of a conversation: 3,000 tokens that are read, 200 that are written. */
const tokensPerText = { in: 3_000, out: 200 };

interface Tokens {
  readonly in: number;
  readonly out: number;
}

const priceOf = (tokens: Tokens): number =>
  (tokens.in * prices.text.perMillionTokensIn + tokens.out * prices.text.perMillionTokensOut) / 1_000_000;

type Planned = Pick<Scenario, "talk" | "turns" | "visitor" | "expect">;

/** At most. The greeting counts as a turn. */
const turnsOf = ({ talk = [], turns, visitor }: Planned): number => 1 + talk.length + (visitor.goal === undefined ? 0 : turns);

const textsOf = ({ turns, visitor, expect }: Planned): number =>
  visitor.goal === undefined ? (expect?.faithful === true ? 1 : 0) : turns + 1;

/** Printed before anything is done. */
export const describeCost = (
  scenarios: readonly Planned[],
  { isPaid, times }: Pick<RehearsalOptions, "times"> & { readonly isPaid: boolean },
): string => {
  const talks = `${scenarios.length * times} ${scenarios.length * times === 1 ? "conversation" : "conversations"}`;
  if (!isPaid) return `${talks} with the stack on this machine: nothing is paid for.`;
  const sum = (count: (scenario: Planned) => number): number => scenarios.reduce((all, scenario) => all + count(scenario), 0) * times;
  const [turns, texts] = [sum(turnsOf), sum(textsOf)];
  const dollars = turns * minutesPerTurn * prices.voice.perMinute + texts * priceOf(tokensPerText);
  return `${talks} with the real voice service, of ${turns} turns in all: about ${dollars.toFixed(2)} USD, by ${prices.asOf}.`;
};

const Answer = z.object({
  usageMetadata: z.object({
    promptTokenCount: z.number().default(0),
    candidatesTokenCount: z.number().default(0),
    thoughtsTokenCount: z.number().default(0),
  }),
});

const inEnglish = (count: number): string => count.toLocaleString("en");

/** Counts the tokens of the models that play visitors and judge. */
export class Meter {
  #tokens: Tokens = { in: 0, out: 0 };

  /** As `fetch`, of which it reads along. */
  readonly fetch: typeof fetch = async (input, init) => {
    const response = await fetch(input, init);
    const found = Answer.safeParse(
      await response
        .clone()
        .json()
        .catch(() => undefined),
    );
    if (!found.success) return response;
    const { promptTokenCount, candidatesTokenCount, thoughtsTokenCount } = found.data.usageMetadata;
    this.#tokens = { in: this.#tokens.in + promptTokenCount, out: this.#tokens.out + candidatesTokenCount + thoughtsTokenCount };
    return response;
  };

  /** Printed when all is done, with what was used. */
  describe(talkedMs: number): string {
    const minutes = talkedMs / 60_000;
    const { in: read, out: written } = this.#tokens;
    const dollars = minutes * prices.voice.perMinute + priceOf(this.#tokens);
    const texts = read === 0 ? "" : `, and ${inEnglish(read)} tokens in and ${inEnglish(written)} out to play visitors and to judge`;
    return `Used: ${minutes.toFixed(1)} minutes of conversation${texts}. About ${dollars.toFixed(2)} USD.`;
  }
}
