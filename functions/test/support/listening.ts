import { once } from "node:events";
import type { Server as HttpServer } from "node:http";
import type { Server } from "node:net";

/** Has a server listen on a free port of this machine, and answers which. */
export const listen = async (server: Server): Promise<number> => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("a TCP server has a port");
  return address.port;
};

/** At once: connections that are kept are broken off. */
export const close = async (server: HttpServer): Promise<void> => {
  server.close();
  server.closeAllConnections();
  await once(server, "close");
};
