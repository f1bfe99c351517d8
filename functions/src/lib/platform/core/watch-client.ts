import type { OutsideService } from "./app-error.ts";

/** A client of an outside service: its pending requests, and the time of its last answer on the clock of `performance.now`. */
interface Watched {
  readonly service: OutsideService;
  pending: number;
  lastAnswerMs: number;
}

const clients: Watched[] = [];

/** Watches the calls of one client, which share credentials and connections. A failure also counts as an answer. */
export const watchClient = (service: OutsideService): (<T>(call: Promise<T>) => Promise<T>) => {
  const client: Watched = { service, pending: 0, lastAnswerMs: Number.NEGATIVE_INFINITY };
  clients.push(client);
  return async (call) => {
    client.pending += 1;
    return call.finally(() => {
      client.pending -= 1;
      client.lastAnswerMs = performance.now();
    });
  };
};

/** The service of a client that has pending requests and has answered none since this time on the clock of `performance.now`. */
export const findSilentService = (sinceMs: number): OutsideService | undefined =>
  clients.find(({ pending, lastAnswerMs }) => pending > 0 && lastAnswerMs < sinceMs)?.service;
