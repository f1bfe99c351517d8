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

/** Who asks, by HTTP's Basic credentials. */
export const userOf = (authorization = ""): string => {
  const credentials = Buffer.from(authorization.replace(/^Basic /, ""), "base64").toString("utf8");
  return credentials.split(":")[0] ?? "";
};
