import type { VoiceOfOne } from "../../../support/control-voice.ts";

export const breakConnection = async (service: VoiceOfOne): Promise<void> => {
  const follower = await service.nextConnection();
  await service.drop();
  await follower();
};

/** Breaks it twice, and lets the third one never get ready. */
export const keepReconnecting = async (service: VoiceOfOne): Promise<void> => {
  await service.change({ setupDelayMs: 60_000 });
  await breakConnection(service);
  await breakConnection(service);
};
