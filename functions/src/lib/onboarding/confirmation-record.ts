import { asDate } from "../platform/firestore/decode.ts";
import { under } from "../platform/firestore/database.ts";
import { isDocumentId } from "../platform/firestore/document-id.ts";
import { reading } from "../platform/firestore/storage-errors.ts";
import type { SessionKey } from "./onboarding-session.ts";

/** When the visitor confirmed the brief; undefined if they have not. */
export const toConfirmedAt = (stored: unknown): Date | undefined => {
  const at = asDate(stored);
  return at.getTime() === 0 ? undefined : at;
};

/** In a file of its own, so that the start of a conversation does not load the rest of the onboarding. */
export const isBriefConfirmed = async ({ projectId, uid }: SessionKey): Promise<boolean> => {
  if (!isDocumentId(projectId)) return false;
  const session = await reading(async () => under(projectId, "onboarding").doc(uid).get());
  return toConfirmedAt(session.get("confirmed_at")) !== undefined;
};
