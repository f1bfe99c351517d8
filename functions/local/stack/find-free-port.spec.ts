import { once } from "node:events";
import { createServer } from "node:net";
import { expect } from "chai";
import { findFreePort } from "./find-free-port.ts";

describe("findFreePort", () => {
  it("never gives the same port to two who have not listened yet", async () => {
    const ports = await Promise.all(Array.from({ length: 50 }, findFreePort));
    expect(new Set(ports).size).to.equal(50);
  });

  it("passes over a port that is taken", async () => {
    const port = await findFreePort();
    const server = createServer().listen(port + 1, "127.0.0.1");
    await once(server, "listening").catch(() => undefined); // or another process has it
    expect(await findFreePort()).not.to.equal(port + 1);
    server.close();
  });

  it("stays below the ports that the system gives to connections", async () => {
    expect(await findFreePort()).to.be.lessThan(32_768);
  });
});
