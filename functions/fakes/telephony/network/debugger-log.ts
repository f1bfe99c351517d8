/** An entry in Twilio's debugger, for problems that Twilio reports nowhere else. */
export interface DebuggerEntry {
  readonly atMs: number;
  readonly code: DebuggerCode;
  readonly message: string;
  readonly sid: string;
  readonly url: string;
}

const messages = {
  11200: "HTTP retrieval failure",
  11205: "HTTP connection failure",
  12100: "Document parse failure",
  12102: "The document's root is not Response",
  12200: "Schema validation failed",
  12300: "Invalid Content-Type",
  13224: "Dial: Invalid phone number",
  13227: "Geographic permissions do not allow this call",
  16020: "Conference is full",
  16025: "Participant label is in use by another participant",
  21262: "Answering machine detection has no callback",
  21626: "Invalid status callback events",
  53405: "Media connection failed",
} as const;

export type DebuggerCode = keyof typeof messages;

export interface DebuggerLog {
  readonly add: (code: DebuggerCode, more: { readonly sid: string; readonly url?: string; readonly detail?: string }) => void;
  readonly list: () => readonly DebuggerEntry[];
  readonly clear: () => void;
}

export function createDebuggerLog(nowMs: () => number): DebuggerLog {
  let entries: readonly DebuggerEntry[] = [];
  return {
    add: (code, { sid, url = "", detail }) => {
      entries = [
        ...entries,
        { atMs: nowMs(), code, message: detail === undefined ? messages[code] : `${messages[code]}: ${detail}`, sid, url },
      ];
    },
    list: () => entries,
    clear: () => {
      entries = [];
    },
  };
}
