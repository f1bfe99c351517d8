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
