import { parseArgs } from "node:util";
import { SetupError } from "../local/stack/setup-error.ts";

export interface SoakOptions {
  /** How long there is traffic, in milliseconds. */
  readonly lengthMs: number;
  /** The same seed yields the same script of traffic and faults. */
  readonly seed: number;
}

/** 30 s: a shorter run only shows that everything works. It starts what it needs, and writes no document. */
const shortestMs = 30_000;

export const isTrial = ({ lengthMs }: Pick<SoakOptions, "lengthMs">): boolean => lengthMs < shortestMs;

export function readSoakOptions(words: readonly string[]): SoakOptions {
  const { minutes = "10", seed = "1" } = parse(words);
  return { lengthMs: toNumber("minutes", minutes, longest) * 60_000, seed: toNumber("seed", seed, largestSeed) };
}

function parse(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options: { minutes: { type: "string" }, seed: { type: "string" } } }).values;
  } catch (error) {
    throw new SetupError(`${error instanceof Error ? error.message : ""}\n\n${usage}`);
  }
}

function toNumber(name: string, text: string, largest: number): number {
  const value = Number(text);
  if (value > 0 && value <= largest) return value;
  throw new SetupError(`--${name} is "${text}". It must be a number above 0, at most ${largest}.\n\n${usage}`);
}

/** A day in minutes. */
const longest = 1440;

/** The dice take 32 bits. */
const largestSeed = 2 ** 31 - 1;

/** What `--help` prints. */
export const usage = `npm --prefix functions run soak [-- options]

  --minutes <n>   how long there is traffic (10); starting and checking take another minute or two.
                  A run of less than half a minute is a trial: docs/soak.md stays as it is
  --seed <n>      the same seed makes the same script of traffic and faults (1)`;
