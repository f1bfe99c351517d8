import { sleep } from "../../time/waiting.ts";
import type { Stage } from "./fetch-document.ts";
import type { SoundVerb } from "./twiml-verb.ts";

/** Lets the person hear it, for as long as it takes. */
export async function playSound({ exchange: { clock, settings }, call, signal }: Stage, sound: SoundVerb, base: string): Promise<void> {
  if (sound.verb === "Pause") {
    call.hear({ kind: "silence" });
    await sleep(clock, sound.seconds * 1000, signal);
    return;
  }
  call.hear(sound.verb === "Say" ? { kind: "say", text: sound.text } : { kind: "play", url: resolveUrl(sound.url, base) });
  await sleep(clock, sound.verb === "Say" ? sound.text.length * settings().characterMs : settings().playMs, signal);
}

/** An address, which may be relative to the document that names it. Without: that document again. A whole one stays as it is written, for so it is signed. */
export function resolveUrl(url: string | undefined, base: string): string {
  if (url === undefined || url === "") return base;
  return URL.canParse(url) ? url : (URL.parse(url, base)?.href ?? url);
}
