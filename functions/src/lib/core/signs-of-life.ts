/** A client of an outside service, seen from outside: its unanswered requests, and its last answer on the clock of `performance.now`. */
interface Watched {
  pending: number;
  lastAnswerMs: number;
}

const clients: Watched[] = [];

/** Watches the calls of one client, which have credentials and connections in common. A failure is an answer, too. */
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

/** Whether a client has requests in flight and has not answered any since. */
export const isSomeoneSilentSince = (ms: number): boolean => clients.some(({ pending, lastAnswerMs }) => pending > 0 && lastAnswerMs < ms);
