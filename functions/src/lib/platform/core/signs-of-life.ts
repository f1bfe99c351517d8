/** A client of an outside service: its pending requests, and the time of its last answer on the clock of `performance.now`. */
interface Watched {
  pending: number;
  lastAnswerMs: number;
}

const clients: Watched[] = [];

/** Watches the calls of one client, which share credentials and connections. A failure also counts as an answer. */
export const watchClient = (): (<T>(call: Promise<T>) => Promise<T>) => {
  const client: Watched = { pending: 0, lastAnswerMs: Number.NEGATIVE_INFINITY };
  clients.push(client);
  return async (call) => {
    client.pending += 1;
    return call.finally(() => {
      client.pending -= 1;
      client.lastAnswerMs = performance.now();
    });
  };
};

/** Whether a client has pending requests and has answered none since this time on the clock of `performance.now`. */
export const isSomeoneSilentSince = (ms: number): boolean => clients.some(({ pending, lastAnswerMs }) => pending > 0 && lastAnswerMs < ms);
