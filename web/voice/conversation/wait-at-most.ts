/** Resolves when the work ends, or after this time. */
export const waitAtMost = async (ms: number, deed: Promise<unknown>, signal?: AbortSignal): Promise<void> => {
  const over = new AbortController();
  const late = new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    const end = (): void => {
      clearTimeout(timer);
      resolve();
    };
    for (const one of [over.signal, signal]) one?.addEventListener("abort", end, { once: true });
  });
  await Promise.race([deed, late]);
  over.abort();
};
