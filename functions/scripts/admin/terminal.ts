import { createInterface } from "node:readline/promises";
import { text } from "node:stream/consumers";

/** Where an operator sits: the process, or a test. */
export interface Terminal {
  /** Answers. */
  readonly print: (text: string) => void;
  /** Everything else. */
  readonly complain: (text: string) => void;
  /** Undefined where nobody can be asked. */
  readonly ask: ((question: string) => Promise<string>) | undefined;
  /** All of the standard input. */
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
