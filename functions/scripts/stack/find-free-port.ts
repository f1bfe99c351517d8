import { once } from "node:events";
import { createServer } from "node:net";

/**
 * Ports outside the ephemeral ranges (Linux begins at 32768, others at 49152) that no stack uses. Any connection could take an ephemeral
 * port before somebody listens on it.
 */
const range = { first: 20_000, count: 12_000 } as const;

/** Each process begins somewhere else, and asks for none twice in a row. */
let next = Math.floor(Math.random() * range.count);

/** A port that nobody listens on. */
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
    return false; // EADDRINUSE, or EACCES where the system keeps it for itself.
  }
  server.close();
  await once(server, "close");
  return true;
}
