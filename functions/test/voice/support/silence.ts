import type { FakeVoice } from "../../../fakes/voice/start-fake-voice.ts";
import type { LiveSocket } from "./live-socket.ts";

/** Advances the clock once the service has processed what was sent so far. */
export const silenceTo = async ({ control }: FakeVoice, { frames }: LiveSocket, ms: number): Promise<void> => {
  const [before] = control.sessions();
  while (control.sessions()[0]?.received === 1 && frames.length > 0 && before !== undefined) await new Promise(setImmediate);
  await control.advance(ms);
};
