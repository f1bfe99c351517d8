/** A request to one of the registers. */
export interface RegisterRequest {
  readonly method: string;
  /** Without the prefix of the register. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: string;
}

export interface RegisterAnswer {
  readonly status: number;
  /** JSON, or the text of a page. */
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A register that is imitated. */
export type Register = (request: RegisterRequest) => RegisterAnswer;

export const json = (body: unknown, status = 200): RegisterAnswer => ({ status, body });

export const page = (status: number, title: string): RegisterAnswer => ({
  status,
  body: `<!DOCTYPE html><html><head><title>${title}</title></head><body><h1>${title}</h1></body></html>`,
  headers: { "Content-Type": "text/html; charset=utf-8" },
});

/** Programs that do not say who they are. */
export const isNameless = ({ headers }: RegisterRequest): boolean =>
  /^(?:|node|undici|node-fetch|axios.*|curl.*|python.*)$/.test(headers["user-agent"] ?? "");

export const sizeOf = (text: string | null | undefined, usual: number, most: number): number => {
  const size = Number(text ?? usual);
  return Number.isInteger(size) && size > 0 ? Math.min(size, most) : usual;
};
