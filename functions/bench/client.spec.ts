import { createServer, type Socket } from "node:net";
import { expect } from "chai";
import { keepingAgent, send } from "./client.ts";
import { listen } from "../test/support/listening.ts";

const wire = { method: "POST", path: "/", headers: {}, body: "text" };

/** Answers the first request of each connection. The second meets what a server does that has closed the connection meanwhile. */
const aForgetfulServer = async (meet: (socket: Socket) => void) => {
  let connections = 0;
  const server = createServer((socket) => {
    connections++;
    socket.on("error", () => undefined);
    socket.once("data", () => {
      socket.write("HTTP/1.1 200 OK\r\nConnection: keep-alive\r\nContent-Length: 2\r\n\r\nok");
      socket.once("data", () => {
        meet(socket);
      });
    });
  });
  const port = await listen(server);
  return { port, connections: () => connections, [Symbol.dispose]: () => server.close() };
};

describe("send", () => {
  const ways = [
    ["resets", (socket: Socket) => socket.resetAndDestroy()],
    ["ends", (socket: Socket) => socket.end()],
  ] as const;
  for (const [way, meet] of ways) {
    it(`sends again over another connection when the server ${way} one that was idle`, async () => {
      using server = await aForgetfulServer(meet);
      const agent = keepingAgent();
      for (let request = 1; request <= 3; request++) expect((await send(server.port, wire, agent)).content).to.equal("ok");
      expect(server.connections()).to.equal(3);
      agent.destroy();
    });
  }

  it("fails when a new connection breaks: the outcome at the server is unknown", async () => {
    const server = createServer((socket) => {
      socket.once("data", () => socket.resetAndDestroy());
    });
    const port = await listen(server);
    const error: unknown = await send(port, wire, keepingAgent()).catch((reason: unknown) => reason);
    expect(error).to.have.property("code", "ECONNRESET");
    server.close();
  });
});
