import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "chai";
import { functionsDir } from "../../local/stack/paths.ts";
import { parseScenario } from "./read-scenario.ts";
import { findRecording, readWav, requireSpeech, speak } from "./sound.ts";

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

  it("needs a speaker for what has no recording, and says which before anybody comes", async () => {
    const path = process.env["PATH"];
    process.env["PATH"] = "";
    try {
      const talk = (yaml: string) => [parseScenario(`name: a\ntalk: [${yaml}]\n`, "a.yaml")];
      await requireSpeech(talk("{says: Hello, wav: hello.wav}, {waits: 1}"));
      const refused = await requireSpeech(talk("{says: Hello, wav: hello.wav}, {says: Goodbye}")).catch(String);
      expect(refused).to.include("“Goodbye” cannot be spoken in en.").and.include("apt-get install espeak-ng");
      const norwegian = await requireSpeech(talk("{says: Hello, wav: hello.wav}, {says: Ha det, language: nb}")).catch(String);
      expect(norwegian).to.include("“Ha det” cannot be spoken in nb.");
    } finally {
      process.env["PATH"] = path;
    }
  });

  it("comes from the folder of its scenario, and from nowhere that a link leads to", async () => {
    const all = mkdtempSync(join(tmpdir(), "lectern-sounds-"));
    const folder = join(all, "scenarios");
    mkdirSync(join(folder, "sounds"), { recursive: true });
    mkdirSync(join(all, "scenarios-of-others"));
    for (const path of ["scenarios/sounds/hello.wav", "secret.wav", "scenarios-of-others/secret.wav"])
      copyFileSync(recording, join(all, path));
    symlinkSync(join(all, "secret.wav"), join(folder, "link.wav"));
    symlinkSync(all, join(folder, "up"));
    expect(await findRecording(folder, "sounds/hello.wav")).to.equal(realpathSync(join(folder, "sounds/hello.wav")));
    expect(await findRecording(folder, "sounds/../sounds/hello.wav")).to.equal(realpathSync(join(folder, "sounds/hello.wav")));
    for (const wav of ["../secret.wav", "sounds/../../secret.wav", "../scenarios-of-others/secret.wav", "link.wav", "up/secret.wav", "."])
      expect(await findRecording(folder, wav).catch(String), wav).to.match(
        /SetupError: The recording .* is not in the folder of its scenario/,
      );
    for (const wav of [join(all, "secret.wav"), "/dev/zero", "none.wav"])
      expect(await findRecording(folder, wav).catch(String), wav).to.include("cannot be read");
    expect(await findRecording(folder, "sounds").catch(String)).to.include("is no file of at most 10 MiB");
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
