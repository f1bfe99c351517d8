import { asDate } from "../firestore/decode.ts";
import { under } from "../firestore/database.ts";
import { isDocumentId } from "../firestore/document-id.ts";
import { reading } from "../firestore/storage-errors.ts";
import type { SessionKey } from "./onboarding-session.ts";

/** When the visitor said that the brief is right as it stands; undefined where the stored one says nothing of the kind. */
export const toConfirmedAt = (stored: unknown): Date | undefined => {
  const at = asDate(stored);
  return at.getTime() === 0 ? undefined : at;
};

/** Of all that is stored of an onboarding, what the start of a conversation needs: it does not load the rest of the code. */
export const isBriefConfirmed = async ({ projectId, uid }: SessionKey): Promise<boolean> => {
  if (!isDocumentId(projectId)) return false;
  const session = await reading(async () => under(projectId, "onboarding").doc(uid).get());
  return toConfirmedAt(session.get("confirmed_at")) !== undefined;
};
