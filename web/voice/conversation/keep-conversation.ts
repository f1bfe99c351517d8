import type { StartedSession } from "@lectern/client";
import { isObject } from "../../client/src/decode.ts";
import { type KeptFor, keyOf } from "../kept/kept-place.ts";
import type { ConversationView, Earlier } from "./conversation-view.ts";

/** 10 min: after that a conversation starts anew. */
const keptMs = 600_000;

/** Of captions, and of cards: what a reader looks back at. */
const mostShown = 10;

/** What a site's next page needs to continue a conversation. */
export interface Kept {
  readonly session: StartedSession;
  /** Secret: it gives access to everything that was said. */
  readonly handle: string;
  /** The last question and its answer, if the handle is older. */
  readonly lines?: readonly string[];
  /** As secret as the handle. */
  readonly earlier?: Earlier;
}

type Left = Pick<ConversationView, "state"> & Earlier;

/** Undefined if there is nothing to continue. A phone call ends with its page. */
const keptOf = ({ state, captions, inserts, volume }: Left): Kept | undefined => {
  const talk = "talk" in state ? state.talk : state.kind === "starting" ? state.before : undefined;
  if (talk?.handle === undefined || talk.call !== undefined) return undefined;
  const earlier = { captions: captions.slice(-mostShown), inserts: inserts.slice(-mostShown), volume };
  return { session: talk.session, handle: talk.handle, ...(!talk.isHandleCurrent && { lines: talk.lines.slice(-2) }), earlier };
};

/** Call when the page is left. Not before: a tab opened from this one gets a copy of everything stored, and is a separate conversation. */
export const keep = (whose: KeptFor, left: Left): void => {
  const kept = keptOf(left);
  if (kept === undefined) return;
  try {
    sessionStorage.setItem(keyOf(whose), JSON.stringify({ ...kept, uid: whose.uid, until: Date.now() + keptMs }));
  } catch {
    // storage is disabled or full: the conversation ends with the page
  }
};

/** The visitor's ID in their ID token, unverified: the service verifies it. */
export const uidOf = (idToken: string): string | undefined => {
  try {
    const claims: unknown = JSON.parse(atob((idToken.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/")));
    return isObject(claims) && typeof claims["sub"] === "string" ? claims["sub"] : undefined;
  } catch {
    return undefined;
  }
};
