/** A request to the REST API as it came, and what was answered. Secrets are left out. */
export interface SeenRequest {
  readonly atMs: number;
  readonly method: string;
  readonly path: string;
  readonly query: string;
  /** The form, byte by byte. */
  readonly body: string;
  readonly contentType: string;
  readonly userAgent: string;
  /** SID of the account or key that it was made with. */
  readonly user: string;
  /** 0 when there was no whole answer. */
  readonly status: number;
}

export interface RequestLog {
  readonly add: (request: SeenRequest) => void;
  readonly list: () => readonly SeenRequest[];
  readonly clear: () => void;
}

/** The newest are kept. */
const longestLog = 1_000;

export function createRequestLog(): RequestLog {
  let seen: readonly SeenRequest[] = [];
  return {
    add: (request) => {
      seen = [...seen, request].slice(-longestLog);
    },
    list: () => seen,
    clear: () => {
      seen = [];
    },
  };
}
