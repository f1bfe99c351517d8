import { digest } from "../core/digest.ts";

export const messageStatuses = ["open", "closed"] as const;

/** A message that a visitor left for the team. */
export interface Message {
  readonly id: string;
  readonly text: string;
  readonly uid: string;
  /** Null where the visitor had not said, like everything about how they can be reached. */
  readonly name: string | null;
  /** E.164. */
  readonly phone: string | null;
  readonly email: string | null;
  /** Of the visitor. */
  readonly language: string;
  /** The call to the team that the visitor tried last. */
  readonly transferId: string | null;
  readonly leftAt: Date;
  readonly status: (typeof messageStatuses)[number];
  /** What somebody of the team has noted. */
  readonly note: string | null;
  /** Who of the team changed the state or the note last, if anybody did. */
  readonly changedBy: string | undefined;
  /** When that was, or when it was left. 1970 for never. */
  readonly changedAt: Date;
  /** Names this state of the record. */
  readonly writeToken: string;
}

/** Ids of messages and of questions stand in one argument of `answer`. */
const mark = "m_";

export const toMessageId = (suffix: string): string => mark + suffix;

export const isMessageId = (id: string): boolean => id.startsWith(mark);

/** One for each visitor while it is open. */
export const missedCallId = (uid: string): string => toMessageId(digest("missed call", uid));

/** Whether it stands for a call that the team missed, rather than for words of a visitor. */
export const isMissedCall = ({ id, uid }: Pick<Message, "id" | "uid">): boolean => id === missedCallId(uid);
