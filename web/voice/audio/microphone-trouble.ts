import type { Microphone, MicrophoneFailure } from "@lectern/client/voice";

/** Asking again would change nothing. */
const hopeless: ReadonlySet<Microphone> = new Set<Microphone>(["insecure_page", "blocked_by_policy", "unsupported"]);

export const isHopeless = (microphone: Microphone): boolean => hopeless.has(microphone);

export const isFailure = (microphone: Microphone): microphone is MicrophoneFailure => microphone !== "on" && microphone !== "muted";
