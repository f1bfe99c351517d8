import type { PendingCall } from "./turn.ts";

/** The calls of turns that were interrupted before they were answered. */
export class OrphanedCalls {
  readonly #waiting = new Map<string, PendingCall>();
  readonly #cancelled = new Set<string>();

  /** Cancels the calls that the agent cannot talk without; it goes on waiting for the others. Returns the ids of the cancelled. */
  adopt(calls: readonly PendingCall[]): readonly string[] {
    for (const call of calls) {
      if (call.blocking) this.#cancelled.add(call.id);
      else this.#waiting.set(call.id, call);
    }
    return calls.filter(({ blocking }) => blocking).map(({ id }) => id);
  }

  find(id: string): PendingCall | undefined {
    return this.#waiting.get(id);
  }

  settle(id: string): void {
    this.#waiting.delete(id);
  }

  /** An answer to it is too late, and no mistake of the client. */
  isCancelled(id: string): boolean {
    return this.#cancelled.has(id);
  }

  get areWaiting(): boolean {
    return this.#waiting.size > 0;
  }
}
