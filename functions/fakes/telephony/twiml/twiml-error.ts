import type { DebuggerCode } from "../network/debugger-log.ts";

/** A document that cannot be done. The call ends with an apology. */
export class TwimlError extends Error {
  readonly code: DebuggerCode;
  readonly url: string;

  constructor(code: DebuggerCode, detail: string, url = "") {
    super(detail);
    this.code = code;
    this.url = url;
  }
}
