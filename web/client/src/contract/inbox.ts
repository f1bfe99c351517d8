/** The team's inbox on the wire. */

export type InboxItemKind = "message" | "question" | "missed_call";

export type InboxItemState = "open" | "done";

export interface InboxItem {
  readonly itemId: string;
  readonly kind: InboxItemKind;
  readonly state: InboxItemState;
  /** The message, or the first wording of the question. */
  readonly text: string;
  /** The visitor's language. */
  readonly language: string;
  /** RFC 3339. */
  readonly at: string;
  /** When the question was last asked. */
  readonly last_at: string;
  /** For a question. */
  readonly asked_count?: number | undefined;
  /** For a question that was asked in several languages. */
  readonly languages?: readonly string[] | undefined;
  /** Null if unknown, or no longer stored. */
  readonly visitor: Contact | null;
  /** For a question: what visitors are told. */
  readonly answer?: string | undefined;
  /** For the team. */
  readonly note?: string | undefined;
  /** The team member who changed it last. */
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
  /** Default: open. */
  readonly state?: InboxItemState | undefined;
  readonly kind?: InboxItemKind | undefined;
  /** 1 to 100. */
  readonly limit?: number | undefined;
  /** `next_cursor` of the previous page of the list. */
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
  /** Only with `close`: at most 100 items that are closed, too. */
  readonly also?: readonly { readonly itemId: string; readonly etag?: string | undefined }[] | undefined;
}

export interface ChangedInboxItem {
  readonly item: InboxItem;
  /** Of `also`, those that are done now. */
  readonly also_closed?: readonly string[] | undefined;
}
