import { once } from "node:events";
import { createServer, type Server, type Socket } from "node:net";

/** Addresses at which a service cannot be reached, each in its own way. */
export interface BrokenServers {
  /** Nobody listens: connections are refused. */
  readonly refusing: string;
  /** Connections are accepted, and nothing is ever answered. */
  readonly silent: string;
  readonly close: () => void;
}

export const brokenServers = async (): Promise<BrokenServers> => {
  const sockets = new Set<Socket>();
  const silent = createServer((socket) => {
    sockets.add(socket.on("error", () => undefined).resume());
  });
  const refusing = createServer();
  const addresses = { refusing: await listen(refusing), silent: await listen(silent) };
  refusing.close();
  return {
    ...addresses,
    close: () => {
      silent.close();
      for (const socket of sockets) socket.destroy();
    },
  };
};

const listen = async (server: Server): Promise<string> => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("a TCP server has a port");
  return `127.0.0.1:${address.port}`;
};
