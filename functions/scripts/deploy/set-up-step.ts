import { SetupError } from "../stack/setup-error.ts";
import type { GoogleAnswer } from "./google.ts";

/** A resource that an API can create. */
export type Step =
  | { readonly kind: "there"; readonly what: string }
  | { readonly kind: "makes"; readonly what: string; readonly make: () => Promise<void> }
  /** A person has to do it. */
  | { readonly kind: "left"; readonly what: string; readonly how: string };

/** @throws SetupError */
export const requireFound = <Result>(answer: GoogleAnswer, what: string, parse: (body: unknown) => Result): Result => {
  if (answer.kind === "found") return parse(answer.body);
  throw new SetupError(`This account may not ${what}${answer.kind === "absent" ? "." : `: ${answer.reason}`}`);
};
