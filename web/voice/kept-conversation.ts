import type { StartedSession } from "@lectern/client";
import type { VoiceState } from "@lectern/client/voice";
import { isObject } from "../client/src/decode.ts";
import { type KeptPlace, keyOf } from "./kept-place.ts";

/** 10 min: whoever comes back later begins anew. */
const keptMs = 600_000;

/** What the next page of a site needs to go on with a conversation. */
export interface Kept {
  readonly session: StartedSession;
  /** Secret: who has it hears what was said. */
  readonly handle: string;
}

/** Undefined where there is nothing to go on with. A phone call ends with its page. */
const keptOf = (state: VoiceState): Kept | undefined => {
  if (!("talk" in state)) return undefined;
  const { session, handle, call } = state.talk;
  return handle === undefined || call !== undefined ? undefined : { session, handle };
};

/** Whose conversation it is, and with whom. */
export interface KeptFor extends KeptPlace {
  /** Of the visitor. */
  readonly uid: string;
}

/** As the page is left. Not before: a tab that is opened from this one gets a copy of all that is stored, and is a conversation of its own. */
export const keep = (whose: KeptFor, state: VoiceState): void => {
  const kept = keptOf(state);
  if (kept === undefined) return;
  try {
    sessionStorage.setItem(keyOf(whose), JSON.stringify({ ...kept, uid: whose.uid, until: Date.now() + keptMs }));
  } catch {
    // Storage is switched off, or full: the conversation ends with the page.
  }
};

/** The visitor's ID, as their ID token says. It is not checked here: the service does that. */
export const uidOf = (idToken: string): string | undefined => {
  try {
    const claims: unknown = JSON.parse(atob((idToken.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/")));
    return isObject(claims) && typeof claims["sub"] === "string" ? claims["sub"] : undefined;
  } catch {
    return undefined;
  }
};
