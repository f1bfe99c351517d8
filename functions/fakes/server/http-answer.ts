import type { ServerResponse } from "node:http";

export interface HttpAnswer {
  readonly status: number;
  /** JSON. Undefined: no body. */
  readonly body: unknown;
}

/** Parses JSON; text that is not JSON is returned unchanged. */
export function readJson(text: string): unknown {
  try {
    const json: unknown = JSON.parse(text);
    return json;
  } catch {
    return text; // SyntaxError
  }
}

/** Breaks the connection in the middle of the body. */
export function sendCutShort(response: ServerResponse, beginning: string, contentType = "application/json; charset=UTF-8"): void {
  response.writeHead(200, { "Content-Type": contentType, "Content-Length": beginning.length + 10_000 }).write(beginning, () => {
    response.destroy();
  });
}
