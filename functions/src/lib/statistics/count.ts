/** What happened in a conversation, or with a call to the team: no names, and nothing that was said. */
export type Happening =
  | { readonly kind: "conversation" }
  | { readonly kind: "page_answer"; readonly pageId: string }
  | { readonly kind: "team_answer" }
  | { readonly kind: "passed_on" }
  | { readonly kind: "message" }
  | { readonly kind: "transfer"; readonly outcome: string };

/** One thing to count, in the commit that makes it happen, so that a repetition is counted once. */
export interface Count {
  readonly projectId: string;
  readonly language: string;
  readonly at: Date;
  /** A value that differs between things that happen at once: it chooses the document. */
  readonly spread: string;
  readonly happening: Happening;
  /** -1 takes back what was counted. */
  readonly times?: 1 | -1;
}
