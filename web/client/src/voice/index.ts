export { afterClose, type CloseFacts, pauseMs, type Recovery } from "./after-close.ts";
export { next } from "./next-state.ts";
export {
  type EndReason,
  isLive,
  type Microphone,
  type MicrophoneFailure,
  type Talk,
  type VoiceEffect,
  type VoiceEvent,
  type VoiceState,
  type VoiceStep,
} from "./state.ts";
export { inputRateHz, outputRateHz } from "./rates.ts";
export { parseFrame, type ServerEvent, type ToolCall } from "./wire.ts";
