import { randomUUID } from "node:crypto";
import { type Closing, closings } from "../wire/closing.ts";
import type { History } from "../agent/history.ts";

/** Whether a connection is still open. The function also identifies the connection. */
export type IsOpen = () => boolean;

/** One conversation across all its connections. */
interface Session {
  readonly id: string;
  readonly model: string;
  /** Its current or last connection. */
  readonly isOpen: IsOpen;
  /** When that connection was found to have ended; undefined until then. */
  readonly endedAtMs: number | undefined;
}

interface Snapshot {
  readonly sessionId: string;
  readonly history: History;
}

interface Reconnection {
  readonly model: string;
  readonly nowMs: number;
  readonly isOpen: IsOpen;
}

export interface SessionStore {
  readonly start: (model: string, isOpen: IsOpen) => string;
  readonly resume: (handle: string, reconnection: Reconnection) => Snapshot | { readonly closing: Closing };
  readonly end: (sessionId: string, isOpen: IsOpen, nowMs: number) => void;
  /** A handle for resuming at this point of the conversation. */
  readonly issueHandle: (snapshot: Snapshot) => string;
  readonly clear: () => void;
}

/** 2: the newest handle and the one before are valid, because the newest may be lost with the connection. */
const keptHandles = 2;

/** `handleMs`: how long after the end of its connection a session can be resumed. */
export function createSessionStore(handleMs: () => number): SessionStore {
  const sessions = new Map<string, Session>();
  const handles = new Map<string, Snapshot>();

  const judge = (session: Session, { model, nowMs }: Reconnection): Closing | undefined => {
    if (session.endedAtMs === undefined && session.isOpen()) return closings.sessionStillOpen;
    if (nowMs - (session.endedAtMs ?? nowMs) >= handleMs()) return closings.handleExpired;
    return session.model === model ? undefined : closings.invalidArgument;
  };

  return {
    start: (model, isOpen) => {
      const id = randomUUID();
      sessions.set(id, { id, model, isOpen, endedAtMs: undefined });
      return id;
    },
    resume: (handle, reconnection) => {
      const snapshot = handles.get(handle);
      const session = snapshot && sessions.get(snapshot.sessionId);
      if (snapshot === undefined || session === undefined) return { closing: closings.invalidHandle };
      const closing = judge(session, reconnection);
      if (closing !== undefined) return { closing };
      sessions.set(session.id, { ...session, isOpen: reconnection.isOpen, endedAtMs: undefined });
      return snapshot;
    },
    end: (sessionId, isOpen, nowMs) => {
      const session = sessions.get(sessionId);
      // Another connection may have taken over the session.
      if (session?.isOpen === isOpen) sessions.set(sessionId, { ...session, endedAtMs: nowMs });
    },
    issueHandle: (snapshot) => {
      const handle = randomUUID();
      handles.set(handle, snapshot);
      const own = [...handles].filter(([, { sessionId }]) => sessionId === snapshot.sessionId);
      for (const [name] of own.slice(0, -keptHandles)) handles.delete(name);
      return handle;
    },
    clear: () => {
      sessions.clear();
      handles.clear();
    },
  };
}
