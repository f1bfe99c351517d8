import { spawn } from "node:child_process";
import { stripVTControlCharacters } from "node:util";
import type { FakeControlPlane } from "../../fakes/control-plane/start-fake-control-plane.ts";
import type { Checkout } from "./a-checkout.ts";
import { type Deployed, environmentOf, firebase } from "./run-firebase.ts";

/** What a person types, by the question that it answers. */
export type Answers = Readonly<Record<string, string>>;

export interface Asked extends Deployed {
  /** The questions, in order. */
  readonly asked: readonly string[];
}

const quoted = (words: readonly string[]): string => words.map((word) => `'${word.replaceAll("'", `'\\''`)}'`).join(" ");

/** As on the screen, on one line. */
const readScreen = (output: string): string => stripVTControlCharacters(output).replaceAll(/\s+/g, " ");

/** A question is drawn again with each key that answers it. */
const questionsOn = (screen: string): readonly string[] =>
  [...screen.matchAll(/(?<=^|\s)\? ([A-Z][^?]*\?)/g)].map(([, question = ""]) => question);

/**
 * Runs `firebase` in the root of a checkout, as a person does at a terminal: that of `script`, of util-linux, which every Linux has. Other systems
 * have another program of this name. It is ended at a question that is not among the answers.
 */
export async function answerFirebase(
  checkout: Checkout,
  cloud: FakeControlPlane,
  { words, answers }: { readonly words: readonly string[]; readonly answers: Answers },
): Promise<Asked> {
  const child = spawn("script", ["--quiet", "--return", "--command", quoted([process.execPath, firebase, ...words]), "/dev/null"], {
    cwd: checkout.root,
    env: { ...environmentOf(checkout, cloud), TERM: "xterm" },
    stdio: ["pipe", "pipe", "inherit"],
  });
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  const asked: string[] = [];
  let output = "";
  for await (const chunk of child.stdout.setEncoding("utf8")) {
    output += String(chunk);
    for (const question of questionsOn(readScreen(output))) {
      if (asked.includes(question)) continue;
      asked.push(question);
      const answer = answers[question];
      if (answer === undefined) child.kill();
      else child.stdin.write(`${answer}\r`);
    }
  }
  return { code: await ended, output, asked };
}
