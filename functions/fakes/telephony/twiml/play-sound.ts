import { sleep } from "../../time/waiting.ts";
import type { Stage } from "./fetch-document.ts";
import type { SoundVerb } from "./twiml-verb.ts";

/** Plays a sound to the person, for its whole duration. */
export async function playSound({ exchange: { clock, settings }, call, signal }: Stage, sound: SoundVerb, base: string): Promise<void> {
  if (sound.verb === "Pause") {
    call.hear({ kind: "silence" });
    await sleep(clock, sound.seconds * 1000, signal);
    return;
  }
  call.hear(sound.verb === "Say" ? { kind: "say", text: sound.text } : { kind: "play", url: resolveUrl(sound.url, base) });
  await sleep(clock, sound.verb === "Say" ? sound.text.length * settings().characterMs : settings().playMs, signal);
}

/**
 * A URL, which may be relative to the document that names it. Without one, the document's own. An absolute URL stays unchanged, because its
 * exact form is signed.
 */
export function resolveUrl(url: string | undefined, base: string): string {
  if (url === undefined || url === "") return base;
  return URL.canParse(url) ? url : (URL.parse(url, base)?.href ?? url);
}
