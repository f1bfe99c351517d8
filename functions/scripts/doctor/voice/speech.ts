import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { inputRateHz } from "../../../../web/client/src/voice/rates.ts";
import { audioEndMessage, audioMessage } from "../../../../web/client/src/voice/wire.ts";
import { type Check, fail, pass } from "../check.ts";
import { startSession } from "../start-session.ts";
import { Talk } from "./talk.ts";

/** "When are you open on Saturday?", 16 bits, 16 kHz, by espeak-ng. */
const recording = new URL("../../../test/pages/voice/sounds/hours.wav", import.meta.url);
const headBytes = 44;
const frameMs = 100;
const frameBytes = (inputRateHz / 1000) * frameMs * 2;
/** 2 s: how long a page sends silence after muting, for models where only silence ends speech. */
const silenceMs = 2_000;

/** 20 s from the first sound to the answer. */
const patienceMs = 20_000;

/** The recording as microphone frames, without the silence around it. */
const readFrames = (): readonly Buffer[] => {
  const sound = readFileSync(recording).subarray(headBytes);
  const frames = Array.from({ length: Math.ceil(sound.length / frameBytes) }, (_, at) =>
    sound.subarray(at * frameBytes, (at + 1) * frameBytes),
  );
  const isLoud = (frame: Buffer): boolean => frame.some((byte, at) => at % 2 === 1 && byte > 1 && byte < 0xfe);
  return frames.slice(frames.findIndex(isLoud), frames.findLastIndex(isLoud) + 1);
};

/** Checks that a visitor who mutes right after speaking is heard and answered. */
export const speech: Check = {
  name: "voice/speech",
  timeMs: 40_000,
  run: async (patient, signal) => {
    const session = await startSession(patient, signal);
    const time = AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]);
    using talk = await Talk.open(session, { signal: time });
    const mute = Array.from({ length: session.traits.stream_end_ends_speech ? 0 : silenceMs / frameMs }, () => Buffer.alloc(frameBytes));
    for (const frame of [...readFrames(), ...mute]) {
      talk.send(audioMessage(frame.toString("base64")));
      await pause(frameMs);
    }
    talk.send(audioEndMessage);
    let heard = "";
    for (;;) {
      const event = await talk.until("heard", "audio", "tool_call").catch(() => undefined);
      if (event === undefined) break;
      if (event.kind !== "heard")
        return pass(`A visitor who speaks and then mutes is answered${heard === "" ? "" : ` ("${heard.trim()}")`}.`);
      heard += event.text;
    }
    const mend = "Try again; then look at end_of_speech_ms of the project, and at the model (LIVE_MODEL).";
    return fail(
      `A visitor who speaks and then mutes is ${heard === "" ? "not heard" : `heard ("${heard.trim()}"), and not answered`}.`,
      mend,
    );
  },
};
