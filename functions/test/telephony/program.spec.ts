import { expect } from "chai";
import { startFakeTelephony } from "../../fakes/telephony/start-fake-telephony.ts";
import { aProgram, waysToStop } from "../support/programs.ts";
import { aPair } from "./support/a-telephony.ts";

describe("the telephony service", () => {
  for (const [how, stop] of waysToStop) {
    it(`runs as a program that says where it is, and stops at ${how}`, async () => {
      const { child, exit, line } = await aProgram("telephony", ["--port", "0", "--voice-url", "http://127.0.0.1:1/voice"]);
      const [, url = ""] = /^Fake of Twilio: (http:\/\/127\.0\.0\.1:\d+)\n$/.exec(line) ?? [];
      const settings = await (await fetch(`${url}/control/settings`)).text();
      expect(settings).to.include('"voiceUrl":"http://127.0.0.1:1/voice"').and.to.include('"speed":1,');
      stop(child);
      expect(await exit).to.deep.equal([0, null]);
    });
  }

  it("fails when its port is taken, and frees it when it is stopped, also twice", async () => {
    const { service } = await aPair();
    const { port } = service;
    expect(await startFakeTelephony({ port }).then(() => "started", String)).to.include("EADDRINUSE");
    await service.stop();
    await service.stop();
    await using again = await startFakeTelephony({ port });
    expect((await fetch(again.url)).status).to.equal(200);
  });
});
