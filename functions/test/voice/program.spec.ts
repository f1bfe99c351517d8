import { expect } from "chai";
import { startFakeVoice } from "../../fakes/voice/start-fake-voice.ts";
import { aProgram, waysToStop } from "../support/programs.ts";
import { aService, mint } from "./support/a-voice.ts";

describe("the voice service", () => {
  for (const [how, stop] of waysToStop) {
    it(`runs as a program that says where it is, and stops at ${how}`, async () => {
      const { child, exit, line } = await aProgram("voice", ["--port", "0"]);
      const [, url = ""] = /^Fake of Gemini: (http:\/\/127\.0\.0\.1:\d+)\n$/.exec(line) ?? [];
      expect((await fetch(`${url}/v1beta/auth_tokens`)).status).to.equal(404);
      stop(child);
      expect(await exit).to.deep.equal([0, null]);
    });
  }

  it("fails when its port is taken", async () => {
    const { port } = await aService();
    expect(await startFakeVoice({ port }).then(() => "started", String)).to.include("EADDRINUSE");
  });

  it("frees its port when it is stopped, also twice", async () => {
    const service = await aService();
    await service.stop();
    await service.stop();
    await using again = await startFakeVoice({ port: service.port });
    expect(await mint(again)).to.have.property("status", 200);
  });
});
