import type { PendingCall } from "./turn.ts";

/** The unanswered calls of interrupted turns. */
export class OrphanedCalls {
  readonly #waiting = new Set<PendingCall>();
  readonly #cancelled = new Set<string>();

  /** Cancels the blocking calls; the agent keeps waiting for the others. Returns the IDs of the cancelled calls. */
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

  /** Whether an answer is too late because its call was cancelled, which is not the client's mistake. */
  isCancelled(id: string): boolean {
    return this.#cancelled.has(id);
  }

  get areWaiting(): boolean {
    return this.#waiting.size > 0;
  }
}
