import { sleep } from "../../time/waiting.ts";
import { Interruption } from "../network/call.ts";
import type { DocumentRequest, Stage } from "./fetch-document.ts";
import { playSound, resolveUrl } from "./play-sound.ts";
import type { GatherVerb } from "./twiml-verb.ts";

/** Waits for keys. Undefined if none was pressed and the document continues. */
export async function gather(stage: Stage, verb: GatherVerb, base: string): Promise<DocumentRequest | undefined> {
  const { call } = stage;
  const { digits, finishedOn } = await collect(stage, verb, base).finally(() => {
    call.onDigit = undefined;
  });
  if (digits === "" && finishedOn === "" && !verb.actionOnEmptyResult) return undefined;
  const fields = { Digits: digits, FinishedOnKey: finishedOn, msg: digits === "" ? "Gather Timeout" : "Gather End" };
  return { url: resolveUrl(verb.action, base), method: verb.method, fields };
}

interface Collected {
  readonly digits: string;
  /** The key that ended the input; empty if none did. */
  readonly finishedOn: string;
}

async function collect(stage: Stage, verb: GatherVerb, base: string): Promise<Collected> {
  const {
    exchange: { clock },
    call,
    signal,
  } = stage;
  const waiting: string[] = [];
  let wake = Promise.withResolvers<undefined>();
  const prompts = new AbortController();
  call.onDigit = (digit) => {
    waiting.push(digit);
    prompts.abort(new Interruption("hung-up"));
    wake.resolve(undefined);
  };
  call.onAsked?.();
  await playPrompts({ ...stage, signal: AbortSignal.any([signal, prompts.signal]) }, verb, base).catch((error: unknown) => {
    if (!prompts.signal.aborted || signal.aborted) throw error;
  });
  let digits = "";
  for (;;) {
    if (waiting.length === 0) await Promise.race([sleep(clock, verb.timeoutSec * 1000, signal), wake.promise]);
    signal.throwIfAborted();
    wake = Promise.withResolvers();
    const digit = waiting.shift();
    if (digit === undefined) return { digits, finishedOn: "" };
    if (digit === verb.finishOnKey) return { digits, finishedOn: digit };
    digits += digit;
    if (digits.length === verb.numDigits) return { digits, finishedOn: "" };
  }
}

const playPrompts = async (stage: Stage, { prompts }: GatherVerb, base: string): Promise<void> => {
  for (const prompt of prompts) await playSound(stage, prompt, base);
};
