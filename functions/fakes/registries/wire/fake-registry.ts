export interface RegistryRequest {
  readonly method: string;
  /** Without the registry's prefix. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: string;
}

export interface RegistryAnswer {
  readonly status: number;
  /** JSON, or the text of a page. */
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export type Registry = (request: RegistryRequest) => RegistryAnswer;

export const json = (body: unknown, status = 200): RegistryAnswer => ({ status, body });

export const page = (status: number, title: string): RegistryAnswer => ({
  status,
  body: `<!DOCTYPE html><html><head><title>${title}</title></head><body><h1>${title}</h1></body></html>`,
  headers: { "Content-Type": "text/html; charset=utf-8" },
});

/** Whether the caller sent no user agent of its own. */
export const isNameless = ({ headers }: RegistryRequest): boolean =>
  /^(?:|node|undici|node-fetch|axios.*|curl.*|python.*)$/.test(headers["user-agent"] ?? "");

export const sizeOf = (text: string | null | undefined, usual: number, most: number): number => {
  const size = Number(text ?? usual);
  return Number.isInteger(size) && size > 0 ? Math.min(size, most) : usual;
};
