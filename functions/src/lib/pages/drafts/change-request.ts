import { AppError } from "../../platform/core/app-error.ts";
import { digest } from "../../platform/core/digest.ts";
import { createRetryQueue } from "../../platform/core/write-conflict.ts";
import type { DraftStore, KeyedRequest } from "./draft-store.ts";
import { removalLimits } from "../removal/limits.ts";
import { draftLimits } from "./limits.ts";
import type { Page } from "./page.ts";
import type { VersionSize } from "../removal/removal-store.ts";

/** What is asked: to save, discard, publish or unpublish a document. */
export interface AskedChange {
  readonly projectId: string;
  /** `new` or a template's ID if the document is to be created. */
  readonly documentId: string;
  /** The Idempotency-Key, remembered for 30 days; undefined if the request has none. */
  readonly key: string | undefined;
  readonly by: string;
  readonly at: Date;
  /** Tags of the revisions that the author has seen; undefined if the request has none. */
  readonly expected: readonly string[] | undefined;
}

/** A request that repetitions are told by. */
export interface ChangeRequest extends AskedChange {
  /** Identical for every repetition of one request. */
  readonly id: string;
  /** Digest of the requested change. */
  readonly fingerprint: string;
  /** Whether the request may delete the document with its versions. */
  readonly mayDelete: boolean;
}

interface Sent extends Pick<AskedChange, "by" | "documentId" | "key"> {
  /** Without an Idempotency-Key, tells repetitions apart: each counts as a new request. */
  readonly requestId?: string;
}

/** Identifies repetitions of a request. A key belongs to its sender and its document. */
export const identifyRequest = ({ by, documentId, key, requestId = "" }: Sent, ...asked: readonly string[]) => ({
  id: digest(by, documentId, key ?? requestId),
  fingerprint: digest(...asked),
});

/** A document, and the earlier request with the same key, if any: one snapshot. */
export interface FoundForChange {
  readonly page: Page | undefined;
  readonly former: KeyedRequest | undefined;
  /** The versions of a document that may be deleted, at least those of the page. */
  readonly versions: readonly VersionSize[];
}

export const findForChange = async (
  store: Pick<DraftStore, "findPageAndRequest" | "findVersionSizes">,
  { projectId, documentId, id, key, mayDelete }: ChangeRequest,
): Promise<FoundForChange> => {
  const [{ page, former }, versions] = await Promise.all([
    store.findPageAndRequest(projectId, documentId, key === undefined ? undefined : id),
    mayDelete ? store.findVersionSizes(projectId, documentId) : [],
  ]);
  return { page, former, versions: mayDelete && page !== undefined ? [...versions, ...madeSince(page, versions)] : versions };
};

/** Versions made after `versions` was read: the document's own index lists them. */
const madeSince = ({ internals: { keptVersions } }: Page, versions: readonly VersionSize[]): readonly VersionSize[] => {
  const known = new Set(versions.map(({ id }) => id));
  return keptVersions.filter(({ id }) => !known.has(id)).map(({ id }) => ({ id, bytes: removalLimits.unknownBytes }));
};

const inTurn = createRetryQueue();

/**
 * Changes a document, based on its newest state. Requests for one document take turns in this process.
 *
 * @throws AppError `idempotency_key_reused`
 */
export const changeDocument = async <Outcome>(
  store: DraftStore,
  request: ChangeRequest,
  found: FoundForChange,
  attempt: (current: FoundForChange) => Promise<Outcome>,
): Promise<Outcome> =>
  inTurn({
    key: `${request.projectId}/${request.documentId}`,
    found,
    load: async () => findForChange(store, request),
    attempt: async (current) => {
      if (current.former !== undefined) requireSameRequest(current.former, request);
      return attempt(current);
    },
  });

export const rememberRequest = (
  { id, fingerprint, key, at }: Pick<ChangeRequest, "id" | "fingerprint" | "key" | "at">,
  draftId: string,
  revision: number,
): KeyedRequest | undefined =>
  key === undefined ? undefined : { id, fingerprint, draftId, revision, expireAt: new Date(at.getTime() + draftLimits.requestKeyMs) };

/** @throws AppError `idempotency_key_reused` when a key was used for something else */
export const requireSameRequest = (former: Pick<KeyedRequest, "fingerprint">, { fingerprint }: Pick<KeyedRequest, "fingerprint">): void => {
  if (former.fingerprint === fingerprint) return;
  throw new AppError("idempotency_key_reused", "This Idempotency-Key was used for another request. Send a new key with every new request.");
};
