import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { expect } from "chai";
import { startVoiceService } from "../../emulators/voice/start-voice-service.ts";
import { aService, mint } from "./support/service.ts";

const program = join(import.meta.dirname, "../../emulators/voice/main.ts");

const aProgram = async () => {
  const child = spawn(process.execPath, [program, "--port", "0"], { stdio: ["ignore", "pipe", "inherit", "ipc"] });
  const exit = once(child, "exit");
  if (child.stdout === null) throw new Error("the output is piped");
  const printed: readonly unknown[] = await once(child.stdout.setEncoding("utf8"), "data");
  return { child, exit, line: String(printed[0]) };
};

describe("the voice service", () => {
  for (const [how, stop] of [
    ["SIGTERM", (child: ReturnType<typeof spawn>) => child.kill("SIGTERM")],
    ["the end of the channel to its parent", (child: ReturnType<typeof spawn>) => { child.disconnect(); }],
  ] as const) {
    it(`runs as a program that says where it is, and stops at ${how}`, async () => {
      const { child, exit, line } = await aProgram();
      const [, url = ""] = /^Voice service: (http:\/\/127\.0\.0\.1:\d+)\n$/.exec(line) ?? [];
      expect((await fetch(`${url}/v1beta/auth_tokens`)).status).to.equal(404);
      stop(child);
      expect(await exit).to.deep.equal([0, null]);
    });
  }

  it("fails when its port is taken", async () => {
    const { port } = await aService();
    expect(await startVoiceService({ port }).then(() => "started", String)).to.include("EADDRINUSE");
  });

  it("frees its port when it is stopped, also twice", async () => {
    const service = await aService();
    await service.stop();
    await service.stop();
    await using again = await startVoiceService({ port: service.port });
    expect(await mint(again)).to.have.property("status", 200);
  });
});
