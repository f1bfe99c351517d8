import type { PendingCall } from "./turn.ts";

/** The calls of turns that were interrupted before they were answered. */
export class OrphanedCalls {
  readonly #waiting = new Set<PendingCall>();
  readonly #cancelled = new Set<string>();

  /** Cancels the calls that the agent cannot talk without; it goes on waiting for the others. Returns the ids of the cancelled. */
  adopt(calls: readonly PendingCall[]): readonly string[] {
    for (const call of calls) {
      if (call.blocking) this.#cancelled.add(call.id);
      else this.#waiting.add(call);
    }
    return calls.filter(({ blocking }) => blocking).map(({ id }) => id);
  }

  find(id: string): PendingCall | undefined {
    return [...this.#waiting].find((call) => call.id === id);
  }

  settle(call: PendingCall): void {
    this.#waiting.delete(call);
  }

  /** An answer to it is too late, and no mistake of the client. */
  isCancelled(id: string): boolean {
    return this.#cancelled.has(id);
  }

  get areWaiting(): boolean {
    return this.#waiting.size > 0;
  }
}
