import type { ErrorCode, ErrorDetail } from "./contract.ts";

/** The service's codes, and the failures on the way to it. `identity_failed`: the page supplied no token in time. */
export type LecternErrorCode = ErrorCode | "network" | "timeout" | "unreadable" | "identity_failed";

export interface LecternErrorFacts {
  /** HTTP status; 0 when there was no answer. */
  readonly status: number;
  readonly details?: readonly ErrorDetail[];
  /** Quote it when you ask for help. */
  readonly requestId?: string | undefined;
  /** How long the service asks to wait. */
  readonly retryAfterMs?: number | undefined;
  /** Whether the same request may succeed later although nothing has changed. */
  readonly isRetryable: boolean;
  readonly cause?: unknown;
}

/** Why a call failed. Every rejection of this client is one, except for the caller's own `AbortSignal`, whose reason is passed on. */
export class LecternError<Code extends LecternErrorCode = LecternErrorCode> extends Error {
  override readonly name = "LecternError";
  readonly code: Code;
  readonly status: number;
  readonly details: readonly ErrorDetail[];
  readonly requestId: string | undefined;
  readonly retryAfterMs: number | undefined;
  readonly isRetryable: boolean;

  constructor(code: Code, message: string, { status, details = [], requestId, retryAfterMs, isRetryable, cause }: LecternErrorFacts) {
    super(message, { cause });
    this.code = code;
    this.status = status;
    this.details = details;
    this.requestId = requestId;
    this.retryAfterMs = retryAfterMs;
    this.isRetryable = isRetryable;
  }
}

/** A save or discard based on an outdated revision. Nothing was changed. */
export class StaleRevisionError extends LecternError<"stale_revision"> {
  /** The newest revision: the next `ifMatch`, after its text was merged. */
  readonly etag: string | undefined;
  /** The last author, by name if known. */
  readonly updatedBy: string | undefined;
  /** RFC 3339. */
  readonly updatedAt: string | undefined;
  /** `content`, `language`, `metadata.<key>`; of the inbox `state`, `answer`, `note`; of settings their names. */
  readonly changed: readonly string[];

  constructor(message: string, facts: LecternErrorFacts, etag: string | undefined) {
    super("stale_revision", message, facts);
    this.etag = etag;
    this.updatedBy = this.#find("updated_by_name") ?? this.#find("updated_by");
    this.updatedAt = this.#find("updated_at");
    this.changed = this.details.filter(({ message }) => message === "changed").map(({ path }) => path);
  }

  #find(path: string): string | undefined {
    return this.details.find((detail) => detail.path === path)?.message;
  }
}

/** Recognised by shape: two bundles on a page have two classes. */
export function isLecternError<Code extends LecternErrorCode>(error: unknown, code: Code): error is LecternErrorOf<Code>;
export function isLecternError(error: unknown): error is LecternError;
export function isLecternError(error: unknown, code?: LecternErrorCode): boolean {
  return error instanceof Error && error.name === "LecternError" && "code" in error && (code === undefined || error.code === code);
}

export type LecternErrorOf<Code extends LecternErrorCode> = Code extends "stale_revision" ? StaleRevisionError : LecternError<Code>;
