import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect } from "chai";

const listener = pathToFileURL(join(import.meta.dirname, "listener.ts")).href;

/** Does as the framework does: it listens when it has read the code, with a handler of its own. Then it is told to end. */
const program = `
  import { stat } from "node:fs";
  import http from "node:http";
  import { guardListener } from ${JSON.stringify(listener)};
  guardListener({ maxBytes: 0, admit: async () => undefined, serve: () => undefined });
  const server = http.createServer(() => undefined);
  stat(".", () => {
    server.listen(0, () => {
      process.on("SIGTERM", () => process.exit(0));
      process.kill(process.pid, "SIGTERM");
      setTimeout(() => process.exit(1), 1000);
    });
  });
`;

describe("guardListener", () => {
  it("has a process end by itself that is told to as it begins to listen", async () => {
    const child = spawn(process.execPath, ["--input-type=module", "--eval", program], { stdio: "inherit" });
    expect(await once(child, "exit")).to.deep.equal([0, null]);
  });
});
