import { once } from "node:events";
import type { Server as HttpServer } from "node:http";
import type { Server } from "node:net";

/** Makes a server listen on a free port of this machine. Returns the port. */
export const listen = async (server: Server): Promise<number> => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("a TCP server has a port");
  return address.port;
};

/** At once: open connections are broken. */
export const close = async (server: HttpServer): Promise<void> => {
  server.close();
  server.closeAllConnections();
  await once(server, "close");
};
