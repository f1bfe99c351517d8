import { parseArgs } from "node:util";
import { SetupError } from "../local/stack/setup-error.ts";

export interface Options {
  /** Cold starts of each function. */
  readonly rounds: number;
  /** Warm requests of each operation, in each round. */
  readonly requests: number;
  /** Requests of each operation before the first round that are not counted, because V8 compiles during these. */
  readonly warmUp: number;
  readonly quick: boolean;
  /** The one function to measure; undefined for all. */
  readonly only: string | undefined;
  /** Measures only the pages, and replaces only their figures. */
  readonly pages: boolean;
  /** Counts only what the operations send, and replaces only these figures: they are the same on a busy machine. */
  readonly counts: boolean;
  /** Measures only the published site, and prints its figures. */
  readonly site: boolean;
}

/** With these, a run takes about an hour, and the medians of two differ by a few per cent. */
const full = { rounds: 5, requests: 20, warmUp: 60, quick: false, counts: false, pages: false, site: false } as const;

/** Only shows that everything works. */
const quick = { rounds: 3, requests: 5, warmUp: 5, quick: true, counts: false, pages: false, site: false } as const;

/** Conversations of each kind. */
export const pageRounds = 20;

export function readOptions(words: readonly string[]): Options {
  const values = parse(words);
  if (values.counts === true && values.only !== undefined) throw new SetupError(`--counts counts all functions.\n\n${usage}`);
  const base = values.quick === true ? quick : { ...full, ...(values.pages === true && { rounds: pageRounds }) };
  return {
    ...base,
    rounds: values.rounds === undefined ? base.rounds : toRounds(values.rounds),
    only: values.only,
    counts: values.counts === true,
    pages: values.pages === true,
    site: values.site === true,
  };
}

function parse(words: readonly string[]) {
  try {
    const options = {
      quick: { type: "boolean" },
      counts: { type: "boolean" },
      only: { type: "string" },
      pages: { type: "boolean" },
      site: { type: "boolean" },
      rounds: { type: "string" },
    } as const;
    return parseArgs({ args: [...words], options }).values;
  } catch (error) {
    throw new SetupError(`${error instanceof Error ? error.message : ""}\n\n${usage}`);
  }
}

function toRounds(text: string): number {
  const rounds = Number(text);
  if (Number.isSafeInteger(rounds) && rounds > 0) return rounds;
  throw new SetupError(`--rounds is "${text}". It must be a whole number, and not 0.\n\n${usage}`);
}

/** What `--help` prints. */
export const usage = `npm --prefix functions run bench [-- options]

  --quick           ${quick.rounds} rounds: a smoke run, whose figures are only printed
  --rounds <n>      cold starts of each function (${full.rounds})
  --only <name>     one function; the figures are only printed
  --counts          only what each operation reads, writes and calls; all other figures stay as they are
  --site            a page of the published site alone; the figures are only printed
  --pages           the editor's and the voice page alone; all other figures stay as they are. \`--rounds\` are conversations
                    of each kind (${pageRounds}); after fewer the figures are only printed`;
