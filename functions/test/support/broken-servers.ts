import { createServer, type Socket } from "node:net";
import { listen } from "./listening.ts";

/** Addresses at which a service cannot be reached, each in its own way. */
export interface BrokenServers {
  /** Nothing listens: connections are refused. */
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
  const addresses = { refusing: `127.0.0.1:${await listen(refusing)}`, silent: `127.0.0.1:${await listen(silent)}` };
  refusing.close();
  return {
    ...addresses,
    close: () => {
      silent.close();
      for (const socket of sockets) socket.destroy();
    },
  };
};
