import { voiceControl } from "../../../support/control-voice.ts";

/** What to wait with for the connection that follows the present one. */
export const nextConnection = async (): Promise<() => Promise<void>> => {
  const [before] = await voiceControl.sessions();
  return async () => voiceControl.untilSession((session) => session.id !== before?.id);
};

export const breakConnection = async (): Promise<void> => {
  const follower = await nextConnection();
  await voiceControl.drop();
  await follower();
};

/** Breaks it twice, and lets the third one never get ready. */
export const keepReconnecting = async (): Promise<void> => {
  await voiceControl.changeSettings({ setupDelayMs: 60_000 });
  await breakConnection();
  await breakConnection();
};
