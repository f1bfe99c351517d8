import { type IncomingMessage, type Server, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { WebSocketServer } from "ws";
import { urlOf } from "../../server/start-fake.ts";
import type { Exchange } from "../exchange.ts";
import { type BrowserCalls, SignallingSession } from "./signalling-session.ts";

/** The path to which the Voice SDK connects. */
const path = "/signal";

/** The sockets of browsers. */
export interface Signalling {
  readonly listen: (server: Server) => void;
  /** Breaks every socket without a close frame: browsers see 1006. */
  readonly drop: () => void;
  readonly count: () => number;
}

export function createSignalling(exchange: Exchange): Signalling {
  const sockets = new WebSocketServer({ noServer: true });
  const calls: BrowserCalls = new Map();
  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    if (urlOf(request).pathname !== path) {
      socket.end(`HTTP/1.1 404 ${STATUS_CODES[404] ?? ""}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
      return;
    }
    sockets.handleUpgrade(request, socket, head, (opened) => {
      sockets.emit("connection", opened);
    });
  };
  sockets.on("connection", (opened) => new SignallingSession(opened, exchange, calls));
  return {
    listen: (server) => server.on("upgrade", upgrade),
    drop: () => {
      for (const socket of sockets.clients) socket.terminate();
    },
    count: () => sockets.clients.size,
  };
}
