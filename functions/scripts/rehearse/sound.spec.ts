import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import { functionsDir } from "../stack/paths.ts";
import { readWav, speak } from "./sound.ts";

const recording = join(functionsDir, "test/pages/voice/sounds/hours.wav");

describe("the sound of a visitor", () => {
  it("is what a recording says, at the rate of a microphone, with the silence that ends it", async () => {
    const frames = await speak("", { wav: recording, language: "en" });
    const file = readFileSync(recording);
    const seconds = (file.length - 44) / file.readUInt32LE(28);
    expect(frames.length).to.equal(Math.ceil(seconds * 10) + 15);
    const [samples, silence] = [frames.slice(0, -15), frames.slice(-14)].map((some) =>
      Buffer.concat(some.map((data) => Buffer.from(data, "base64"))),
    );
    expect(samples?.some((byte) => byte !== 0)).to.equal(true);
    expect(silence?.every((byte) => byte === 0)).to.equal(true);
  });

  it("is refused where it is no recording, or none that is understood", async () => {
    expect(() => readWav(Buffer.from("nothing"), "a.wav")).to.throw("a.wav is no WAV file of 16-bit PCM in one channel.");
    const stereo = Buffer.from(readFileSync(recording));
    stereo.writeUInt16LE(2, 22);
    expect(() => readWav(stereo, "a.wav")).to.throw("one channel");
    const missing = await speak("Hello", { wav: "/nowhere.wav", language: "en" }).catch(String);
    expect(missing).to.include("/nowhere.wav cannot be read");
  });
});
