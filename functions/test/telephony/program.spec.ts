import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { expect } from "chai";
import { startTelephonyService } from "../../emulators/telephony/start-telephony-service.ts";
import { aPair } from "./support/service.ts";

const program = join(import.meta.dirname, "../../emulators/telephony/main.ts");

const aProgram = async () => {
  const child = spawn(process.execPath, [program, "--port", "0", "--voice-url", "http://127.0.0.1:1/voice"], { stdio: ["ignore", "pipe", "inherit", "ipc"] });
  const exit = once(child, "exit");
  if (child.stdout === null) throw new Error("the output is piped");
  const printed: readonly unknown[] = await once(child.stdout.setEncoding("utf8"), "data");
  return { child, exit, line: String(printed[0]) };
};

describe("the telephony service", () => {
  for (const [how, stop] of [
    ["SIGTERM", (child: ReturnType<typeof spawn>) => child.kill("SIGTERM")],
    ["the end of the channel to its parent", (child: ReturnType<typeof spawn>) => { child.disconnect(); }],
  ] as const) {
    it(`runs as a program that says where it is, and stops at ${how}`, async () => {
      const { child, exit, line } = await aProgram();
      const [, url = ""] = /^Telephony service: (http:\/\/127\.0\.0\.1:\d+)\n$/.exec(line) ?? [];
      const settings = await (await fetch(`${url}/control/settings`)).text();
      expect(settings).to.include('"voiceUrl":"http://127.0.0.1:1/voice"').and.to.include('"speed":1,');
      stop(child);
      expect(await exit).to.deep.equal([0, null]);
    });
  }

  it("fails when its port is taken, and frees it when it is stopped, also twice", async () => {
    const { service } = await aPair();
    const { port } = service;
    expect(await startTelephonyService({ port }).then(() => "started", String)).to.include("EADDRINUSE");
    await service.stop();
    await service.stop();
    await using again = await startTelephonyService({ port });
    expect((await fetch(again.url)).status).to.equal(200);
  });
});
