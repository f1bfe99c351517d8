import type { EndReason, VoiceEffect, VoiceState, VoiceStep } from "./state.ts";

export const stay = (state: VoiceState, effects: readonly VoiceEffect[] = []): VoiceStep => ({ state, effects });

export const end = (reason: EndReason): VoiceStep => stay({ kind: "ended", reason }, [{ kind: "release" }]);
