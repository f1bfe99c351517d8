import { createInterface } from "node:readline/promises";
import { text } from "node:stream/consumers";

/** Where an operator works: the process, or a test. */
export interface Terminal {
  /** For answers. */
  readonly print: (text: string) => void;
  /** For everything else. */
  readonly complain: (text: string) => void;
  /** Undefined if there is nobody to ask. */
  readonly ask: ((question: string) => Promise<string>) | undefined;
  /** The whole standard input. */
  readonly readInput: () => Promise<string>;
}

/** Every control character but line ends and tabs, and what makes text run the other way. */
const commanding = /[[\p{Cc}\u202A-\u202E\u2066-\u2069]--[\n\t]]/gv;

/** As JSON would write them, so that JSON stays the same JSON. */
const inert = (text: string): string =>
  text.replaceAll(commanding, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);

/** A terminal obeys control characters, and anybody may have stored some: they are shown instead. */
export const withInertText = ({ print, complain, ask, readInput }: Terminal): Terminal => ({
  print: (text) => {
    print(inert(text));
  },
  complain: (text) => {
    complain(inert(text));
  },
  ask: ask && (async (question) => ask(inert(question))),
  readInput,
});

const askOnTerminal = async (question: string): Promise<string> => {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question(question);
  terminal.close();
  return answer;
};

export const processTerminal: Terminal = {
  print: (line) => {
    console.log(line);
  },
  complain: (line) => {
    console.error(line);
  },
  ask: process.stdin.isTTY ? askOnTerminal : undefined,
  readInput: async () => text(process.stdin),
};
