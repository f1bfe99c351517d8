/** What waits for the team, as the wire has it. */

export type InboxItemKind = "message" | "question" | "missed_call";

export type InboxItemState = "open" | "done";

export interface InboxItem {
  readonly itemId: string;
  readonly kind: InboxItemKind;
  readonly state: InboxItemState;
  /** The message, or the question as it was asked first. */
  readonly text: string;
  /** Of the visitor. */
  readonly language: string;
  /** RFC 3339. */
  readonly at: string;
  /** When a question was asked last. */
  readonly last_at: string;
  /** Of a question. */
  readonly asked_count?: number | undefined;
  /** Of a question that was asked in several languages. */
  readonly languages?: readonly string[] | undefined;
  /** Null where nothing is known, or no longer. */
  readonly visitor: Contact | null;
  /** Of a question: what visitors are told. */
  readonly answer?: string | undefined;
  /** For the team. */
  readonly note?: string | undefined;
  /** Who of the team changed it last. */
  readonly changed_by_name?: string | undefined;
  /** The `ifMatch` of the next change. */
  readonly etag: string;
}

export interface Contact {
  readonly name: string | null;
  /** E.164. */
  readonly phone: string | null;
  readonly email: string | null;
}

export interface InboxFilter {
  /** Open, when it is left out. */
  readonly state?: InboxItemState | undefined;
  readonly kind?: InboxItemKind | undefined;
  /** 1 to 100. */
  readonly limit?: number | undefined;
  /** `next_cursor` of the page of the list before. */
  readonly cursor?: string | undefined;
}

export interface InboxList {
  readonly items: readonly InboxItem[];
  readonly next_cursor: string | null;
}

export interface InboxChange {
  readonly action: "answer" | "close" | "reopen" | "note";
  /** The answer or the note. */
  readonly text?: string | undefined;
}

export interface ChangedInboxItem {
  readonly item: InboxItem;
}
