interface JoinedSignals {
  readonly signal: AbortSignal;
  /** Removes the listeners: the joined signals may live longer. */
  readonly release: () => void;
}

/** A signal that aborts with the first of these. Not `AbortSignal.any`, which Safari before 17.4, Chrome before 116 and Firefox before 124 lack. */
export const joinSignals = (signals: readonly AbortSignal[]): JoinedSignals => {
  const controller = new AbortController();
  const releasing = new AbortController();
  for (const signal of signals) {
    const abort = (): void => controller.abort(signal.reason);
    if (signal.aborted) abort();
    else signal.addEventListener("abort", abort, { signal: releasing.signal });
  }
  return { signal: controller.signal, release: () => releasing.abort() };
};
