export interface WebAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array | string;
  /** Milliseconds between bytes of the body; undefined sends all at once. */
  readonly byteEveryMs?: number;
  /** Milliseconds before the first byte. */
  readonly delayMs?: number;
}

/** A site of the fake web. */
export interface Site {
  readonly host: string;
  /** Undefined if the path does not exist. */
  readonly answer: (path: string) => WebAnswer | undefined;
}

export const html = (body: Uint8Array | string, contentType = "text/html; charset=utf-8"): WebAnswer => ({
  status: 200,
  headers: { "Content-Type": contentType },
  body,
});

export const redirect = (location: string, status = 302): WebAnswer => ({ status, headers: { Location: location }, body: "" });
