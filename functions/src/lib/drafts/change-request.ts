import { AppError } from "../core/app-error.ts";
import { digest } from "../core/digest.ts";
import { createTurns } from "../core/write-conflict.ts";
import type { DraftStore, KeyedRequest } from "./draft-store.ts";
import { draftLimits } from "./limits.ts";
import type { Page } from "./page.ts";
import type { VersionSize } from "./removal/removal-store.ts";

/** What the editor is told of a change that succeeded. */
export interface DraftAck {
  readonly success: true;
  readonly draftId: string;
}

/** Changes of documents in this process: those of one document take turns. */
export const inTurn = createTurns();

/** A request to save, discard, publish or unpublish a document. */
export interface ChangeRequest {
  /** The same for every repetition of one request. */
  readonly id: string;
  /** Digest of the requested change. */
  readonly fingerprint: string;
  /** Whether the request has an Idempotency-Key, which is remembered for long. */
  readonly isKeyed: boolean;
  readonly by: string;
  readonly at: Date;
  /** Tags of the revisions that the author has seen; undefined if the request has none. */
  readonly expected: readonly string[] | undefined;
}

/** A request as received, with its Idempotency-Key, if any. */
export type Unidentified<Request extends ChangeRequest> = Omit<Request, "id" | "fingerprint" | "isKeyed"> & {
  readonly key: string | undefined;
};

interface Sent {
  readonly by: string;
  /** The document's ID, or the placeholder for a new one: the same key with another document is another request. */
  readonly target: string;
  readonly key: string | undefined;
  /** The request's own ID, so that without a key a repetition counts as another request. */
  readonly requestId?: string;
}

/** By what a request is known when it comes again. A key is its sender's own, and its target's. */
export const identifyRequest = ({ by, target, key, requestId = "" }: Sent, ...asked: readonly string[]) => ({
  id: digest(by, target, key ?? requestId),
  isKeyed: key !== undefined,
  fingerprint: digest(...asked),
});

/** A document, and the request that was carried out under the same key, if any. They are not read at the same moment. */
export interface FoundForChange {
  readonly page: Page | undefined;
  readonly former: KeyedRequest | undefined;
  /** The versions of a document that may be deleted. They may have been read before the page. */
  readonly versions: readonly VersionSize[];
}

interface Wanted {
  readonly projectId: string;
  readonly documentId: string;
  readonly request: Pick<ChangeRequest, "id" | "isKeyed">;
  readonly withVersions: boolean;
}

export const findForChange = async (
  store: DraftStore,
  { projectId, documentId, request, withVersions }: Wanted,
): Promise<FoundForChange> => {
  const [page, former, versions] = await Promise.all([
    store.findPage(projectId, documentId),
    request.isKeyed ? store.findRequest(projectId, request.id) : undefined,
    withVersions ? store.findVersionSizes(projectId, documentId) : [],
  ]);
  return { page, former, versions };
};

export const rememberRequest = (
  { id, fingerprint, isKeyed, at }: Pick<ChangeRequest, "id" | "fingerprint" | "isKeyed" | "at">,
  draftId: string,
  revision: number,
): KeyedRequest | undefined =>
  isKeyed ? { id, fingerprint, draftId, revision, expireAt: new Date(at.getTime() + draftLimits.requestKeyMs) } : undefined;

/** @throws AppError `idempotency_key_reused` when a key was used for something else */
export const requireSameRequest = (former: Pick<KeyedRequest, "fingerprint">, { fingerprint }: Pick<KeyedRequest, "fingerprint">): void => {
  if (former.fingerprint === fingerprint) return;
  throw new AppError("idempotency_key_reused", "This Idempotency-Key was used for another request. Send a new key with every new request.");
};
