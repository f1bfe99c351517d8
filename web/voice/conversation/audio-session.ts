/**
 * Tells an iPhone what the page's sound is: its silent switch mutes a page that plays without a microphone, as if an answer were a game's music.
 * Only Safari knows audio sessions.
 */
export const useAudioSession = (type: "playback" | "play-and-record" | "auto"): void => {
  const session: unknown = Reflect.get(navigator, "audioSession");
  if (typeof session === "object" && session !== null) Reflect.set(session, "type", type);
};
