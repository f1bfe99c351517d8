import type { VoiceOfOne } from "../../../support/control-voice.ts";

export const breakConnection = async (service: VoiceOfOne): Promise<void> => {
  const follower = await service.nextConnection();
  await service.drop();
  await follower();
};

/** Breaks the connection twice, and never lets the third one become ready. */
export const keepReconnecting = async (service: VoiceOfOne): Promise<void> => {
  await service.change({ setupDelayMs: 60_000 });
  await breakConnection(service);
  await breakConnection(service);
};
