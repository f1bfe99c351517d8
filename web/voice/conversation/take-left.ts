import type { Talk, VoiceState } from "@lectern/client/voice";
import { waitAtMost } from "./wait-at-most.ts";
import { uidOf } from "./keep-conversation.ts";
import type { KeptFor, KeptPlace } from "../kept/kept-place.ts";
import type { Identity } from "../identity/page-identity.ts";

/** 12 s, as for every request: who has no token by then will be told so by the next request. */
const identityMs = 12_000;

/** What a conversation left that ended because the voice service could not be reached: its token is still good, for the same visitor. */
export const takeLeft = async (
  ended: VoiceState,
  whose: KeptFor | undefined,
  { project, baseUrl, getIdToken }: KeptPlace & Pick<Identity, "getIdToken">,
): Promise<Talk | undefined> => {
  if (ended.kind !== "ended" || ended.left === undefined || getIdToken === undefined) return undefined;
  if (whose?.project !== project || whose.baseUrl !== baseUrl) return undefined;
  let uid: string | undefined;
  const asked = getIdToken({ refresh: false }).then((token) => {
    uid = uidOf(token);
  });
  await waitAtMost(identityMs, asked).catch(() => undefined);
  return uid === whose.uid ? ended.left : undefined;
};
