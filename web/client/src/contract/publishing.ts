/** The state of a draft that is scheduled to go live, or could not when it was due. */
export interface PublicationState {
  /** RFC 3339. */
  readonly publish_at?: string | undefined;
  readonly publish_refusal?: PublishRefusal | undefined;
}

export interface PublishRefusal {
  readonly at: string;
  /** As in the answer of `publish`. */
  readonly code: string;
  /** A sentence for people. */
  readonly error: string;
}

export interface PublishRequest {
  readonly draftId: string;
  /** RFC 3339. A time in the past is now; null cancels the schedule. */
  readonly publish_at?: string | null | undefined;
  /** Publishes over a live page that has changed since the draft was cloned. */
  readonly force?: boolean | undefined;
  /** The `etag` of the live page that the author has seen: one that is newer is not published over, whatever `force` says. */
  readonly live_etag?: string | undefined;
}

export interface UnpublishRequest {
  readonly docId: string;
}

export interface PreviewRequest {
  readonly draftId: string;
  /** Ends the link of the draft. */
  readonly revoke?: boolean | undefined;
}

/** Shows a draft to whoever has it. */
export interface PreviewLink {
  readonly url: string;
  /** RFC 3339. */
  readonly expires_at: string;
}

export interface RevokedPreview {
  readonly success: true;
}

export interface Published {
  readonly success: true;
  /** The present or future live page. */
  readonly docId: string;
  readonly slug: string | null;
  readonly language: string;
  readonly action: "published" | "scheduled" | "unscheduled";
  readonly publish_at?: string | undefined;
  /** The former slug, which redirects to the new one. */
  readonly redirected_from?: string | undefined;
}
