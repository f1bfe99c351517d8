/** What happened in a conversation or a transfer, without names and words. */
export type Happening =
  | { readonly kind: "conversation" }
  | { readonly kind: "page_answer"; readonly pageId: string }
  | { readonly kind: "team_answer" }
  | { readonly kind: "passed_on" }
  | { readonly kind: "message" }
  | { readonly kind: "thumbs_up" | "thumbs_down" }
  | { readonly kind: "transfer"; readonly outcome: string };

/** Something to count in the commit that makes it happen, so that a repetition is counted once. */
export interface Count {
  readonly projectId: string;
  readonly language: string;
  readonly at: Date;
  /** Chooses the document; should differ between things that happen at the same time. */
  readonly spread: string;
  readonly happening: Happening;
  /** -1 undoes a count. */
  readonly times?: 1 | -1;
}
