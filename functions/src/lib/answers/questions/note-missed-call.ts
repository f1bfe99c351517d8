import { AppError } from "../../platform/core/app-error.ts";
import { findTexts } from "../../i18n/texts.ts";
import { toNotice } from "../../notifications/notice.ts";
import { fullNameOf, type StoredProfile } from "../../projects/profile.ts";
import { type MessageStore, missedCallId } from "./message.ts";
import { storeMessage } from "./store-message.ts";

interface Ports {
  readonly messages: MessageStore;
  /** @throws AppError `not_provisioned` when the person no longer exists */
  readonly getProfile: (uid: string) => Promise<StoredProfile>;
  readonly tellTeam?: (projectId: string) => void;
}

interface MissedCall {
  readonly id: string;
  readonly projectId: string;
  readonly uid: string;
  readonly visitorLanguage: string;
  readonly managerLanguage: string;
}

/**
 * Leaves the team a message about a missed call, one per visitor while it is open. Returns false if the visitor's contact data are unknown.
 * Limited by the limits of transfers.
 *
 * @throws AppError `unavailable`
 */
export const noteMissedCall =
  ({ messages, getProfile, tellTeam }: Ports) =>
  async (call: MissedCall, at: Date): Promise<boolean> => {
    const profile = await getProfile(call.uid).catch(asGone);
    if (profile === undefined || (profile.phone === null && profile.contact_email === null)) return false;
    const { messages: texts } = await findTexts("transfers", call.managerLanguage);
    const message = {
      id: missedCallId(call.uid),
      text: texts.missedCall,
      uid: call.uid,
      name: fullNameOf(profile),
      phone: profile.phone,
      email: profile.contact_email,
      language: profile.language ?? call.visitorLanguage,
      callBack: null,
      transferId: call.id,
      leftAt: at,
    };
    const stored = await storeMessage(messages, {
      projectId: call.projectId,
      message,
      // Nobody's share: transfers have their own.
      isVisitor: false,
      budget: undefined,
      notice: toNotice("missed_call", message.id, at),
    });
    const isStored = stored !== undefined;
    if (isStored) tellTeam?.(call.projectId);
    return isStored;
  };

export const asGone = (error: unknown): undefined => {
  if (error instanceof AppError && error.code === "not_provisioned") return undefined;
  throw error;
};
