import { once } from "node:events";
import { createServer } from "node:net";

/**
 * Ports that no stack uses, outside the ephemeral ranges (from 32768 on Linux, from 49152 elsewhere): any connection could take an
 * ephemeral port before the server listens on it.
 */
const range = { first: 20_000, count: 12_000 } as const;

/** Each process begins at another port, and tries none twice in a row. */
let next = Math.floor(Math.random() * range.count);

/** A port on which nothing listens. */
export async function findFreePort(): Promise<number> {
  for (let attempt = 0; attempt < range.count; attempt++) {
    const port = range.first + (next++ % range.count);
    if (await isFree(port)) return port;
  }
  throw new Error(`no port from ${range.first} to ${range.first + range.count - 1} is free`);
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, "127.0.0.1");
  try {
    await once(server, "listening");
  } catch {
    return false; // EADDRINUSE, or EACCES if the system reserves it.
  }
  server.close();
  await once(server, "close");
  return true;
}
